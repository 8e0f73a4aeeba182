import { signInGuard } from '#server/sign-in/tables.ts';
import { addUser } from '#tests/support/people.ts';
import { expect, onAPhone, test } from '#tests/support/sign-in-test.ts';
import { expectAccessible } from '#tests/support/sound-page.ts';

const WRONG = 'Wrong-Horse-7';

onAPhone(() => {
  test('wrong credentials demand the captcha, which serves once; too many lock; solved, it lets one in', async ({
    login,
    page,
    site,
    texts,
    userId,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    const expectDemanded = async () => {
      await expect(page.getByText(texts.captcha.missing)).toBeVisible();
      await expect(page.locator('fieldset[data-invalid]')).toBeFocused();
    };
    await addUser(site.db, 'administrator', { userId });

    await test.step('wrong credentials warn, leave no token and demand the captcha', async () => {
      await login.open();
      await expect(login.captcha).toHaveCount(0);
      await page.evaluate(() => localStorage.setItem('token', 'an.older.one'));
      await login.send(userId, WRONG);
      await expect(login.warning).toHaveText(texts.wrong);
      await expect(login.password).toBeFocused();
      expect(await login.readToken()).toBeNull();
      await expect(login.captcha).toBeVisible();
      await login.send(userId);
      await expectDemanded();
    });

    await test.step('it is worked by keyboard, and its state is spoken', async () => {
      await login.captcha.focus();
      await page.keyboard.press('Space');
      const status = page.getByRole('status').filter({ hasText: texts.captcha.verified });
      await expect(status).toHaveCount(1, { timeout: 30_000 });
      await expect(page.getByText(texts.captcha.missing)).toBeHidden();
      await expectAccessible(page);
    });

    await test.step('a solution serves once: after another wrong password it asks anew', async () => {
      await login.send(userId, WRONG);
      await expect(login.warning).toHaveText(texts.wrong);
      await expect(login.captcha).not.toBeChecked();
      // The widget stays within the content security policy.
      expect(complaints).toEqual([]);
    });

    await test.step('too many wrong attempts: the wait is told, and the captcha is gone', async () => {
      await site.db.update(signInGuard).set({ attempts: 5 });
      await login.solveCaptcha();
      await login.send(userId);
      await expect(login.warning).toHaveText(texts.locked);
      await expect(login.captcha).toHaveCount(0);
      expect(await login.readToken()).toBeNull();
    });

    await test.step('after a reload the server still demands it; solved, it lets one in', async () => {
      await site.db.update(signInGuard).set({ attempts: 2 });
      await login.open();
      await expect(login.captcha).toHaveCount(0);
      await login.send(userId);
      await expectDemanded();
      await login.solveCaptcha();
      await login.submit.click();
      await login.expectOffice();
    });
  });
});
