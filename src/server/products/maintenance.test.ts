import { and, desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEvent } from '#server/audit/tables.ts';
import { picture } from '#server/pictures/tables.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';

const { app, db } = await startApp(await cloneDatabase());
await addUser(db, 'administrator');
await addUser(db, 'auditor');
const administrator = await signInAs(app, 'administrator');
const auditor = await signInAs(app, 'auditor');

const send = async (call: string, input: object, headers = administrator) =>
  (await post(app, call, input, headers)).body;

const SHOWN = { published: true, publishFrom: '2026-01-01T00:00:00.000Z', publishUntil: null };
const PRODUCT = {
  name: { th: 'สินเชื่อทดลอง', en: 'Trial loan' },
  summary: { th: 'เพื่อทดลอง' },
  pictureId: null,
  position: 0,
  ...SHOWN,
};

async function addProduct(values: object = {}): Promise<{ id: number; version: number }> {
  return (await send('product/add', { ...PRODUCT, ...values })).data;
}

async function addPictures(...hashes: string[]): Promise<number[]> {
  const size = { width: 4, height: 3, alt: {} };
  const rows = hashes.map((contentHash) => ({ contentHash, sourceKey: contentHash, ...size }));
  const added = await db.insert(picture).values(rows).returning({ id: picture.id });
  return added.map(({ id }) => id);
}

const detail = (productId: number, th: string, values: object = {}) => ({
  productId,
  name: { th },
  kind: 'text',
  detail: { th: `<p>${th}</p>` },
  pictureIds: {},
  ...SHOWN,
  ...values,
});

const band = (productId: number, th: string, values: object = {}) => ({
  productId,
  name: { th },
  minimum: 100_000,
  maximum: 1_000_000,
  individual: true,
  company: false,
  ...values,
});

test('a new product stands last unless told otherwise, and needs a name and a summary', async () => {
  const first = (await send('product/add', { ...PRODUCT, position: 40 })).data;
  const second = (await send('product/add', PRODUCT)).data;
  expect(first.position).toBe(40);
  expect(second.position).toBe(41);
  const refused = await send('product/add', { ...PRODUCT, name: {}, summary: {} });
  expect(refused.data.fields).toEqual({ 'name.th': 'required', 'summary.th': 'required' });
});

test('an end before the beginning is refused', async () => {
  const until = { publishUntil: '2025-12-31T00:00:00.000Z' };
  const refused = await send('product/add', { ...PRODUCT, ...until });
  expect(refused.data.fields).toEqual({ publishUntil: 'before_start' });
});

test('a product with parts or bands is in use; nothing comes back before its product does', async () => {
  const { id } = await addProduct();
  const part = (await send('productDetail/add', detail(id, 'ส่วนหนึ่ง'))).data;
  expect(await send('product/delete', { ids: [id] })).toMatchObject({
    reasonText: 'in_use',
    data: { fields: { [id]: 'ProductMaint' } },
  });
  await send('productDetail/delete', { ids: [part.id] });
  const limit = (await send('creditLimit/add', band(id, 'วงเงิน'))).data;
  expect((await send('product/delete', { ids: [id] })).reasonText).toBe('in_use');
  await send('creditLimit/delete', { ids: [limit.id] });
  expect((await send('product/delete', { ids: [id] })).isSuccess).toBe(true);
  for (const [kind, child] of [
    ['productDetail', part],
    ['creditLimit', limit],
  ]) {
    expect((await send(`${kind}/restore`, { ids: [child.id] })).reasonText).toBe('owner_in_bin');
  }
  const refused = await send('productDetail/add', detail(id, 'อีกส่วน'));
  expect(refused.data.fields).toEqual({ productId: 'in_bin' });
  await send('product/restore', { ids: [id] });
  expect((await send('productDetail/restore', { ids: [part.id] })).isSuccess).toBe(true);
});

test('a text needs words and an image a picture, in Thai; only its own half is kept', async () => {
  const { id } = await addProduct();
  const empty = detail(id, 'ว่าง', { detail: { th: '<p></p>' } });
  expect((await send('productDetail/add', empty)).data.fields).toEqual({ 'detail.th': 'required' });
  const [one = 0, other = 0] = await addPictures('one', 'other');
  const image = detail(id, 'รูป', { kind: 'image', pictureIds: { en: other } });
  expect((await send('productDetail/add', image)).data.fields).toEqual({
    'pictureIds.th': 'required',
  });
  const kept = await send('productDetail/add', { ...image, pictureIds: { th: one, en: other } });
  expect(kept.data).toMatchObject({ detail: {}, pictureIds: { th: one, en: other } });
});

test('the parts of a page are put in order as a whole, which is recorded', async () => {
  const { id } = await addProduct();
  const ids: number[] = [];
  for (const th of ['หนึ่ง', 'สอง', 'สาม'])
    ids.push((await send('productDetail/add', detail(id, th))).data.id);
  const [first = 0, second = 0, third = 0] = ids;
  const order = async () =>
    (await send('productDetail/order', { productId: id })).data.map(
      (row: { id: number }) => row.id,
    );
  expect(await order()).toEqual(ids);

  for (const wrong of [
    [first, second],
    [first, second, second],
    [first, second, 999_999],
  ]) {
    const refused = await send('productDetail/arrange', { productId: id, seen: ids, ids: wrong });
    expect(refused.data.fields).toEqual({ ids: 'incomplete' });
  }
  expect(await order()).toEqual(ids);

  const input = { productId: id, seen: ids, ids: [third, first, second] };
  expect((await send('productDetail/arrange', input, auditor)).reasonText).toBe('not_permitted');
  expect((await send('productDetail/arrange', input)).isSuccess).toBe(true);
  expect(await order()).toEqual([third, first, second]);
  const [event] = await db
    .select()
    .from(auditEvent)
    .where(and(eq(auditEvent.subject, 'ProductMaint'), eq(auditEvent.action, 'arrange')))
    .orderBy(desc(auditEvent.id))
    .limit(1);
  expect(event?.changes).toEqual({
    order: { from: '1. หนึ่ง\n2. สอง\n3. สาม', to: '1. สาม\n2. หนึ่ง\n3. สอง' },
  });
});

test('of two who arrange the same page the second is told, and nothing is written over', async () => {
  const { id } = await addProduct();
  const seen: number[] = [];
  for (const th of ['หนึ่ง', 'สอง', 'สาม'])
    seen.push((await send('productDetail/add', detail(id, th))).data.id);
  const [first = 0, second = 0, third = 0] = seen;
  const arrange = (began: number[], ids: number[]) =>
    send('productDetail/arrange', { productId: id, seen: began, ids });
  const both = await Promise.all([
    arrange(seen, [second, first, third]),
    arrange(seen, [third, second, first]),
  ]);
  expect(both.map(({ reasonText }) => reasonText).toSorted()).toEqual(['', 'conflict']);
  const [kept] = (await send('productDetail/order', { productId: id })).data;
  expect(kept.id).toBe(both[0]?.isSuccess ? second : third);

  // Neither does an order fit a page that has another part since.
  await send('productDetail/add', detail(id, 'สี่'));
  expect((await arrange([second, first, third], seen)).reasonText).toBe('conflict');
});

test('a part that moves to another product stands last there', async () => {
  const [from, to] = [await addProduct(), await addProduct()];
  await send('productDetail/add', detail(to.id, 'อยู่ก่อน'));
  const { id, version } = (await send('productDetail/add', detail(from.id, 'ย้าย'))).data;
  const moved = await send('productDetail/save', { id, version, values: detail(to.id, 'ย้าย') });
  expect(moved.data).toMatchObject({ productId: to.id, position: 2 });
  const listed = await send('productDetail/list', { filters: { productId: to.id } });
  expect(listed.data.rows.map((row: { name: { th: string } }) => row.name.th)).toEqual([
    'อยู่ก่อน',
    'ย้าย',
  ]);
});

test('a band that is upside down, or for nobody, is refused', async () => {
  const { id } = await addProduct();
  const inverted = await send('creditLimit/add', band(id, 'กลับหัว', { minimum: 1_000_001 }));
  expect(inverted.data.fields).toEqual({ maximum: 'inverted' });
  const nobody = await send('creditLimit/add', band(id, 'ไม่มีใคร', { individual: false }));
  expect(nobody.data.fields).toEqual({ individual: 'needs_applicant' });
});

test('a band that overlaps another of the same product and applicant is refused by name', async () => {
  const [{ id }, other] = [await addProduct(), await addProduct()];
  const people = (await send('creditLimit/add', band(id, 'บุคคล'))).data;
  const overlap = { minimum: 1_000_000, maximum: 5_000_000 };
  const refused = await send('creditLimit/add', band(id, 'ชน', overlap));
  expect(refused).toMatchObject({
    reasonText: 'overlaps',
    data: { fields: { minimum: 'overlaps:บุคคล' } },
  });
  const both = await send('creditLimit/add', band(id, 'ทั้งสอง', { ...overlap, company: true }));
  expect(both.reasonText).toBe('overlaps');

  const company = { individual: false, company: true };
  expect((await send('creditLimit/add', band(id, 'นิติบุคคล', company))).isSuccess).toBe(true);
  expect((await send('creditLimit/add', band(other.id, 'บุคคล'))).isSuccess).toBe(true);
  const above = { minimum: 1_000_001, maximum: 5_000_000 };
  expect((await send('creditLimit/add', band(id, 'ถัดไป', above))).isSuccess).toBe(true);

  const { version } = people;
  const same = { id: people.id, version, values: band(id, 'บุคคล', { minimum: 200_000 }) };
  expect((await send('creditLimit/save', same)).isSuccess, 'not with itself').toBe(true);
  await send('creditLimit/delete', { ids: [people.id] });
  await send('creditLimit/add', band(id, 'แทน'));
  expect((await send('creditLimit/restore', { ids: [people.id] })).data.fields).toEqual({
    minimum: 'overlaps:แทน',
  });
});

test('of two overlapping bands saved at once only one is there', async () => {
  const { id } = await addProduct();
  const answers = await Promise.all(
    ['ก', 'ข', 'ค'].map((th) => send('creditLimit/add', band(id, th))),
  );
  expect(answers.filter(({ isSuccess }) => isSuccess)).toHaveLength(1);
});
