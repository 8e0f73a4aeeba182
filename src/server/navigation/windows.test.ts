import { and, desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { SCREENS } from '#contract/navigation/window-names.ts';
import { NEEDED_WINDOWS } from '#contract/navigation/windows.ts';
import { auditEvent } from '#server/audit/tables.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';

const { app, db } = await startApp(await cloneDatabase());
await addUser(db, 'administrator');
await addUser(db, 'auditor');
const administrator = await signInAs(app, 'administrator');

const LINK = {
  name: { th: 'อินทราเน็ต', en: 'Intranet' },
  url: 'https://intranet.example/',
  hidden: false,
};
let made = 0;
const nextCode = () => `link-${++made}`;

const send = async (call: string, input: object, headers = administrator) =>
  (await post(app, `windows/${call}`, input, headers)).body;

async function addLink(values: object = {}) {
  return send('add', { code: nextCode(), ...LINK, ...values });
}

async function findWindow(code: string) {
  const { data } = await send('list', { search: code, size: 100 });
  return data.rows.find((row: { code: string }) => row.code === code);
}

async function saveWindow(code: string, values: object) {
  const { id, version, name, url, hidden } = await findWindow(code);
  return send('save', { id, version, values: { code, name, url, hidden, ...values } });
}

test('every screen of the product has its window, with its address and its place in the menu', async () => {
  const { data } = await send('list', { size: 100, filters: { kind: 'product' } });
  const codes = data.rows.map(({ code }: { code: string }) => code);
  expect(codes.toSorted()).toEqual([...SCREENS].toSorted());
  expect(await findWindow('BulkSMS')).toMatchObject({
    product: true,
    paths: ['/BulkSMS'],
    placed: 1,
    url: null,
  });
});

test('links stand in the order of the language that they are read in', async () => {
  const names = [
    { th: 'กข', en: 'Zebra' },
    { th: 'ขค', en: 'Apple' },
    { th: 'คง', en: '' },
  ];
  for (const name of names) await addLink({ code: `sorted-${nextCode()}`, name });
  const sorted = async (language: string) =>
    (await send('list', { search: 'sorted-', language })).data.rows.map(
      ({ name }: { name: { th: string } }) => name.th,
    );
  expect(await sorted('th')).toEqual(['กข', 'ขค', 'คง']);
  expect(await sorted('en')).toEqual(['ขค', 'กข', 'คง']);
});

test('a window of the product is renamed in each language and hidden, which is recorded', async () => {
  const saved = await saveWindow('RejectMaint', {
    name: { th: 'สาเหตุที่ไม่อนุมัติ', en: 'Why we say no', ja: '却下理由' },
    hidden: true,
  });
  expect(saved.data).toMatchObject({ hidden: true, name: { ja: '却下理由' }, code: 'RejectMaint' });
  const [event] = await db
    .select()
    .from(auditEvent)
    .where(and(eq(auditEvent.subject, 'NavWindow'), eq(auditEvent.action, 'change')))
    .orderBy(desc(auditEvent.id))
    .limit(1);
  expect(event?.changes).toMatchObject({ hidden: { from: false, to: true } });
});

test('it can be neither deleted, nor called by another code, nor made a link', async () => {
  const { id } = await findWindow('user');
  expect((await send('delete', { ids: [id] })).reasonText).toBe('of_product');
  expect((await saveWindow('user', { code: 'people' })).reasonText).toBe('of_product');
  expect((await saveWindow('user', { url: 'https://evil.example/' })).reasonText).toBe(
    'of_product',
  );
  expect(await findWindow('user')).toMatchObject({ code: 'user', url: null, version: 1 });
});

test.each(NEEDED_WINDOWS)(
  '%s cannot be hidden, or nobody could bring the rest back',
  async (code) => {
    const refused = await saveWindow(code, { hidden: true });
    expect(refused).toMatchObject({ reasonText: 'needed', data: { fields: { hidden: 'needed' } } });
    expect((await saveWindow(code, { name: { th: 'ชื่อใหม่' } })).isSuccess).toBe(true);
  },
);

test('staff add a link to another system, change it, delete it and bring it back', async () => {
  const { data: link } = await addLink();
  expect(link).toMatchObject({ product: false, url: LINK.url, paths: [], placed: 0 });
  const { id, version, code, name } = link;
  const values = { code, name, url: 'https://hr.example/leave', hidden: false };
  expect((await send('save', { id, version, values })).data.url).toBe('https://hr.example/leave');
  expect((await send('delete', { ids: [id] })).isSuccess).toBe(true);
  expect(await findWindow(code)).toBeUndefined();
  expect((await send('restore', { ids: [id] })).isSuccess).toBe(true);
  expect((await findWindow(code)).url).toBe('https://hr.example/leave');
});

test.each([
  'http://intranet.example/',
  'javascript:alert(1)',
  'data:text/html,hello',
  '/DashboardMt',
  '//evil.example',
  'https://user:secret@intranet.example/',
  'intranet',
  '',
  `https://intranet.example/${'a'.repeat(2_000)}`,
])('a link must be an encrypted web address without a password: %s', async (url) => {
  const { reasonText, data } = await addLink({ url });
  expect(reasonText).toBe('invalid_input');
  expect(Object.keys(data.fields)).toEqual(['url']);
});

test('a link without an address is no link', async () => {
  const refused = await addLink({ url: null });
  expect(refused).toMatchObject({
    reasonText: 'invalid_input',
    data: { fields: { url: 'required' } },
  });
});

test.each(['', '1link', 'a b', 'a.b', 'a/b', 'ลิงก์', 'a'.repeat(51)])(
  'a code is a short word of letters, digits, - and _: "%s"',
  async (code) => {
    expect((await addLink({ code })).data.fields).toHaveProperty('code');
  },
);

test('a code is used once, whether written large or small, and also while in the bin', async () => {
  const { data: link } = await addLink();
  const again = await addLink({ code: link.code.toUpperCase() });
  expect(again).toMatchObject({ reasonText: 'taken', data: { fields: { code: 'taken' } } });
  expect((await addLink({ code: 'dashboardmt' })).reasonText).toBe('taken');
  await send('delete', { ids: [link.id] });
  expect((await addLink({ code: link.code })).data.fields).toEqual({ code: 'in_bin' });
});

test('a link that stands in the menu or has an address is not deleted under it', async () => {
  const { data: link } = await addLink();
  const node = await post(
    app,
    'nodes/add',
    { parentId: null, icon: 'link', name: {}, windowId: link.id, hidden: false },
    administrator,
  );
  expect((await send('delete', { ids: [link.id] })).data.fields).toEqual({ [link.id]: 'NavNode' });
  await post(app, 'nodes/delete', { ids: [node.body.data.id], children: 'bin' }, administrator);
  await post(app, 'routes/add', { path: '/staff-portal', windowId: link.id }, administrator);
  expect((await send('delete', { ids: [link.id] })).data.fields).toEqual({ [link.id]: 'NavRoute' });
});

test('who saves an old version is told so', async () => {
  const { id, version, name } = await findWindow('GuaranteeMaint');
  const values = { code: 'GuaranteeMaint', name, url: null, hidden: false };
  expect((await send('save', { id, version, values })).isSuccess).toBe(true);
  expect((await send('save', { id, version, values })).reasonText).toBe('conflict');
});

test('windows are found by code, name and address', async () => {
  await addLink({
    code: 'payroll',
    url: 'https://money.example/slips',
    name: { th: 'สลิปเงินเดือน' },
  });
  for (const search of ['PAYROLL', 'เงินเดือน', 'money.example']) {
    const { data } = await send('list', { search });
    expect(
      data.rows.map(({ code }: { code: string }) => code),
      search,
    ).toEqual(['payroll']);
  }
});

test('who may only look cannot change anything', async () => {
  const auditor = await signInAs(app, 'auditor');
  expect((await post(app, 'windows/list', {}, auditor)).status).toBe(200);
  for (const call of ['add', 'save', 'delete', 'restore'])
    expect((await post(app, `windows/${call}`, {}, auditor)).status, call).toBe(403);
});
