import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { expectAccessible } from '#tests/support/sound-page.ts';

const TEXTS = {
  th: { dots: 'เลือกเรื่องเด่น', first: 'คำนวณวงเงินของฉัน', second: 'ดูเงื่อนไข' },
  en: { dots: 'Choose a highlight', first: 'Calculate my limit', second: 'See the conditions' },
};

const strip = (page: Page) => page.locator('#banner > ul');
const picture = (page: Page) => page.locator('#banner-2 img');

/** Moved by dots and by keyboard; nothing else moves. */
async function expectMoved(page: Page, texts: (typeof TEXTS)['th']): Promise<void> {
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
  await expectAccessible(page, { within: '#banner' });

  await page.goBack();
  await dots.first().click();
  // A strip that still moves would carry on past what the keyboard asks for.
  await expect.poll(() => strip(page).evaluate((list) => list.scrollLeft)).toBe(0);
  await first.focus();
  await second.focus();
  await expect(second).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/Promotion\?id=\d+$/);
}

test.beforeEach(async ({ context, site }) => {
  await context.addCookies([{ name: 'consent', value: 'necessary', url: site.origin }]);
});

test.describe('on a phone, in Thai', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

  test('banners are moved by a finger, by dots and by keyboard', async ({ page }) => {
    await page.goto('/');
    const width = await strip(page).evaluate((element) => element.clientWidth);
    const session = await page.context().newCDPSession(page);
    const swipe = { x: 180, y: 300, yDistance: 0, speed: 1200 };
    const scrolled = () => strip(page).evaluate((element) => element.scrollLeft);
    await session.send('Input.synthesizeScrollGesture', { ...swipe, xDistance: -200 });
    await expect.poll(scrolled, 'stops at a banner').toBe(width);
    await session.send('Input.synthesizeScrollGesture', { ...swipe, xDistance: 200 });
    await expect.poll(scrolled).toBe(0);
    await expectMoved(page, TEXTS.th);
  });
});

test.describe('at a desk, in English', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('banners are moved by dots and by keyboard', async ({ page }) => {
    await page.goto('/?lang=en');
    await expectMoved(page, TEXTS.en);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the dots and the links of banners work', async ({ page }) => {
    await page.goto('/?lang=en');
    await page.getByRole('link', { name: /^Highlight 2:/ }).click();
    const second = page.locator('#banner').getByRole('link', { name: TEXTS.en.second });
    await expect(second).toBeInViewport();
    await second.click();
    await expect(page).toHaveURL(/\/Promotion\?id=\d+$/);
  });
});
