import { signInGuard } from '#server/sign-in/tables.ts';
import { callServer } from '#tests/support/office-journey.ts';
import { addUser, PASSWORD } from '#tests/support/people.ts';
import { turnSecondFactorOn } from '#tests/support/second-factor.ts';
import { expect, inBothLanguages, test } from '#tests/support/sign-in-test.ts';
import { typeInto } from '#tests/support/type-into.ts';

inBothLanguages(() => {
  test('a code of the app, or a recovery code once, is the second step', async ({
    login,
    page,
    site,
    userId,
    language,
    texts: { code: texts, ...rest },
  }) => {
    await addUser(site.db, 'administrator', { userId });
    const app = await turnSecondFactorOn(site.origin, userId);
    const [used = '', fresh = ''] = app.recoveryCodes;
    const credentials = { user_id: userId, password: PASSWORD, code: used };
    const { body } = await callServer(site.origin, 'user/validateUserMySQL', credentials);
    expect(body.isSuccess).toBe(true);
    const field = page.getByLabel(texts.code);
    const recovery = page.getByLabel(texts.recovery);

    await test.step('one can start again', async () => {
      await login.open();
      await login.send(userId);
      await expect(page.getByRole('heading', { name: texts.title })).toBeVisible();
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('inputmode', 'numeric');
      await page.getByRole('button', { name: texts.back }).click();
      await expect(page.getByRole('heading', { name: rest.title })).toBeVisible();
      await expect(login.password).toHaveValue('');
    });

    await test.step('a missing and a wrong code are told at the field', async () => {
      await login.send(userId);
      await typeInto(field, '๑๒');
      await expect(field).toHaveValue('12');
      await page.keyboard.press('Enter');
      await expect(page.getByText(texts.missing)).toBeVisible();
      await expect(field).toBeFocused();
      await typeInto(field, String((Number(app.code()) + 1) % 1_000_000).padStart(6, '0'));
      await page.keyboard.press('Enter');
      await expect(page.getByText(texts.wrong)).toBeVisible();
      await expect(field).toBeFocused();
      expect(await login.readToken()).toBeNull();
    });

    await test.step('a lock in the second step leads back to the first', async () => {
      await site.db.update(signInGuard).set({ attempts: 5 });
      await page.keyboard.press('Enter');
      await expect(login.warning).toHaveText(rest.locked);
      await expect(page.getByRole('heading', { name: rest.title })).toBeVisible();
      await expect(login.captcha).toHaveCount(0);
      await site.db.delete(signInGuard);
    });

    await test.step('a recovery code that was used serves no more', async () => {
      await login.send(userId);
      await page.getByRole('button', { name: texts.useRecovery }).click();
      await typeInto(recovery, used);
      await page.keyboard.press('Enter');
      await expect(page.getByText(texts.recoveryWrong)).toBeVisible();
    });

    await test.step('a fresh one does, or the app’s, after the captcha that a wrong one costs', async () => {
      await typeInto(recovery, fresh);
      if (language === 'en') {
        await page.getByRole('button', { name: texts.useApp }).click();
        await typeInto(field, app.code());
      }
      await page.keyboard.press('Enter');
      await login.solveCaptcha();
      // Meanwhile the app may have gone on to another code.
      if (language === 'en') await typeInto(field, app.code().replace(/^.{3}/, '$& '));
      await login.submit.click();
      await login.expectOffice();
    });
  });
});
