import { expect, test } from 'vitest';
import { leavesForm } from './leaves-form.ts';

const at = (pathname: string, search = '') => ({ pathname, search });

test('another screen or another record leaves the form', () => {
  expect(leavesForm(at('/user'), at('/userGroup'))).toBe(true);
  expect(leavesForm(at('/user', '?id=1'), at('/user', '?id=2'))).toBe(true);
  expect(leavesForm(at('/user', '?id=1'), at('/user'))).toBe(true);
});

test('searching and sorting the list beside it does not', () => {
  expect(leavesForm(at('/user', '?id=1'), at('/user', '?q=som&sort=name&id=1'))).toBe(false);
});
