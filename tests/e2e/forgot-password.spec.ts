import type { Page } from '@playwright/test';
import { globalParameter } from '#server/parameters/tables.ts';
import { passwordGrant } from '#server/sign-in/tables.ts';
import { addUser, PASSWORD } from '#tests/support/people.ts';
import { expect, inBothLanguages, type LoginPage, test } from '#tests/support/sign-in-test.ts';
import type { SignInTexts } from '#tests/support/sign-in-texts.ts';
import { expectAccessible } from '#tests/support/sound-page.ts';

const NEW = 'Newer-Horse-84';

async function openDialog(page: Page, login: LoginPage, texts: SignInTexts) {
  await login.open();
  await page.getByRole('link', { name: texts.forgot }).click();
  const dialog = page.getByRole('dialog', { name: texts.forgot });
  await expect(dialog.locator('input')).not.toHaveCount(0);
  return dialog;
}

const nameOf = (page: Page) => page.locator('input[name="forgotten-username"]');

// By its text: between the phrases of a heading, its accessible name has spaces.
const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });

// The browser works the captcha out, and the machine may have much else to do.
test.describe.configure({ timeout: 120_000 });

inBothLanguages(() => {
  test('the link in the mail leads to a new password, and that signs in', async ({
    login,
    page,
    site,
    userId,
    language,
    texts,
  }) => {
    const email = `${userId}@chanote.test`;
    await addUser(site.db, 'administrator', { userId, language, email });
    const dialog = await openDialog(page, login, texts);
    await expect(nameOf(page)).toBeFocused();
    await nameOf(page).fill(userId);
    await login.solveCaptcha();
    await dialog.getByRole('button', { name: texts.forgotten.submit }).click();
    const card = page.getByRole('dialog', { name: texts.forgotten.sentTitle });
    await expect(card).toContainText(`${texts.forgotten.sent}wa****@c****.test`);
    await card.getByRole('button', { name: texts.forgotten.confirm }).click();
    await expect(card).toBeHidden();
    await expect(page.getByRole('link', { name: texts.forgot })).toBeFocused();

    const mail = await site.mails.next(email);
    const link = /http\S+\/ForgotPassword\?\S+/.exec(mail.text ?? '')?.[0] ?? '';
    await page.goto(link);
    expect(page.url()).not.toContain('token');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const name = page.locator('input[name="username"]');
    await expect(name).toHaveValue(userId);
    await expect(name).not.toBeEditable();
    await page.getByRole('button', { name: texts.change.save }).click();
    await expect(page.getByText(texts.change.newMissing)).toBeVisible();
    await expect(page.locator('input[name="new-password"]')).toBeFocused();
    await page.locator('input[name="new-password"]').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByText(texts.change.same)).toBeVisible();
    await page.locator('input[name="new-password"]').fill(NEW);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login?done=password');
    await expect(page.getByRole('status').filter({ hasText: texts.passwordSet })).toBeVisible();
    await login.send(userId, NEW);
    await page.waitForURL('**/DashboardMt');

    await page.context().clearCookies({ name: /^(?!language)/ });
    await page.goto(link);
    await expect(headingOf(page)).toHaveText(texts.forgotten.deadLink);
  });

  test('a name is required, and so is the captcha', async ({ login, page, texts }) => {
    const dialog = await openDialog(page, login, texts);
    await dialog.getByRole('button', { name: texts.forgotten.submit }).click();
    await expect(dialog.getByText(texts.userIdMissing)).toBeVisible();
    await expect(dialog.getByText(texts.captcha.missing)).toBeVisible();
    await expect(nameOf(page)).toBeFocused();
    await expectAccessible(page);
  });

  test('unknown users, and users without an address, are told so', async ({
    login,
    page,
    site,
    userId,
    texts,
  }) => {
    await addUser(site.db, 'administrator', { userId, email: null });
    const dialog = await openDialog(page, login, texts);
    const send = dialog.getByRole('button', { name: texts.forgotten.submit });
    await nameOf(page).fill('stranger');
    await login.solveCaptcha();
    await send.click();
    await expect(dialog.getByText(texts.forgotten.invalidUser)).toBeVisible();
    await expect(nameOf(page)).toBeFocused();
    await expect(login.captcha).not.toBeChecked();
    await nameOf(page).fill(userId);
    await login.solveCaptcha();
    await send.click();
    await expect(dialog.getByText(texts.forgotten.noEmail)).toBeVisible();
  });

  test('the dialog is 600 px wide, and fills an extra small screen', async ({
    login,
    page,
    language,
    texts,
  }) => {
    const dialog = await openDialog(page, login, texts);
    // It grows into its place.
    await expect(dialog).toHaveCSS('opacity', '1');
    const box = await dialog.boundingBox();
    // The place of the page's scrollbar stays kept while the dialog is open.
    const width = await page.evaluate(() => document.body.clientWidth);
    if (language === 'th') expect(box).toEqual({ x: 0, y: 0, width, height: 800 });
    else expect(box?.width).toBe(600);
  });

  test('a dead link is explained and leads to the dialog', async ({ page, login, texts }) => {
    void login;
    await page.goto(`/ForgotPassword?prop1=c29tY2hhaQ==&token=${'x'.repeat(43)}`);
    await expect(headingOf(page)).toHaveText(texts.forgotten.deadLink);
    await page.getByRole('link', { name: texts.forgotten.again }).click();
    await page.waitForURL('**/login?forgot=1');
    await expect(nameOf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('a grant that ran out while one thought is explained as well', async ({
    page,
    login,
    site,
    userId,
    texts,
  }) => {
    void login;
    await addUser(site.db, 'administrator', { userId });
    await site.db.delete(passwordGrant);
    await page.goto(`/ForgotPassword?prop1=${btoa(userId)}`);
    await page.locator('input[name="new-password"]').fill(NEW);
    await page.getByRole('button', { name: texts.change.save }).click();
    await expect(headingOf(page)).toHaveText(texts.forgotten.deadLink);
  });
});

test('the link is there only while the switch is Y', async ({ login, page, site, texts }) => {
  const link = page.getByRole('link', { name: texts.forgot });
  await site.db.insert(globalParameter).values({ name: 'show_forgot_password', value: 'N' });
  await expect(async () => {
    await login.open();
    await expect(link).toHaveCount(0, { timeout: 100 });
  }).toPass();
  await login.open('?forgot=1');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await site.db.delete(globalParameter);
  await expect(async () => {
    await login.open();
    await expect(link).toBeVisible({ timeout: 100 });
  }).toPass();
});
