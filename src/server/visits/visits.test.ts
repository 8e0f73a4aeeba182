import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { forgetMissed, listMissed } from './missed-searches.ts';
import { menuVisitDay, missedSearchDay, visitDay } from './tables.ts';

const { app, db } = await startApp(await cloneDatabase());

test('every start of the app adds one to the total of the day', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => post(app, 'visit_count/addVisitCountMySQL')),
  );
  expect(answers[0]).toEqual({
    status: 200,
    body: { isSuccess: true, reasonText: '', data: null },
  });
  expect(await db.select({ total: visitDay.total }).from(visitDay)).toEqual([{ total: 10 }]);
});

test('an app start needs no body at all', async () => {
  const response = await app.inject({ method: 'POST', url: '/api/visit_count/addVisitCountMySQL' });
  expect(response.json()).toMatchObject({ isSuccess: true });
});

test('visits of the menu are counted by window and record', async () => {
  const visit = { win_name: 'Article', ref_skey: '7' };
  await Promise.all([1, 2, 3].map(() => post(app, 'visit_count/addVisitCountMenuMySQL', visit)));
  await post(app, 'visit_count/addVisitCountMenuMySQL', { ...visit, ref_skey: 7 });
  await post(app, 'visit_count/addVisitCountMenuMySQL', { win_name: 'Home' });
  const rows = await db.select().from(menuVisitDay).orderBy(menuVisitDay.winName);
  expect(rows).toMatchObject([
    { winName: 'Article', refSkey: '7', total: 4 },
    { winName: 'Home', refSkey: '', total: 1 },
  ]);
});

test.each([
  ['an unknown window', { win_name: 'Nowhere' }, { win_name: 'invalid' }],
  ['no window', {}, { win_name: 'required' }],
  ['a key that is no key', { win_name: 'Home', ref_skey: '<b>' }, { ref_skey: 'invalid' }],
  ['half a key', { win_name: 'Home', ref_skey: 7.5 }, { ref_skey: 'invalid' }],
  ['a key that is nothing', { win_name: 'Home', ref_skey: null }, { ref_skey: 'invalid' }],
  ['a key without end', { win_name: 'Home', ref_skey: 'a'.repeat(41) }, { ref_skey: 'invalid' }],
])('%s is refused and names the field', async (_what, body, fields) => {
  expect(await post(app, 'visit_count/addVisitCountMenuMySQL', body)).toEqual({
    status: 200,
    body: { isSuccess: false, reasonText: 'invalid_input', data: { fields } },
  });
});

const miss = (words: string, place = 'Articles') =>
  post(app, 'visit_count/addMissedSearch', { place, words });

test('what visitors do not find is counted in one way of writing, and forgotten in time', async () => {
  for (const words of [
    '  ที่ดิน  ตาบอด ',
    'ที่ดิน ตาบอด',
    'Refinance',
    'REFINANCE',
    'ｒｅｆｉｎａｎｃｅ',
  ])
    await miss(words);
  await miss('refinance', 'BranchGSB');
  expect((await miss('refinance', 'Elsewhere')).body.reasonText).toBe('invalid_input');
  expect(await listMissed(db, 10)).toEqual([
    { place: 'Articles', words: 'refinance', total: 3 },
    { place: 'Articles', words: 'ที่ดิน ตาบอด', total: 2 },
    { place: 'BranchGSB', words: 'refinance', total: 1 },
  ]);
  await db.update(missedSearchDay).set({ day: sql`${missedSearchDay.day} - 8` });
  await forgetMissed(db, 8);
  expect(await listMissed(db, 10)).toHaveLength(3);
  await forgetMissed(db, 7);
  expect(await listMissed(db, 10)).toEqual([]);
});

test('words with ำ are kept as they are written, from any keyboard', async () => {
  await db.delete(missedSearchDay);
  for (const words of ['จำนองค้ำประกัน', 'จ\u0e4d\u0e32นองค\u0e4d\u0e49\u0e32ประกัน'])
    await miss(words);
  const [kept] = await listMissed(db, 10);
  expect(kept).toEqual({ place: 'Articles', words: 'จำนองค้ำประกัน', total: 2 });
  expect(kept?.words).toHaveLength('จำนองค้ำประกัน'.length);
});

test.each([
  ['a phone', '081-234 5678'],
  ['an identity card in Thai digits', '๑๑๐๑๗๐๐๒๐๓๔๕๑'],
  ['an account within words', 'โอนเข้า 123-4-56789-0'],
  ['an address', 'somchai@example.com'],
  ['a link', 'https://evil.example/x'],
  ['markup', '<script>'],
  ['a letter', 'ก'],
  ['a text', 'ก'.repeat(61)],
])('%s is taken and not kept', async (_what, words) => {
  await db.delete(missedSearchDay);
  expect((await miss(words)).body).toMatchObject({ isSuccess: true });
  expect(await db.select().from(missedSearchDay)).toEqual([]);
});

test('invented words do not fill the table, and known ones go on being counted', async () => {
  await db.execute(sql`insert into missed_search_day (day, place, words, total)
    select (now() at time zone 'Asia/Bangkok')::date, 'Articles', 'word ' || n, 1
    from generate_series(1, 1000) as n`);
  await miss('one more');
  await miss('word 7');
  expect(await db.$count(missedSearchDay)).toBe(1_000);
  expect((await listMissed(db, 1))[0]).toEqual({
    place: 'Articles',
    words: 'word 7',
    total: 2,
  });
});
