import { expect, test } from '#tests/support/browser-test.ts';

test('the cookie notice is painted with the page, not by the script that comes after it', async ({
  page,
}) => {
  await page.route(/site-script/, (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('#cookie-notice')).toBeVisible();
});

test('an answered notice is not painted at all', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'consent', value: 'necessary', url: baseURL ?? '' }]);
  await page.route(/site-script/, (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('#cookie-notice')).toBeHidden();
});

for (const path of ['/Cal', '/BranchGSB', '/login']) {
  test(`${path} is painted before React is asked for`, async ({ page }) => {
    await page.goto(path);
    const react = await page.waitForFunction(() =>
      performance.getEntriesByType('resource').find(({ name }) => /assets\/react-/.test(name)),
    );
    const asked = await react.evaluate((entry) => entry?.startTime);
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    expect(asked).toBeGreaterThanOrEqual(painted ?? Number.POSITIVE_INFINITY);
  });
}
