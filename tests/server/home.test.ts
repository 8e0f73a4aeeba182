import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadDemoContent } from '#server/demo/load.ts';
import { banner } from '#server/pages/tables.ts';
import { globalParameter } from '#server/parameters/tables.ts';
import { addPicture } from '#server/pictures/add-picture.ts';
import { encodePicture } from '#server/pictures/encode-task.ts';
import { productTerms } from '#server/products/tables.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';

const { app, db, store } = await startApp(await cloneDatabase());

beforeAll(() => loadDemoContent(db, store));

const read = async (path: string) =>
  (await app.inject({ url: path, headers: { 'accept-encoding': 'identity' } })).body;

async function section(id: string, language = 'th'): Promise<string> {
  const body = await read(`/?lang=${language}`);
  return body.split(`<section id="${id}"`)[1]?.split('</section>')[0] ?? '';
}

/** Changes reach the pages by a notification, which a busy machine delivers late. */
const eventually = (check: () => Promise<void>) => vi.waitFor(check, 30_000);

async function setParameter(name: string, value: string | number) {
  await db.insert(globalParameter).values({ name, value });
}

describe('banners', () => {
  const DAY = 86_400_000;

  const add = (name: string, values: Partial<typeof banner.$inferInsert> = {}) =>
    db.insert(banner).values({
      name: { th: name },
      detail: { th: `เรื่อง ${name}` },
      action: { th: 'ดู', en: 'Look' },
      href: '/Promotions',
      published: true,
      ...values,
    });

  /** The words of the first screen, and the links below it. */
  const parts = async (language?: string) => {
    const [hero = '', strip = ''] = (await section('banner', language)).split(
      /<ul [^>]*aria-label/,
    );
    return { hero, strip: strip.split('<li').slice(1) };
  };

  test('of the demo are two: the drawn one speaks first, the other leads to its promotion', async () => {
    const { hero, strip } = await parts();
    expect(hero).toContain('<h1');
    expect(hero).toContain('href="/Cal"');
    expect(strip).toHaveLength(1);
    expect(strip[0]).toMatch(/<h2><a href="\/Promotion\?id=\d+">.*ยกเว้นค่าประเมินที่ดิน/);
  });

  test('are all shown in their order, each with its own link and words', async () => {
    await db.delete(banner);
    const names = { th: 'ที่สอง', en: 'The second' };
    await add('', { name: names, position: 2, href: '/BranchGSB' });
    await add('ที่หนึ่ง', { position: 1 });
    await add('ที่สาม', { position: 3, action: {}, href: '' });
    await eventually(async () => expect((await parts()).strip).toHaveLength(2));
    const { hero, strip } = await parts();
    expect(hero).toMatch(/<h1[^>]*>ที่หนึ่ง/);
    expect(strip[0]).toMatch(/<h2><a href="\/BranchGSB">ที่สอง/);
    expect(strip[1]).toMatch(/<h2>ที่สาม/);
    expect(strip[1]?.split('</li>')[0], 'nowhere to go').not.toContain('<a ');
    expect((await parts('en')).strip[0]).toMatch(/The second<.*Look/s);
    expect((await parts('ja')).strip[0], 'falls back').toContain('The second');
  });

  test('that are drafts, over, to come or in the bin are not shown; six at most are', async () => {
    await db.delete(banner);
    await add('ร่าง', { published: false });
    await add('จบแล้ว', { publishUntil: new Date(Date.now() - DAY) });
    await add('ยังไม่ถึง', { publishFrom: new Date(Date.now() + DAY) });
    await add('ในถัง', { deletedAt: new Date() });
    await add('แสดง', { position: 1 });
    await eventually(async () => expect((await parts()).hero).toMatch(/<h1[^>]*>แสดง/));
    expect((await parts()).strip).toEqual([]);
    for (const position of [2, 3, 4, 5, 6, 7, 8]) await add(`แสดง ${position}`, { position });
    await eventually(async () => expect((await parts()).strip).toHaveLength(5));
  });

  test('show their picture in its proportions, the first at once; without one the drawing', async () => {
    await db.delete(banner);
    const background = '#216cb7';
    const upload = sharp({ create: { width: 800, height: 500, channels: 3, background } });
    const alt = { th: 'ภาพทุ่งนา', en: 'Rice fields' };
    const pictureId = await addPicture(db, store, await upload.png().toBuffer(), alt);
    await encodePicture(db, store, { id: pictureId });
    const drawing = '<svg aria-hidden="true" class="sheet_';
    await add('ภาพวาด', { position: 2 });
    await eventually(async () => expect((await parts('en')).hero).toContain(drawing));
    await add('ภาพแรก', { position: 1, pictureId });
    await add('ภาพถัดไป', { position: 3, pictureId });
    await eventually(async () => expect((await parts('en')).strip).toHaveLength(2));
    const { hero, strip } = await parts('en');
    expect(hero).toMatch(/<source type="image\/avif" srcSet="\/pictures\/[^"]* 320w, [^"]* 640w/);
    expect(hero).toMatch(/<img [^>]*width="800" height="500" alt="Rice fields" loading="eager"/);
    expect(hero).not.toContain(drawing);
    expect(strip[0]).not.toContain('<picture');
    expect(strip[1]).toContain('loading="lazy"');
  });

  test('leave the page its own words where there are none', async () => {
    await db.delete(banner);
    await eventually(async () => {
      const { hero, strip } = await parts();
      expect(strip).toEqual([]);
      expect(hero).toContain('กู้ได้สูงสุด 70%');
    });
  });
});

test.each([
  ['th', 'เวลา <strong>8.30–17.30 น.</strong>', 'วันทำการ 8.30–17.30 น.'],
  ['en', 'from <strong>8.30 to 17.30</strong>', 'Working days, 8.30–17.30'],
])(
  'the office hours stand in the questions and at the telephone, in %s',
  async (language, said, facts) => {
    // Where lines may break is marked, and not what is said.
    const plain = async (name: string) =>
      (await section(name, language)).replaceAll(/<\/?span[^>]*>/g, '');
    expect(await plain('faq')).toContain(said);
    expect(await plain('contact')).toContain(facts);
    expect(await read('/')).toMatch(/"opens":"08:30"[^}]*"closes":"17:30"/);
  },
);

test.each([
  ['th', 'เปิดรับ 4 ตำแหน่ง'],
  ['en', '4 open positions'],
])('the open positions are one line that leads to their page, in %s', async (language, words) => {
  const work = await section('work', language);
  expect(work).toContain(words);
  expect(work).toContain('href="/workWithUs"');
  expect(work).not.toContain('<details');
});

test('there is one contact form, on its own page', async () => {
  const contact = await section('contact');
  expect(contact).toContain('href="/Subscribe"');
  expect(contact).not.toContain('<form');
});

describe('the price in the first screen', () => {
  const plain = async (language: string) =>
    (await section('banner', language)).replaceAll(/<\/?span[^>]*>/g, '').replaceAll('\u00a0', ' ');

  // A million for five years: interest alone at 6.99 and 9.99 %, then instalments over 48 months.
  test.each([
    ['th', '6.99–9.99%', '5,825–8,325 บาท', '23,942–25,358 บาท', 'กู้เท่าที่จำเป็นและชำระคืนไหว'],
    [
      'en',
      '6.99–9.99%',
      '5,825–8,325 baht',
      '23,942–25,358 baht',
      'Borrow only what you need and can repay.',
    ],
  ])('is the published one, in %s', async (language, ...expected) => {
    const shown = await plain(language);
    for (const words of expected) expect(shown).toContain(words);
    const month = language === 'th' ? /ใช้ตั้งแต่ \d+ [ก-ฮ.]+ 25\d\d/ : /since \d+ [A-Z][a-z]+ 20\d\d/;
    expect(shown, 'says since when').toMatch(month);
  });

  test('follows the terms, the rounding and the sentence of the house', async () => {
    await db.update(productTerms).set({ rateFrom: 5.5 }).where(eq(productTerms.rateFrom, 6.99));
    await eventually(async () => expect(await plain('th')).toContain('5.5–9.99%'));
    await setParameter('instalment_rounding', 'hundred_baht');
    await eventually(async () => expect(await plain('th')).toContain('–25,400 บาท'));
    await setParameter('responsible_lending_th', 'กู้เท่าที่ผ่อนได้');
    await eventually(async () => expect(await plain('th')).toContain('กู้เท่าที่ผ่อนได้'));
    expect(await plain('en')).toContain('Borrow only what you need');
  });

  test('is left out while nothing is published, and the page stands', async () => {
    await db.update(productTerms).set({ published: false });
    await eventually(async () => expect(await plain('th')).not.toContain('ดอกเบี้ยต่อปี'));
    expect(await plain('th')).toContain('10 ล้านบาท');
    await db.update(productTerms).set({ published: true });
  });
});

test('the picker offers two languages, each by flag and name', async () => {
  const picker = (await read('/')).match(/<nav aria-label="ภาษา">.*?<\/nav>/s)?.[0] ?? '';
  const choices = [...picker.matchAll(/<a [^>]*hrefLang="(\w+)"[^>]*><svg.*?<\/svg>(.*?)<\/a>/gs)];
  expect(choices.map(([, language, name]) => [language, name])).toEqual([
    ['th', 'ไทย'],
    ['en', 'English'],
  ]);
});

describe('changed parameters', () => {
  afterEach(async () => {
    await db
      .delete(globalParameter)
      .where(eq(globalParameter.name, 'calculator_government_percent'));
    await db.delete(globalParameter).where(eq(globalParameter.name, 'calculator_market_percent'));
    await db.delete(globalParameter).where(eq(globalParameter.name, 'calculator_rounding'));
  });

  const calculated = () => read('/Cal?government=4200000&market=6500000');

  test('of the calculator change the answer, its steps and the words around it', async () => {
    expect(await calculated()).toContain('2,940,000');
    await setParameter('calculator_government_percent', 65);
    await eventually(async () => {
      const body = await calculated();
      expect(body).toContain('2,730,000');
      expect(body).toContain('กำหนดโดย 65% ของราคา');
    });
    await setParameter('calculator_market_percent', 30);
    await eventually(async () => {
      const body = await calculated();
      expect(body).toContain('1,950,000');
      expect(body).toContain('กำหนดโดย 30% ของราคาตลาด');
    });
    await setParameter('calculator_rounding', 100_000);
    await eventually(async () => expect(await calculated()).toContain('1,900,000'));
    expect(await section('calculator'), 'the example of the home page').toContain('1,900,000');
  });
});

test('a product that is gone is said at the choice of products', async () => {
  const body = await read('/Cal?government=4200000&market=6500000&product=999');
  expect(body).toContain('สินเชื่อนี้ไม่มีแล้ว กรุณาเลือกใหม่');
});

test('where a loan is chosen and applied for, it is said how long it takes, and that this is a target', async () => {
  const pages = ['/Products', '/Product?id=1', '/Register', '/Status'].map((path) =>
    read(`${path}${path.includes('?') ? '&' : '?'}lang=en`),
  );
  for (const html of [await section('register', 'en'), ...(await Promise.all(pages))]) {
    const words = html.replace(/<[^>]*>/g, '');
    expect(words).toMatch(/About \d+ working days from sending the application/);
    expect(words).toMatch(/This is our target/);
  }
});
