import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { expectAccessible } from '#tests/support/sound-page.ts';

test.beforeEach(async ({ context, site }) => {
  await context.addCookies([{ name: 'consent', value: 'necessary', url: site.origin }]);
});

/** How bright the ground of the page is, from 0 to 255. */
const ground = (page: Page) =>
  page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(document.body)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    return Math.max(red, green, blue);
  });

test('the site is dark where the device is, before any script and in every kind of page', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route('**/*.js', (route) => route.abort());
  await page.setViewportSize({ width: 360, height: 800 });
  const paths = [
    '/',
    '/Cal?government=4200000&market=6500000',
    '/Register',
    '/Subscribe',
    '/login',
  ];
  for (const path of paths) {
    await page.goto(path);
    expect(await ground(page), path).toBeLessThan(60);
    await expectAccessible(page, { without: ['noscript'] });
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(ink, 'paper is light').toBe('rgb(0, 0, 0)');
  const heading = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--surface').trim(),
  );
  expect(heading).toBe('#fff');
});

test('the map and the list are dark too, and nothing on them is lost', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/Branches?lang=en&q=chiang');
  const map = page.getByRole('region', { name: 'Map of branches' });
  await expect(map.locator('.leaflet-marker-icon[role="button"]').first()).toBeVisible();
  const sea = await map.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(sea).toBe('rgb(10, 24, 38)');
  await expectAccessible(page, { without: ['footer'] });
});

test('in forced colours the present page and what is chosen are marked; the cookie notice is not printed', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/Branches?lang=en');
  const current = page.getByRole('banner').getByRole('link', { name: 'Branches', exact: true });
  await expect(current).toHaveCSS('outline-style', 'solid');
  await page.goto('/Register?lang=en');
  const chosen = page.getByRole('radio', { name: /^A person/ });
  const card = chosen.locator('xpath=ancestor::label');
  await expect(card).toHaveCSS('outline-style', 'solid');

  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  await context.clearCookies();
  await page.goto('/About');
  await expect(page.locator('html')).toHaveAttribute('data-cookie-notice');
  await expect(page.locator('#cookie-notice')).toBeHidden();
});
