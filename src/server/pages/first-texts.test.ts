import { globSync, readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { setParameter } from '#tests/support/set-parameter.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';
import { seedPageTexts } from './first-texts.ts';
import { company, pageText } from './tables.ts';

const { app, db } = await startApp(await cloneDatabase());

test('a house without demo content has its pages and policies from the first start on', async () => {
  await db.delete(pageText);
  await seedPageTexts(db);
  for (const [path, th, en] of [
    ['/About', 'เกี่ยวกับเรา', 'About us'],
    ['/Goal', 'วิสัยทัศน์และพันธกิจ', 'Vision and mission'],
    ['/Costs', 'ไม่เกิน 200,000 บาท', 'at most 200,000 baht'],
    ['/Hardship', 'ไม่น้อยกว่า 60 วัน', 'at least 60 days'],
    ['/Complaints', 'ภายใน 15 วันทำการ', 'within 15 working days'],
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

test('the privacy notice names the periods that the house is set to, and who answers for the data', async () => {
  await setParameter(db, 'retention_message_days', 730);
  await db.insert(company).values({
    name: { th: 'โฉนด' },
    registeredName: { th: 'บริษัท โฉนด จำกัด', en: 'Chanote Co., Ltd.' },
    registrationNumber: '0105560001731',
    address: { th: 'กรุงเทพมหานคร' },
    officeHours: {},
  });
  await expect
    .poll(async () => plain(await app.inject('/cookie-policy-private?lang=th')))
    .toContain('ข้อความติดต่อ: 2\u00a0ปี');
  await setParameter(db, 'retention_message_days', 90);
  await expect
    .poll(async () => plain(await app.inject('/cookie-policy-private?lang=en')))
    .toContain('Messages to us: 90\u00a0days');
  const notice = plain(await app.inject('/cookie-policy-private?lang=th'));
  expect(notice).toContain('บริษัท โฉนด จำกัด (เลขทะเบียนนิติบุคคล 0-10-5-560-00173-1)');
  for (const path of ['/About', '/Cal'])
    expect(plain(await app.inject(`${path}?lang=en`)), path).toContain(
      'Company registration no. 0-10-5-560-00173-1',
    );
});

test('the policies name everything that is kept in a browser, and LINE', async () => {
  await seedPageTexts(db);
  const sources = globSync('src/web/**/*.ts').map((file) => readFileSync(file, 'utf8'));
  const kept = sources.flatMap((code) =>
    [
      ...code.matchAll(
        /(?:sessionStorage\.setItem|createBrowserStore|keepLeft<\w+>)\((?:'([\w-]+)'|([A-Z]+))/g,
      ),
    ].map(([, name, constant]) => name ?? code.match(`const ${constant} = '([^']+)'`)?.[1]),
  );
  expect(new Set(kept).size).toBe(9);
  for (const language of ['th', 'en']) {
    const { body } = await app.inject(`/cookie-policy?lang=${language}`);
    for (const name of kept) expect(body, language).toContain(`<strong>${name}</strong>`);
    expect(plain(await app.inject(`/cookie-policy-private?lang=${language}`))).toContain('LINE');
  }
});

const plain = ({ body }: { body: string }) => body.replaceAll(/<[^>]+>|\u200b|\u2060/g, '');
