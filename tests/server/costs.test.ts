import { expect, test } from 'vitest';
import { loadDemoContent } from '#server/demo/load.ts';
import { creditLimit, productTerms } from '#server/products/tables.ts';
import { setParameter } from '#tests/support/set-parameter.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';

const { app, db, store } = await startApp(await cloneDatabase());
await loadDemoContent(db, store);

const textOf = async (path: string) =>
  (await app.inject({ url: path, headers: { 'accept-encoding': 'identity' } })).body.replaceAll(
    /<[^>]+>|[\u200b\u2060]/g,
    '',
  );
const read = (language: string) => textOf(`/Costs?lang=${language}`);

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

test('where the principal is repaid last, no month is said to pay all of it every time', async () => {
  await db.update(productTerms).set({ repayment: 'principal_last', longestMonths: 24 });
  const last = '1,005,000 – 1,010,000\u00a0';
  await expect.poll(() => read('en')).toContain(`Last month, with the whole principal${last}baht`);
  expect(await read('en')).toContain('5,000 – 10,000\u00a0baht');
  expect(await read('en')).not.toContain('A month after that');
  expect(await read('th')).toContain(`เดือนสุดท้าย คืนเงินต้นทั้งหมด${last}บาท`);
  const home = await textOf('/');
  expect(home).toContain('1,005,000–1,010,000\u00a0บาทเดือนสุดท้าย คืนเงินต้นทั้งหมด');
  expect(await textOf('/Products')).toContain('1,005,000–1,010,000\u00a0บาทเดือนสุดท้าย คืนเงินต้นทั้งหมด');
  const wish = 'government=4200000&market=6500000&amount=1000000&months=24&rate=6';
  for (const page of ['/Cal', '/Register'])
    expect(await textOf(`${page}?${wish}`), page).toMatch(/เดือนสุดท้าย คืนเงินต้นทั้งหมด *1,005,000/);
});

test('instalments that are rounded up are counted until the last one, not to the end of the time', async () => {
  await db
    .update(productTerms)
    .set({ repayment: 'annuity', longestMonths: 480, rateFrom: 8, rateTo: 8 });
  await setParameter(db, 'instalment_rounding', 'hundred_baht');
  await expect.poll(() => textOf('/')).toContain('7,000\u00a0บาทเดือนที่ 1–459');
  const wish = 'government=4200000&market=6500000&amount=1000000&months=480&rate=8';
  for (const page of ['/Cal', '/Register'])
    expect(await textOf(`${page}?${wish}`), page).toMatch(/ผ่อน 459 เดือน เดือนละ *7,000/);
});

test('an example is of a loan that somebody gets', async () => {
  await db.update(productTerms).set({ individual: true, company: true });
  await db
    .update(creditLimit)
    .set({ individual: false, company: true, minimum: 100_000, maximum: 500_000 });
  await expect.poll(() => read('en')).not.toContain('An example');
  await db.update(creditLimit).set({ maximum: 5_000_000 });
  await expect.poll(() => read('en')).toContain('An example');
  await db.update(productTerms).set({ company: false });
  await expect.poll(() => read('en')).not.toContain('An example');
  // Of a product without any limit there is nothing that would speak against it.
  await db.update(creditLimit).set({ deletedAt: new Date() });
  await expect.poll(() => read('en')).toContain('An example');
});

test('without terms nothing is worked out', async () => {
  await db.update(productTerms).set({ published: false });
  await expect.poll(() => read('en')).not.toContain('An example');
});
