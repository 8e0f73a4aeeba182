import { expect, test } from '#tests/support/browser-test.ts';
import { JOURNEY_WIDTHS, LANGUAGES } from '#tests/support/pages.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/sound-page.ts';

const PAGES = [
  { path: '/About', th: 'เกี่ยวกับเรา', en: 'About us' },
  { path: '/Goal', th: 'วิสัยทัศน์และพันธกิจ', en: 'Vision and mission' },
  { path: '/cookie-policy', th: 'นโยบายคุกกี้', en: 'Cookie policy' },
  { path: '/cookie-policy-private', th: 'ประกาศความเป็นส่วนตัว', en: 'Privacy notice' },
] as const;

for (const language of LANGUAGES) {
  for (const width of JOURNEY_WIDTHS[language]) {
    for (const { path, ...names } of PAGES) {
      test(`${path} in ${language} at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${path}?lang=${language}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[language]);
        await expect(page.locator('main time')).toHaveText(
          language === 'th' ? /ปรับปรุงเมื่อ \d\d\/\d\d\/25\d\d/ : /updated \d\d\/\d\d\/20\d\d/i,
        );
        await expect(page.locator('main a[aria-current="page"]')).toHaveText(names[language]);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      });
    }
  }
}

test('the language chosen survives a reload, a new page and a new tab', async ({
  page,
  context,
}) => {
  await page.goto('/About');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us');
  await page.goto('/Goal');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vision and mission');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const tab = await context.newPage();
  await tab.goto('/Products');
  await expect(tab.locator('html')).toHaveAttribute('lang', 'en');
});
