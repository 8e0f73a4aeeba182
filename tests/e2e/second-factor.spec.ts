import { signInGuard } from '#server/sign-in/tables.ts';
import { addUser } from '#tests/support/people.ts';
import { turnSecondFactorOn } from '#tests/support/second-factor.ts';
import { expect, inBothLanguages, test } from '#tests/support/sign-in-test.ts';

// The browser works the captcha out, and the machine may have much else to do.
test.describe.configure({ timeout: 120_000 });

inBothLanguages(() => {
  test('the code of the app is the second step; a wrong one is told at the field', async ({
    login,
    page,
    site,
    userId,
    texts: { code: texts },
  }) => {
    await addUser(site.db, 'administrator', { userId });
    const app = await turnSecondFactorOn(site.origin, userId);
    await login.open();
    await login.send(userId);
    await expect(page.getByRole('heading', { name: texts.title })).toBeVisible();
    const field = page.getByLabel(texts.code);
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await field.fill('12');
    await page.keyboard.press('Enter');
    await expect(page.getByText(texts.missing)).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill(String((Number(app.code()) + 1) % 1_000_000).padStart(6, '0'));
    await page.keyboard.press('Enter');
    await expect(page.getByText(texts.wrong)).toBeVisible();
    await expect(field).toBeFocused();
    expect(await login.readToken()).toBeNull();

    const spaced = () => app.code().replace(/^.{3}/, '$& ');
    await field.fill(spaced());
    await page.keyboard.press('Enter');
    // A wrong code is a wrong attempt, and after one the server wants the captcha.
    await login.solveCaptcha();
    // Meanwhile the app may have gone on to another code.
    await field.fill(spaced());
    await login.submit.click();
    await page.waitForURL('**/DashboardMt');
  });

  test('without the phone a recovery code serves, once', async ({
    login,
    page,
    site,
    userId,
    texts: { code: texts },
  }) => {
    await addUser(site.db, 'administrator', { userId });
    const { recoveryCodes } = await turnSecondFactorOn(site.origin, userId);
    const [recoveryCode = ''] = recoveryCodes;
    for (const used of [false, true]) {
      await login.open();
      await login.send(userId);
      await page.getByRole('button', { name: texts.useRecovery }).click();
      await page.getByLabel(texts.recovery).fill(recoveryCode);
      await page.keyboard.press('Enter');
      if (used) await expect(page.getByText(texts.recoveryWrong)).toBeVisible();
      else await page.waitForURL('**/DashboardMt');
      await page.evaluate(() => localStorage.removeItem('token'));
    }
  });

  test('one can start again, and a lock in the second step leads back to the first', async ({
    login,
    page,
    site,
    userId,
    texts,
  }) => {
    await addUser(site.db, 'administrator', { userId });
    const app = await turnSecondFactorOn(site.origin, userId);
    await login.open();
    await login.send(userId);
    await page.getByRole('button', { name: texts.code.back }).click();
    await expect(page.getByRole('heading', { name: texts.title })).toBeVisible();
    await expect(login.password).toHaveValue('');
    await login.send(userId);
    const field = page.getByLabel(texts.code.code);
    const wrong = String((Number(app.code()) + 1) % 1_000_000).padStart(6, '0');
    await field.fill(wrong);
    await page.keyboard.press('Enter');
    await expect(page.getByText(texts.code.wrong)).toBeVisible();
    await site.db.update(signInGuard).set({ attempts: 5 });
    await page.keyboard.press('Enter');
    await expect(login.warning).toHaveText(texts.locked);
    await expect(page.getByRole('heading', { name: texts.title })).toBeVisible();
    await expect(login.captcha).toHaveCount(0);
  });
});
