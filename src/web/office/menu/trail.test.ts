import { expect, test } from 'vitest';
import type { MenuNode } from '#contract/navigation/navigation.ts';
import { findTrail, firstScreen, listTargets, screenAt, screenName } from './trail.ts';

let id = 0;
function node(name: string, href: string | null, children: MenuNode[] = []): MenuNode {
  id += 1;
  return { id, name: { th: name }, icon: '', href, external: false, window: null, children };
}

const menu = [
  node('แดชบอร์ด', '/DashboardMt'),
  node('ผู้ใช้และสิทธิ์', null, [node('ผู้ใช้งาน', '/user'), node('ลึก', null, [node('กลุ่ม', '/userGroup')])]),
];
const names = (nodes: readonly MenuNode[]) => nodes.map(({ name }) => name.th);

test('the trail leads from the top heading down to the screen', () => {
  expect(names(findTrail(menu, '/userGroup'))).toEqual(['ผู้ใช้และสิทธิ์', 'ลึก', 'กลุ่ม']);
  expect(findTrail(menu, '/BulkSMS')).toEqual([]);
});

test('an address leads to its screen however it is written, as the router takes it', () => {
  for (const path of ['/dashboardmt', '/DashboardMt/', '/DASHBOARDMT//']) {
    expect(screenAt(path), path).toBe('DashboardMt');
    expect(names(findTrail(menu, path)), path).toEqual(['แดชบอร์ด']);
  }
  expect(screenAt('/usergroup')).toBe('userGroup');
  expect(screenAt('/User/')).toBe('user');
  expect(screenAt('/user/Group')).toBeUndefined();
  expect(screenAt('/')).toBeUndefined();
  expect(findTrail(menu, '/')).toEqual([]);
});

test('every screen is listed with its headings', () => {
  expect(listTargets(menu).map(({ node, above }) => [node.href, names(above)])).toEqual([
    ['/DashboardMt', []],
    ['/user', ['ผู้ใช้และสิทธิ์']],
    ['/userGroup', ['ผู้ใช้และสิทธิ์', 'ลึก']],
  ]);
});

test('a screen is called as in the menu, else by its own name', () => {
  expect(screenAt('/user')).toBe('user');
  expect(screenName(menu, 'user', 'th')).toBe('ผู้ใช้งาน');
  expect(screenName([], 'user', 'en')).toBe('Users');
});

test('work begins with the first screen of the menu that somebody may see', () => {
  expect(firstScreen(menu, ['userGroup.view', 'user.view'])).toBe('user');
  expect(firstScreen(menu, ['user.edit', 'userGroup.view'])).toBe('userGroup');
  // Also where the menu has not come, or has it nowhere.
  expect(firstScreen([], ['RegisterMaintPartner.view'])).toBe('RegisterMaintPartner');
  expect(firstScreen(menu, [])).toBeUndefined();
});
