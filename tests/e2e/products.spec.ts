import { expect, test } from '#tests/support/browser-test.ts';
import { JOURNEY_WIDTHS, LANGUAGES } from '#tests/support/pages.ts';
import { expectAccessible } from '#tests/support/sound-page.ts';

const TEXTS = {
  th: {
    products: 'สินเชื่อทั้งหมด',
    product: 'สินเชื่อบุคคลมีที่ดิน',
    calculate: 'คำนวณวงเงิน',
    apply: 'สมัครสินเชื่อนี้',
    limits: 'วงเงินที่ให้กู้ (บาท)',
    person: 'บุคคลธรรมดา',
    details: ['เหมาะกับใคร', 'วงเงินคิดจากอะไร', 'ดอกเบี้ยและการผ่อน'],
    open: 'เมนู',
    close: 'ปิดเมนู',
  },
  en: {
    products: 'All loans',
    product: 'Personal land loan',
    calculate: 'Calculate my limit',
    apply: 'Apply for this loan',
    limits: 'How much we lend (baht)',
    person: 'Person',
    details: ['Who it is for', 'How the limit is worked out', 'Interest and repayment'],
    open: 'Menu',
    close: 'Close menu',
  },
};

for (const language of LANGUAGES) {
  const texts = TEXTS[language];
  for (const width of JOURNEY_WIDTHS[language]) {
    test(`in ${language} at ${width} px: the drawer by keyboard, the list, a product and on with it`, async ({
      page,
      context,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await context.addCookies([
        { name: 'language', value: language, url: baseURL ?? '' },
        { name: 'consent', value: 'necessary', url: baseURL ?? '' },
      ]);
      await page.goto('/Products');
      const opener = page.getByRole('button', { name: texts.open, exact: true });
      await opener.focus();
      await page.keyboard.press('Enter');
      const drawer = page.getByRole('navigation', { name: texts.open, exact: true });
      await expect(drawer).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(drawer.getByRole('button', { name: texts.close })).toBeFocused();
      await expect(drawer.locator('[aria-current="page"]')).toHaveText(texts.products);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(opener).toBeFocused();

      const main = page.getByRole('main');
      await main.getByRole('link', { name: texts.product, exact: true }).click();
      await expect(page).toHaveURL(/\/Product\?id=1$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.product);
      await page.waitForLoadState('domcontentloaded');
      const shown = await page.locator('main h2').allTextContents();
      expect(shown.filter((heading) => texts.details.includes(heading))).toEqual(texts.details);
      await expect(page.getByRole('row', { name: texts.person })).toContainText('10,000,000');
      await page.goBack();
      await expect(page).toHaveURL(/\/Products$/);

      await page.goForward();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.product);
      await expect(page.getByRole('region', { name: texts.limits })).toBeVisible();
      await expect(main.getByRole('link', { name: texts.apply })).toHaveAttribute(
        'href',
        '/Register?product=1',
      );
      await main.getByRole('link', { name: texts.calculate }).click();
      await expect(page).toHaveURL(/\/Cal\?product=1$/);
    });
  }
}
