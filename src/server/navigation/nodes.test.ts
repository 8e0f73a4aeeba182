import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { NavNode } from '#contract/nav-nodes.ts';
import { NEEDED_WINDOWS } from '#contract/nav-windows.ts';
import type { MenuNode } from '#contract/navigation.ts';
import { auditEvent } from '#server/audit/tables.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { navNode } from './tables.ts';

const { app, db } = await startApp(await cloneDatabase());
await addUser(db, 'administrator');
await addUser(db, 'editor');
await addUser(db, 'auditor');
const administrator = await signInAs(app, 'administrator');

beforeEach(() => send('reset', {}));

async function send(call: string, input: object, headers = administrator) {
  return (await post(app, `nodes/${call}`, input, headers)).body;
}

type Tree = { version: string; nodes: NavNode[]; windows: Array<{ id: number; code: string }> };
const readTree = async (): Promise<Tree> => (await send('tree', {})).data;

const nameOf = ({ name, window }: NavNode) => name.en ?? window?.code ?? '';

async function find(name: string): Promise<NavNode> {
  const node = (await readTree()).nodes.find((other) => nameOf(other) === name);
  if (!node) throw new Error(`No node ${name}.`);
  return node;
}

async function childrenOf(name: string): Promise<string[]> {
  const { id } = await find(name);
  return (await readTree()).nodes.filter(({ parentId }) => parentId === id).map(nameOf);
}

async function topNames(): Promise<string[]> {
  return (await readTree()).nodes.filter(({ parentId }) => parentId === null).map(nameOf);
}

async function windowId(code: string): Promise<number | undefined> {
  return (await readTree()).windows.find((window) => window.code === code)?.id;
}

async function addNode(values: object) {
  const node = { parentId: null, icon: '', name: {}, windowId: null, hidden: false };
  return send('add', { ...node, ...values });
}

async function saveNode(name: string, values: object) {
  const { id, version, parentId, icon, name: own, windowId: window, hidden } = await find(name);
  const before = { parentId, icon, name: own, windowId: window, hidden };
  return send('save', { id, version, values: { ...before, ...values } });
}

/** The tree as it is, changed by `change`, sent as a whole. */
async function arrange(change: (nodes: Place[]) => Place[]) {
  const { version, nodes } = await readTree();
  return send('arrange', {
    version,
    nodes: change(nodes.map(({ id, parentId }) => ({ id, parentId }))),
  });
}
type Place = { id: number; parentId: number | null };

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

test('under a deleted heading nodes move up into its place', async () => {
  const loans = await find('Loans');
  expect((await send('delete', { ids: [loans.id], children: 'up' })).isSuccess).toBe(true);
  expect((await topNames()).slice(0, 5)).toEqual([
    'DashboardMt',
    'RegisterMaint',
    'RegisterMaintPartner',
    'RegisterMaintHist',
    'Messages and applicants',
  ]);
});

test('or go to the bin with it, and come back with it', async () => {
  const before = await childrenOf('Branches');
  const branches = await find('Branches');
  await send('delete', { ids: [branches.id], children: 'bin' });
  const names = (await readTree()).nodes.map(nameOf);
  for (const gone of ['Branches', ...before]) expect(names).not.toContain(gone);
  expect((await send('restore', { ids: [branches.id] })).isSuccess).toBe(true);
  expect(await childrenOf('Branches')).toEqual(before);
  expect((await topNames()).at(-1)).toBe('Branches');
});

test('what comes back without its heading stands at the top', async () => {
  const branches = await find('Branches');
  const gsb = await find('BranchGSBMaint');
  await send('delete', { ids: [branches.id], children: 'bin' });
  await send('restore', { ids: [gsb.id] });
  expect((await topNames()).at(-1)).toBe('BranchGSBMaint');
});

test('what is deleted or there already is neither deleted nor restored', async () => {
  const branches = await find('Branches');
  expect((await post(app, 'nodes/restore', { ids: [branches.id] }, administrator)).status).toBe(
    404,
  );
  await send('delete', { ids: [branches.id], children: 'bin' });
  const again = { ids: [branches.id], children: 'bin' };
  expect((await post(app, 'nodes/delete', again, administrator)).status).toBe(404);
});

test('a node does not come back without the link that it opens', async () => {
  const link = { code: 'gone', name: { th: 'หายไป' }, url: 'https://gone.example/', hidden: false };
  const { body } = await post(app, 'windows/add', link, administrator);
  const { data: node } = await addNode({ windowId: body.data.id });
  await send('delete', { ids: [node.id], children: 'bin' });
  await post(app, 'windows/delete', { ids: [body.data.id] }, administrator);
  expect((await send('restore', { ids: [node.id] })).reasonText).toBe('window_in_bin');
});

test.each(NEEDED_WINDOWS)('%s stays in the menu whichever way it is to go', async (code) => {
  const node = await find(code);
  expect((await send('delete', { ids: [node.id], children: 'up' })).reasonText).toBe('needed');
  expect((await saveNode(code, { hidden: true })).reasonText).toBe('needed');
  expect((await saveNode(code, { windowId: await windowId('BulkSMS') })).reasonText).toBe('needed');
});

test('nor does it go with its heading', async () => {
  const system = await find('System');
  const refused = await send('delete', { ids: [system.id], children: 'bin' });
  expect(refused).toMatchObject({
    reasonText: 'needed',
    data: { fields: { NavWindow: 'needed' } },
  });
  expect((await saveNode('System', { hidden: true })).reasonText).toBe('needed');
  expect((await send('delete', { ids: [system.id], children: 'up' })).isSuccess).toBe(true);
});

test('the first menu comes back whole; what stood there lies in the bin', async () => {
  const first = (await readTree()).nodes.map(nameOf);
  await send('delete', { ids: [(await find('Branches')).id], children: 'bin' });
  await addNode({ name: { th: 'ของเรา', en: 'Ours' } });
  expect((await send('reset', {})).isSuccess).toBe(true);
  expect((await readTree()).nodes.map(nameOf)).toEqual(first);
  const { data } = await send('list', { bin: true, search: 'ours' });
  expect(data.rows.map(nameOf)).toContain('Ours');
});

test('the record holds the menu before and after it was arranged', async () => {
  await arrange((nodes) => nodes.toReversed());
  const [event] = await db
    .select()
    .from(auditEvent)
    .where(and(eq(auditEvent.subject, 'NavNode'), eq(auditEvent.action, 'arrange')))
    .orderBy(desc(auditEvent.id))
    .limit(1);
  expect(event?.actor).toBe('administrator');
  expect(event?.changes.menu?.from).toMatch(/^แดชบอร์ด\nงานสินเชื่อ\n– ใบสมัครสินเชื่อ/);
  expect(event?.changes.menu?.to).toMatch(/^บัญชีของฉัน\nระบบ\n– บันทึกการใช้งาน/);
});

test('each node that goes to the bin is in the record by name', async () => {
  await send('delete', { ids: [(await find('Branches')).id], children: 'bin' });
  const events = await db
    .select({ name: auditEvent.subjectName })
    .from(auditEvent)
    .where(and(eq(auditEvent.subject, 'NavNode'), eq(auditEvent.action, 'delete')))
    .orderBy(desc(auditEvent.id))
    .limit(4);
  expect(events.map(({ name }) => name).toSorted()).toEqual(
    ['สาขา', 'สาขา BCP', 'สาขา GSB', 'สาขา TIP'].toSorted(),
  );
});

test('a refused change leaves everything as it was, also in the record', async () => {
  const before = await db.select().from(navNode).where(isNotNull(navNode.id));
  const events = await db.$count(auditEvent);
  await send('delete', { ids: [(await find('System')).id], children: 'bin' });
  expect(await db.select().from(navNode).where(isNotNull(navNode.id))).toEqual(before);
  expect(await db.$count(auditEvent)).toBe(events);
});

test('for the preview each group is told with the windows that it may see', async () => {
  const { data } = await send('viewers', {});
  const editors = data.find(({ name }: { name: { en: string } }) => name.en === 'Content editors');
  expect(editors.windows).toContain('ArticlesMaint');
  expect(editors.windows).not.toContain('user');
});

test('who may only look cannot change anything', async () => {
  const auditor = await signInAs(app, 'auditor');
  expect((await post(app, 'nodes/tree', {}, auditor)).status).toBe(200);
  for (const call of ['add', 'save', 'arrange', 'delete', 'restore', 'reset'])
    expect((await post(app, `nodes/${call}`, {}, auditor)).status, call).toBe(403);
  const editor = await signInAs(app, 'editor');
  expect((await post(app, 'nodes/tree', {}, editor)).status).toBe(403);
});
