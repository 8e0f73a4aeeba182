import { eq } from 'drizzle-orm';
import { appUser } from '#server/users/tables.ts';
import { addUser, PASSWORD } from '#tests/support/people.ts';
import { atADesk, expect, test } from '#tests/support/sign-in-test.ts';
import { expectAccessible } from '#tests/support/sound-page.ts';

const NEW = 'Newer-Horse-84';

atADesk(() => {
  test('the dialog has a link mailed, which leads once to a new password, and that signs in', async ({
    login,
    page,
    site,
    userId,
    language,
    texts,
  }) => {
    const { forgotten } = texts;
    const email = `${userId}@chanote.test`;
    await addUser(site.db, 'administrator', { userId, language, email: null });
    const forgot = page.getByRole('link', { name: texts.forgot });
    const dialog = page.getByRole('dialog', { name: texts.forgot });
    const name = page.locator('input[name="forgotten-username"]');
    const send = dialog.getByRole('button', { name: forgotten.submit });
    const wanted = page.locator('input[name="new-password"]');

    await test.step('the dialog is 600 px wide, and fills an extra small screen', async () => {
      await login.open();
      await forgot.click();
      await expect(name).toBeFocused();
      // It grows into its place.
      await expect(dialog).toHaveCSS('opacity', '1');
      const box = await dialog.boundingBox();
      // The place of the page's scrollbar stays kept while the dialog is open.
      const width = await page.evaluate(() => document.body.clientWidth);
      if (language === 'th') expect(box).toEqual({ x: 0, y: 0, width, height: 800 });
      else expect(box?.width).toBe(600);
    });

    await test.step('a name is required, and so is the captcha', async () => {
      await send.click();
      await expect(dialog.getByText(texts.userIdMissing)).toBeVisible();
      await expect(dialog.getByText(texts.captcha.missing)).toBeVisible();
      await expect(name).toBeFocused();
      await expectAccessible(page);
    });

    await test.step('unknown users, and users without an address, are told so', async () => {
      await name.fill('stranger');
      await login.solveCaptcha();
      await send.click();
      await expect(dialog.getByText(forgotten.invalidUser)).toBeVisible();
      await expect(name).toBeFocused();
      await expect(login.captcha).not.toBeChecked();
      await name.fill(userId);
      await login.solveCaptcha();
      await send.click();
      await expect(dialog.getByText(forgotten.noEmail)).toBeVisible();
    });

    await test.step('others are told where the mail went', async () => {
      await site.db.update(appUser).set({ email }).where(eq(appUser.userId, userId));
      await login.solveCaptcha();
      await send.click();
      const card = page.getByRole('dialog', { name: forgotten.sentTitle });
      await expect(card).toContainText(`${forgotten.sent}wa****@c****.test`);
      await card.getByRole('button', { name: forgotten.confirm }).click();
      await expect(card).toBeHidden();
      await expect(forgot).toBeFocused();
    });

    await test.step('the link in the mail leads to a new password', async () => {
      const mail = await site.mails.next(email);
      await page.goto(/http\S+\/ForgotPassword\?\S+/.exec(mail.text ?? '')?.[0] ?? '');
      expect(page.url()).not.toContain('token');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const whose = page.locator('input[name="username"]');
      await expect(whose).toHaveValue(userId);
      await expect(whose).not.toBeEditable();
      await page.getByRole('button', { name: texts.change.save }).click();
      await expect(page.getByText(texts.change.newMissing)).toBeVisible();
      await expect(wanted).toBeFocused();
      await wanted.fill(PASSWORD);
      await page.keyboard.press('Enter');
      await expect(page.getByText(texts.change.same)).toBeVisible();
      await wanted.fill(NEW);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/login?done=password');
      await expect(page.getByRole('status').filter({ hasText: texts.passwordSet })).toBeVisible();
    });

    await test.step('it does so once: what is dead is explained, and leads to the dialog', async () => {
      await page.goBack();
      await wanted.fill(PASSWORD);
      await page.getByRole('button', { name: texts.change.save }).click();
      // By its text: between the phrases of a heading, its accessible name has spaces.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(forgotten.deadLink);
      await page.getByRole('link', { name: forgotten.again }).click();
      await page.waitForURL('**/login?forgot=1');
      await expect(name).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    });

    await login.send(userId, NEW);
    await login.expectOffice();
  });
});
