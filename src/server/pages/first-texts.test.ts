import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';
import { seedPageTexts } from './first-texts.ts';
import { pageText } from './tables.ts';

const { app, db } = await startApp(await cloneDatabase());

test('a house without demo content has its pages and policies from the first start on', async () => {
  await db.delete(pageText);
  await seedPageTexts(db);
  for (const [path, th, en] of [
    ['/About', 'เกี่ยวกับเรา', 'About us'],
    ['/Goal', 'วิสัยทัศน์และพันธกิจ', 'Vision and mission'],
    ['/cookie-policy', 'นโยบายคุกกี้', 'Cookie policy'],
    ['/cookie-policy-private', 'ประกาศความเป็นส่วนตัว', 'Privacy notice'],
  ] as const) {
    for (const [language, name] of [
      ['th', th],
      ['en', en],
    ]) {
      const { statusCode, body } = await app.inject(`${path}?lang=${language}`);
      expect(statusCode, path).toBe(200);
      expect(body.replaceAll(/<[^>]+>/g, ''), path).toContain(name);
    }
  }
});

test('what staff have written stays, at every later start', async () => {
  await db
    .update(pageText)
    .set({ name: { th: 'ของเราเอง' } })
    .where(eq(pageText.key, 'about'));
  await seedPageTexts(db);
  const rows = await db.select().from(pageText).where(eq(pageText.key, 'about'));
  expect(rows.map(({ name }) => name.th)).toEqual(['ของเราเอง']);
});
