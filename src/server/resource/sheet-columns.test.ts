import { expect, test } from 'vitest';
import type { Db } from '#server/platform/db.ts';
import { productTermsKind } from '#server/products/maintenance-terms.ts';
import { publishSheet } from './sheet-columns.ts';
import { richTextColumns } from './sheet-rich-text.ts';

const { sheet = [] } = productTermsKind(() => Promise.reject(new Error('Nothing is saved.')));
async function read(key: string, text: string) {
  const codec = await sheet.find((column) => column.key === key)?.open({} as Db);
  return codec?.read(text, {});
}

test.each([
  ['15', 15],
  ['15%', 15],
  ['7.125 %', 7.125],
  ['0.15', 0.15],
])('a rate that says %s is read as it is shown', async (text, value) => {
  expect(await read('rateFrom', text)).toEqual({ value });
  expect(await read('lateInterestPercent', text)).toEqual({ value });
});

test.each(['%', '15%%', 'สิบห้า%'])('%s is no rate', async (text) => {
  expect(await read('rateTo', text)).toEqual({ code: 'invalid_number' });
});

test.each(['0,5', '6,99', '0,125 %'])(
  '%s with a comma for a point is no rate ten times as high',
  async (text) => {
    expect(await read('rateFrom', text)).toEqual({ code: 'invalid_number' });
  },
);

test('a comma that groups is read over', async () => {
  expect(await read('appraisalFee', '12,500')).toEqual({ value: 12_500 });
});

test('a percentage is no number of months, and no amount', async () => {
  expect(await read('longestMonths', '15%')).toEqual({ code: 'invalid_number' });
  expect(await read('appraisalFee', '15%')).toEqual({ code: 'invalid_number' });
});

test.each([
  ['31/12/2569', '2026-12-31T16:59:00.000Z'],
  ['2026-12-31', '2026-12-31T16:59:00.000Z'],
  ['31/12/2569 0:00', '2026-12-30T17:00:00.000Z'],
  ['31/12/2569 18:00', '2026-12-31T11:00:00.000Z'],
])('an end of %s is the last minute of its day, unless it has a time', async (text, value) => {
  const [, from, until] = await Promise.all(publishSheet().map(({ open }) => open({} as Db)));
  expect(until?.read(text, {})).toEqual({ value });
  const midnight = '2026-12-30T17:00:00.000Z';
  expect(from?.read('31/12/2569', {})).toEqual({ value: midnight });
  // As Excel writes back what ends at 0:00 already.
  expect(until?.read('2026-12-31', { publishUntil: midnight })).toEqual({ value: midnight });
});

test('a day that there is not is told from one that cannot be read', async () => {
  const [, from] = await Promise.all(publishSheet().map(({ open }) => open({} as Db)));
  expect(from?.read('31/02/2569', {})).toEqual({ code: 'no_such_day' });
  expect(from?.read('next week', {})).toEqual({ code: 'invalid_moment' });
});

const LINES = '<p>หนึ่ง</p><p>สอง</p>';
const FOREIGN = { warning: 'foreign_picture' };
test.each([
  ['หนึ่ง\n\nสอง', { value: LINES }],
  ['หนึ่ง\r\nสอง', { value: LINES }],
  ['ดู <a href="/Cal">ที่นี่</a>\nสอง', { value: '<p>ดู <a href="/Cal">ที่นี่</a></p><p>สอง</p>' }],
  ['<p>หนึ่ง</p>\n<p onclick="x()">สอง</p>', { value: LINES }],
  ['<p>หนึ่ง</p><img data-picture="7">', { value: '<p>หนึ่ง</p><img data-picture="7">' }],
  ['<p>หนึ่ง</p><img src="https://a.example/b.png"><p>สอง</p>', { value: LINES, ...FOREIGN }],
  ['<img src="https://a.example/b.png">', { value: undefined, ...FOREIGN }],
  ['', { value: undefined }],
])('a text of an editor in a cell is read as it is kept: %j', async (text, reading) => {
  const [thai] = await Promise.all(richTextColumns('detail').map(({ open }) => open({} as Db)));
  expect(thai?.read(text, {})).toEqual(reading);
});
