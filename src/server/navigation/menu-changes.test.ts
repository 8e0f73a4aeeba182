import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { NEEDED_WINDOWS } from '#contract/navigation/windows.ts';
import { auditEvent } from '#server/audit/tables.ts';
import { menuTree, nameOf } from '#tests/support/menu-tree.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { navNode } from './tables.ts';

const { app, db } = await startApp(await cloneDatabase());
for (const role of ['administrator', 'editor', 'auditor'] as const) await addUser(db, role);
const administrator = await signInAs(app, 'administrator');
const { send, readTree, find, childrenOf, topNames, windowId, addNode, saveNode, arrange } =
  menuTree(app, administrator);

beforeEach(() => send('reset', {}));

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
