import { and, desc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { article, articleCategory } from '#server/articles/tables.ts';
import { auditEvent } from '#server/audit/tables.ts';
import { banner } from '#server/pages/tables.ts';
import { picture, pictureUse } from '#server/pictures/tables.ts';
import { foldOldTags } from '#server/pictures/tags.ts';
import { product, productDetail } from '#server/products/tables.ts';
import { png, startMediaLibrary } from '#tests/support/media-library.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { post as postCall } from '#tests/support/test-app.ts';

const { app, db, post, upload, add, read } = await startMediaLibrary();
await addUser(db, 'officer');
const officer = await signInAs(app, 'officer');

const list = async (input: object = {}) =>
  (await post('media/list', input)).data.rows.map(({ id }: { id: number }) => id) as number[];

test('a cut is a picture of its own; the one it is cut from stays', async () => {
  const id = await add(await png(200, 100));
  const changes = [{ id, values: { tags: ['แปลง'] } }];
  await post('records/change', { resource: 'media', changes });
  const { data } = await post('media/crop', { id, x: 20, y: 10, width: 160, height: 90 });
  expect(data).toMatchObject({
    duplicate: false,
    picture: { width: 160, height: 90, tags: ['แปลง'] },
  });
  expect(data.picture.id).not.toBe(id);
  expect(await read(id)).toMatchObject({ width: 200, height: 100 });
});

test.each([
  { x: 150, y: 0, width: 51, height: 50 },
  { x: 0, y: 90, width: 50, height: 20 },
  { x: -1, y: 0, width: 50, height: 50 },
  { x: 0, y: 0, width: 15, height: 50 },
  { x: 0.5, y: 0, width: 50, height: 50 },
])('a cut outside of the picture is refused: %o', async (part) => {
  const id = await add(await png(200, 100));
  expect(await post('media/crop', { id, ...part })).toMatchObject({ reasonText: 'invalid_input' });
});

test('words and the point to keep in sight are saved; a longer description is refused', async () => {
  const id = await add();
  const values = { fileName: 'ที่ดิน', alt: { th: 'แปลงนา' }, focusX: 0.2, focusY: 0.9 };
  const saved = await post('media/save', { id, version: 1, values });
  expect(saved.data).toMatchObject({ ...values, version: 2 });
  const refuse = async (change: object) =>
    (await post('media/save', { id, version: 2, values: { ...values, ...change } })).data.fields;
  expect(await refuse({ alt: { en: 'x'.repeat(301) } })).toEqual({ 'values.alt.en': 'too_long' });
  expect(await refuse({ focusX: 1.1 })).toEqual({ 'values.focusX': 'too_big' });
  expect(await post('media/add', values)).toMatchObject({ data: { fields: { file: 'required' } } });
});

test('lists find by name and description, by what is missing, and by what is used', async () => {
  const [described, bare] = [await add(), await add()];
  const values = { fileName: 'Rice-Field.png', alt: { th: 'ทุ่งนา' }, focusX: 0.5, focusY: 0.5 };
  await post('media/save', { id: described, version: 1, values });
  expect(await list({ search: 'rice-f' })).toEqual([described]);
  expect(await list({ search: 'ทุ่ง' })).toEqual([described]);
  expect((await list({ descending: true })).slice(0, 2)).toEqual([bare, described]);
  expect(await list({ filters: { missingAlt: 'th' }, size: 100 })).not.toContain(described);
  expect(await list({ filters: { missingAlt: 'en' }, size: 100 })).toContain(described);
  await db.insert(banner).values({ ...WORDS, action: {}, href: '/', pictureId: bare });
  expect(await list({ filters: { unused: true }, size: 100 })).not.toContain(bare);
});

test('tags are typed in any way and kept in one; they narrow the list and are found by their beginning', async () => {
  const [one, other] = [await add(), await add()];
  const values = { fileName: 'a.png', alt: {}, focusX: 0.5, focusY: 0.5 };
  const save = (id: number, version: number, tags: unknown) =>
    post('media/save', { id, version, values: { ...values, tags } });
  const { data } = await save(one, 1, [' ที่ดิน ', 'Chiang  Mai', 'chiang mai,', 'ที่\u200bดิน']);
  expect(data).toMatchObject({ version: 2, tags: ['chiang mai', 'ที่ดิน'] });
  await save(other, 1, ['chiang rai']);
  expect(await list({ filters: { tag: 'CHIANG mai' } })).toEqual([one]);
  expect(await list({ filters: { tag: 'chiang' } })).toEqual([]);
  expect(await list({ filters: { among: [other, one] } })).toEqual([one, other]);
  // The search box finds them too, beside words of the name; what is taken away is not found.
  expect(await list({ search: 'CHIANG ที่ด' })).toEqual([one]);
  expect(await list({ search: 'mai a.png' })).toEqual([one]);
  expect((await list({ search: 'chiang' })).toSorted()).toEqual([one, other].toSorted());
  const tags = async (search: string) => (await post('media/tags', { search })).data;
  expect(await tags('CHI')).toEqual(['chiang mai', 'chiang rai']);
  expect(await tags('')).toEqual(['chiang mai', 'chiang rai', 'ที่ดิน', 'แปลง']);
  expect(await tags('%')).toEqual([]);
  // A version of before there were tags leaves them; an empty list takes them away.
  expect((await save(one, 2, undefined)).data.tags).toEqual(['chiang mai', 'ที่ดิน']);
  expect((await save(one, 3, [])).data.tags).toEqual([]);
  expect(await tags('ที่')).toEqual([]);
  expect(await list({ search: 'chiang' })).toEqual([other]);
  expect(await list({ search: 'a.png', filters: { among: [one, other] } })).toEqual([one, other]);
  // Of a house whose pictures had tags before they were found by them.
  await db.execute(sql`alter table picture disable trigger folded`);
  await db.update(picture).set({ searchText: 'a.png' }).where(eq(picture.id, other));
  await db.execute(sql`alter table picture enable trigger folded`);
  expect(await list({ search: 'chiang' })).toEqual([]);
  await foldOldTags(db);
  expect(await list({ search: 'chiang' })).toEqual([other]);
  const refuse = async (given: unknown) => (await save(one, 4, given)).data.fields;
  expect(await refuse(['x'.repeat(41)])).toEqual({ 'values.tags.0': 'too_long' });
  expect(await refuse([' , '])).toEqual({ 'values.tags.0': 'required' });
  expect(await refuse([...'abcdefghijklmnopqrstu'])).toEqual({ 'values.tags': 'too_big' });
});

test('tags come to many and go from many in one call, with one way back; all of it is recorded', async () => {
  const [one, other] = [await add(), await add()];
  const change = async (changes: object[]) =>
    (await post('records/change', { resource: 'media', changes })).data;
  const tags = async () => [(await read(one)).tags, (await read(other)).tags];
  await change([{ id: one, values: { tags: ['นา'] } }]);
  const { changed, same } = await change(
    [one, other].map((id) => ({ id, values: { tags: { add: ['สวน', 'นา'], remove: [] } } })),
  );
  expect(await tags()).toEqual([
    ['นา', 'สวน'],
    ['นา', 'สวน'],
  ]);
  expect(same).toBe(0);
  await change([{ id: one, values: { tags: { add: [], remove: ['สวน', 'ไม่มี'] } } }]);
  expect(await tags()).toEqual([['นา'], ['นา', 'สวน']]);
  const back = changed.map(({ id, version, before }: never) => ({ id, version, values: before }));
  const undone = await change(back);
  expect(undone.refused).toMatchObject([{ id: one, reason: 'conflict' }]);
  expect(await tags()).toEqual([['นา'], []]);
  const { data } = await post('records/versions', { resource: 'media', id: one });
  expect(data.versions[0]).toMatchObject({ changed: ['tags'] });
  const [recorded] = await db
    .select()
    .from(auditEvent)
    .where(and(eq(auditEvent.subjectId, String(one)), eq(auditEvent.action, 'change')))
    .orderBy(desc(auditEvent.id));
  expect(recorded?.changes).toEqual({ tags: { from: ['นา', 'สวน'], to: ['นา'] } });
});

test('descriptions of many are saved in one go, and what somebody else wrote meanwhile stays', async () => {
  const [one, other] = [await add(), await add()];
  await post('records/change', {
    resource: 'media',
    changes: [{ id: other, values: { alt: { th: 'ก่อน' } } }],
  });
  const changes = [one, other].map((id) => ({ id, version: 1, values: { alt: { th: 'นา' } } }));
  const { data } = await post('records/change', { resource: 'media', changes });
  expect(data.changed).toMatchObject([{ id: one, version: 2 }]);
  expect(data.refused).toMatchObject([{ id: other, reason: 'conflict' }]);
  expect([(await read(one)).alt, (await read(other)).alt]).toEqual([{ th: 'นา' }, { th: 'ก่อน' }]);
});

const WORDS = { name: { th: 'ชื่อ' }, detail: {} };

test('what shows a picture is known, in columns, per language and inside of texts', async () => {
  const id = await add();
  const [category] = await db.insert(articleCategory).values({ name: WORDS.name }).returning();
  const [loan] = await db
    .insert(product)
    .values({ ...WORDS, summary: {} })
    .returning();
  const within = { th: `<p>ก</p><img data-picture="${id}" alt="">` };
  const [written] = await db
    .insert(article)
    .values({
      ...WORDS,
      detail: within,
      summary: {},
      readingMinutes: {},
      categoryId: category?.id ?? 0,
    })
    .returning();
  await db.insert(productDetail).values({
    ...WORDS,
    productId: loan?.id ?? 0,
    kind: 'image',
    pictureIds: { th: id, en: id },
  });
  const { data } = await post('media/uses', { id });
  expect(data).toMatchObject({
    more: false,
    uses: [
      { resource: 'article', id: written?.id, name: { th: 'ชื่อ' } },
      { resource: 'productDetail', name: { th: 'ชื่อ' } },
    ],
  });
  expect(await read(id)).toMatchObject({ usedCount: 2 });
  expect(await post('media/delete', { ids: [id] })).toMatchObject({
    reasonText: 'in_use',
    data: { fields: { [id]: 'ArticlesMaint,ProductMaint' } },
  });

  await db.update(article).set({ detail: { th: '<p>ก</p>' } });
  await db.update(productDetail).set({ deletedAt: new Date() });
  expect((await post('media/uses', { id })).data.uses).toEqual([]);
  expect(await post('media/delete', { ids: [id] })).toMatchObject({ isSuccess: true });
  await db.delete(productDetail);
  expect(await db.$count(pictureUse, eq(pictureUse.pictureId, id))).toBe(0);
});

test('who may not see the library may not list, upload, cut or ask for uses', async () => {
  const id = await add();
  expect((await upload(await png(), 'a.png', officer)).status).toBe(403);
  for (const [path, body] of [
    ['media/list', {}],
    ['media/read', { id }],
    ['media/uses', { id }],
    ['media/tags', {}],
    ['media/crop', { id, x: 0, y: 0, width: 20, height: 20 }],
    ['media/delete', { ids: [id] }],
  ] as const) {
    expect((await postCall(app, path, body, officer)).status, path).toBe(403);
    expect((await postCall(app, path, body)).status, path).toBe(401);
  }
});
