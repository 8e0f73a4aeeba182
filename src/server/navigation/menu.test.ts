import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { MenuNode } from '#contract/navigation/navigation.ts';
import { SCREENS } from '#contract/navigation/window-names.ts';
import { WINDOWS } from '#contract/rights/permissions.ts';
import { addUser, ROLES, type Role, signInAs } from '#tests/support/people.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { seedNavigation } from './seed.ts';
import { navNode, navRoute, navWindow } from './tables.ts';

const { app, db } = await startApp(await cloneDatabase());
for (const role of ROLES) await addUser(db, role);

beforeEach(async () => {
  await db.delete(navNode);
  await db.delete(navRoute);
  await db.delete(navWindow);
  await seedNavigation(db);
});

async function readMenu(role: Role): Promise<MenuNode[]> {
  const { body } = await post(app, 'navigation/menu', {}, await signInAs(app, role));
  return body.data.nodes;
}

function flatten(nodes: MenuNode[]): MenuNode[] {
  return nodes.flatMap((node) => [node, ...flatten(node.children)]);
}

const windowsOf = async (role: Role) =>
  flatten(await readMenu(role)).flatMap(({ window }) => window ?? []);

async function windowId(code: string): Promise<number> {
  const [row] = await db.select().from(navWindow).where(eq(navWindow.code, code));
  if (!row) throw new Error(`No window ${code}.`);
  return row.id;
}

test('an administrator finds every screen of the product in it, each once, at its address', async () => {
  const nodes = flatten(await readMenu('administrator')).filter(({ window }) => window);
  expect(nodes.map(({ window }) => window).sort()).toEqual([...SCREENS].sort());
  for (const { href, window } of nodes) expect(href).toBe(`/${window}`);
});

test('editors see content and no users, partners only their applications, nobody just the account', async () => {
  const editor = await windowsOf('editor');
  expect(editor).toContain('ArticlesMaint');
  expect(editor).not.toContain('user');
  expect(await windowsOf('partnergsb')).toEqual(['RegisterMaintPartner', 'Account']);
  expect(await windowsOf('nobody')).toEqual(['Account']);
  expect(await windowsOf('auditor')).toHaveLength(WINDOWS.length + 1);
});

test('a heading under which nothing may be seen is left out', async () => {
  const names = (await readMenu('editor')).map(({ name }) => name.en);
  expect(names).toContain('Website content');
  expect(names).not.toContain('People and rights');
});

test('hidden windows, hidden nodes and what is in the bin are left out', async () => {
  await db.update(navWindow).set({ hidden: true }).where(eq(navWindow.code, 'BulkSMS'));
  await db
    .update(navNode)
    .set({ hidden: true })
    .where(eq(navNode.windowId, await windowId('Audit')));
  await db
    .update(navNode)
    .set({ deletedAt: new Date() })
    .where(eq(navNode.windowId, await windowId('SmtpMaint')));
  const windows = await windowsOf('administrator');
  for (const gone of ['BulkSMS', 'Audit', 'SmtpMaint']) expect(windows).not.toContain(gone);
});

test('a window is called in the menu as staff renamed it, a node by its own name where it has one', async () => {
  await db
    .update(navWindow)
    .set({ name: { th: 'ใบสมัครทั้งหมด' } })
    .where(eq(navWindow.code, 'RegisterMaint'));
  await db
    .update(navNode)
    .set({ name: { th: 'หน้าหลัก' } })
    .where(eq(navNode.windowId, await windowId('DashboardMt')));
  const nodes = flatten(await readMenu('administrator'));
  expect(nodes.find(({ window }) => window === 'RegisterMaint')?.name.th).toBe('ใบสมัครทั้งหมด');
  expect(nodes.find(({ window }) => window === 'DashboardMt')?.name.th).toBe('หน้าหลัก');
});

test('links of the house lead out, and only to web addresses', async () => {
  for (const [code, url] of [
    ['intranet', 'https://intranet.example/'],
    ['script', 'javascript:alert(1)'],
    ['path', '/evil'],
  ] as const) {
    const [row] = await db
      .insert(navWindow)
      .values({ code, url, name: { th: code } })
      .returning();
    await db.insert(navNode).values({ position: 99, name: {}, windowId: row?.id ?? null });
  }
  const external = flatten(await readMenu('nobody')).filter((node) => node.external);
  expect(external.map(({ href, window }) => [href, window])).toEqual([
    ['https://intranet.example/', null],
  ]);
});

test('nodes in a circle do not hang the menu', async () => {
  const [first] = await db
    .insert(navNode)
    .values({ position: 1, name: { th: 'ก' } })
    .returning();
  const [second] = await db
    .insert(navNode)
    .values({ position: 1, name: { th: 'ข' }, parentId: first?.id ?? null })
    .returning();
  await db
    .update(navNode)
    .set({ parentId: second?.id ?? null })
    .where(eq(navNode.id, first?.id ?? 0));
  expect(await windowsOf('nobody')).toEqual(['Account']);
});

test('a start changes nothing that staff arranged, and brings back what must not be lost', async () => {
  await db.delete(navNode).where(eq(navNode.windowId, await windowId('Audit')));
  await db.update(navWindow).set({ hidden: true }).where(eq(navWindow.code, 'user'));
  await db.update(navWindow).set({ deletedAt: new Date() }).where(eq(navWindow.code, 'NavNode'));
  await db.delete(navRoute).where(eq(navRoute.path, '/BulkSMS'));
  await seedNavigation(db);
  const windows = await windowsOf('administrator');
  expect(windows).not.toContain('Audit');
  expect(windows).not.toContain('user');
  expect(windows).toEqual(expect.arrayContaining(['NavNode', 'BulkSMS']));
});
