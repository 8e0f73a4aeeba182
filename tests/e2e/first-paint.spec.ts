import { expect, test } from '#tests/support/browser-test.ts';

test('the cookie notice is painted with the page, not by the script that comes after it, and once answered not at all', async ({
  page,
  context,
  baseURL,
}) => {
  await page.route(/site-script/, (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('#cookie-notice')).toBeVisible();
  await context.addCookies([{ name: 'consent', value: 'necessary', url: baseURL ?? '' }]);
  await page.goto('/');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('#cookie-notice')).toBeHidden();
});

test('interactive pages are painted before React is asked for', async ({ page }) => {
  for (const path of ['/Cal', '/BranchGSB', '/login']) {
    await page.goto(path);
    const react = await page.waitForFunction(() =>
      performance.getEntriesByType('resource').find(({ name }) => /assets\/react-/.test(name)),
    );
    const asked = await react.evaluate((entry) => entry?.startTime);
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-paint')[0]?.startTime,
    );
    expect(asked, path).toBeGreaterThanOrEqual(painted ?? Number.POSITIVE_INFINITY);
  }
});

test('a page whose scripts have not come after 120 seconds says so, and not before', async ({
  page,
}) => {
  await page.clock.install();
  const scripts = page.waitForRequest('**/assets/entry.client*');
  await page.route('**/assets/entry.client*', () => undefined);
  await page.goto('/Cal?lang=th', { waitUntil: 'commit' });
  await scripts;
  const alert = page.getByRole('alert').filter({ hasText: 'โหลดหน้านี้ได้ไม่ครบ' });
  await page.clock.fastForward(90_000);
  await expect(alert).toHaveCount(0);
  await page.clock.fastForward(30_000);
  await expect(alert).toBeVisible();
  await page.unroute('**/assets/entry.client*');
  await alert.getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('the letters of a page come in one file, in Thai and in English', async ({ page }) => {
  for (const path of ['/?lang=th', '/?lang=en']) {
    await page.goto(path);
    const fonts = await page.evaluate(async () => {
      await document.fonts.ready;
      const files = performance.getEntriesByType('resource').map(({ name }) => name);
      return files.filter((name) => name.endsWith('.woff2'));
    });
    expect(fonts, path).toEqual([expect.stringContaining('/anuphan-')]);
    const drawn = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
    expect(drawn, `${path} is drawn with it`).toContain('Anuphan');
  }
});
