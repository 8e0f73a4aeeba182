import { addUser, PASSWORD } from '#tests/support/people.ts';
import { expect, inBothLanguages, test } from '#tests/support/sign-in-test.ts';

const NEW = 'Newer-Horse-84';

// The browser works the captcha out, and the machine may have much else to do.
test.describe.configure({ timeout: 120_000 });

inBothLanguages(() => {
  test.describe('a temporary password', () => {
    test.beforeEach(async ({ login, site, userId, language, texts }) => {
      await addUser(site.db, 'administrator', { userId, language, passwordTemporary: true });
      await login.open();
      await login.send(userId);
      await expect(login.warning).toHaveText(texts.temporary);
    });

    test('is changed, and yes signs in with the new one', async ({ page, texts }) => {
      const { change, offer } = texts;
      await expect(page.getByRole('heading', { name: change.title })).toBeVisible();
      await expect(page.locator('input[name="old-password"]')).toBeFocused();
      await page.locator('input[name="old-password"]').fill(PASSWORD);
      await page.locator('input[name="new-password"]').fill(NEW);
      await page.getByRole('button', { name: change.save }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(offer.question);
      await dialog.getByRole('button', { name: offer.yes, exact: true }).click();
      await page.waitForURL('**/DashboardMt');
    });

    test('is changed, and no leads back to an empty form, where the new one serves', async ({
      login,
      page,
      texts,
      userId,
    }) => {
      await page.locator('input[name="old-password"]').fill(PASSWORD);
      await page.locator('input[name="new-password"]').fill(NEW);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: texts.offer.no }).click();
      await expect(page.getByRole('heading', { name: texts.title })).toBeVisible();
      await expect(page.getByText(texts.passwordSet)).toBeVisible();
      await expect(login.userId).toHaveValue('');
      await expect(login.password).toHaveValue('');
      expect(await login.readToken()).toBeNull();
      await login.send(userId, NEW);
      await page.waitForURL('**/DashboardMt');
    });

    test('stays when the change is cancelled', async ({ login, page, texts, userId }) => {
      await page.getByRole('button', { name: texts.change.cancel }).click();
      await expect(page.getByRole('heading', { name: texts.title })).toBeVisible();
      await login.send(userId);
      await expect(login.warning).toHaveText(texts.temporary);
    });

    test('is not replaced by one that breaks a rule, and the rule is named', async ({
      page,
      texts: { change, passwordMissing },
    }) => {
      const wanted = page.locator('input[name="new-password"]');
      await page.getByRole('button', { name: change.save }).click();
      await expect(page.getByText(passwordMissing, { exact: true })).toBeVisible();
      await expect(page.getByText(change.newMissing)).toBeVisible();
      await expect(page.locator('input[name="old-password"]')).toBeFocused();
      await page.locator('input[name="old-password"]').fill(PASSWORD);
      await wanted.fill('Sho-1');
      await page.getByRole('button', { name: change.save }).click();
      await expect(page.getByText(change.tooShort)).toBeVisible();
      await expect(wanted).toBeFocused();
      await wanted.fill(PASSWORD);
      await expect(page.getByText(change.same)).toBeVisible();
    });

    test('shows as one types what is met and how strong the new one is', async ({
      page,
      texts: { change },
    }) => {
      const wanted = page.locator('input[name="new-password"]');
      const digit = page.getByRole('listitem').filter({ hasText: change.digit });
      await wanted.fill('Password-');
      await expect(digit).toContainText(change.unmet);
      await wanted.fill('Password-1');
      await expect(digit).toContainText(change.met);
      await expect(page.getByText(`${change.strength}: ${change.weak}`)).toBeVisible();
      await wanted.fill('Kt7-mvqz-W4rp');
      await expect(page.getByText(`${change.strength}: ${change.strong}`)).toBeVisible();
    });

    test('is not replaced by one that guessers try first', async ({ page, texts: { change } }) => {
      await page.locator('input[name="old-password"]').fill(PASSWORD);
      await page.locator('input[name="new-password"]').fill('P@ssw0rd1');
      await page.getByRole('button', { name: change.save }).click();
      await expect(page.getByText(change.tooCommon)).toBeVisible();
      await expect(page.locator('input[name="new-password"]')).toBeFocused();
    });

    test('has to be typed rightly once more; after a wrong one the captcha is demanded', async ({
      login,
      page,
      texts: { change, captcha, offer },
    }) => {
      await page.locator('input[name="old-password"]').fill('Wrong-Horse-7');
      await page.locator('input[name="new-password"]').fill(NEW);
      await page.getByRole('button', { name: change.save }).click();
      await expect(page.getByText(change.wrongOld)).toBeVisible();
      await expect(page.locator('input[name="old-password"]')).toBeFocused();
      await page.locator('input[name="old-password"]').fill(PASSWORD);
      await page.getByRole('button', { name: change.save }).click();
      await expect(page.getByText(captcha.missing)).toBeVisible();
      await login.solveCaptcha();
      await page.getByRole('button', { name: change.save }).click();
      await expect(page.getByRole('dialog')).toContainText(offer.question);
    });

    test('is not changed while the server cannot be reached, which a dialog tells', async ({
      page,
      context,
      texts: { change, network, close },
    }) => {
      await page.locator('input[name="old-password"]').fill(PASSWORD);
      await page.locator('input[name="new-password"]').fill(NEW);
      await context.setOffline(true);
      await page.getByRole('button', { name: change.save }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(network);
      await dialog.getByRole('button', { name: close }).last().click();
      await expect(page.locator('input[name="new-password"]')).toHaveValue(NEW);
    });
  });

  test('an expired password is changed in the same way', async ({
    login,
    page,
    site,
    userId,
    texts,
  }) => {
    const passwordChangedAt = new Date('2020-01-01');
    await addUser(site.db, 'administrator', { userId, passwordChangedAt });
    await login.open();
    await login.send(userId);
    await expect(login.warning).toHaveText(texts.expired);
    await page.locator('input[name="old-password"]').fill(PASSWORD);
    await page.locator('input[name="new-password"]').fill(NEW);
    await page.getByRole('button', { name: texts.change.save }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: texts.offer.yes, exact: true })
      .click();
    await page.waitForURL('**/DashboardMt');
  });
});
