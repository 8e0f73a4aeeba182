import { expect, test } from 'vitest';
import {
  eventually,
  fromNow,
  startContentMaintenance,
  VISIBLE,
} from '#tests/support/content-maintenance.ts';

const { call, get, change } = await startContentMaintenance();

const valuesOf = (changes: object = {}) => ({
  name: { th: 'โปรโมชันใหม่', en: 'A new promotion' },
  summary: { th: 'สรุป' },
  detail: { th: '<h2>เงื่อนไข</h2>' },
  pictureId: null,
  position: 1,
  ...VISIBLE,
  ...changes,
});
const add = (changes: object = {}) => call('promotion/add', valuesOf(changes));

test('a promotion is offered while it is valid, and leaves the list by itself', async () => {
  await get('/Promotions');
  const { data } = await add({ publishUntil: fromNow(2) });
  const url = `/Promotion?id=${data.id}`;
  await eventually(async () => expect((await get(url)).status).toBe(200));
  expect((await get('/Promotions')).body.includes('โปรโมชันใหม่')).toBe(true);
  await change('promotion', data.id, { publishFrom: fromNow(-3), publishUntil: fromNow(-2) });
  await eventually(async () => expect((await get(url)).status).toBe(404));
  expect((await get('/Promotions')).body.includes('โปรโมชันใหม่')).toBe(false);
  const ended = await call('promotion/list', { filters: { state: 'ended' } });
  expect(ended.data.rows).toMatchObject([{ id: data.id }]);
});

test('promotions stand in the order that staff give them', async () => {
  await add({ name: { th: 'ลำดับสอง' }, position: 12 });
  await add({ name: { th: 'ลำดับหนึ่ง' }, position: 11 });
  await eventually(async () => {
    const { body } = await get('/Promotions');
    expect(body.indexOf('ลำดับหนึ่ง')).toBeGreaterThan(0);
    expect(body.indexOf('ลำดับสอง')).toBeGreaterThan(body.indexOf('ลำดับหนึ่ง'));
  });
});

test.each([
  [{ name: {} }, { 'name.th': 'required' }],
  [{ detail: { en: '<p>English only</p>' } }, { 'detail.th': 'required' }],
  [{ summary: { th: 'ก'.repeat(501) } }, { 'summary.th': 'too_long' }],
  [{ publishUntil: VISIBLE.publishFrom }, { publishUntil: 'before_start' }],
  [{ position: -1 }, { position: 'too_small' }],
])('a promotion is refused where %o', async (changes, fields) => {
  const { reasonText, data } = await add(changes);
  expect(reasonText).toBe('invalid_input');
  expect(data.fields).toEqual(fields);
});
