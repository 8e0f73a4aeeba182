import { expect, test } from 'vitest';
import { PERMISSIONS, type Permission, SECTIONS, WINDOWS } from '#contract/rights/permissions.ts';
import { permissionsOf, setPermissions, shareOf, togglePermissions } from './permission-set.ts';
import { windowsOf } from './sections.ts';

const anything = () => true;
const none = new Set<Permission>();

test('every screen stands in one section, and all permissions in the rows of the screens', () => {
  expect(SECTIONS.flatMap(windowsOf).toSorted()).toEqual(WINDOWS.toSorted());
  expect(WINDOWS.flatMap(permissionsOf)).toEqual(PERMISSIONS);
});

test('any right in a screen brings the right to see it', () => {
  expect([...setPermissions(none, ['Audit.export'], true, anything)].toSorted()).toEqual([
    'Audit.export',
    'Audit.view',
  ]);
});

test('who may not see a screen may do nothing there', () => {
  const held = new Set(permissionsOf('user'));
  expect(setPermissions(held, ['user.view'], false, anything)).toEqual(none);
  expect(setPermissions(held, ['user.edit'], false, anything).has('user.view')).toBe(true);
});

test('a row is turned on whole, then off', () => {
  const row = permissionsOf('userGroup');
  const all = togglePermissions(new Set<Permission>(['userGroup.view']), row, anything);
  expect(shareOf(all, row)).toBe('all');
  expect(togglePermissions(all, row, anything)).toEqual(none);
});

test('what one does not hold is left as it is, and does not keep the rest from going off', () => {
  const may = (permission: Permission) => permission !== 'user.delete';
  const row = permissionsOf('user');
  const on = togglePermissions(none, row, may);
  expect(on.has('user.delete')).toBe(false);
  expect(shareOf(on, row)).toBe('some');
  expect(togglePermissions(on, row, may)).toEqual(none);
});
