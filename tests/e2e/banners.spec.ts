import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { JOURNEY_WIDTHS, LANGUAGES } from '#tests/support/pages.ts';
import { expectAccessible } from '#tests/support/sound-page.ts';

const TEXTS = {
  th: { dots: 'เลือกเรื่องเด่น', first: 'คำนวณวงเงินของฉัน', second: 'ดูเงื่อนไข' },
  en: { dots: 'Choose a highlight', first: 'Calculate my limit', second: 'See the conditions' },
};

const strip = (page: Page) => page.locator('#banner > ul');
const picture = (page: Page) => page.locator('#banner-2 img');

for (const language of LANGUAGES) {
  const texts = TEXTS[language];
  for (const width of JOURNEY_WIDTHS[language]) {
    test(`banners in ${language} at ${width} px are moved by dots and by keyboard`, async ({
      page,
      context,
      site,
    }) => {
      await context.addCookies([{ name: 'consent', value: 'necessary', url: site.origin }]);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/?lang=${language}`);
      const first = page.locator('#banner').getByRole('link', { name: texts.first });
      const second = page.locator('#banner').getByRole('link', { name: texts.second });
      await expect(first).toBeInViewport();
      await expect(second).not.toBeInViewport();
      const { height } = (await page.locator('#banner').boundingBox()) ?? { height: 0 };

      const dots = page.getByRole('navigation', { name: texts.dots }).getByRole('link');
      await expect(dots).toHaveCount(2);
      const { width: target } = (await dots.first().boundingBox()) ?? { width: 0 };
      expect(target, 'a finger can hit it').toBeGreaterThanOrEqual(44);
      await dots.last().click();
      await expect(second).toBeInViewport();
      await expect(first).not.toBeInViewport();
      await expect
        .poll(() => picture(page).evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
      const box = await page.locator('#banner').boundingBox();
      expect(box?.height, 'nothing moves').toBe(height);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expectAccessible(page);

      await page.goBack();
      await dots.first().click();
      // A strip that still moves would carry on past what the keyboard asks for.
      await expect.poll(() => strip(page).evaluate((list) => list.scrollLeft)).toBe(0);
      await first.focus();
      await second.focus();
      await expect(second).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/Promotion\?id=\d+$/);
    });
  }
}

test('without JavaScript the dots and the links of banners work', async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: site.origin });
  await page.goto('/?lang=en');
  await page.getByRole('link', { name: /^Highlight 2:/ }).click();
  const second = page.locator('#banner').getByRole('link', { name: TEXTS.en.second });
  await expect(second).toBeInViewport();
  await second.click();
  await expect(page).toHaveURL(/\/Promotion\?id=\d+$/);
  await page.close();
});

test('the strip is moved by a finger and stops at a banner', async ({ browser, site }) => {
  const page = await browser.newPage({
    baseURL: site.origin,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 800 },
  });
  await page.goto('/');
  const width = await strip(page).evaluate((element) => element.clientWidth);
  const session = await page.context().newCDPSession(page);
  await session.send('Input.synthesizeScrollGesture', {
    x: 180,
    y: 300,
    xDistance: -200,
    yDistance: 0,
    speed: 1200,
  });
  await expect.poll(() => strip(page).evaluate((element) => element.scrollLeft)).toBe(width);
  await page.close();
});
