import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { fitsSearch } from '#server/branches/queries.ts';
import { branch } from '#server/branches/tables.ts';
import { listDemoBranches } from '#server/demo/branches.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';

const { app, db } = await startApp(await cloneDatabase());
const demo = await listDemoBranches();

beforeAll(async () => {
  await db.insert(branch).values(demo.map((row) => ({ ...row, published: true })));
});

async function get(path: string) {
  const { statusCode, body } = await app.inject({
    url: encodeURI(path),
    headers: { 'accept-encoding': 'identity' },
  });
  const items = body.matchAll(/id="branch-\d+".*?<h3[^>]*><a[^>]*>([^<]*)/gs);
  const names = [...items].map(([, name]) => name);
  return { statusCode, body, names };
}

async function addBranch(values: Partial<typeof branch.$inferInsert>) {
  const [row] = demo;
  if (!row) throw new Error('there are no demo branches');
  const [added] = await db
    .insert(branch)
    .values({ ...row, published: true, ...values })
    .returning({ id: branch.id });
  return added?.id ?? 0;
}

describe('the finder', () => {
  test('lists a network in pages of 20, from Bangkok on', async () => {
    const first = await get('/BranchGSB');
    expect(first.statusCode).toBe(200);
    expect(first.body).toContain('พบ 77 สาขา');
    expect(first.names).toHaveLength(20);
    expect(first.names[0]).toBe('ธนาคารออมสิน สาขาพญาไท');
    expect((await get('/BranchGSB?page=4')).names).toHaveLength(17);
    expect((await get('/branchtip/')).names[0]).toBe('ทิพยประกันภัย ห้วยขวาง');
  });

  test.each([
    ['เชียงใหม่', 1],
    ['จ.เชียงใหม่', 1],
    ['จ. เชียงใหม่', 1],
    ['จังหวัด เชียงใหม่', 1],
    ['เขต พระโขนง', 1],
    ['แขวง พระโขนง', 1],
    ['อ. เมืองเชียงใหม่ จ. เชียงใหม่', 1],
    ['จ.โคราช', 1],
    ['Chiang Mai', 1],
    ['chiang', 2],
    ['กทม.', 1],
    ['โคราช', 1],
    ['50000', 1],
    ['เมืองเชียงใหม่ อำเภอเมือง', 1],
    ['%', 0],
    ['_', 0],
    ["'; drop table branch; --", 0],
  ])('finds by name, address, district, province and postcode: %s', async (q, count) => {
    const { statusCode, names } = await get(`/BranchBCP?q=${q}`);
    expect(statusCode).toBe(200);
    expect(names).toHaveLength(count);
  });

  test('narrows by province and district, and offers the districts of the province', async () => {
    await addBranch({
      name: { th: 'GSB สาขาแม่ริม', en: 'GSB Mae Rim' },
      provinceCode: '50',
      provinceName: { th: 'เชียงใหม่', en: 'Chiang Mai' },
      districtCode: '5007',
      districtName: { th: 'แม่ริม', en: 'Mae Rim' },
    });
    const province = await get('/BranchGSB?province=50');
    expect(province.names).toEqual(['ธนาคารออมสิน สาขาเชียงใหม่', 'GSB สาขาแม่ริม']);
    expect(province.body).toContain('<option value="5007">แม่ริม</option>');
    expect((await get('/BranchGSB?province=50&district=5007')).names).toEqual(['GSB สาขาแม่ริม']);
    expect((await get('/BranchGSB?district=๕๐๐๗')).names).toEqual(['GSB สาขาแม่ริม']);
    expect((await get('/BranchGSB?province=57&district=5007')).names).toEqual([
      'ธนาคารออมสิน สาขาเชียงราย',
    ]);
  });

  test('sorts by distance from a place, and says how far', async () => {
    const { names, body } = await get('/BranchTIP?near=18.788,98.985');
    expect(names.slice(0, 3)).toEqual([
      'ทิพยประกันภัย เชียงใหม่',
      'ทิพยประกันภัย ลำพูน',
      'ทิพยประกันภัย ลำปาง',
    ]);
    expect(body).toContain('ห่าง 24 กม.');
    expect((await get('/BranchTIP?near=18.788,98.985&q=กรุงเทพ')).body).toMatch(/ห่าง 58\d กม\./);
  });

  test('the finder of all networks has their branches in one list, with hours, nearest first', async () => {
    const first = await get('/Branches');
    expect(first.statusCode).toBe(200);
    expect(first.names).toHaveLength(20);
    expect(first.body).toContain('เปิด จันทร์–ศุกร์ 8.30–15.30 น.');
    expect(first.body).toContain('เปิด ทุกวัน 5.00–22.00 น.');
    const near = await get('/branches/?near=18.788,98.985');
    expect(near.names.slice(0, 3)).toEqual([
      'ธนาคารออมสิน สาขาเชียงใหม่',
      'ทิพยประกันภัย เชียงใหม่',
      'ปั๊มบางจาก เชียงใหม่',
    ]);
    expect(near.body).toContain('เรียงจากใกล้คุณที่สุด');
    const late = await get('/Branches?page=12');
    expect(late.names.length).toBeGreaterThan(0);
    const id = /id="branch-(\d+)"/.exec(late.body)?.[1];
    expect((await get(`/Branches?branch=${id}`)).statusCode).toBe(200);
    expect((await get('/Branches?branch=99999999')).statusCode).toBe(404);
  });

  test('a branch whose hours nobody wrote says to call', async () => {
    const name = { th: 'ธนาคารออมสิน สาขาไม่บอกเวลา', en: 'Timeless' };
    await addBranch({ name, hours: {} });
    expect((await get('/BranchGSB?q=ไม่บอกเวลา')).body).toContain('โทรถามเวลาเปิดก่อนไป');
  });

  test('leads to one branch, which stands first where it is not on the page', async () => {
    const id = await addBranch({
      name: { th: 'GSB สาขาปลายทาง', en: 'GSB Target' },
      provinceCode: '96',
    });
    const { statusCode, names, body } = await get(`/BranchGSB?branch=${id}`);
    expect(statusCode).toBe(200);
    expect(names[0]).toBe('GSB สาขาปลายทาง');
    expect(body).toContain('<title>GSB สาขาปลายทาง');
    expect((await get(`/BranchTIP?branch=${id}`)).statusCode).toBe(404);
  });

  test.each(['0', '-1', '999999', '99999999999', 'x', '1.5', '1e3', '%00', '1;2'])(
    'a branch that is not there is a 404: %s',
    async (id) => expect((await get(`/BranchGSB?branch=${id}`)).statusCode).toBe(404),
  );

  test('hides drafts, what is in the bin, and what is over or to come', async () => {
    const name = { th: 'สาขาซ่อนเร้น', en: 'Hidden' };
    const drafts = [
      { name, published: false },
      { name, deletedAt: new Date() },
      { name, publishUntil: new Date(0) },
      { name, publishFrom: new Date(Date.now() + 60_000) },
    ];
    for (const draft of drafts) {
      const id = await addBranch(draft);
      expect((await get(`/BranchGSB?branch=${id}`)).statusCode).toBe(404);
    }
    expect((await get('/BranchGSB?q=ซ่อนเร้น')).names).toEqual([]);
  });

  test('says so when nothing is found, and where the same search finds something', async () => {
    await addBranch({ network: 'BCP', name: { th: 'BCP สถานีเดียวดาย', en: 'BCP Lonely' } });
    const { statusCode, body } = await get('/BranchGSB?q=เดียวดาย');
    expect(statusCode).toBe(200);
    expect(body).toContain('ไม่พบสาขา');
    expect(body).toContain('สาขาปั๊มบางจาก (BCP) ที่ตรงกัน 1 แห่ง');
  });

  test.each([
    ['page=999', 'page=4'],
    ['page=04', 'page=4'],
    ['page=๒', 'page=2'],
    ['page=2&page=2', 'page=2'],
    ['lang=en&page=999&q=9', 'lang=en&q=9'],
    ['page=1', ''],
    ['page=-1', ''],
    ['page=0', ''],
    ['page=x&page=2', ''],
    ['page=999999999999', ''],
  ])('another address of a page leads to it, so that each is kept once: %s', async (asked, to) => {
    const { statusCode, headers } = await app.inject(encodeURI(`/BranchGSB?${asked}`));
    expect(statusCode).toBe(302);
    expect(headers.location).toBe(`/BranchGSB${to && `?${to}`}`);
    expect((await app.inject(`${headers.location}`)).statusCode).toBe(200);
  });

  test.each([
    'near=91,181',
    'near=,',
    'near=NaN,Infinity',
    `near=${'9'.repeat(5000)},1`,
    'near=18.7&near=98',
    'province=zz&district=%00',
    'province=99',
    'q=%00%01%ff',
    'q=%F0%9F%98',
    'q=constructor',
    'q=__proto__',
    'q[]=1',
    `q=${'ก'.repeat(800)}`,
    `q=${'a '.repeat(1500)}`,
    'q=\\',
    'q=%25%25%25',
  ])('answers junk with a page, never a 500: %.40s', async (query) => {
    const { statusCode } = await app.inject({
      url: `/BranchGSB?${query.replace(/[^\x20-\x7e]/g, encodeURIComponent)}`,
    });
    expect(statusCode).toBe(200);
  });

  test('speaks English, with the address in English and schema.org data', async () => {
    const { body } = await get('/BranchTIP?lang=en&q=phuket');
    expect(body).toContain('Dhipaya Insurance, Phuket');
    expect(body).toContain('Mueang Phuket District');
    expect(body).toContain('href="tel:+6676000');
    const data = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    const items = data.map(([, json]) => JSON.parse(json ?? ''));
    const list = items.find((item) => item['@type'] === 'ItemList');
    expect(list.itemListElement[0].item).toMatchObject({
      '@type': 'FinancialService',
      name: 'Dhipaya Insurance, Phuket',
      address: { postalCode: '83000', addressCountry: 'TH' },
    });
    expect(items.some((item) => item['@type'] === 'BreadcrumbList')).toBe(true);
  });

  test('a name with markup closes no element of the page', async () => {
    const attack = '</script><script>alert(1)</script>';
    await addBranch({ network: 'TIP', name: { th: `อันตราย ${attack}`, en: attack } });
    const { body, statusCode } = await get('/BranchTIP?q=อันตราย');
    expect(statusCode).toBe(200);
    expect(body).not.toContain(attack);
  });

  test('gives the map every branch that fits, not only a page of them', async () => {
    const ask = (input: object) =>
      post(app, 'branches/points', { language: 'en', network: 'BCP', ...input });
    const { body } = await ask({});
    expect(body.data.length).toBeGreaterThanOrEqual(77);
    expect((await ask({ q: 'phuket' })).body.data).toEqual([
      expect.objectContaining({ name: 'Bangchak station, Phuket', latitude: 7.885 }),
    ]);
    expect((await ask({ q: '\u0000%', province: 'x' })).body.isSuccess).toBe(true);
    expect((await ask({ network: 'XXX' })).body.isSuccess).toBe(false);
    const ofAll = (await ask({ network: 'all', q: 'phuket' })).body.data;
    expect(ofAll.map(({ network }: { network: string }) => network).toSorted()).toEqual([
      'BCP',
      'GSB',
      'TIP',
    ]);
  });
});

test('a selective search among 5,000 branches is answered by the trigram index', async () => {
  const many = await startApp(await cloneDatabase());
  const rows = Array.from({ length: 5_000 }, (_, index) => {
    const row = demo[index % demo.length];
    if (!row) throw new Error('there are no demo branches');
    const name = { th: `${row.name.th} ${index}`, en: `${row.name.en} no. ${index}` };
    return { ...row, name, published: true };
  });
  for (let start = 0; start < rows.length; start += 1_000) {
    await many.db.insert(branch).values(rows.slice(start, start + 1_000));
  }
  await many.db.execute(sql`vacuum analyze branch`);
  const filter = { q: 'เชียงใหม่ 17', province: undefined, district: undefined };
  const plan = await many.db.execute(
    sql`explain select id from branch where ${fitsSearch(filter)} and network = 'GSB'`,
  );
  expect(JSON.stringify(plan.rows)).toContain('branch_search');
  const { body } = await many.app.inject({ url: `/BranchGSB?q=${encodeURIComponent(filter.q)}` });
  expect(body).toContain('ธนาคารออมสิน สาขาเชียงใหม่ 17');
});

test('a network without any branch says so, and does not speak of a search', async () => {
  const { app: empty } = await startApp(await cloneDatabase());
  const read = async (url: string) => (await empty.inject(encodeURI(url))).body;
  expect(await read('/BranchGSB')).toContain('ยังไม่มีรายชื่อสาขา');
  expect(await read('/BranchGSB')).not.toContain('ที่ตรงกับที่ค้นหา');
  expect(await read('/BranchGSB?q=น่าน')).toContain('ที่ตรงกับที่ค้นหา');
  expect(await read('/BranchGSB?lang=en')).toContain('not listed yet');
});
