import { signInGuard } from '#server/sign-in/tables.ts';
import { addUser, PASSWORD } from '#tests/support/people.ts';
import { expect, inBothLanguages, test } from '#tests/support/sign-in-test.ts';
import { expectAccessible } from '#tests/support/sound-page.ts';

const WRONG = 'Wrong-Horse-7';

// The browser works the captcha out, and the machine may have much else to do.
test.describe.configure({ timeout: 120_000 });

inBothLanguages(() => {
  test('wrong credentials warn and demand the captcha, which once solved lets one in', async ({
    login,
    page,
    site,
    texts,
    userId,
  }) => {
    await addUser(site.db, 'administrator', { userId });
    await login.open();
    await expect(login.captcha).toHaveCount(0);
    await page.evaluate(() => localStorage.setItem('token', 'an.older.one'));
    await login.send(userId, WRONG);
    await expect(login.warning).toHaveText(texts.wrong);
    await expect(login.password).toBeFocused();
    expect(await login.readToken()).toBeNull();
    await expect(login.captcha).toBeVisible();

    await login.send(userId);
    await expect(page.getByText(texts.captcha.missing)).toBeVisible();
    await expect(page.locator('fieldset[data-invalid]')).toBeFocused();

    await login.solveCaptcha();
    await expect(page.getByText(texts.captcha.missing)).toBeHidden();
    await login.send(userId);
    await page.waitForURL('**/DashboardMt');
  });

  test('a solution serves once: after another wrong password the captcha asks anew', async ({
    login,
    texts,
  }) => {
    await login.open();
    await login.send('stranger', WRONG);
    await login.solveCaptcha();
    await login.send('stranger', WRONG);
    await expect(login.warning).toHaveText(texts.wrong);
    await expect(login.captcha).not.toBeChecked();
  });

  test('after a reload the server still demands the captcha', async ({ login, page, texts }) => {
    await login.open();
    await login.send('stranger', WRONG);
    await expect(login.warning).toHaveText(texts.wrong);
    await login.open();
    await expect(login.captcha).toHaveCount(0);
    await login.send('stranger', WRONG);
    await expect(page.getByText(texts.captcha.missing)).toBeVisible();
    await expect(page.locator('fieldset[data-invalid]')).toBeFocused();
    await login.solveCaptcha();
    await login.submit.click();
    await expect(login.warning).toHaveText(texts.wrong);
  });

  test('too many wrong attempts: the wait is told, and the captcha is gone', async ({
    login,
    site,
    texts,
    userId,
  }) => {
    await addUser(site.db, 'administrator', { userId });
    await login.open();
    await login.send(userId, WRONG);
    await expect(login.captcha).toBeVisible();
    await site.db.update(signInGuard).set({ attempts: 5 });
    await login.solveCaptcha();
    await login.send(userId, PASSWORD);
    await expect(login.warning).toHaveText(texts.locked);
    await expect(login.captcha).toHaveCount(0);
    expect(await login.readToken()).toBeNull();
  });

  test('the captcha is worked by keyboard, and its state is spoken', async ({
    login,
    page,
    texts,
  }) => {
    await login.open();
    await login.send('stranger', WRONG);
    await expect(login.captcha).toBeVisible();
    await login.captcha.focus();
    await page.keyboard.press('Space');
    const status = page.getByRole('status').filter({ hasText: texts.captcha.verified });
    await expect(status).toHaveCount(1, { timeout: 30_000 });
    await expectAccessible(page);
  });
});

test('the widget stays within the content security policy', async ({ login, page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await login.open();
  await login.send('stranger', WRONG);
  await login.solveCaptcha();
  expect(complaints).toEqual([]);
});

test('nobody loads the widget who does not have to solve it', async ({
  login,
  page,
  site,
  userId,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await addUser(site.db, 'administrator', { userId });
  await login.open();
  await login.send(userId);
  await page.waitForURL('**/DashboardMt');
  expect(files.filter((path) => /altcha|pbkdf2|captcha\//.test(path))).toEqual([]);
});
