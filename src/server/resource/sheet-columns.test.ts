import { expect, test } from 'vitest';
import type { Db } from '#server/platform/db.ts';
import { productTermsKind } from '#server/products/maintenance-terms.ts';

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

test('a percentage is no number of months, and no amount', async () => {
  expect(await read('longestMonths', '15%')).toEqual({ code: 'invalid_number' });
  expect(await read('appraisalFee', '15%')).toEqual({ code: 'invalid_number' });
});
