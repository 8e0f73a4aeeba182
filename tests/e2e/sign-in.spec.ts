import { eq, sql } from 'drizzle-orm';
import { userSession } from '#server/sign-in/tables.ts';
import { appUser } from '#server/users/tables.ts';
import { addUser, PASSWORD } from '#tests/support/people.ts';
import { expect, inBothLanguages, test } from '#tests/support/sign-in-test.ts';

inBothLanguages(() => {
  test('empty fields are named, and the first of them has the focus', async ({
    login,
    page,
    texts,
  }) => {
    await login.open();
    await login.submit.click();
    await expect(page.getByText(texts.userIdMissing)).toBeVisible();
    await expect(page.getByText(texts.passwordMissing)).toBeVisible();
    await expect(login.userId).toBeFocused();
    await expect(login.userId).toHaveAccessibleDescription(new RegExp(texts.userIdMissing));
    await login.userId.fill('somebody');
    await login.submit.click();
    await expect(login.password).toBeFocused();
  });

  test('the password can be shown and hidden again', async ({ login, page, texts }) => {
    await login.open();
    await login.password.fill('Look-At-Me-1');
    await page.getByRole('button', { name: texts.show }).click();
    await expect(login.password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: texts.hide }).click();
    await expect(login.password).toHaveAttribute('type', 'password');
  });

  test('right credentials, sent by Enter, keep token and username and lead over / to the dashboard', async ({
    login,
    page,
    userId,
    site,
    language,
  }) => {
    await addUser(site.db, 'administrator', { userId, language });
    await login.open();
    const home = page.waitForRequest((request) => new URL(request.url()).pathname === '/');
    await login.userId.fill(userId);
    await login.password.fill(PASSWORD);
    await page.keyboard.press('Enter');
    await home;
    await page.waitForURL('**/DashboardMt');
    const kept = await page.evaluate(() => ({ ...localStorage }));
    expect(Object.keys(kept).sort()).toEqual(['language', 'sessionOpen', 'token', 'username']);
    expect(kept.username).toBe(userId);
    expect(kept.token?.split('.')).toHaveLength(3);
  });

  test('a server that cannot be reached is told in a dialog, and no token stays', async ({
    login,
    page,
    context,
    texts,
  }) => {
    await login.open();
    await login.userId.fill('somebody');
    await login.password.fill(PASSWORD);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => localStorage.setItem('token', 'an.older.one'));
    await context.setOffline(true);
    await login.submit.click();
    const dialog = page.getByRole('dialog', { name: texts.failed });
    await expect(dialog).toContainText(texts.network);
    expect(await login.readToken()).toBeNull();
    await dialog.getByRole('button', { name: texts.close }).last().click();
    await expect(dialog).toBeHidden();
    await expect(login.submit).toBeFocused();
    await expect(login.userId).toHaveValue('somebody');
  });

  test('any other failure is told in a dialog', async ({ login, page, site, texts }) => {
    await site.db.execute(sql`alter table sign_in_guard rename to sign_in_guard_away`);
    try {
      await login.open();
      await login.send('somebody');
      await expect(page.getByRole('dialog', { name: texts.failed })).toContainText(texts.other);
    } finally {
      await site.db.execute(sql`alter table sign_in_guard_away rename to sign_in_guard`);
    }
  });

  test('on a slow line the button says so, and a second click sends nothing', async ({
    login,
    page,
    texts,
  }) => {
    await login.open();
    const line = Promise.withResolvers<void>();
    let sent = 0;
    await page.route('**/api/user/validateUserMySQL', async (route) => {
      sent += 1;
      await line.promise;
      await route.continue();
    });
    await login.userId.fill('somebody');
    await login.password.fill('Wrong-Horse-7');
    await login.submit.dblclick();
    const busy = page.getByRole('button', { name: texts.submitting });
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    await busy.press('Enter');
    line.resolve();
    await expect(login.warning).toHaveText(texts.wrong);
    expect(sent).toBe(1);
  });

  test('a profile that cannot be loaded is said at the sign-in', async ({ login, texts }) => {
    await login.open('?failed=profile');
    await expect(login.warning).toHaveText(texts.profileFailed);
  });

  test('the keyboard goes through the form in the order it is read', async ({
    login,
    page,
    texts,
  }) => {
    await login.open();
    await login.userId.focus();
    const stops = [login.password, page.getByRole('button', { name: texts.show }), login.submit];
    for (const stop of [...stops, page.getByRole('link', { name: texts.forgot })]) {
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
    }
  });
});

test('before the scripts have taken over nothing can be sent, least of all in the address', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true })).toBeDisabled();
  await expect(page.locator('main form[method="post"]')).toHaveCount(1);
  await context.close();
});

test('a signed-in user is sent from the home page to the dashboard, and out again by /logout', async ({
  context,
  signIn,
}) => {
  await signIn('administrator', '/DashboardMt');
  // The office stays open in the first tab: leaving its last one would end the session.
  const tab = await context.newPage();
  await tab.goto('/');
  await tab.waitForURL('**/DashboardMt');
  await tab.goto('/logout');
  await tab.waitForURL((url) => url.pathname === '/');
  expect(await tab.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expect(tab.getByText(/^©/)).toHaveCount(0);
});

test('a token with two parts, or an expired one, is no session', async ({ page }) => {
  const expired = Buffer.from(JSON.stringify({ exp: 1_000 })).toString('base64url');
  for (const token of ['two.parts', `head.${expired}.sign`]) {
    await page.goto('/About');
    await page.evaluate((text) => localStorage.setItem('token', text), token);
    await page.goto('/DashboardMt');
    await page.waitForURL((url) => url.pathname === '/');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  }
});

test('who is not signed in is sent home from the office', async ({ page }) => {
  await page.goto('/DashboardMt');
  await page.waitForURL((url) => url.pathname === '/');
});

test('who lacks the right sees why', async ({ page, signIn }) => {
  await signIn('nobody', '/DashboardMt');
  await expect(page.getByRole('alert')).toContainText('คุณยังไม่มีสิทธิ์ใช้หน้านี้');
});

test('a session that the server ended leads to the sign-in', async ({ page, signIn, site }) => {
  await signIn('administrator', '/DashboardMt');
  await site.db.delete(userSession);
  await page.reload();
  await page.waitForURL(/\/login/);
});

test('a profile that cannot be loaded is said, and the user is signed out', async ({
  page,
  signIn,
}) => {
  await signIn('administrator', '/DashboardMt');
  await page.evaluate(() => localStorage.setItem('username', 'somebody'));
  await page.reload();
  await page.waitForURL('**/login?failed=profile');
  await expect(page.getByRole('alert')).toContainText('โหลดข้อมูลผู้ใช้ไม่สำเร็จ');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a disabled user is refused like a wrong password', async ({ login, site, userId, texts }) => {
  await addUser(site.db, 'administrator', { userId });
  await site.db.update(appUser).set({ enabled: false }).where(eq(appUser.userId, userId));
  await login.open();
  await login.send(userId);
  await expect(login.warning).toHaveText(texts.wrong);
});
