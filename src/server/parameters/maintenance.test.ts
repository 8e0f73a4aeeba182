import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { PARAMETER_GROUPS, PARAMETER_NAMES, parametersOf } from '#contract/parameters/groups.ts';
import { PARAMETERS } from '#contract/parameters/parameters.ts';
import { checkParameter } from '#contract/parameters/rules.ts';
import { auditEvent } from '#server/audit/tables.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { globalParameter } from './tables.ts';

const url = await cloneDatabase();
const { app, db, log } = await startApp(url);
const other = await startApp(url);
let headers: Record<string, string> = {};

type Row = { name: string; value: unknown; version: number; stored: boolean; updatedBy: string };
const list = async (): Promise<Row[]> => (await post(app, 'parameter/list', {}, headers)).body.data;
const read = async (name: string) => (await list()).find((row) => row.name === name) as Row;
const save = async (...changes: Array<{ name: string; value: unknown; version?: number }>) => {
  const rows = await list();
  const versioned = changes.map((change) => ({
    version: rows.find((row) => row.name === change.name)?.version,
    ...change,
  }));
  return (await post(app, 'parameter/save', { changes: versioned }, headers)).body;
};

beforeAll(async () => {
  await addUser(db, 'administrator');
  headers = await signInAs(app, 'administrator');
});

test('every parameter stands in one group and its default is a value it may have', () => {
  expect(PARAMETER_GROUPS.flatMap(parametersOf).sort()).toEqual([...PARAMETER_NAMES].sort());
  for (const name of PARAMETER_NAMES)
    expect(checkParameter(name, PARAMETERS[name].initial), name).toBeUndefined();
});

test('a change is kept with who made it, stands in the record, and can be taken back', async () => {
  expect(await read('due_hours_new')).toMatchObject({ value: 9, version: 0, updatedBy: null });
  expect(await save({ name: 'due_hours_new', value: 12 })).toMatchObject({ isSuccess: true });
  expect(await save({ name: 'due_hours_new', value: 6 })).toMatchObject({ isSuccess: true });
  expect(await read('due_hours_new')).toMatchObject({
    value: 6,
    version: 2,
    updatedBy: 'administrator',
  });
  const { body } = await post(app, 'parameter/history', { name: 'due_hours_new' }, headers);
  expect(body.data).toMatchObject({
    more: false,
    events: [
      { actor: 'administrator', from: 12, to: 6 },
      { from: 9, to: 12 },
    ],
  });
  await save({ name: 'due_hours_new', value: body.data.events[0].from });
  expect(await read('due_hours_new')).toMatchObject({ value: 12, version: 3 });
});

test('a change is heard by every instance', async () => {
  await save({ name: 'lockout_attempts', value: 9 }, { name: 'office_closes', value: '18:00' });
  const page = async () => (await other.app.inject('/?lang=en')).body;
  await expect.poll(page).toContain('8.30–18.00');
  expect(await page()).toContain('"closes":"18:00"');
});

test.each([
  ['office_holidays', '05-01 2027-02-30', 'invalid_dates'],
  ['due_hours_new', 0, 'too_small'],
  ['due_hours_new', 9_000, 'too_big'],
  ['due_hours_new', 1.5, 'invalid'],
  ['due_hours_new', 'many', 'invalid'],
  ['office_opens', '24:00', 'invalid'],
  ['office_days', [], 'too_small'],
  ['office_days', [5, 1], 'invalid'],
  ['date_era', 'roman', 'invalid'],
  ['register_show', 'maybe', 'invalid'],
  ['map_tile_url', 'javascript:alert({x}{y}{z})', 'invalid_tiles'],
  ['map_tile_url', 'https://tiles.example/', 'invalid_tiles'],
  ['contact_telephone', 'hello', 'invalid_telephones'],
  ['contact_telephone', '02-123-456', 'invalid_telephones'],
  ['contact_telephone', '12', 'invalid_telephones'],
  ['contact_telephone', '123456', 'invalid_telephones'],
])('%s cannot be %j', async (name, value, code) => {
  const before = await read(name);
  expect(await save({ name, value })).toMatchObject({
    isSuccess: false,
    reasonText: 'invalid_input',
    data: { fields: { [name]: expect.stringMatching(code) } },
  });
  expect(await read(name)).toEqual(before);
});

test.each([
  '02-111-2222',
  '081 234 5678',
  '02-123-4567 #12',
  '02-123-4567, 1115',
  '1115',
  '191',
  '๑๑๑๕',
  '12345',
  '',
])('the switchboard can be %j', async (value) => {
  expect(await save({ name: 'contact_telephone', value })).toMatchObject({ isSuccess: true });
});

test.each([
  ['office_opens', '18:30', 'opens_after_closing'],
  ['sms_allowed_until', '08:00', 'opens_after_closing'],
  ['session_hours', 25, 'too_big'],
  ['session_longest_hours', 4, 'longer_than_longest'],
  ['upload_file_megabytes', 50, undefined],
  ['upload_application_megabytes', 20, 'file_above_application'],
  ['captcha_provider', 'turnstile', 'captcha_keys'],
])('values must fit each other: %s of %j is %s', async (name, value, code) => {
  const body = await save({ name, value });
  expect(body.isSuccess).toBe(code === undefined);
  if (code) expect(body.data.fields[name]).toBe(code);
});

test('values that only fit together are saved together, all of them or none', async () => {
  const names = ['office_opens', 'office_closes'];
  const both = await save(
    { name: 'office_opens', value: '19:00' },
    { name: 'office_closes', value: '23:00' },
  );
  expect(both.isSuccess).toBe(true);
  const none = await save(
    { name: 'due_hours_decision', value: 7 },
    { name: 'office_closes', value: '07:00' },
  );
  expect(none.isSuccess).toBe(false);
  expect((await read('due_hours_decision')).value).toBe(18);
  expect(await Promise.all(names.map(async (name) => (await read(name)).value))).toEqual([
    '19:00',
    '23:00',
  ]);
});

test('who saves what somebody else saved first is told so, by name', async () => {
  await save({ name: 'preview_hours', value: 48 });
  const late = await save({ name: 'preview_hours', value: 12, version: 0 });
  expect(late).toMatchObject({
    reasonText: 'conflict',
    data: { fields: { preview_hours: 'conflict:administrator' } },
  });
  const at = { version: (await read('preview_hours')).version, name: 'preview_hours' };
  const [one, two] = await Promise.all([
    post(app, 'parameter/save', { changes: [{ ...at, value: 10 }] }, headers),
    post(app, 'parameter/save', { changes: [{ ...at, value: 11 }] }, headers),
  ]);
  expect([one.body.isSuccess, two.body.isSuccess].sort()).toEqual([false, true]);
});

test('staff choose a captcha of a provider; its secret is sealed and never told', async () => {
  const secret = 'a-very-secret-captcha-key';
  const body = await save(
    { name: 'captcha_provider', value: 'turnstile' },
    { name: 'captcha_site_key', value: 'site-key' },
    { name: 'captcha_secret', value: secret },
  );
  expect(body.isSuccess).toBe(true);
  const options = async () => (await post(app, 'captcha/options')).body.data;
  await expect.poll(options).toMatchObject({ provider: 'turnstile', site_key: 'site-key' });
  const policy = (await app.inject('/login')).headers['content-security-policy'];
  expect(policy).toContain('https://challenges.cloudflare.com');
  expect(await read('captcha_secret')).toMatchObject({ value: '', stored: true });
  const history = await post(app, 'parameter/history', { name: 'captcha_secret' }, headers);
  expect(history.body.data.events[0]).toMatchObject({ from: null, to: null });
  const kept = [
    await db.select().from(globalParameter),
    await db.select().from(auditEvent).where(eq(auditEvent.subject, 'GlobalParms')),
    log,
  ];
  expect(JSON.stringify(kept)).not.toContain(secret);
  await save({ name: 'captcha_provider', value: 'operator' });
  await expect.poll(options).toEqual({ provider: 'altcha' });
});

test('dates count years as the parameter says, in every language', async () => {
  const page = async (language: string) =>
    (await app.inject(`/cookie-policy?lang=${language}`)).body;
  const yearsIn = (html: string) => /data-era="(\w+)"/.exec(html)?.[1];
  await save({ name: 'date_era', value: 'buddhist' });
  await expect.poll(async () => yearsIn(await page('en'))).toBe('buddhist');
  await save({ name: 'date_era', value: 'common' });
  await expect.poll(async () => yearsIn(await page('th'))).toBe('common');
});

test('who may only look changes nothing', async () => {
  await addUser(db, 'nobody');
  const nobody = await signInAs(app, 'nobody');
  expect((await post(app, 'parameter/list', {}, nobody)).status).toBe(403);
  const changes = [{ name: 'due_hours_new', version: 0, value: 1 }];
  expect((await post(app, 'parameter/save', { changes }, nobody)).status).toBe(403);
});
