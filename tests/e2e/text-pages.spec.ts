import { expect, test } from '#tests/support/browser-test.ts';
import { JOURNEY_WIDTHS, LANGUAGES } from '#tests/support/pages.ts';

const PAGES = [
  { path: '/About', th: 'เกี่ยวกับเรา', en: 'About us' },
  { path: '/Goal', th: 'วิสัยทัศน์และพันธกิจ', en: 'Vision and mission' },
  { path: '/Costs', th: 'ค่าใช้จ่ายและค่าธรรมเนียม', en: 'Costs and fees' },
  { path: '/Hardship', th: 'หากผ่อนไม่ไหว', en: 'If paying gets hard' },
  { path: '/Complaints', th: 'ร้องเรียน', en: 'Complaints' },
  { path: '/cookie-policy', th: 'นโยบายคุกกี้', en: 'Cookie policy' },
  { path: '/cookie-policy-private', th: 'ประกาศความเป็นส่วนตัว', en: 'Privacy notice' },
] as const;

const UPDATED = { th: /ปรับปรุงเมื่อ \d\d\/\d\d\/25\d\d/, en: /updated \d\d\/\d\d\/20\d\d/i };

for (const language of LANGUAGES) {
  for (const width of JOURNEY_WIDTHS[language]) {
    test(`the texts that staff write in ${language} at ${width} px lead to each other`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/About?lang=${language}`);
      for (const { path, ...names } of PAGES) {
        const name = names[language];
        await page
          .locator('main nav[aria-labelledby=also-read]')
          .getByRole('link', { name })
          .click();
        await expect(page).toHaveURL(new RegExp(`${path}$`));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
        await expect(page.locator('main time')).toHaveText(UPDATED[language]);
        await expect(page.locator('main a[aria-current="page"]')).toHaveText(name);
      }
    });
  }
}
