import type { Browser, Page } from '@playwright/test';
import { userSession } from '#server/sign-in/tables.ts';
import { expect, inBothLanguages, test } from '#tests/support/sign-in-test.ts';

const FRAME = '[data-public-frame]';

const headingPlace = (page: Page) => page.locator('main h1').boundingBox();

/** Where the heading of the same page stands when no script runs. */
async function unscriptedPlace(browser: Browser, page: Page) {
  const viewport = page.viewportSize();
  const bare = await browser.newContext({ javaScriptEnabled: false, viewport });
  const unscripted = await bare.newPage();
  await unscripted.goto(page.url());
  const place = await headingPlace(unscripted);
  await bare.close();
  return place;
}

inBothLanguages(() => {
  test('anonymous visitors see only "Employee Only", which leads to the sign-in; staff see their bar', async ({
    login,
    page,
    browser,
    context,
    site,
    signIn,
    texts,
    language,
  }) => {
    // Without scripts: it only looks.
    const watcher = await context.newPage();
    await watcher.goto('/favicon.svg');
    const readKept = (key: string) => watcher.evaluate((name) => localStorage.getItem(name), key);

    await test.step('nothing of the page moves for the bar', async () => {
      await page.goto('/About');
      // The scripts have been there.
      await expect.poll(() => readKept('language')).toBe(language);
      await expect(page.locator('[data-staff-name]')).toBeHidden();
      await expect(page.locator(`header${FRAME}`)).toBeVisible();
      await expect(page.getByText(/^©/)).toHaveCount(0);
      if (language === 'th')
        expect(await headingPlace(page)).toEqual(await unscriptedPlace(browser, page));
    });

    await test.step('"Employee Only", at the foot and in the menu, leads to the sign-in', async () => {
      const label = { name: texts.employeeOnly, exact: true };
      await page.getByRole('contentinfo').getByRole('link', label).click();
      await expect(page.getByRole('heading', { name: texts.title })).toBeVisible();
      await page.goBack();
      await page.getByRole('button', { name: texts.menu }).click();
      await page.locator('[popover]').getByRole('link', label).click();
      await expect(login.submit).toBeEnabled();
    });

    await test.step('the session-open flag is true while a page is open and false after it', async () => {
      await expect.poll(() => readKept('sessionOpen')).toBe('true');
      await page.goto('about:blank');
      await expect.poll(() => readKept('sessionOpen')).toBe('false');
    });

    await signIn('nobody');
    await test.step('who is signed in has the bar on public pages, with the way back and out', async () => {
      for (const path of language === 'th' ? ['/Cal', '/Register', '/About'] : ['/About']) {
        await page.goto(path);
        await expect(page.getByText('nobody Test')).toBeVisible();
        for (const part of await page.locator(FRAME).all()) await expect(part).toBeHidden();
        await expect(page.getByText(/^©/)).toBeVisible();
        await expect(page.locator('main h1')).toBeVisible();
        await expect.poll(() => readKept('sessionOpen')).toBe('true');
      }
      const office = page.getByRole('link', { name: texts.office });
      await expect(office).toHaveAttribute('href', '/DashboardMt');
      await expect(page.getByRole('link', { name: texts.signOut })).toBeVisible();
    });

    if (language === 'th')
      await test.step('the way out ends the session', async () => {
        await page.getByRole('link', { name: texts.signOut }).click();
        await page.waitForURL((url) => url.pathname === '/');
        expect(await readKept('token')).toBeNull();
      });
    else
      await test.step('a session that has ended leads to the sign-in, which says why, knows who comes and leads back', async () => {
        await site.db.delete(userSession);
        // The page leaves for the sign-in, perhaps before it is whole.
        await page.goto('/About', { waitUntil: 'commit' });
        await page.waitForURL(/\/login\?ended=session#\/About$/);
        await expect(page.getByRole('alert')).toContainText('You are signed out:');
        await expect(login.userId).toHaveValue('nobody');
        expect(await readKept('token')).toBeNull();
      });
  });
});
