import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { globalParameter } from '#server/parameters/tables.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { SAMPLES } from '#tests/support/resource-samples.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { product, productTerms } from './tables.ts';

const { app, db } = await startApp(await cloneDatabase());
let headers: Record<string, string> = {};
const call = async (path: string, input: object) => (await post(app, path, input, headers)).body;
const page = async (path: string) => (await app.inject({ url: path })).body;
let terms: { productId: number } & Record<string, unknown>;

const add = (changes: object) => call('productTerms/add', { ...terms, ...changes });
const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();

beforeAll(async () => {
  await addUser(db, 'administrator');
  headers = await signInAs(app, 'administrator');
  terms = (await SAMPLES.productTerms?.(call))?.inputs[0] as typeof terms;
});

test('of published terms the newest that have begun count; older ones stay to be read', async () => {
  const shown = { published: true, publishUntil: null };
  const old = await add({ ...shown, name: { th: 'เก่า' }, rateTo: 9.5, publishFrom: days(-30) });
  const now = await add({ ...shown, name: { th: 'ใหม่' }, rateTo: 7.75, publishFrom: days(-1) });
  await add({ ...shown, name: { th: 'อนาคต' }, rateTo: 7.25, publishFrom: days(5) });
  await add({ ...shown, name: { th: 'ร่าง' }, rateTo: 7.15, published: false });
  const html = await page(`/Product?id=${terms.productId}`);
  const [present = '', past = ''] = html.split('อัตราก่อนหน้านี้');
  expect(present).toContain('6.99–7.75%');
  expect(present).not.toContain('9.5%');
  expect(past).toContain('เก่า');
  expect(past).toContain('6.99–9.5%');
  expect(html).not.toContain('7.25%');
  expect(html).not.toContain('7.15%');
  const superseded = async (id: number) =>
    (await call('productTerms/read', { id })).data.superseded;
  expect(await superseded(old.data.id)).toBe(true);
  expect(await superseded(now.data.id)).toBe(false);
  // What only companies borrow at leaves the terms of persons as they are.
  await add({ ...shown, individual: false, company: true, publishFrom: days(-1) });
  expect(await superseded(now.data.id)).toBe(false);
});

test('terms that newer ones took from persons are shown to companies alone', async () => {
  const own = (await SAMPLES.productTerms?.(call))?.inputs[0] as typeof terms;
  const shown = { productId: own.productId, published: true, publishUntil: null };
  const older = { individual: true, company: true, rateFrom: 8, rateTo: 9 };
  const newer = { individual: true, company: false, rateFrom: 6, rateTo: 7 };
  await add({ ...shown, ...older, publishFrom: days(-30) });
  await add({ ...shown, ...newer, publishFrom: days(-1) });
  const html = (await page(`/Product?id=${own.productId}`)).replaceAll(/<\/?span[^>]*>/g, '');
  const [, section = ''] = html.split('id="terms"');
  const borrowers = [...section.matchAll(/<h3>(.*?)<\/h3>.*?<dd>(\d–\d%)/gs)];
  expect(borrowers.map(([, who, rates]) => `${who} ${rates}`)).toEqual([
    'บุคคลธรรมดา 6–7%',
    'นิติบุคคล 8–9%',
  ]);
});

test('the law’s tariffs begin new terms, and its highest rates are not gone beyond', async () => {
  expect((await call('productTerms/tariff', {})).data).toEqual({
    registrationPercent: 1,
    registrationCap: 200_000,
    stampPercent: 0.05,
    stampCap: 10_000,
    highestRate: 15,
    highestLateInterest: 15,
  });
  const refused = async (changes: object) => (await add(changes)).data?.fields;
  expect(await refused({ rateTo: 15.001 })).toEqual({ rateTo: 'above_law' });
  expect(await refused({ uncheckedRateTo: 16, lateInterestPercent: 15.5 })).toEqual({
    uncheckedRateTo: 'above_law',
    lateInterestPercent: 'above_law',
  });
  await db.insert(globalParameter).values({ name: 'interest_highest_percent', value: 8 });
  expect(await refused({ uncheckedRateTo: null, uncheckedRateFrom: null })).toEqual({
    rateTo: 'above_law',
  });
  await db.delete(globalParameter).where(eq(globalParameter.name, 'interest_highest_percent'));
});

test('who lowers the highest rates is told how far the terms go that count now', async () => {
  const inUse = async () => {
    const { data } = await call('parameter/list', {});
    const of = (name: string) =>
      data.find((setting: { name: string }) => setting.name === name)?.inUse;
    return [of('interest_highest_percent'), of('late_interest_highest_percent'), of('vat')];
  };
  const [before] = await inUse();
  expect(before).toBeLessThan(14);
  const dear = { rateTo: 14, uncheckedRateFrom: null, uncheckedRateTo: null };
  const shown = { ...dear, published: true, publishUntil: null };
  const { id } = (await add({ ...shown, publishFrom: days(-1) })).data;
  await add({ ...shown, rateTo: 14.9, published: false });
  expect(await inUse()).toEqual([14, 15, undefined]);
  // What newer terms took the place of counts no more.
  await db
    .update(productTerms)
    .set({ publishFrom: new Date(days(-60)) })
    .where(eq(productTerms.id, id));
  expect((await inUse())[0]).toBe(before);
});

test.each([
  [{ rateFrom: 9, rateTo: 7 }, { rateTo: 'rate_inverted' }],
  [{ rateFrom: 6.9999 }, { rateFrom: 'invalid' }],
  [{ uncheckedRateFrom: null }, { uncheckedRateFrom: 'required' }],
  [{ uncheckedRateTo: null }, { uncheckedRateTo: 'required' }],
  [{ interestOnlyMonths: 0 }, { interestOnlyMonths: 'too_small' }],
  [{ interestOnlyMonths: 60 }, { interestOnlyMonths: 'never_repaid' }],
  [{ repayment: 'annuity', longestMonths: 0 }, { longestMonths: 'too_small' }],
  [{ individual: false }, { individual: 'needs_applicant' }],
  [{ productId: 999_999 }, { productId: 'invalid' }],
])('%j is refused', async (changes, fields) => {
  expect((await add(changes)).data.fields).toEqual(fields);
});

test('a product with terms stays until they are gone', async () => {
  const [row] = await db.select().from(productTerms);
  const id = row?.productId ?? 0;
  expect(await call('product/delete', { ids: [id] })).toMatchObject({
    isSuccess: false,
    reasonText: 'in_use',
    data: { fields: { [id]: 'ProductTermsMaint' } },
  });
  const all = await db.select().from(productTerms).where(eq(productTerms.productId, id));
  await call('productTerms/delete', { ids: all.map((one) => one.id) });
  expect(await call('product/delete', { ids: [id] })).toMatchObject({ isSuccess: true });
  expect((await db.select().from(product).where(eq(product.id, id)))[0]?.deletedAt).not.toBeNull();
  // Without their product they do not come back.
  expect(await call('productTerms/restore', { ids: [all[0]?.id] })).toMatchObject({
    reasonText: 'owner_in_bin',
  });
});
