import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadDemoContent } from '#server/demo/load.ts';
import { banner, jobPosting } from '#server/pages/tables.ts';
import { globalParameter } from '#server/parameters/tables.ts';
import { addPicture } from '#server/pictures/add-picture.ts';
import { encodePicture } from '#server/pictures/encode-task.ts';
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
const eventually = (check: () => Promise<void>) => vi.waitFor(check, 10_000);

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

  const slides = async (language?: string) =>
    (await section('banner', language)).split('<li id="banner-').slice(1);

  test('of the demo are two: the drawn one speaks first, the other leads to its promotion', async () => {
    const [first = '', second = '', ...others] = await slides();
    expect(others).toEqual([]);
    expect(first).toContain('<h1');
    expect(first).toContain('href="/Cal"');
    expect(second).toMatch(/<h2[^>]*>.*ยกเว้นค่าประเมินที่ดิน/);
    expect(second).toMatch(/href="\/Promotion\?id=\d+"/);
  });

  test('are all shown in their order, each with its own link and words', async () => {
    await db.delete(banner);
    const names = { th: 'ที่สอง', en: 'The second' };
    await add('', { name: names, position: 2, href: '/BranchGSB' });
    await add('ที่หนึ่ง', { position: 1 });
    await add('ที่สาม', { position: 3, action: {}, href: '' });
    await eventually(async () => expect(await slides()).toHaveLength(3));
    const [first = '', second = '', third = ''] = await slides();
    expect(first).toMatch(/<h1[^>]*>ที่หนึ่ง/);
    expect(second).toMatch(/<h2[^>]*>ที่สอง/);
    expect(second).toContain('href="/BranchGSB"');
    expect(third).toMatch(/<h2[^>]*>ที่สาม/);
    expect(third.split('</ul>')[0], 'nowhere to go').not.toContain('<a ');
    expect((await slides('en'))[1]).toMatch(/<h2[^>]*>The second<.*Look/s);
    expect((await slides('ja'))[1], 'falls back').toContain('The second');
    const dots = (await section('banner')).match(/href="#banner-\d"/g);
    expect(dots).toEqual(['href="#banner-1"', 'href="#banner-2"', 'href="#banner-3"']);
  });

  test('that are drafts, over, to come or in the bin are not shown; six at most are', async () => {
    await db.delete(banner);
    await add('ร่าง', { published: false });
    await add('จบแล้ว', { publishUntil: new Date(Date.now() - DAY) });
    await add('ยังไม่ถึง', { publishFrom: new Date(Date.now() + DAY) });
    await add('ในถัง', { deletedAt: new Date() });
    await add('แสดง', { position: 1 });
    await eventually(async () => expect(await slides()).toHaveLength(1));
    expect(await section('banner'), 'nothing to choose from').not.toContain('<nav');
    for (const position of [2, 3, 4, 5, 6, 7, 8]) await add(`แสดง ${position}`, { position });
    await eventually(async () => expect(await slides()).toHaveLength(6));
  });

  test('show their picture in its proportions, the first at once; without one the drawing', async () => {
    await db.delete(banner);
    const background = '#216cb7';
    const upload = sharp({ create: { width: 800, height: 500, channels: 3, background } });
    const alt = { th: 'ภาพทุ่งนา', en: 'Rice fields' };
    const pictureId = await addPicture(db, store, await upload.png().toBuffer(), alt);
    await encodePicture(db, store, { id: pictureId });
    await add('ภาพแรก', { position: 1, pictureId });
    await add('ภาพวาด', { position: 2 });
    await add('ภาพถัดไป', { position: 3, pictureId });
    await eventually(async () => expect(await slides('en')).toHaveLength(3));
    const [first = '', second = '', third = ''] = await slides('en');
    expect(first).toMatch(/<source type="image\/avif" srcSet="\/pictures\/[^"]* 320w, [^"]* 640w/);
    expect(first).toMatch(/<img [^>]*width="800" height="500" alt="Rice fields" loading="eager"/);
    expect(first).not.toContain('<svg aria-hidden="true" class="sheet_');
    expect(second).not.toContain('<picture');
    expect(second).toContain('<svg aria-hidden="true" class="sheet_');
    expect(third).toContain('loading="lazy"');
  });

  test('leave the page its own words where there are none', async () => {
    await db.delete(banner);
    await eventually(async () => {
      const [only = '', ...others] = await slides();
      expect(others).toEqual([]);
      expect(only).toContain('กู้ได้สูงสุด 70%');
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

test.each(['th', 'en'])(
  'the open positions are listed with what they ask for, in %s',
  async (language) => {
    const work = await section('work', language);
    for (const { name, detail } of await db.select().from(jobPosting)) {
      const texts = { th: [name.th, detail.th], en: [name.en, detail.en] }[language] ?? [];
      for (const text of texts) {
        const [words = ''] = (text ?? '')
          .replace(/<[^>]*>/g, '\n')
          .trim()
          .split('\n');
        expect(words.length).toBeGreaterThan(2);
        expect(work.replace(/<[^>]*>/g, '')).toContain(words);
      }
    }
  },
);

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
    await db.delete(globalParameter).where(eq(globalParameter.name, 'loan_longest_years'));
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

  test('of the longest term change what the home page promises', async () => {
    expect(await section('banner')).toContain('<strong>5 ปี</strong>');
    await setParameter('loan_longest_years', 7);
    await eventually(async () => expect(await section('banner')).toContain('<strong>7 ปี</strong>'));
  });
});

test('a product that is gone is said at the choice of products', async () => {
  const body = await read('/Cal?government=4200000&market=6500000&product=999');
  expect(body).toContain('สินเชื่อนี้ไม่มีแล้ว กรุณาเลือกใหม่');
});
