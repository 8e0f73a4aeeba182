import { beforeAll, describe, expect, test } from 'vitest';
import { loadDemoContent } from '#server/demo/load.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';

const { app, db, store } = await startApp(await cloneDatabase());
let origin = '';

beforeAll(async () => {
  await loadDemoContent(db, store);
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});

const PATHS = [
  '/',
  '/About',
  '/Goal',
  '/Costs',
  '/Hardship',
  '/Complaints',
  '/cookie-policy',
  '/cookie-policy-private',
  '/Products',
  '/Product',
  '/Promotions',
  '/Promotion',
  '/Articles',
  '/Article',
  '/BranchGSB',
  '/BranchTIP',
  '/BranchBCP',
  '/Cal',
  '/DocumentDownload',
  '/Register',
];
const RECORDS = ['/Product', '/Promotion', '/Article'];
const JUNK_IDS = [
  '',
  '0',
  '-1',
  'x',
  '๑',
  '1.5',
  '1e3',
  '999999',
  '2147483648',
  '9'.repeat(400),
  '%00',
  '%F0%9F%98%80',
  "1'--",
  '<script>',
  '../1',
];
const JUNK_PAGES = [
  '-1',
  '0',
  '',
  'x',
  '๒',
  '1.5',
  '1e9',
  '99999999999999999999',
  '%00',
  '1&page=2',
];

const get = (path: string) => app.inject({ url: path, headers: { 'accept-encoding': 'identity' } });

describe.each(RECORDS)('%s', (path) => {
  test.each(JUNK_IDS)('with the id %.20s is a real 404 page that leads on', async (id) => {
    const { statusCode, body } = await get(`${path}?id=${id}`);
    expect(statusCode).toBe(404);
    expect(body).toContain('ไม่พบหน้านี้');
    expect(body).toMatch(/<main[^>]*>.*<a [^>]*href="\/"/s);
    expect(body, 'is not counted as a visit').not.toContain('data-win-name');
  });

  test('takes no record from a second id, a list or a prototype', async () => {
    for (const query of ['id=1&id=2', 'id[]=1', '__proto__[id]=1', 'ID=1', '']) {
      expect((await get(`${path}?${query}`)).statusCode, query).toBe(404);
    }
  });
});

describe.each(['/Articles', '/Promotions', '/Products', '/BranchGSB', '/DocumentDownload'])(
  '%s',
  (path) => {
    test.each(JUNK_PAGES)('asked for page %.20s answers with a page', async (page) => {
      const { statusCode, body, headers } = await get(`${path}?page=${page}`);
      expect([200, 301, 302, 404]).toContain(statusCode);
      if (statusCode < 300) expect(body).toContain('<h1');
      if (statusCode === 404) expect(body).toContain('ไม่พบหน้านี้');
      if (statusCode > 300 && statusCode < 400) {
        expect((await get(String(headers.location))).statusCode).toBe(200);
      }
    });
  },
);

test.each(PATHS)('%s takes any other parameter', async (path) => {
  const id = RECORDS.includes(path) ? 'id=1&' : '';
  for (const query of [
    'q=%00%ff&category=&near=NaN,Infinity&branch=',
    'a[b][c]=1&constructor=x&__proto__=y',
    `x=${'ก'.repeat(800)}`,
    `${'p=1&'.repeat(1_900)}`,
    '%',
    '%E0%B8',
  ]) {
    const { statusCode } = await get(`${path}?${id}${query}`);
    expect(statusCode, query.slice(0, 40)).toBeLessThan(500);
    if (statusCode !== 404) expect(statusCode).toBe(200);
  }
});

test.each(PATHS)('%s with a query of 100 KB says that the address is too long', async (path) => {
  const response = await fetch(`${origin}${path}?q=${'x'.repeat(100_000)}`);
  expect(response.status).toBe(414);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const body = await response.text();
  expect(body).toContain('ที่อยู่นี้ยาวเกินไป');
  expect(body).toContain('This address is too long');
  expect(body).toContain('<a href="/">');
});

test.each([
  'government=%00&market=%F0%9F%98%80',
  'government=1&government=2&market[]=3',
  'product=__proto__&type=constructor',
  'product=-1&government=5&market=5',
  `government=${'9'.repeat(5000)}&market=1`,
  'rai=x&governmentPer=wah&market=1&marketPer=wah',
])('junk as prices is answered with a page: %.40s', async (query) => {
  for (const path of ['/Cal', '/Register']) {
    expect((await get(`${path}?${query}`)).statusCode).toBe(200);
  }
});

describe('prices are read as people write them', () => {
  const limit = 'วงเงินสูงสุดโดยประมาณ';

  test.each([
    ['in Thai digits', '๔,๒๐๐,๐๐๐', '๖๕๐๐๐๐๐'],
    ['grouped by commas', '4,200,000', '6,500,000'],
    ['with the currency', '4200000 บาท', '฿6,500,000.00'],
    ['in millions', '4.2 ล้าน', '6.5 ล้านบาท'],
  ])('%s', async (_how, government, market) => {
    for (const path of ['/Cal', '/Register']) {
      const query = new URLSearchParams({ government, market, product: '1', type: 'person' });
      const { statusCode, body } = await get(`${path}?${query}`);
      expect(statusCode).toBe(200);
      if (path === '/Cal') expect(body).toContain(limit);
      expect(body).toContain('2,940,000');
    }
  });

  test.each([
    ['negative', '-4200000', 'ติดลบไม่ได้'],
    ['huge', '9'.repeat(300), 'ราคาสูงเกิน 1 ล้านล้านบาท'],
    ['empty', '', 'กรุณากรอกราคาประเมินราชการ'],
    ['zero', '๐', 'มากกว่า 0'],
    ['no number', 'สี่ล้าน', 'กรอกเป็นตัวเลข'],
  ])('what is %s gets advice and no answer', async (_what, government, advice) => {
    const query = new URLSearchParams({ government, market: '6500000' });
    const { statusCode, body } = await get(`/Cal?${query}`);
    expect(statusCode).toBe(200);
    expect(body).toContain(advice);
    expect(body).not.toContain(limit);
  });
});
