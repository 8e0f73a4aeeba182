import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fromNow, startContentMaintenance, VISIBLE } from '#tests/support/content-maintenance.ts';
import { addUser, signInAs } from '#tests/support/people.ts';

const { app, db, call } = await startContentMaintenance();

const promotion = (th: string, en: string, more: object = {}) => ({
  name: { th, en },
  summary: {},
  detail: { th: '<p>ดอกเบี้ยคงที่</p>' },
  pictureId: null,
  position: 5,
  ...VISIBLE,
  ...more,
});
const add = async (th: string, en: string, more: object = {}): Promise<number> =>
  (await call('promotion/add', promotion(th, en, more))).data.id;
const find = async (search: string, more: object = {}) =>
  (await call('records/find', { search, ...more })).data;

test('records are found by words of their names, those that begin so first', async () => {
  const later = await add('โปรฤดูร้อน', 'Summer');
  const first = await add('ฤดูร้อนฟรีค่าประเมิน', 'Free appraisal', { published: false });
  await add('อื่น', 'Other');

  expect(await find('ฤดูร้อน')).toMatchObject([
    { resource: 'promotion', id: first, shown: false },
    { resource: 'promotion', id: later, shown: true, name: { en: 'Summer' } },
  ]);
  expect(await find('APPRAI free')).toMatchObject([{ id: first }]);
  expect(await find('ฤดูร้อน', { size: 1 })).toHaveLength(1);
  expect(await find('ฤดูร้อน', { resources: ['article'] })).toEqual([]);
  // What stands in a text is found by the list of its kind.
  expect(await find('ดอกเบี้ยคงที่')).toEqual([]);
  expect(await find('%')).toEqual([]);

  await call('promotion/delete', { ids: [later] });
  expect(await find('Summer')).toEqual([]);
});

test('of more than can be told the newest come first, however the database keeps them', async () => {
  await db.execute(sql`
    insert into promotion (name, summary, detail, publish_from)
    select jsonb_build_object('th', 'ลดครั้งที่ ' || number || ' มหกรรม', 'en', 'Fair ' || number),
      '{}', '{}', now()
    from generate_series(1, 450) as number`);
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from promotion where search_text like '%มหกรรม%' order by id desc`);
  const ids = rows.map(({ id }) => id);
  const [newest = 0, second = 0, third = 0] = ids;
  // Written anew, the oldest and the newest change their places on the disk.
  await db.execute(sql`update promotion set version = version where id % 3 = 0`);
  await db.execute(sql`update promotion set version = version where id = ${newest}`);
  expect((await find('มหกรรม', { size: 3 })).map(({ id }: { id: number }) => id)).toEqual([
    newest,
    second,
    third,
  ]);

  const begins = await add('มหกรรมบ้าน', 'House fair');
  await add('งานมหกรรม', 'Another');
  const called = await add('มหกรรม', 'Called so');
  await add('รวมมหกรรม', 'One more');
  expect((await find('มหกรรม', { size: 3 })).map(({ id }: { id: number }) => id)).toEqual([
    called,
    begins,
    called + 1,
  ]);
});

test('what is called so, or begins so, comes before kinds that only hold the word', async () => {
  const category = (th: string) => call('articleCategory/add', { name: { th }, position: 1 });
  const inner = (await category('รวมน้ำท่วม')).data.id;
  const begins = await add('น้ำท่วมช่วยได้', 'Flood');
  expect(await find('น้ำท่วม')).toMatchObject([
    { resource: 'promotion', id: begins },
    { resource: 'articleCategory', id: inner },
  ]);
});

test('nobody finds what they may not see', async () => {
  await add('ความลับ', 'Secret');
  await addUser(db, 'nobody');
  const nobody = await signInAs(app, 'nobody');
  const answer = await call('records/find', { search: 'Secret' }, nobody);
  expect(answer).toMatchObject({ isSuccess: true, data: [] });
});

test('of addresses of the site it is told which lead visitors nowhere', async () => {
  const shown = await add('เห็น', 'Seen');
  const draft = await add('ร่าง', 'Draft', { published: false });
  const over = await add('จบแล้ว', 'Over', { publishFrom: fromNow(-9), publishUntil: fromNow(-2) });
  const addresses = [
    '/',
    '/articles',
    `/Promotion?id=${shown}`,
    `/Promotion?id=${shown}&lang=en#top`,
    `/Promotion?id=${draft}`,
    `/Promotion?id=${over}`,
    '/Promotion?id=99999',
    '/Promotion',
    '/download/99999',
    '/BranchGSB?branch=99999',
    '/#question-99999',
    '/ArticlesMaint',
    '/nowhere',
  ];
  const { data } = await call('records/checkLinks', { addresses });
  expect(data).toEqual([
    { address: `/Promotion?id=${draft}`, reason: 'hidden' },
    { address: `/Promotion?id=${over}`, reason: 'hidden' },
    ...addresses.slice(6).map((address) => ({ address, reason: 'missing' })),
  ]);
});
