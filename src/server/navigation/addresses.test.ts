import { expect, test } from 'vitest';
import { SCREENS } from '#contract/navigation/window-names.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';

const { app, db } = await startApp(await cloneDatabase());
await addUser(db, 'administrator');
await addUser(db, 'nobody');
await addUser(db, 'auditor');
const administrator = await signInAs(app, 'administrator');

const send = async (call: string, input: object, headers = administrator) =>
  (await post(app, `routes/${call}`, input, headers)).body;

async function windowId(code: string): Promise<number> {
  const { data } = await send('windows', {});
  return data.find((window: { code: string }) => window.code === code).id;
}

async function addAlias(path: string, code = 'BulkSMS') {
  return send('add', { path, windowId: await windowId(code) });
}

async function addLink(code: string, url: string) {
  const link = { code, name: { th: code }, url, hidden: false };
  return (await post(app, 'windows/add', link, administrator)).body.data;
}

const open = async (path: string) => {
  const { statusCode, headers } = await app.inject(path);
  return [statusCode, headers.location ?? null];
};

test('every screen of the product has its own address, which stays as it is', async () => {
  const { data } = await send('list', { size: 100, filters: { kind: 'product' } });
  const paths = data.rows.map(({ path }: { path: string }) => path);
  expect(paths.toSorted()).toEqual(SCREENS.map((screen) => `/${screen}`).toSorted());
  const [{ id, version, windowId }] = data.rows;
  const values = { path: '/elsewhere', windowId };
  expect((await send('save', { id, version, values })).reasonText).toBe('of_product');
  expect((await send('delete', { ids: [id] })).reasonText).toBe('of_product');
});

test('addresses stand in the order of what the screens are called in the language read', async () => {
  const named = async (language: 'th' | 'en'): Promise<string[]> => {
    const { data } = await send('list', { sort: 'window', language, size: 100 });
    return data.rows.map(({ window }: { window: { name: Record<string, string> } }) =>
      window.name[language]?.toLowerCase(),
    );
  };
  for (const language of ['th', 'en'] as const) {
    const { compare } = new Intl.Collator(language);
    const found = await named(language);
    expect(found).toEqual(found.toSorted(compare));
  }
});

test('an alias leads to the screen at once, changes at once and is gone at once', async () => {
  expect(await open('/texting')).toEqual([404, null]);
  const { data: alias } = await addAlias('/texting');
  expect(await open('/texting')).toEqual([302, '/BulkSMS']);
  expect(await open('/TEXTING/?lang=en')).toEqual([302, '/BulkSMS?lang=en']);
  const { id, version } = alias;
  const values = { path: '/texting', windowId: await windowId('BulkSMSHist') };
  await send('save', { id, version, values });
  expect(await open('/texting')).toEqual([302, '/BulkSMSHist']);
  await send('delete', { ids: [id] });
  expect(await open('/texting')).toEqual([404, null]);
  await send('restore', { ids: [id] });
  expect(await open('/texting')).toEqual([302, '/BulkSMSHist']);
});

test('where an alias leads out of the house, only who is signed in is told', async () => {
  const { id } = await addLink('hr', 'https://hr.example/leave');
  await send('add', { path: '/hr/leave', windowId: id });
  const page = await app.inject('/hr/leave');
  expect([page.statusCode, page.headers.location]).toEqual([302, '/go?path=%2Fhr%2Fleave']);
  expect(page.body).not.toContain('hr.example');
  expect((await post(app, 'routes/follow', { path: '/hr/leave' })).status).toBe(401);
  const nobody = await signInAs(app, 'nobody');
  expect((await send('follow', { path: '/HR/leave' }, nobody)).data.href).toBe(
    'https://hr.example/leave',
  );
  for (const path of ['/nowhere', '//evil.example', '/BulkSMS', ''])
    expect((await post(app, 'routes/follow', { path }, nobody)).status, path).toBe(404);
});

test('an alias of a hidden window still works: rights decide, not the menu', async () => {
  await addAlias('/rejects', 'RejectMaint');
  const { body } = await post(app, 'windows/list', { search: 'RejectMaint' }, administrator);
  const [{ id, version, code, name, url }] = body.data.rows;
  const values = { code, name, url, hidden: true };
  await post(app, 'windows/save', { id, version, values }, administrator);
  expect(await open('/rejects')).toEqual([302, '/RejectMaint']);
});

test.each([
  'sms2',
  '/',
  '//sms2',
  '/sms2/',
  '/a//b',
  '/a.b',
  '/../etc',
  '/a b',
  '/ภาษาไทย',
  '/a?b=c',
  '/a#b',
  '/a%2Fb',
  'https://evil.example',
  `/${'a'.repeat(100)}`,
])('an address is letters, digits, - and _ between slashes: %s', async (path) => {
  const { reasonText, data } = await addAlias(path);
  expect(reasonText).toBe('invalid_input');
  expect(Object.keys(data.fields)).toEqual(['path']);
});

test.each([
  '/Articles',
  '/articles',
  '/login',
  '/LOGOUT',
  '/go',
  '/DashboardMt',
  '/dashboardmt',
  '/Account',
  '/api',
  '/API/user',
  '/assets/x',
  '/pictures/1',
  '/download/1',
  '/metrics',
  '/healthz',
])('an address that leads somewhere already cannot be taken: %s', async (path) => {
  expect(await addAlias(path)).toMatchObject({
    reasonText: 'taken',
    data: { fields: { path: 'page' } },
  });
});

test('an address is used once, whether written large or small, also while in the bin', async () => {
  const { data } = await addAlias('/once');
  expect((await addAlias('/ONCE')).data.fields).toEqual({ path: 'taken' });
  const other = (await addAlias('/other')).data;
  const values = { path: '/Once', windowId: other.windowId };
  const { id, version } = other;
  expect((await send('save', { id, version, values })).reasonText).toBe('taken');
  await send('delete', { ids: [data.id] });
  expect((await addAlias('/once')).data.fields).toEqual({ path: 'in_bin' });
  expect(await Promise.all([addAlias('/race'), addAlias('/RACE')]).then(reasons)).toEqual([
    '',
    'taken',
  ]);
});

const reasons = (answers: Array<{ reasonText: string }>) =>
  answers.map(({ reasonText }) => reasonText).toSorted();

test('an address leads to a window that is there', async () => {
  expect((await send('add', { path: '/x', windowId: 999_999 })).data.fields).toEqual({
    windowId: 'invalid',
  });
});

test('an alias does not come back without the link that it opens', async () => {
  const { id } = await addLink('old', 'https://old.example/');
  const { data: alias } = await send('add', { path: '/old', windowId: id });
  await send('delete', { ids: [alias.id] });
  await post(app, 'windows/delete', { ids: [id] }, administrator);
  expect((await send('restore', { ids: [alias.id] })).reasonText).toBe('window_in_bin');
});

test('addresses are found by path and by the name of their window, and sorted by either', async () => {
  await addAlias('/find-me', 'SmtpMaint');
  const { data } = await send('list', { search: 'find-ME' });
  expect(data.rows.map(({ path }: { path: string }) => path)).toEqual(['/find-me']);
  const mail = await send('list', { search: 'เซิร์ฟเวอร์อีเมล', sort: 'window' });
  expect(mail.data.rows.map(({ path }: { path: string }) => path)).toContain('/find-me');
});

test('who may only look cannot change anything', async () => {
  const auditor = await signInAs(app, 'auditor');
  expect((await post(app, 'routes/list', {}, auditor)).status).toBe(200);
  for (const call of ['add', 'save', 'delete', 'restore'])
    expect((await post(app, `routes/${call}`, {}, auditor)).status, call).toBe(403);
});
