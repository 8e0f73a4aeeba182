import { expect, test } from 'vitest';
import { loadDemoContent } from '#server/demo/load.ts';
import { productTerms } from '#server/products/tables.ts';
import { setParameter } from '#tests/support/set-parameter.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';

const { app, db, store } = await startApp(await cloneDatabase());
await loadDemoContent(db, store);

const read = async (language: string) =>
  (await app.inject(`/Costs?lang=${language}`)).body.replaceAll(/<[^>]+>|[\u200b\u2060]/g, '');

test('what a million baht costs stands on the page of costs, worked out from the terms in force', async () => {
  await db.update(productTerms).set({
    ...{ rateFrom: 6, rateTo: 12, uncheckedRateFrom: null, uncheckedRateTo: null },
    ...{ repayment: 'interest_first', interestOnlyMonths: 12, longestMonths: 60 },
    ...{ appraisalFee: 3_000, registrationPercent: 1, registrationCap: 200_000 },
    ...{ stampPercent: 0.05, stampCap: 10_000 },
  });
  await setParameter(db, 'instalment_rounding', 'satang');
  await expect.poll(() => read('en')).toContain('6–12% a year');
  const page = await read('en');
  expect(page).toContain('An example: borrowing 1\u00a0million\u00a0baht');
  // One percent of a month on a million, then four years: 23,485.03 and 26,333.84 a month.
  expect(page).toContain('5,000 – 10,000\u00a0baht');
  expect(page).toContain('23,485.03 – 26,333.84\u00a0baht');
  expect(page).toContain('Registration of the mortgage10,000\u00a0baht');
  expect(page).toContain('Stamp duty500\u00a0baht');
  expect(page).toContain('Costs on the day of signing, in all13,500\u00a0baht');
  expect(await read('th')).toContain('รวมค่าใช้จ่ายวันทำสัญญา13,500\u00a0บาท');
});

test('without terms nothing is worked out', async () => {
  await db.update(productTerms).set({ published: false });
  await expect.poll(() => read('en')).not.toContain('An example');
});
