import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';

const WORDS = {
  th: {
    heading: 'โปรโมชันที่ใช้ได้ตอนนี้',
    valid: /ถึง \d+\s[ก-ฮ]+\.[ก-ฮ]+\.\s25\d\d/,
    lastDay: /วันสุดท้าย\s*\d+\s[ก-ฮ]+\.[ก-ฮ]+\.\s25\d\d/,
    price: /6\.99–9\.99%.*กู้เท่าที่จำเป็นและชำระคืนไหว/,
    conditions: 'เงื่อนไข',
    calculate: 'คำนวณวงเงิน',
  },
  en: {
    heading: 'Promotions you can use now',
    valid: /Until \d+\s[A-Z][a-z]+\s20\d\d/,
    lastDay: /Last day\s*\d+\s[A-Z][a-z]+\s20\d\d/,
    price: /6\.99–9\.99%.*Borrow only what you need and can repay/,
    conditions: 'Conditions',
    calculate: 'Calculate the limit',
  },
} as const;

const titles = (page: Page) => page.locator('main article h2 a');

/** From the list to the first promotion. */
async function expectPromotion(page: Page, language: keyof typeof WORDS): Promise<string> {
  const words = WORDS[language];
  await page.goto(`/Promotions?lang=${language}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
  expect(await titles(page).count()).toBeGreaterThanOrEqual(3);
  await expect(page.locator('main article').first()).toContainText(words.valid);
  await expect(page.locator('main')).toContainText(words.price);
  const name = (await titles(page).first().textContent()) ?? '';
  await titles(page).first().click();
  await expect(page).toHaveURL(/\/Promotion\?id=\d+$/);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.locator('main')).toContainText(words.lastDay);
  await expect(page.locator('main')).toContainText(words.price);
  await expect(page.getByRole('heading', { name: words.conditions })).toBeVisible();
  await expect(page.getByRole('link', { name: words.calculate })).not.toHaveCount(0);
  return name;
}

test('promotions in Thai on a phone: list, page, reload, back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const name = await expectPromotion(page, 'th');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.th.heading);
});

test.describe('at a desk, in English, without JavaScript', () => {
  test.use({ viewport: { width: 1280, height: 800 }, javaScriptEnabled: false });

  test('promotions are listed, read and shared', async ({ page, site }) => {
    await expectPromotion(page, 'en');
    const id = new URL(page.url()).searchParams.get('id');
    const line = page.getByRole('link', { name: /^Share by LINE/ });
    const target = new URL((await line.getAttribute('href')) ?? '');
    expect(target.searchParams.get('url')).toBe(`${site.origin}/Promotion?id=${id}&lang=en`);
  });
});
