import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { foldSearched, searchWords } from '#contract/search-words.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';

const { db } = await startApp(await cloneDatabase());

const WRITTEN = [
  'น.ส. ๓ ก. (เลขที่ ๑๒/๓)',
  'นาย สมชาย\u00a0ใจดี',
  'เเม่ริม น\u0e4d\u0e32',
  'CH-7F3K_29%\\ “โฉนด”—‘ครุฑแดง’…',
  'cafe\u0301 100 % ฿5,000.50 กรุงเทพฯ',
  '\u200bศูนย์\u200bกว้าง\ufeff\u00ad',
];

test.each(WRITTEN)('what is typed and what is stored are folded alike: %s', async (written) => {
  const { rows } = await db.execute<{ stored: string }>(
    sql`select search_folded(${written}) as stored`,
  );
  expect(rows[0]?.stored).toBe(foldSearched(written).toLowerCase().replaceAll(/\s/g, ''));
});

test.each([
  ['น.ส.3ก', ['นส3ก']],
  ['นส3ก', ['นส3ก']],
  ['น.ส. 3 ก', ['นส3ก']],
  ['น.ส.๓ ก.', ['นส3ก']],
  ['สมชาย  ใจดี', ['สมชาย', 'ใจดี']],
  ['ดอกเบี้ย ปีแรก', ['ดอกเบี้ย', 'ปีแรก']],
  ['% _ \\', []],
  ['100%', ['100']],
])('%s is looked for as %j', (search, words) => {
  expect(searchWords(search)).toEqual(words);
});

test('where words begin stands behind the text, for one or two letters', async () => {
  const { rows } = await db.execute<{ marked: string }>(
    sql`select search_marked(${'CH-77|นาย สมชาย ใจดี|'}) as marked`,
  );
  expect(rows[0]?.marked.trimEnd()).toBe('ch77|นายสมชายใจดี| ch นา สม ใจ');
});
