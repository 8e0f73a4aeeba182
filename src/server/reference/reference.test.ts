import { expect, test } from 'vitest';
import { product } from '#server/products/tables.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';

const { app, db } = await startApp(await cloneDatabase());
await addUser(db, 'administrator');
await addUser(db, 'officer');
const headers = await signInAs(app, 'administrator');
const [land] = await db
  .insert(product)
  .values({ name: { th: 'สินเชื่อที่ดิน' }, summary: {} })
  .returning();
const landId = land?.id ?? 0;

const COMMON = { detail: {}, pictureId: null, position: 0, active: true };
const UPLOAD = {
  ...COMMON,
  name: { th: 'บัตรประชาชน', en: 'ID card' },
  individual: true,
  company: false,
  required: true,
  mostFiles: 2,
  productIds: [] as number[],
};
const TIME = { ...COMMON, name: { th: 'ช่วงเช้า' }, fromTime: '08:30', untilTime: '12:00' };

async function add(resource: string, values: object, as = headers) {
  return (await post(app, `${resource}/add`, values, as)).body;
}

async function list(resource: string, input: object = {}) {
  return (await post(app, `${resource}/list`, input, headers)).body.data.rows;
}

test('a document is asked of persons, companies or both, never of nobody', async () => {
  const nobody = await add('uploadType', { ...UPLOAD, individual: false });
  expect(nobody).toMatchObject({
    reasonText: 'invalid_input',
    data: { fields: { individual: 'needs_applicant' } },
  });
  const { data } = await add('uploadType', UPLOAD);
  const values = { ...UPLOAD, company: true };
  const saved = await post(app, 'uploadType/save', { id: data.id, version: 1, values }, headers);
  expect(saved.body.data).toMatchObject({ ...values, position: 0, version: 2 });
});

test('between one and twenty files are asked for', async () => {
  const none = await add('uploadType', { ...UPLOAD, mostFiles: 0 });
  expect(none.data.fields).toEqual({ mostFiles: 'too_small' });
  const heap = await add('uploadType', { ...UPLOAD, mostFiles: 21 });
  expect(heap.data.fields).toEqual({ mostFiles: 'too_big' });
  expect((await add('uploadType', { ...UPLOAD, mostFiles: 20 })).isSuccess).toBe(true);
});

test('products that are not there are refused; one that went since may stay', async () => {
  const values = { ...UPLOAD, productIds: [landId] };
  const unknown = await add('guaranteeType', {
    ...COMMON,
    name: { th: 'โฉนด' },
    productIds: [999],
  });
  expect(unknown.data.fields).toEqual({ productIds: 'invalid' });
  const { data } = await add('uploadType', values);
  await db.update(product).set({ deletedAt: new Date() });
  const again = await post(app, 'uploadType/save', { id: data.id, version: 1, values }, headers);
  expect(again.body.data.productIds).toEqual([landId]);
  await db.update(product).set({ deletedAt: null });
});

test('the products to choose from are for those who see the screen that asks', async () => {
  const input = { resource: 'uploadType' };
  const { body } = await post(app, 'reference/products', input, headers);
  expect(body.data).toEqual([{ id: landId, name: { th: 'สินเชื่อที่ดิน' } }]);
  await addUser(db, 'editor');
  const editor = await signInAs(app, 'editor');
  expect((await post(app, 'reference/products', input, editor)).status).toBe(403);
  const other = await post(app, 'reference/products', { resource: 'users' }, headers);
  expect(other.status).toBe(404);
});

test('hours go together, and end after they begin', async () => {
  const { data } = await add('convenientTime', TIME);
  expect(data).toMatchObject({ fromTime: '08:30', untilTime: '12:00' });
  const cases: Array<[object, object]> = [
    [{ untilTime: '08:30' }, { untilTime: 'not_after' }],
    [{ untilTime: '' }, { untilTime: 'required' }],
    [{ fromTime: '' }, { fromTime: 'required' }],
    [{ fromTime: '24:00' }, { fromTime: 'invalid' }],
    [{ fromTime: '8:30' }, { fromTime: 'invalid' }],
  ];
  for (const [change, fields] of cases)
    expect((await add('convenientTime', { ...TIME, ...change })).data.fields).toEqual(fields);
  const any = await add('convenientTime', { ...TIME, fromTime: '', untilTime: '' });
  expect(any.data).toMatchObject({ fromTime: '', untilTime: '' });
});

test('a reject reason has a name for staff, by which it is found and sorted', async () => {
  const reason = { ...COMMON, name: { th: 'ขอเอกสารเพิ่ม' } };
  const nameless = await add('rejectReason', { ...reason, internalName: '  ' });
  expect(nameless.data.fields).toEqual({ internalName: 'required' });
  await add('rejectReason', { ...reason, internalName: 'B-202 ทางเข้า' });
  await add('rejectReason', { ...reason, internalName: 'A-101 LTV' });
  const found = await list('rejectReason', { search: 'ltv' });
  expect(found).toMatchObject([{ internalName: 'A-101 LTV' }]);
  const sorted = await list('rejectReason', { sort: 'internalName' });
  expect(sorted.map((row: { internalName: string }) => row.internalName.slice(0, 1))).toEqual([
    'A',
    'B',
  ]);
});

test('a new row without a place stands last, and lists follow the places', async () => {
  const channel = (th: string, position: number, active = true) =>
    add('receiveChannel', { ...COMMON, name: { th }, position, active });
  await channel('เว็บไซต์', 5);
  const last = await channel('โทรศัพท์', 0);
  expect(last.data.position).toBe(6);
  await channel('งานออกบูธ', 1, false);
  const names = (rows: Array<{ name: { th: string } }>) => rows.map(({ name }) => name.th);
  expect(names(await list('receiveChannel'))).toEqual(['งานออกบูธ', 'เว็บไซต์', 'โทรศัพท์']);
  const offered = await list('receiveChannel', { filters: { active: true } });
  expect(names(offered)).toEqual(['เว็บไซต์', 'โทรศัพท์']);
});

test('officers look at reference data and change none of it', async () => {
  const officer = await signInAs(app, 'officer');
  expect((await post(app, 'receiveChannel/list', {}, officer)).status).toBe(200);
  const added = await post(app, 'receiveChannel/add', { ...COMMON, name: { th: 'ก' } }, officer);
  expect(added.status).toBe(403);
});

test('a detail is at most a thousand characters in each language', async () => {
  const long = { ...COMMON, name: { th: 'ก' }, detail: { en: 'x'.repeat(1_001) } };
  expect((await add('receiveChannel', long)).data.fields).toEqual({ 'detail.en': 'too_long' });
});
