import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { LocalizedText } from '#contract/localized.ts';
import { article, articleCategory } from '#server/articles/tables.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';

const { app, db } = await startApp(await cloneDatabase());

const DAY = 86_400_000;
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY);
const named = (th: string, en = th): LocalizedText => ({ th, en });

async function addCategory(name: LocalizedText, values = {}): Promise<number> {
  const [row] = await db
    .insert(articleCategory)
    .values({ name, ...values })
    .returning({ id: articleCategory.id });
  return row?.id ?? 0;
}

async function addArticle(values: Partial<typeof article.$inferInsert>): Promise<number> {
  const row = {
    categoryId: loans,
    name: named('บทความ', 'Article'),
    summary: named('สรุป', 'Summary'),
    detail: named('<p>เนื้อหา</p>', '<p>Text</p>'),
    readingMinutes: { th: 4, en: 3 },
    published: true,
    publishFrom: daysFromNow(-1),
    ...values,
  };
  const [added] = await db.insert(article).values(row).returning({ id: article.id });
  return added?.id ?? 0;
}

async function get(path: string) {
  const { statusCode, body, headers } = await app.inject({ url: path });
  const cards = [...body.matchAll(/<a href="\/Article\?id=(\d+)"/g)];
  return {
    status: statusCode,
    body,
    location: headers.location,
    ids: cards.map((m) => +(m[1] ?? 0)),
  };
}

const search = (text: string, language = 'th') =>
  get(`/Articles?lang=${language}&q=${encodeURIComponent(text)}`);

const ATTACK = '</script><script>alert(2)</script>';

const HIDDEN = {
  draft: { published: false },
  future: { publishFrom: daysFromNow(1) },
  ended: { publishUntil: daysFromNow(-0.5) },
  deleted: { deletedAt: new Date() },
};

let loans = 0;
let news = 0;
let empty = 0;
let binned = 0;
const paged: number[] = [];
const hidden: number[] = [];
const ids = {
  percent: 0,
  underscore: 0,
  backslash: 0,
  japanese: 0,
  inBin: 0,
  dated: 0,
  lonely: 0,
  attack: 0,
};

beforeAll(async () => {
  loans = await addCategory(named('สินเชื่อ', 'Loans'), { position: 1 });
  news = await addCategory(named('ข่าว', 'News'), { position: 2 });
  empty = await addCategory(named('ว่าง', 'Empty'), { position: 3 });
  binned = await addCategory(named('ถังขยะ', 'Bin'), { deletedAt: new Date() });
  for (let day = 1; day <= 25; day += 1) {
    paged.push(await addArticle({ publishFrom: daysFromNow(-day) }));
  }
  const old = { categoryId: news, publishFrom: daysFromNow(-100) };
  ids.percent = await addArticle({ ...old, name: named('ดอกเบี้ย 5% ต่อปี', 'Interest of 5%') });
  ids.underscore = await addArticle({ ...old, name: named('แบบฟอร์ม loan_form', 'LOAN_FORM') });
  ids.backslash = await addArticle({ ...old, name: named('ทับกลับ a\\b') });
  ids.japanese = await addArticle({
    ...old,
    name: { th: 'ที่ดิน', en: 'Land only', ja: '土地' },
    detail: named('<p>ไทย</p>', '<script>alert(1)</script><p>English text</p>'),
  });
  ids.dated = await addArticle({ ...old, publishFrom: new Date('2025-10-31T23:30:00+07:00') });
  ids.attack = await addArticle({ ...old, name: named(ATTACK) });
  ids.lonely = await addArticle({ ...old, categoryId: await addCategory(named('เดี่ยว')) });
  ids.inBin = await addArticle({ categoryId: binned });
  for (const values of Object.values(HIDDEN)) hidden.push(await addArticle(values));
});

describe('the list of articles', () => {
  test('has 12 a page, newest first, and never what is not published', async () => {
    const first = await get('/Articles');
    const second = await get('/Articles?page=2');
    const third = await get('/Articles?page=3');
    expect(first.ids).toEqual(paged.slice(0, 12));
    expect(second.ids).toEqual(paged.slice(12, 24));
    expect(third.ids).toHaveLength(8);
    expect(first.body).toContain('32 บทความ');
    expect(first.body).toContain('rel="next"');
    const all = [first, second, third].flatMap((page) => page.ids);
    for (const id of [...hidden, ids.inBin]) expect(all).not.toContain(id);
  });

  test('of a category is headed by its name and pages within it', async () => {
    const { body, ids: shown } = await get(`/Articles?category=${news}`);
    expect(body).toMatch(/<h1[^>]*>ข่าว<\/h1>/);
    expect(body).toContain('<title>ข่าว – ');
    const { percent, underscore, backslash, japanese, attack, dated } = ids;
    expect(shown).toEqual([attack, japanese, backslash, underscore, percent, dated]);
    expect((await get(`/Articles?category=${loans}`)).body).toContain(
      `href="/Articles?category=${loans}&amp;page=2"`,
    );
  });

  test('of a category without articles says so; one that is not there is 404', async () => {
    const { status, body } = await get(`/Articles?category=${empty}&lang=en`);
    expect(status).toBe(200);
    expect(body).toContain('No articles in this category yet');
    for (const category of [
      '999',
      'x',
      '-1',
      '99999999999',
      '๑',
      `${news}&category=${loans}`,
      binned,
    ]) {
      expect((await get(`/Articles?category=${category}`)).status, `${category}`).toBe(404);
    }
  });

  test('is searched for a part of a word, in either language, whatever the case', async () => {
    expect((await search('กเบี้')).ids).toEqual([ids.percent]);
    expect((await search('INTEREST', 'en')).ids).toEqual([ids.percent]);
    expect((await search('interest of')).ids).toEqual([ids.percent]);
    expect((await search('  Loan_Form ')).ids).toEqual([ids.underscore]);
  });

  test.each(['%', '_', '\\', '%%', '_ % \\', '…', '|'])(
    '%j means nothing to the database, and finds nothing',
    async (text) => {
      const { status, ids: found } = await search(text);
      expect([status, found]).toEqual([200, []]);
    },
  );

  test('is searched by its text too, words in any order, however digits and titles are written', async () => {
    const deed = await addArticle({
      name: named('เอกสารสิทธิ์ น.ส. 3 ก', 'Land papers'),
      detail: named(
        '<p>ตรา<strong>ครุฑ</strong>แดงคือโฉนด&nbsp;ค่างวด ๒,๕๐๐ บาท</p><p>ปีแรกไม่คิดดอกเบี้ย</p>',
        '<p>A red garuda</p>',
      ),
      publishFrom: daysFromNow(-400),
    });
    for (const text of [
      'ครุฑแดง',
      'ดอกเบี้ย ปีแรก',
      'ค่างวด',
      'ค่างวด 2500',
      'ค่างวด ๒๕๐๐',
      'น.ส.3ก',
      'นส3ก',
      'น.ส. 3 ก',
      'น.ส.๓ ก.',
      'เอกสารสิทธิ์นส3ก',
      'GARUDA red',
      'garuda ครุฑ นส 3ก',
    ])
      expect((await search(text)).ids, text).toContain(deed);
    expect((await search('ครุฑแดง')).ids).toEqual([deed]);
    expect((await search('น.ส. 3 ก')).ids).toEqual((await search('นส3ก')).ids);
    for (const text of ['strong', 'nbsp', 'ครุฑเขียว', 'ดอกเบี้ย ครุฑเขียว'])
      expect((await search(text)).ids, text).not.toContain(deed);
    await db.delete(article).where(eq(article.id, deed));
  });

  test('says in both languages that nothing was found, with the words escaped', async () => {
    const quoted = '&quot;ไม่มี&lt;b&gt;&quot;';
    expect((await search('ไม่มี<b>')).body).toContain(`ไม่พบผลการค้นหา ${quoted}`);
    expect((await search('ไม่มี<b>', 'en')).body).toContain(
      `Your search for ${quoted} found no results.`,
    );
  });

  test.each(['-1', '0', '1', '01', 'x', '๒', '', '1e9', '2&page=3'])(
    'page %j leads to a page there is',
    async (page) => {
      const { status, location } = await get(`/Articles?lang=en&page=${page}`);
      if (status !== 200)
        expect([status, location]).toEqual([302, expect.stringMatching(/^\/Articles\?/)]);
    },
  );

  test('a page beyond the last leads to the last, in the same language and search', async () => {
    const { status, location } = await get('/Articles?lang=en&page=99999999999999999999');
    expect([status, location]).toEqual([302, '/Articles?page=3&lang=en']);
    expect((await get('/Articles?q=5%25&page=7')).location).toBe('/Articles?q=5%25');
  });

  test.each(['q=%00', 'q=%ff%fe', 'q=%F0%9F%98%80', `q=${'ก'.repeat(800)}`, 'q=a&q=b', 'q[]=1'])(
    'junk in a search is answered: %.20s',
    async (query) => {
      expect((await get(`/Articles?${encodeURI(query)}`)).status).toBe(200);
    },
  );
});

describe('an article', () => {
  test('shows title, category, date, reading time and text, and three others', async () => {
    const id = ids.dated;
    const { status, body, ids: shown } = await get(`/Article?id=${id}`);
    expect(status).toBe(200);
    expect(body).toContain('31/10/2568');
    expect(body).toContain('อ่าน 4 นาที');
    expect(body).toContain(`<a href="/Articles?category=${news}">ข่าว</a>`);
    expect(body).toContain('<p>เนื้อหา</p>');
    expect(shown).toHaveLength(3);
    expect(shown).not.toContain(id);
    expect((await get(`/Article?id=${id}&lang=en`)).body).toContain('31/10/2025');
  });

  test('of a small category goes on with the newest of the others', async () => {
    expect((await get(`/Article?id=${ids.lonely}`)).ids).toEqual(paged.slice(0, 3));
  });

  test('falls back to English where a language has no text, and runs no script of its own', async () => {
    const { body } = await get(`/Article?id=${ids.japanese}&lang=ja`);
    expect(body).toMatch(/<h1[^>]*>土地<\/h1>/);
    expect(body).toContain('<p>English text</p>');
    expect(body).not.toContain('alert(1)');
    expect((await get(`/Article?id=${paged[0]}&lang=ja`)).body).toMatch(/<h1[^>]*>Article<\/h1>/);
  });

  test('describes itself to search engines, safely', async () => {
    const { body } = await get(`/Article?id=${ids.attack}`);
    expect(body).not.toContain('<script>alert(2)');
    const data = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json),
    );
    expect(data).toMatchObject([
      { '@type': 'Article', headline: ATTACK, inLanguage: 'th' },
      { '@type': 'BreadcrumbList', itemListElement: { length: 4 } },
    ]);
    expect(data[0].mainEntityOfPage).toBe(`http://chanote.test/Article?id=${ids.attack}`);
  });

  test('that is draft, future, ended, deleted or in a binned category is 404', async () => {
    for (const id of [...hidden, ids.inBin]) {
      expect((await get(`/Article?id=${id}`)).status, `${id}`).toBe(404);
    }
  });
});

test.each([
  '',
  'id=',
  'id=0',
  'id=-1',
  'id=x',
  'id=๑',
  'id=1.5',
  'id=999999',
  'id=99999999999',
  'id=%00',
  'id=1&id=2',
])('what no record is named by is a real 404: ?%s', async (query) => {
  const { status, body } = await get(`/Article?${query}`);
  expect(status).toBe(404);
  expect(body).toContain('ไม่พบหน้านี้');
});
