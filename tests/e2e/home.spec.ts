import type { PARAMETERS } from '#contract/parameters.ts';
import { globalParameter } from '#server/parameters/tables.ts';
import { visitDay } from '#server/visits/tables.ts';
import { expect, test } from '#tests/support/browser-test.ts';

const SECTIONS = [
  ['first_page_show_banner', 'banner'],
  ['register_show', 'register'],
  ['first_page_show_products', 'products'],
  ['first_page_show_Cal', 'calculator'],
  ['first_page_show_articles', 'articles'],
  ['first_page_show_promotions', 'promotions'],
  ['first_page_show_fqa', 'faq'],
  ['first_page_show_subscribe', 'contact'],
  ['first_page_show_work_with_us', 'work'],
] as const satisfies [keyof typeof PARAMETERS, string][];

test('the nine sections stand in the order of the specification', async ({ page }) => {
  await page.goto('/');
  const ids = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual(SECTIONS.map(([, id]) => id));
});

for (const [name, id] of SECTIONS) {
  test(`${name} hides ${id} and nothing else`, async ({ page, site }) => {
    await site.db.insert(globalParameter).values({ name, value: 'N' });
    await expect(async () => {
      await page.goto('/');
      await expect(page.locator(`section#${id}`)).toHaveCount(0, { timeout: 100 });
    }).toPass();
    await expect(page.locator('main section[id]')).toHaveCount(SECTIONS.length - 1);
    await site.db.delete(globalParameter);
  });
}

test('the language is chosen by flag and name, and survives reload and a new tab', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
  const tab = await context.newPage();
  await tab.goto('/');
  await expect(tab.locator('html')).toHaveAttribute('lang', 'en');
});

test('a lost cookie is restored from local storage', async ({ page, context }) => {
  await page.goto('/?lang=en');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('en');
  await context.clearCookies();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('an app start is counted once, moving on inside the site is not', async ({ page, site }) => {
  await site.db.delete(visitDay);
  const total = async () =>
    (await site.db.select({ total: visitDay.total }).from(visitDay))[0]?.total ?? 0;
  await page.goto('/');
  await expect.poll(total).toBe(1);
  await page.getByRole('link', { name: 'English' }).first().click();
  await page.waitForLoadState('networkidle');
  expect(await total()).toBe(1);
  await page.reload();
  await expect.poll(total).toBe(2);
});

test('a start that could not be counted shows an alert that can be dismissed', async ({ page }) => {
  await page.route('**/addVisitCountMySQL', (route) => route.abort());
  await page.goto('/?lang=en');
  const alert = page.getByRole('alert');
  await expect(alert).toBeVisible();
  await alert.getByRole('button').click();
  await expect(alert).toBeHidden();
});

test('the page is whole without JavaScript, and the menu opens', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('main section[id]')).toHaveCount(SECTIONS.length);
  await page.getByRole('button', { name: 'เมนู' }).click();
  await expect(page.getByRole('link', { name: 'เฉพาะพนักงาน' }).first()).toBeVisible();
  await context.close();
});

test('local storage holds only what the specification names', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const keys = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(keys).toEqual(['language', 'sessionOpen']);
});

test('the session is open on the page, and closed when it is left', async ({ page, context }) => {
  await page.goto('/');
  const kept = (from: typeof page) => from.evaluate(() => localStorage.getItem('sessionOpen'));
  await expect.poll(() => kept(page)).toBe('true');
  // A page of this site without scripts, which only looks.
  const witness = await context.newPage();
  await witness.goto('/robots.txt');
  await page.goto('about:blank');
  await expect.poll(() => kept(witness)).toBe('false');
});

for (const path of ['/', '/Cal']) {
  test(`the two prices on ${path} carry a red asterisk, and are said to be required`, async ({
    page,
  }) => {
    await page.goto(`${path}?lang=en`);
    for (const name of [/^Government price/, /^Market price/]) {
      const field = page.getByRole('textbox', { name });
      await expect(field).toHaveAccessibleName(/required/i);
      const mark = page.locator('label').filter({ hasText: name }).getByText('*', { exact: true });
      await expect(mark).toBeVisible();
      await expect(mark).toHaveCSS('color', 'rgb(179, 38, 30)');
    }
  });
}
