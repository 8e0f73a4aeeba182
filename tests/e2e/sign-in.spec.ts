import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { userSession } from '#server/sign-in/tables.ts';
import { addUser, PASSWORD } from '#tests/support/people.ts';
import { expect, inBothLanguages, test } from '#tests/support/sign-in-test.ts';

inBothLanguages(() => {
  test('the form names what is missing and what failed, and right credentials lead over / to the dashboard', async ({
    login,
    page,
    context,
    site,
    userId,
    language,
    texts,
  }) => {
    await addUser(site.db, 'administrator', { userId, language });
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const dialog = page.getByRole('dialog', { name: texts.failed });

    await test.step('who comes because the profile could not be loaded is told so', async () => {
      await login.open('?failed=profile');
      await expect(login.warning).toHaveText(texts.profileFailed);
    });

    await test.step('the keyboard goes through the form in the order it is read', async () => {
      await login.userId.focus();
      const stops = [login.password, page.getByRole('button', { name: texts.show }), login.submit];
      for (const stop of [...stops, page.getByRole('link', { name: texts.forgot })]) {
        await page.keyboard.press('Tab');
        await expect(stop).toBeFocused();
      }
    });

    await test.step('empty fields are named, and the first of them has the focus', async () => {
      await login.submit.click();
      await expect(page.getByText(texts.userIdMissing)).toBeVisible();
      await expect(page.getByText(texts.passwordMissing)).toBeVisible();
      await expect(login.userId).toBeFocused();
      await expect(login.userId).toHaveAccessibleDescription(new RegExp(texts.userIdMissing));
      // As the suggestions of a phone write it.
      await login.userId.fill(`${userId} `);
      await login.submit.click();
      await expect(login.password).toBeFocused();
    });

    await test.step('the password can be shown and hidden again', async () => {
      await login.password.fill(PASSWORD);
      await page.getByRole('button', { name: texts.show }).click();
      await expect(login.password).toHaveAttribute('type', 'text');
      await page.getByRole('button', { name: texts.hide }).click();
      await expect(login.password).toHaveAttribute('type', 'password');
    });

    await test.step('any failure of the server is told in a dialog, and no token stays', async () => {
      await page.evaluate(() => localStorage.setItem('token', 'an.older.one'));
      await site.db.execute(sql`alter table sign_in_guard rename to sign_in_guard_away`);
      try {
        await login.submit.click();
        await expect(dialog).toContainText(texts.other);
      } finally {
        await site.db.execute(sql`alter table sign_in_guard_away rename to sign_in_guard`);
      }
      expect(await login.readToken()).toBeNull();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });

    await test.step('so is a server that cannot be reached', async () => {
      await page.evaluate(() => localStorage.setItem('token', 'an.older.one'));
      await context.setOffline(true);
      await login.submit.click();
      await expect(dialog).toContainText(texts.network);
      expect(await login.readToken()).toBeNull();
      await dialog.getByRole('button', { name: texts.close }).last().click();
      await expect(dialog).toBeHidden();
      await expect(login.submit).toBeFocused();
      await expect(login.userId).toHaveValue(userId);
      await context.setOffline(false);
    });

    await test.step('on a slow line the button says so, and a second click sends nothing', async () => {
      const line = Promise.withResolvers<void>();
      let sent = 0;
      await page.route('**/api/user/validateUserMySQL', async (route) => {
        sent += 1;
        await line.promise;
        await route.continue();
      });
      const home = page.waitForRequest((request) => new URL(request.url()).pathname === '/');
      // Pages are left for the next before their styles have come: the browser cuts short what it draws.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.route('**/*.css', async (route) => {
        await setTimeout(200);
        await route.continue();
      });
      await login.password.press('Enter');
      const busy = page.getByRole('button', { name: texts.submitting });
      await expect(busy).toHaveAttribute('aria-disabled', 'true');
      await busy.dblclick({ force: true });
      await busy.press('Enter');
      line.resolve();
      await home;
      await login.expectOffice();
      expect(sent).toBe(1);
      expect(errors).toEqual([]);
    });

    const kept = await page.evaluate(() => ({ ...localStorage }));
    expect(Object.keys(kept).sort()).toEqual(['language', 'sessionOpen', 'token', 'username']);
    expect(kept.username).toBe(userId);
    expect(kept.token?.split('.')).toHaveLength(3);
    // Nobody loads the widget who does not have to solve it.
    expect(files.filter((path) => /altcha|pbkdf2|captcha\//.test(path))).toEqual([]);
  });
});

/** Not waiting for pages that only lead on to another. */
const PASSING = { waitUntil: 'commit' } as const;

const readToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

test('who is not signed in is sent home from the office, and a dead token is no session', async ({
  page,
}) => {
  const enter = async () => {
    await page.goto('/DashboardMt', PASSING);
    await page.waitForURL((url) => url.pathname === '/', PASSING);
  };
  await enter();
  const expired = Buffer.from(JSON.stringify({ exp: 1_000 })).toString('base64url');
  for (const token of ['two.parts', `head.${expired}.sign`]) {
    await page.goto('/robots.txt');
    await page.evaluate((text) => localStorage.setItem('token', text), token);
    await enter();
    await expect.poll(() => readToken(page)).toBeNull();
  }
});

test('a signed-in user is sent from the home page to the dashboard, and out again by /logout', async ({
  page,
  signIn,
}) => {
  await signIn('nobody');
  await page.goto('/', PASSING);
  await page.waitForURL('**/DashboardMt', PASSING);
  await expect(page.getByText('nobody Test')).toBeVisible();
  await expect(page.getByText(/^©/)).toBeVisible();
  // Who lacks the right sees why.
  await expect(page.getByRole('alert')).toContainText('คุณยังไม่มีสิทธิ์ใช้หน้านี้');
  await page.goto('/logout', PASSING);
  await page.waitForURL((url) => url.pathname === '/');
  expect(await readToken(page)).toBeNull();
  await expect(page.getByText(/^©/)).toHaveCount(0);
});

test('a profile that cannot be loaded, and a session that the server ended, are said at the sign-in', async ({
  page,
  signIn,
  site,
}) => {
  const expectTurnedAway = async (to: string, words: string) => {
    await page.goto('/DashboardMt', PASSING);
    await page.waitForURL(`**/login?${to}`, PASSING);
    await expect(page.getByRole('alert')).toContainText(words);
    expect(await readToken(page)).toBeNull();
  };
  await signIn('nobody');
  await page.evaluate(() => localStorage.setItem('username', 'somebody'));
  await expectTurnedAway('failed=profile', 'โหลดข้อมูลผู้ใช้ไม่สำเร็จ');
  await signIn('nobody');
  await site.db.delete(userSession);
  await expectTurnedAway('ended=session#/DashboardMt', 'คุณออกจากระบบแล้ว');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages of a password, which wait for them, say so', async ({ page }) => {
    for (const path of ['/login', '/ForgotPassword?prop1=YWRtaW4=']) {
      await page.goto(path);
      const words = page.locator('noscript p');
      await expect(words).toBeVisible();
      expect(await words.innerText()).toContain('ต้องเปิดใช้ JavaScript');
    }
  });
});
