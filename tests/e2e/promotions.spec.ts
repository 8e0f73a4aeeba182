import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { promotion } from '#server/promotions/tables.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { JOURNEY_WIDTHS } from '#tests/support/pages.ts';
import { expectSound } from '#tests/support/sound-page.ts';

const WORDS = {
  th: {
    heading: 'โปรโมชันที่ใช้ได้ตอนนี้',
    valid: /ใช้ได้ \d\d\/\d\d\/25\d\d – \d\d\/\d\d\/25\d\d/,
    lastDay: /วันสุดท้าย\s*\d\d\/\d\d\/25\d\d/,
    conditions: 'เงื่อนไข',
    calculate: 'คำนวณวงเงิน',
  },
  en: {
    heading: 'Promotions you can use now',
    valid: /Valid \d\d\/\d\d\/20\d\d – \d\d\/\d\d\/20\d\d/,
    lastDay: /Last day\s*\d\d\/\d\d\/20\d\d/,
    conditions: 'Conditions',
    calculate: 'Calculate the limit',
  },
} as const;

const titles = (page: Page) => page.locator('main article h2 a');

for (const language of ['th', 'en'] as const) {
  const words = WORDS[language];
  for (const width of JOURNEY_WIDTHS[language]) {
    test(`promotions in ${language} at ${width} px: list, page, reload, back`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/Promotions?lang=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
      expect(await titles(page).count()).toBeGreaterThanOrEqual(3);
      await expect(page.locator('main article').first()).toContainText(words.valid);
      await expectSound(page);

      const name = (await titles(page).first().textContent()) ?? '';
      await titles(page).first().click();
      await expect(page).toHaveURL(/\/Promotion\?id=\d+$/);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page.locator('main')).toContainText(words.lastDay);
      await expect(page.getByRole('heading', { name: words.conditions })).toBeVisible();
      await expect(page.getByRole('link', { name: words.calculate })).not.toHaveCount(0);
      await expectSound(page);

      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
    });
  }
}

test('a promotion whose last day staff move into the past leaves list and page', async ({
  page,
  site,
}) => {
  const ended = { publishUntil: new Date(Date.now() - 1000) };
  const [row] = await site.db
    .insert(promotion)
    .values({
      name: { th: 'สิ้นสุดเร็ว' },
      summary: { th: 'สรุป' },
      detail: { th: '<p>เนื้อหา</p>' },
      published: true,
      publishFrom: new Date(Date.now() - 60_000),
    })
    .returning({ id: promotion.id });
  const id = row?.id ?? 0;
  const link = page.getByRole('link', { name: 'สิ้นสุดเร็ว' });
  await expect(async () => {
    await page.goto('/Promotions');
    await expect(link).toHaveCount(1, { timeout: 500 });
  }).toPass();

  await site.db.update(promotion).set(ended).where(eq(promotion.id, id));
  await expect(async () => {
    await page.goto('/Promotions');
    await expect(link).toHaveCount(0, { timeout: 500 });
  }).toPass();
  expect((await page.goto(`/Promotion?id=${id}`))?.status()).toBe(404);
});

test('without JavaScript promotions are listed, read and shared', async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: site.origin });
  await page.goto('/Promotions?lang=en');
  await titles(page).first().click();
  await expect(page.getByRole('heading', { name: 'Conditions' })).toBeVisible();
  const id = new URL(page.url()).searchParams.get('id');
  const line = page.getByRole('link', { name: /^Share by LINE/ });
  const target = new URL((await line.getAttribute('href')) ?? '');
  expect(target.searchParams.get('url')).toBe(`${site.origin}/Promotion?id=${id}&lang=en`);
  await page.close();
});
