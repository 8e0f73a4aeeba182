import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { article, articleCategory } from '#server/articles/tables.ts';
import { banner } from '#server/pages/tables.ts';
import { pictureUse } from '#server/pictures/tables.ts';
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
  const { data } = await post('media/crop', { id, x: 20, y: 10, width: 160, height: 90 });
  expect(data).toMatchObject({ duplicate: false, picture: { width: 160, height: 90 } });
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
    ['media/crop', { id, x: 0, y: 0, width: 20, height: 20 }],
    ['media/delete', { ids: [id] }],
  ] as const) {
    expect((await postCall(app, path, body, officer)).status, path).toBe(403);
    expect((await postCall(app, path, body)).status, path).toBe(401);
  }
});
