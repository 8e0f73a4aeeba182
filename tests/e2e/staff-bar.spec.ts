import type { Page } from '@playwright/test';
import { userSession } from '#server/sign-in/tables.ts';
import { addUser } from '#tests/support/people.ts';
import { expect, inBothLanguages, test } from '#tests/support/sign-in-test.ts';

const FRAME = '[data-public-frame]';

inBothLanguages(() => {
  test('"Employee Only", at the foot and in the menu, leads to the sign-in', async ({
    login,
    page,
    texts,
  }) => {
    await page.goto('/About');
    await page.getByRole('contentinfo').getByRole('link', { name: texts.employeeOnly }).click();
    await expect(page.getByRole('heading', { name: texts.title })).toBeVisible();
    await page.goto('/About');
    await page.getByRole('button', { name: texts.menu }).click();
    await page.locator('[popover]').getByRole('link', { name: texts.employeeOnly }).click();
    await expect(login.submit).toBeEnabled();
  });

  test('who is signed in has the bar of the staff on public pages, with the way back and out', async ({
    login,
    page,
    context,
    site,
    userId,
    texts,
    language,
  }) => {
    const name = { firstName: 'Somsri', lastName: 'Deedee' };
    await addUser(site.db, 'administrator', { userId, language, ...name });
    await login.open();
    await login.send(userId);
    await page.waitForURL('**/DashboardMt');
    // The office stays open in the first tab: leaving its last one would end the session.
    const tab = await context.newPage();
    for (const path of ['/About', '/Cal', '/Register']) {
      await tab.goto(path);
      await expect(tab.getByText('Somsri Deedee')).toBeVisible();
      for (const part of await tab.locator(FRAME).all()) await expect(part).toBeHidden();
      await expect(tab.getByText(/^©/)).toBeVisible();
      await expect(tab.locator('main h1')).toBeVisible();
    }
    await expect(tab.getByRole('link', { name: texts.office })).toHaveAttribute(
      'href',
      '/DashboardMt',
    );
    await tab.getByRole('link', { name: texts.signOut }).click();
    await tab.waitForURL((url) => url.pathname === '/');
    expect(await tab.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('a session that has ended leads from a public page to the sign-in, which says why', async ({
    login,
    page,
    context,
    site,
    userId,
    texts,
  }) => {
    await addUser(site.db, 'administrator', { userId });
    await login.open();
    await login.send(userId);
    await page.waitForURL('**/DashboardMt');
    const kept = await page.evaluate(() => ({ ...localStorage }));
    // An office that is open would notice first and lead to the sign-in itself.
    await page.close();
    await site.db.delete(userSession);
    const tab = await context.newPage();
    await tab.goto('/robots.txt');
    await tab.evaluate((items) => Object.assign(localStorage, items), kept);
    // The page leaves for the sign-in, perhaps before it is whole.
    await tab.goto('/About').catch(() => undefined);
    await tab.waitForURL(/\/login\?failed=profile/);
    await expect(tab.getByRole('alert')).toHaveText(texts.profileFailed);
    expect(await tab.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});

test('anonymous visitors see nothing of it, and nothing of the page moves for it', async ({
  page,
  browser,
  site,
}) => {
  await page.goto('/About');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-staff-name]')).toBeHidden();
  await expect(page.locator(`header${FRAME}`)).toBeVisible();
  await expect(page.getByText(/^©/)).toHaveCount(0);
  const bare = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: site.origin,
    viewport: page.viewportSize(),
  });
  const unscripted = await bare.newPage();
  await unscripted.goto('/About');
  const placeOf = (where: Page) => where.locator('main h1').boundingBox();
  expect(await placeOf(page)).toEqual(await placeOf(unscripted));
  await bare.close();
});

test('the session-open flag is true while a page is open and false after it', async ({
  page,
  context,
}) => {
  await page.goto('/');
  // Without scripts: it only looks.
  const watcher = await context.newPage();
  await watcher.goto('/favicon.svg');
  const readFlag = () => watcher.evaluate(() => localStorage.getItem('sessionOpen'));
  for (const path of ['/About', '/Cal', '/login']) {
    await page.goto(path);
    await expect.poll(readFlag).toBe('true');
    await page.goto('about:blank');
    await expect.poll(readFlag).toBe('false');
  }
});
