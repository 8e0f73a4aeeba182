import { eq } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';
import { promotion } from './tables.ts';

const { app, db } = await startApp(await cloneDatabase());
const emptySite = await startApp(await cloneDatabase());

const DAY = 86_400_000;
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY);

/** What may not be seen. */
const HIDDEN = {
  draft: { published: false },
  'not yet valid': { publishFrom: daysFromNow(1) },
  over: { publishUntil: daysFromNow(-0.5) },
  deleted: { deletedAt: new Date() },
};

const hidden: Record<string, number> = {};
const shown = { current: 0, endless: 0, midnight: 0 };

beforeAll(async () => {
  shown.current = await addPromotion({
    position: 1,
    publishFrom: new Date('2026-01-01T00:00:00+07:00'),
    publishUntil: new Date('2126-12-31T23:59:59+07:00'),
  });
  shown.endless = await addPromotion({ position: 2 });
  shown.midnight = await addPromotion({
    position: 3,
    publishUntil: new Date('2126-11-01T00:00:00+07:00'),
  });
  for (const [why, values] of Object.entries(HIDDEN)) hidden[why] = await addPromotion(values);
});

async function addPromotion(values: Partial<typeof promotion.$inferInsert>): Promise<number> {
  const row = {
    name: { th: 'โปรโมชัน', en: 'Promotion' },
    summary: { th: 'สรุป', en: 'Summary' },
    detail: { th: '<h2>เงื่อนไข</h2>', en: '<h2>Conditions</h2>' },
    published: true,
    publishFrom: daysFromNow(-1),
    ...values,
  };
  const [added] = await db.insert(promotion).values(row).returning({ id: promotion.id });
  return added?.id ?? 0;
}

async function get(url: string) {
  const { statusCode: status, body } = await app.inject({ url });
  const cards = [...body.matchAll(/<a href="\/Promotion\?id=(\d+)"/g)];
  return { status, body, ids: cards.map(([, id]) => Number(id)) };
}

test('promotions are listed in order while they are valid, with their days', async () => {
  const { ids, body } = await get('/Promotions');
  expect(ids).toEqual([shown.current, shown.endless, shown.midnight]);
  expect(body).toContain('ถึง 31\u00a0ธ.ค.\u00a02669');
  expect((await get('/Promotions?lang=en')).body).toContain('Until 31\u00a0Dec\u00a02126');
});

test('a promotion that ends at midnight was last valid on the day before', async () => {
  const { body } = await get(`/Promotion?id=${shown.midnight}`);
  expect(body).toContain('<time dateTime="2126-10-31">31\u00a0ต.ค.\u00a02669</time>');
});

test('a promotion has a page with its conditions and the others', async () => {
  const { body, ids } = await get(`/Promotion?id=${shown.endless}`);
  expect(body).toContain('<h2>เงื่อนไข</h2>');
  expect(body).toContain('ยังไม่กำหนด');
  expect(ids).toEqual([shown.current, shown.midnight]);
});

test('a promotion falls back to English where a language has no text', async () => {
  expect((await get(`/Promotion?id=${shown.current}&lang=ja`)).body).toContain(
    '<h2>Conditions</h2>',
  );
});

test.each(Object.keys(HIDDEN))(
  'a promotion that is %s is neither listed nor found',
  async (why) => {
    expect((await get('/Promotions')).ids).not.toContain(hidden[why]);
    expect((await get(`/Promotion?id=${hidden[why]}`)).status).toBe(404);
  },
);

test('a promotion whose last day staff move into the past leaves list and page', async () => {
  const id = await addPromotion({ position: 9 });
  await vi.waitFor(async () => expect((await get('/Promotions')).ids).toContain(id), 30_000);
  expect((await get(`/Promotion?id=${id}`)).status).toBe(200);
  await db
    .update(promotion)
    .set({ publishUntil: new Date(Date.now() - 1000) })
    .where(eq(promotion.id, id));
  await vi.waitFor(async () => expect((await get('/Promotions')).ids).not.toContain(id), 30_000);
  expect((await get(`/Promotion?id=${id}`)).status).toBe(404);
});

test.each(['', 'id=', 'id=-1', 'id=x', 'id=๑', 'id=99999999999', 'id=%00', 'id=1&id=2'])(
  'what no promotion is named by is a real 404: ?%s',
  async (query) => {
    expect((await get(`/Promotion?${query}`)).status).toBe(404);
  },
);

test('where there is no promotion the list says so', async () => {
  const { body } = await emptySite.app.inject({ url: '/Promotions' });
  expect(body).toContain('ตอนนี้ไม่มีโปรโมชัน');
});
