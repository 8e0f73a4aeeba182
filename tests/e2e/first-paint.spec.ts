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
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    expect(asked, path).toBeGreaterThanOrEqual(painted ?? Number.POSITIVE_INFINITY);
  }
});
