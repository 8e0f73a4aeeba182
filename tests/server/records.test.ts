import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { cleanRecords } from '#server/resource/cleaning.ts';
import { recordDraft, recordPresence } from '#server/resource/tables.ts';
import { userGroup } from '#server/rights/tables.ts';
import { appUser } from '#server/users/tables.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { addStaffWith } from '#tests/support/staff-with.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';

const { app, db } = await startApp(await cloneDatabase());

type Headers = Record<string, string>;
let [pim, somchai, reader, partner]: Headers[] = [{}, {}, {}, {}];

const GROUP = {
  name: { th: 'ฝ่ายสินเชื่อ', en: 'Loans' },
  profileIds: [],
  administrator: false,
  network: null,
  secondFactorRequired: false,
};

beforeAll(async () => {
  await addUser(db, 'administrator', { userId: 'pim', firstName: 'พิมพ์ชนก', lastName: 'ใจดี' });
  await addUser(db, 'administrator', { userId: 'somchai', firstName: 'สมชาย', lastName: '' });
  await addStaffWith(db, 'reader', ['userGroup.view']);
  await addStaffWith(db, 'partner', ['user.view', 'user.edit'], 'TIP');
  [pim, somchai, reader, partner] = await Promise.all(
    ['pim', 'somchai', 'reader', 'partner'].map((userId) => signInAs(app, userId)),
  );
});

async function ask(path: string, input: object, headers = pim) {
  const { status, body } = await post(app, path, input, headers);
  return { status, reason: body.reasonText, data: body.data };
}

async function add(resource: string, values: object): Promise<{ id: number; version: number }> {
  return (await ask(`${resource}/add`, values)).data;
}

test('deleting and restoring answer what they moved: what a colleague deleted before is not taken back along with it', async () => {
  const [one, other] = [await add('groups', GROUP), await add('groups', GROUP)];
  const ids = [one.id, other.id];
  const gone = await ask('groups/delete', { ids: [other.id] }, somchai);
  expect(gone.data).toEqual({ ids: [other.id] });
  const { data } = await ask('groups/delete', { ids });
  expect(data).toEqual({ ids: [one.id] });
  expect(await ask('groups/restore', data)).toMatchObject({ reason: '', data: { ids: [one.id] } });
  expect((await ask('groups/restore', data)).data).toEqual({ ids: [] });
  const left = await Promise.all(ids.map((id) => ask('groups/read', { id })));
  expect(left.map((read) => read.data.deletedAt)).toEqual([null, expect.any(String)]);
  expect((await ask('groups/delete', { ids: [other.id] })).data).toEqual({ ids: [] });
});

describe('versions', () => {
  test('every save is kept, with who did it and what changed', async () => {
    const { id } = await add('groups', GROUP);
    const values = { ...GROUP, name: { ...GROUP.name, en: 'Lending' }, secondFactorRequired: true };
    await ask('groups/save', { id, version: 1, values }, somchai);
    await ask('groups/delete', { ids: [id] });
    await ask('groups/restore', { ids: [id] });
    const { data } = await ask('records/versions', { resource: 'groups', id });
    expect(data).toMatchObject({
      more: false,
      versions: [
        { version: 4, by: 'pim', changed: [], first: false },
        { version: 2, by: 'somchai', changed: ['name.en', 'secondFactorRequired'], first: false },
        { version: 1, by: 'pim', changed: [], first: true },
      ],
    });
    const second = await ask('records/version', { resource: 'groups', id, version: 2 });
    expect(second.data).toMatchObject({ values, previous: GROUP });
  });

  test('who saved last is told by name', async () => {
    const { id } = await add('groups', GROUP);
    const of = { resource: 'groups', id };
    expect((await ask('records/savers', of)).data).toEqual({ pim: 'พิมพ์ชนก ใจดี' });
    await ask('groups/save', { ...of, version: 1, values: GROUP }, somchai);
    expect((await ask('records/savers', of)).data).toEqual({ somchai: 'สมชาย' });
    expect((await ask('records/savers', { ...of, id: 999_999 })).status).toBe(404);
  });

  test('they come page by page', async () => {
    const { id } = await add('groups', GROUP);
    for (const version of [1, 2, 3]) {
      const values = { ...GROUP, name: { th: `ชื่อ ${version}` } };
      await ask('groups/save', { id, version, values });
    }
    const of = { resource: 'groups', id, size: 2 };
    const newest = await ask('records/versions', of);
    expect(newest.data.versions.map(({ version }: { version: number }) => version)).toEqual([4, 3]);
    expect(newest.data.more).toBe(true);
    const older = await ask('records/versions', { ...of, before: 3 });
    expect(older.data).toMatchObject({ versions: [{ version: 2 }, { version: 1 }], more: false });
  });

  test('a record older than its history is kept as it was, with its next save', async () => {
    const [old] = await db
      .insert(userGroup)
      .values({ name: { th: 'เก่า' }, version: 5, updatedBy: 'before' })
      .returning();
    const id = old?.id ?? 0;
    const none = await ask('records/versions', { resource: 'groups', id });
    expect(none.data).toEqual({ versions: [], more: false });
    await ask('groups/save', { id, version: 5, values: GROUP });
    const { data } = await ask('records/versions', { resource: 'groups', id });
    expect(data.versions).toMatchObject([
      { version: 6, by: 'pim' },
      { version: 5, by: 'before', first: true },
    ]);
  });

  test('a save that is refused leaves none', async () => {
    const { id } = await add('groups', GROUP);
    await ask('groups/save', { id, version: 9, values: GROUP });
    const { data } = await ask('records/versions', { resource: 'groups', id });
    expect(data.versions).toHaveLength(1);
  });

  test('who may not see the record, or its screen, sees no versions either', async () => {
    const [own] = await db.select().from(appUser).where(eq(appUser.userId, 'pim'));
    const of = { resource: 'users', id: own?.id ?? 0 };
    expect((await ask('records/versions', of)).status).toBe(200);
    expect((await ask('records/versions', of, partner)).status).toBe(404);
    expect((await ask('records/version', { ...of, version: 1 }, partner)).status).toBe(404);
    expect((await ask('records/versions', of, reader)).status).toBe(403);
    expect((await ask('records/versions', { resource: 'groups', id: 999_999 })).status).toBe(404);
    expect((await ask('records/versions', { resource: 'constructor', id: 1 })).reason).toBe(
      'invalid_input',
    );
  });
});

describe('drafts', () => {
  test('one’s own is kept, found and dropped; nobody else finds it', async () => {
    const { id } = await add('groups', GROUP);
    const of = { resource: 'groups', id };
    const values = { name: { th: 'ยังไม่เสร็จ' }, anything: [1, { half: null }] };
    const kept = await ask('records/keepDraft', { ...of, version: 1, values });
    expect(Date.parse(kept.data.keptAt)).toBeGreaterThan(Date.now() - 60_000);
    expect((await ask('records/draft', of)).data).toMatchObject({ values, version: 1 });
    expect((await ask('records/draft', of, somchai)).data).toBeNull();
    await ask('records/dropDraft', of, somchai);
    expect((await ask('records/draft', of)).data).toMatchObject({ values });
    await ask('records/dropDraft', of);
    expect((await ask('records/draft', of)).data).toBeNull();
  });

  test('each tab has its own of a new record; those of one kind are listed, newest first', async () => {
    const of = { resource: 'groups', id: 0, version: null };
    const values = (th: string) => ({ name: { th } });
    await ask('records/keepDraft', { ...of, tab: 7, values: values('เจ็ด') });
    await ask('records/keepDraft', { ...of, tab: 2_147_483_647, values: values('มากสุด') });
    await ask('records/keepDraft', { ...of, values: values('ไม่มีแท็บ') });
    await ask('records/keepDraft', { ...of, tab: 7, values: values('เจ็ดอีก') });
    await ask('records/keepDraft', { ...of, resource: 'profiles', tab: 8, values: values('อื่น') });
    await ask('records/keepDraft', { ...of, tab: 9, values: values('ของเขา') }, somchai);
    const listed = async () =>
      (await ask('records/newDrafts', { resource: 'groups' })).data.map(
        ({ tab, values: { name } }: { tab: number; values: { name: { th: string } } }) =>
          `${tab} ${name.th}`,
      );
    expect(await listed()).toEqual(['7 เจ็ดอีก', '0 ไม่มีแท็บ', '2147483647 มากสุด']);
    expect((await ask('records/draft', { resource: 'groups', id: 0, tab: 7 })).data).toMatchObject({
      values: values('เจ็ดอีก'),
    });
    await ask('records/dropDraft', { resource: 'groups', id: 0, tab: 7 });
    await ask('records/dropDraft', { resource: 'groups', id: 0 });
    expect(await listed()).toEqual(['2147483647 มากสุด']);
    await db.delete(recordDraft);
  });

  test('keeping needs the right to save', async () => {
    const { id } = await add('groups', GROUP);
    const input = { resource: 'groups', id, version: 1, values: {} };
    expect((await ask('records/keepDraft', input, reader)).status).toBe(403);
    expect((await ask('records/keepDraft', { ...input, id: 0 }, reader)).status).toBe(403);
    expect((await ask('records/draft', { resource: 'groups', id }, reader)).data).toBeNull();
  });

  test('there is no draft of a record that cannot be seen', async () => {
    const [own] = await db.select().from(appUser).where(eq(appUser.userId, 'pim'));
    const input = { resource: 'users', id: own?.id, version: 1, values: {} };
    expect((await ask('records/keepDraft', input, partner)).status).toBe(404);
  });

  test('what is too large, too deep or not storable is refused', async () => {
    const input = { resource: 'groups', id: 0, version: null };
    const keep = (values: unknown) => ask('records/keepDraft', { ...input, values });
    expect(await keep({ text: 'ก'.repeat(680_000) })).toMatchObject({ reason: 'invalid_input' });
    expect((await keep({ text: 'x'.repeat(4_000_000) })).status).toBe(413);
    const depth = 50_000;
    const deep = await app.inject({
      method: 'POST',
      url: '/api/records/keepDraft',
      headers: { ...pim, 'content-type': 'application/json' },
      payload: `{"resource":"groups","id":0,"version":null,"values":{"deep":${'['.repeat(depth)}${']'.repeat(depth)}}}`,
    });
    expect(deep.json()).toMatchObject({ reasonText: 'invalid_input' });
    expect(await keep({ text: 'a\0b' })).toMatchObject({ reason: 'invalid_input' });
    expect(await keep({ 'k\0': 1 })).toMatchObject({ reason: 'invalid_input' });
    expect(await keep({ text: '\ud800' })).toMatchObject({ reason: 'invalid_input' });
    expect(await keep([])).toMatchObject({ reason: 'invalid_input' });
    expect((await ask('records/draft', { resource: 'groups', id: 0 })).data).toBeNull();
  });

  test('of more than a hundred the oldest gives way; after a month they are cleaned', async () => {
    const [user] = await db.select().from(appUser).where(eq(appUser.userId, 'somchai'));
    const userId = user?.id ?? 0;
    const old = (days: number) => new Date(Date.now() - days * 86_400_000);
    await db.insert(recordDraft).values(
      Array.from({ length: 100 }, (_, index) => ({
        userId,
        resource: 'routes',
        recordId: index + 1,
        values: {},
        updatedAt: index === 50 ? old(29) : index === 51 ? old(31) : new Date(),
      })),
    );
    const input = { resource: 'groups', id: 0, version: null, values: {} };
    await ask('records/keepDraft', input, somchai);
    const of = eq(recordDraft.userId, userId);
    const ids = async () =>
      (await db.select().from(recordDraft).where(of)).map(({ recordId }) => recordId);
    expect(await ids()).toHaveLength(100);
    expect(await ids()).not.toContain(52);
    await db
      .update(recordDraft)
      .set({ updatedAt: old(31) })
      .where(eq(recordDraft.recordId, 51));
    await cleanRecords(db);
    expect(await ids()).toHaveLength(99);
  });
});

describe('presence', () => {
  test('those who have a record open see each other, until they leave or fall silent', async () => {
    const { id } = await add('groups', GROUP);
    const of = { resource: 'groups', id };
    expect((await ask('records/editing', of)).data.others).toEqual([]);
    const { data } = await ask('records/editing', of, somchai);
    expect(data.others).toMatchObject([{ name: 'พิมพ์ชนก ใจดี' }]);
    expect((await ask('records/editing', of)).data.others).toMatchObject([{ name: 'สมชาย' }]);
    await ask('records/editing', { ...of, leaving: true }, somchai);
    expect((await ask('records/editing', of)).data.others).toEqual([]);
    await db.update(recordPresence).set({ seenAt: new Date(Date.now() - 61_000) });
    expect((await ask('records/editing', of, somchai)).data.others).toEqual([]);
  });

  test('it needs the right to edit the record', async () => {
    const { id } = await add('groups', GROUP);
    expect((await ask('records/editing', { resource: 'groups', id }, reader)).status).toBe(403);
    const [own] = await db.select().from(appUser).where(eq(appUser.userId, 'pim'));
    const of = { resource: 'users', id: own?.id };
    expect((await ask('records/editing', of, partner)).status).toBe(404);
  });
});
