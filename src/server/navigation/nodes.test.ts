import { beforeEach, expect, test } from 'vitest';
import type { MenuNode } from '#contract/navigation/navigation.ts';
import { menuTree, type Place } from '#tests/support/menu-tree.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';

const { app, db } = await startApp(await cloneDatabase());
for (const role of ['administrator', 'editor', 'auditor'] as const) await addUser(db, role);
const administrator = await signInAs(app, 'administrator');
const { send, readTree, find, childrenOf, topNames, windowId, addNode, saveNode, arrange } =
  menuTree(app, administrator);

beforeEach(() => send('reset', {}));

const under = (nodes: Place[], id: number, parentId: number | null) =>
  nodes.map((node) => (node.id === id ? { id, parentId } : node));

test('the whole tree is put in order by one call, and the menu follows', async () => {
  const { id } = await find('Branches');
  const { isSuccess } = await arrange((nodes) => [
    ...nodes.filter((node) => node.id === id),
    ...nodes.filter((node) => node.id !== id),
  ]);
  expect(isSuccess).toBe(true);
  const menu = await post(app, 'navigation/menu', {}, administrator);
  expect(menu.body.data.nodes.map(({ name }: MenuNode) => name.en).slice(0, 3)).toEqual([
    'Branches',
    'Dashboard',
    'Loans',
  ]);
});

test('of two who arrange at once the second is told so, and nothing is mixed', async () => {
  const { version, nodes } = await readTree();
  const order = nodes.map(({ id, parentId }) => ({ id, parentId }));
  const both = await Promise.all([
    send('arrange', { version, nodes: order.toReversed() }),
    send('arrange', { version, nodes: [...order.slice(1), ...order.slice(0, 1)] }),
  ]);
  expect(both.map(({ reasonText }) => reasonText).toSorted()).toEqual(['', 'conflict']);
});

test('what was added, deleted or moved by another since is a conflict; what was renamed is not', async () => {
  const { version, nodes } = await readTree();
  const order = nodes.map(({ id, parentId }) => ({ id, parentId }));
  await saveNode('Branches', { name: { th: 'สาขาทั้งหมด', en: 'Branches' }, hidden: true });
  expect((await send('arrange', { version, nodes: order })).isSuccess).toBe(true);
  await addNode({ name: { th: 'ใหม่' } });
  expect((await send('arrange', { version, nodes: order })).reasonText).toBe('conflict');
});

test('a node that moved under another heading meets the form opened before as a conflict', async () => {
  const { id, version, icon, name, windowId: window, hidden } = await find('Audit');
  const people = await find('People and rights');
  await arrange((nodes) => under(nodes, id, people.id));
  const values = { parentId: null, icon, name, windowId: window, hidden };
  expect((await send('save', { id, version, values })).reasonText).toBe('conflict');
});

test('nodes in a circle are refused', async () => {
  const loans = await find('Loans');
  const { data: inner } = await addNode({ name: { th: 'ใน' }, parentId: loans.id });
  const refused = await arrange((nodes) => under(nodes, loans.id, inner.id));
  expect(refused.reasonText).toBe('cycle');
  expect((await arrange((nodes) => under(nodes, loans.id, loans.id))).reasonText).toBe('cycle');
  expect((await saveNode('Loans', { parentId: inner.id })).reasonText).toBe('cycle');
  expect((await find('Loans')).parentId).toBeNull();
});

test('more than three levels are refused, however they come about', async () => {
  const { data: one } = await addNode({ name: { th: 'หนึ่ง', en: 'One' } });
  const { data: two } = await addNode({ name: { th: 'สอง', en: 'Two' }, parentId: one.id });
  const { data: three } = await addNode({ name: { th: 'สาม', en: 'Three' }, parentId: two.id });
  expect((await addNode({ name: { th: 'สี่' }, parentId: three.id })).reasonText).toBe('too_deep');
  const loans = await find('Loans');
  expect((await arrange((nodes) => under(nodes, one.id, loans.id))).reasonText).toBe('too_deep');
  expect((await saveNode('One', { parentId: loans.id })).reasonText).toBe('too_deep');
});

test('a heading that is not there, or lies in the bin, holds nothing', async () => {
  expect((await addNode({ name: { th: 'ก' }, parentId: 999_999 })).reasonText).toBe(
    'unknown_parent',
  );
  const audit = await find('Audit');
  const refused = await arrange((nodes) => under(nodes, audit.id, 999_999));
  expect(refused).toMatchObject({
    reasonText: 'unknown_parent',
    data: { fields: { [audit.id]: 'unknown_parent' } },
  });
  const { data: gone } = await addNode({ name: { th: 'ข' } });
  await send('delete', { ids: [gone.id], children: 'bin' });
  expect((await saveNode('Audit', { parentId: gone.id })).reasonText).toBe('unknown_parent');
});

test('only headings hold others', async () => {
  const dashboard = await find('DashboardMt');
  const audit = await find('Audit');
  const refused = await arrange((nodes) => under(nodes, audit.id, dashboard.id));
  expect(refused.reasonText).toBe('not_heading');
  expect((await saveNode('Loans', { windowId: await windowId('Audit') })).reasonText).toBe(
    'not_heading',
  );
});

test('a window stands once under a heading, and may stand under another too', async () => {
  const loans = await find('Loans');
  const audit = await windowId('Audit');
  const { data: second } = await addNode({ windowId: audit, parentId: loans.id });
  expect((await addNode({ windowId: audit, parentId: loans.id })).reasonText).toBe('duplicate');
  const system = await find('System');
  expect((await arrange((nodes) => under(nodes, second.id, system.id))).reasonText).toBe(
    'duplicate',
  );
});

test('an arrangement that leaves nodes out, repeats one or names a strange one is refused', async () => {
  for (const change of [
    (nodes: Place[]) => nodes.slice(1),
    (nodes: Place[]) => [...nodes, ...nodes.slice(0, 1)],
    (nodes: Place[]) => [...nodes.slice(1), { id: 999_999, parentId: null }],
    () => [],
  ]) {
    const refused = await arrange(change);
    expect(refused).toMatchObject({
      reasonText: 'invalid_input',
      data: { fields: { nodes: 'incomplete' } },
    });
  }
});

test('a heading needs a name; a window lends its own', async () => {
  expect((await addNode({ name: { en: 'English only' } })).data.fields).toEqual({
    'name.th': 'required',
  });
  const loans = await find('Loans');
  const { data } = await addNode({ windowId: await windowId('Audit'), parentId: loans.id });
  expect(data).toMatchObject({ name: {}, window: { code: 'Audit' } });
  expect((await addNode({ windowId: 999_999 })).data.fields).toEqual({ windowId: 'invalid' });
});

test('a picture is one of those the menu knows', async () => {
  expect((await addNode({ name: { th: 'ก' }, icon: 'skull' })).data.fields).toEqual({
    icon: 'invalid',
  });
  expect((await addNode({ name: { th: 'ก' }, icon: 'chart' })).data.icon).toBe('chart');
});

test('a new node and one that changes its heading stand last', async () => {
  await addNode({ name: { th: 'ท้าย', en: 'Last' } });
  expect((await topNames()).at(-1)).toBe('Last');
  const loans = await find('Loans');
  await saveNode('Audit', { parentId: loans.id });
  expect((await childrenOf('Loans')).at(-1)).toBe('Audit');
});
