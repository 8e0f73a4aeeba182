import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { globalParameter } from '#server/parameters/tables.ts';
import { creditLimit, product, productDetail, productTerms } from '#server/products/tables.ts';
import { guaranteeType } from '#server/reference/tables.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';

const { app, db } = await startApp(await cloneDatabase());

const get = (url: string, headers = {}) =>
  app.inject({ url, headers: { 'accept-encoding': 'identity', ...headers } });
const read = async (url: string) => (await get(url)).body;

/** Where each text stands in the page: -1 where it does not. */
const placesOf = (body: string, ...texts: string[]) => texts.map((text) => body.indexOf(text));

const YESTERDAY = new Date(Date.now() - 86_400_000);
const TOMORROW = new Date(Date.now() + 86_400_000);

async function addProduct(th: string, values: Partial<typeof product.$inferInsert> = {}) {
  const [row] = await db
    .insert(product)
    .values({ name: { th }, summary: { th: `สรุป ${th}` }, published: true, ...values })
    .returning({ id: product.id });
  return row?.id ?? 0;
}

async function addDetail(
  productId: number,
  position: number,
  values: Partial<typeof productDetail.$inferInsert>,
) {
  await db.insert(productDetail).values({
    kind: 'text',
    name: {},
    detail: {},
    published: true,
    productId,
    position,
    ...values,
  });
}

let first = 0;
let second = 0;
let hidden: number[] = [];

beforeAll(async () => {
  second = await addProduct('สินเชื่อที่สอง', { position: 2 });
  first = await addProduct('สินเชื่อแรก', {
    position: 1,
    name: { th: 'สินเชื่อแรก', en: 'First loan' },
    summary: { th: 'สรุปแรก', en: 'The first summary' },
  });
  hidden = await Promise.all([
    addProduct('ร่าง', { published: false }),
    addProduct('ยังไม่ถึงวัน', { publishFrom: TOMORROW }),
    addProduct('หมดเวลา', { publishUntil: YESTERDAY }),
    addProduct('ในถังขยะ', { deletedAt: YESTERDAY }),
  ]);
  await addDetail(first, 2, { name: { th: 'ข้อสอง' }, detail: { th: '<p>ตามมา</p>' } });
  await addDetail(first, 1, {
    name: { th: 'ข้อหนึ่ง', en: 'Point one' },
    detail: { th: '<p>มาก่อน <script>alert(1)</script><b onclick="x">หนา</b></p>' },
  });
  await addDetail(first, 3, { name: { th: 'ข้อร่าง' }, published: false });
  await addDetail(first, 4, { kind: 'image', name: { th: 'ภาพที่ยังไม่พร้อม' }, pictureIds: { th: 9 } });
  await addDetail(second, 1, { name: { th: 'ของสินเชื่ออื่น' } });
  await db.insert(creditLimit).values([
    band(first, 'นิติบุคคล', 1_000_000, 50_000_000, { individual: false, company: true }),
    band(first, 'บุคคลธรรมดา', 300_000, 10_000_000, { individual: true, company: false }),
    {
      ...band(first, 'ถูกลบ', 1, 99_000_000, { individual: true, company: true }),
      deletedAt: YESTERDAY,
    },
  ]);
});

function band(
  productId: number,
  th: string,
  minimum: number,
  maximum: number,
  whom: { individual: boolean; company: boolean },
) {
  return { productId, name: { th }, minimum, maximum, ...whom };
}

describe('the list of products', () => {
  test('shows published products in their order, each leading to its page', async () => {
    const body = await read('/Products');
    const places = placesOf(body, `/Product?id=${first}"`, `/Product?id=${second}"`);
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('shows the widest band that is in force', async () => {
    const body = await read('/Products');
    expect(body).toContain('50\u00a0ล้านบาท');
    expect(body).not.toContain('99\u00a0ล้านบาท');
  });

  test('leaves out drafts, those to come, those over and those in the bin', async () => {
    const body = await read('/Products');
    for (const id of hidden) expect(body).not.toContain(`/Product?id=${id}"`);
  });
});

describe('the comparison', () => {
  const wordsOf = (html: string) =>
    html
      .replaceAll(/<\/?(span|strong)[^>]*>/g, '')
      .replaceAll('\u00a0', ' ')
      .replaceAll(/\s+/g, ' ');
  const same = async () =>
    wordsOf(
      (await read('/Products')).match(/<section [^>]*aria-labelledby="same".*?<\/section>/s)?.[0] ??
        '',
    );
  const each = async () =>
    (await read('/Products'))
      .split(/<ul class="products[^>]*>/)[1]
      ?.split('<h2>')
      .slice(1)
      .map(wordsOf) ?? [];

  const TERMS = {
    name: { th: 'อัตรา' },
    individual: true,
    company: true,
    rateKind: 'fixed',
    rateFrom: 6,
    rateTo: 8,
    uncheckedRateFrom: 8,
    uncheckedRateTo: 12,
    repayment: 'interest_first',
    interestOnlyMonths: 12,
    longestMonths: 60,
    appraisalFee: 3_000,
    registrationPercent: 1,
    registrationCap: 200_000,
    stampPercent: 0.05,
    stampCap: 10_000,
    earlySettlementPercent: 0,
    earlySettlementMonths: 0,
    lateInterestPercent: 15,
    published: true,
    publishFrom: YESTERDAY,
  } as const;

  test('says once what is the same, and with each product what is not', async () => {
    await db.insert(productTerms).values([
      { ...TERMS, productId: first },
      { ...TERMS, productId: second },
    ]);
    await db.insert(guaranteeType).values([
      { name: { th: 'โฉนด น.ส.4จ' }, detail: {}, active: true },
      { name: { th: 'ห้องชุด อ.ช.2' }, detail: {}, active: true, productIds: [first] },
    ]);
    await vi.waitFor(async () => expect(await same()).toContain('6–12%'), 30_000);
    const common = await same();
    // Interest of a twelfth of 6 and of 12 % of a million.
    expect(common).toContain('5,000–10,000 บาท');
    expect(common).toContain('60 เดือน (5 ปี)');
    expect(common).toContain('กู้เท่าที่จำเป็นและชำระคืนไหว');
    expect(common).not.toContain('โฉนด น.ส.4จ');
    const [one = '', two = ''] = await each();
    expect(one).toContain('3 แสน – 10 ล้านบาท');
    expect(one).toContain('โฉนด น.ส.4จ');
    expect(one).toContain('ห้องชุด อ.ช.2');
    expect(two).toContain('โฉนด น.ส.4จ');
    expect(two).not.toContain('ห้องชุด อ.ช.2');
    expect(one).not.toContain('6–12%');

    await db.update(productTerms).set({ rateTo: 9 }).where(eq(productTerms.productId, second));
    await db
      .update(productTerms)
      .set({ uncheckedRateTo: 13 })
      .where(eq(productTerms.productId, second));
    await vi.waitFor(async () => expect(await same()).not.toContain('6–12%'), 30_000);
    const [cheap = '', dear = ''] = await each();
    expect(cheap).toContain('6–12%');
    expect(dear).toContain('6–13%');
  });

  test('goes on as facts and structured data of the product', async () => {
    const body = await read(`/Product?id=${first}`);
    const card = wordsOf(
      body.match(/<section [^>]*aria-labelledby="facts".*?<\/section>/s)?.[0] ?? '',
    );
    for (const words of ['6–12%', '5,000–10,000 บาท', 'ห้องชุด อ.ช.2', 'กู้เท่าที่จำเป็นและชำระคืนไหว'])
      expect(card).toContain(words);
    const blocks = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    const loans = blocks
      .map(([, json = '']) => JSON.parse(json))
      .filter((data) => data['@type'] === 'LoanOrCredit');
    expect(loans).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'LoanOrCredit',
        name: 'สินเชื่อแรก',
        description: 'สรุปแรก',
        url: `http://chanote.test/Product?id=${first}`,
        provider: {
          '@type': 'FinancialService',
          name: 'โฉนด สินเชื่อที่ดิน',
          url: 'http://chanote.test',
        },
        areaServed: 'TH',
        currency: 'THB',
        feesAndCommissionsSpecification: 'http://chanote.test/Costs',
        amount: {
          '@type': 'MonetaryAmount',
          currency: 'THB',
          minValue: 300_000,
          maxValue: 50_000_000,
        },
        interestRate: { '@type': 'QuantitativeValue', minValue: 6, maxValue: 12, unitCode: 'P1' },
        annualPercentageRate: expect.objectContaining({
          minValue: expect.closeTo(6.47, 1),
          maxValue: expect.closeTo(12.49, 1),
        }),
        loanTerm: { '@type': 'QuantitativeValue', maxValue: 60, unitCode: 'MON' },
        loanRepaymentForm: { '@type': 'RepaymentSpecification', loanPaymentFrequency: 12 },
        requiredCollateral: 'โฉนด น.ส.4จ, ห้องชุด อ.ช.2',
      },
    ]);
  });
});

describe('a product', () => {
  test('shows its published details in order, and nobody else’s', async () => {
    const body = await read(`/Product?id=${first}`);
    const [one = -1, two = -1, ...others] = placesOf(
      body,
      'ข้อหนึ่ง</h2>',
      'ข้อสอง</h2>',
      'ข้อร่าง',
      'ของสินเชื่ออื่น',
    );
    expect(one).toBeGreaterThan(0);
    expect(two).toBeGreaterThan(one);
    expect(others).toEqual([-1, -1]);
  });

  test('leaves out a picture that is not ready', async () => {
    expect(await read(`/Product?id=${first}`)).not.toContain('ภาพที่ยังไม่พร้อม');
  });

  test('shows rich text without anything that could run', async () => {
    const body = await read(`/Product?id=${first}`);
    expect(body.replaceAll('<!-- -->', '')).toContain('<p>มาก่อน <strong>หนา</strong></p>');
    expect(body).not.toContain('alert(1)');
  });

  test('shows its bands as a table, persons before companies', async () => {
    const body = await read(`/Product?id=${first}`);
    const rows = [
      ...body.matchAll(/<tr><th scope="row">(.*?)<\/th><td>(.*?)<\/td><td>(.*?)<\/td>/g),
    ];
    expect(rows.map(([, ...cells]) => cells)).toEqual([
      ['บุคคลธรรมดา', '300,000', '10,000,000'],
      ['นิติบุคคล', '1,000,000', '50,000,000'],
    ]);
  });

  test('leads on to the calculator and the application with the product chosen', async () => {
    const body = await read(`/Product?id=${first}`);
    expect(body).toContain(`href="/Cal?product=${first}"`);
    expect(body).toContain(`href="/Register?product=${first}"`);
  });

  test('offers no application while applications are closed', async () => {
    const closed = { name: 'register_show', value: 'N' };
    await db.insert(globalParameter).values(closed);
    await vi.waitFor(
      async () => expect(await read(`/Product?id=${first}`)).not.toContain('/Register?product='),
      30_000,
    );
    await db.delete(globalParameter).where(eq(globalParameter.name, 'register_show'));
  });

  test('falls back from the asked language to English, then to Thai', async () => {
    const english = await read(`/Product?id=${first}&lang=en`);
    expect(english).toContain('Point one</h2>');
    expect(english).toContain('ข้อสอง</h2>');
    expect(await read(`/Product?id=${first}&lang=ja`)).toContain('Point one</h2>');
  });

  test('names its way up for search engines', async () => {
    const body = await read(`/Product?id=${first}`);
    const blocks = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    expect(blocks.map(([, json = '']) => JSON.parse(json))).toContainEqual(
      expect.objectContaining({
        '@type': 'BreadcrumbList',
        itemListElement: [
          expect.objectContaining({ position: 1, item: 'http://chanote.test/' }),
          expect.objectContaining({ position: 2, item: 'http://chanote.test/Products' }),
          expect.objectContaining({
            position: 3,
            name: 'สินเชื่อแรก',
            item: `http://chanote.test/Product?id=${first}`,
          }),
        ],
      }),
    );
  });

  test('that is not published is a real 404', async () => {
    for (const id of hidden) expect((await get(`/Product?id=${id}`)).statusCode).toBe(404);
  });

  test.each([
    '',
    '?id=',
    '?id=0',
    '?id=-1',
    '?id=999999',
    '?id=2147483648',
    '?id=1e1',
    '?id=๑',
    '?id=1,2',
    '?id=1&id=2',
    "?id=1'%20or%20'1'='1",
    '?id=%00',
    `?id=${'1'.repeat(60)}`,
  ])('/Product%s is a real 404', async (search) => {
    const { statusCode, body } = await get(`/Product${encodeURI(search).replaceAll('%25', '%')}`);
    expect(statusCode).toBe(404);
    expect(body).toContain('ไม่พบ');
  });
});
