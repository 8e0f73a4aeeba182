import { eq } from 'drizzle-orm';
import { appUser } from '#server/users/tables.ts';
import { addUser, PASSWORD } from '#tests/support/people.ts';
import { expect, onAPhone, test } from '#tests/support/sign-in-test.ts';

const NEW = 'Newer-Horse-84';
const NEWEST = 'Newest-Horse-95';

onAPhone(() => {
  test('a temporary password is changed before the first use, by the rules, and later the expired one', async ({
    login,
    page,
    context,
    site,
    userId,
    language,
    texts,
  }) => {
    const { change, offer } = texts;
    const old = page.locator('input[name="old-password"]');
    const wanted = page.locator('input[name="new-password"]');
    const save = page.getByRole('button', { name: change.save });
    const dialog = page.getByRole('dialog');
    await addUser(site.db, 'administrator', { userId, language, passwordTemporary: true });
    await login.open();

    await test.step('it stays when the change is cancelled', async () => {
      await login.send(userId);
      await expect(login.warning).toHaveText(texts.temporary);
      await page.getByRole('button', { name: change.cancel }).click();
      await expect(page.getByRole('heading', { name: texts.title })).toBeVisible();
      await login.send(userId);
      await expect(login.warning).toHaveText(texts.temporary);
      await expect(page.getByRole('heading', { name: change.title })).toBeVisible();
      await expect(old).toBeFocused();
    });

    await test.step('while one types it shows what is met and how strong the new one is', async () => {
      const digit = page.getByRole('listitem').filter({ hasText: change.digit });
      // What is empty is not too long.
      const longest = page.getByRole('listitem').filter({ hasText: '26' });
      await expect(longest).toContainText(change.met);
      await wanted.fill('Password-');
      await expect(digit).toContainText(change.unmet);
      await wanted.fill('Password-1');
      await expect(digit).toContainText(change.met);
      await expect(page.getByText(`${change.strength}: ${change.weak}`)).toBeVisible();
      await wanted.fill('Kt7-mvqz-W4rp');
      await expect(page.getByText(`${change.strength}: ${change.strong}`)).toBeVisible();
    });

    await test.step('a new one that breaks a rule is refused, and the rule is named', async () => {
      await wanted.fill('');
      await save.click();
      await expect(page.getByText(texts.passwordMissing, { exact: true })).toBeVisible();
      await expect(page.getByText(change.newMissing)).toBeVisible();
      await expect(old).toBeFocused();
      await old.fill(PASSWORD);
      await wanted.fill('Sho-1');
      await save.click();
      await expect(page.getByText(change.tooShort)).toBeVisible();
      await expect(wanted).toBeFocused();
      await wanted.fill(PASSWORD);
      await expect(page.getByText(change.same)).toBeVisible();
    });

    await test.step('so is one that guessers try first', async () => {
      await wanted.fill('P@ssw0rd1');
      await save.click();
      await expect(page.getByText(change.tooCommon)).toBeVisible();
      await expect(wanted).toBeFocused();
    });

    await test.step('nothing changes while the server cannot be reached, which a dialog tells', async () => {
      await wanted.fill(NEW);
      await context.setOffline(true);
      await save.click();
      await expect(dialog).toContainText(texts.network);
      await dialog.getByRole('button', { name: texts.close }).last().click();
      await expect(wanted).toHaveValue(NEW);
      await context.setOffline(false);
    });

    await test.step('a wrong old one is told at its field, and then the captcha is demanded', async () => {
      await old.fill('Wrong-Horse-7');
      await save.click();
      await expect(page.getByText(change.wrongOld)).toBeVisible();
      await expect(old).toBeFocused();
      await old.fill(PASSWORD);
      await save.click();
      await expect(page.getByText(texts.captcha.missing)).toBeVisible();
      await login.solveCaptcha();
      await wanted.fill('P@ssw0rd1');
      await save.click();
      await expect(page.getByText(change.tooCommon)).toBeVisible();
      // The old one was right: what is wrong with the new one costs no second captcha.
      await expect(login.captcha).toHaveCount(0);
      await wanted.fill(NEW);
      await save.click();
      await expect(dialog).toContainText(offer.question);
    });

    await test.step('no leads back to an empty form, where the new one serves', async () => {
      await dialog.getByRole('button', { name: offer.no }).click();
      await expect(page.getByRole('heading', { name: texts.title })).toBeVisible();
      await expect(page.getByText(texts.passwordSet)).toBeVisible();
      await expect(login.userId).toHaveValue('');
      await expect(login.password).toHaveValue('');
      expect(await login.readToken()).toBeNull();
    });

    await test.step('an expired one is changed in the same way, and yes signs in with the new one', async () => {
      const longAgo = { passwordChangedAt: new Date('2020-01-01') };
      await site.db.update(appUser).set(longAgo).where(eq(appUser.userId, userId));
      await login.send(userId, NEW);
      await expect(login.warning).toHaveText(texts.expired);
      await old.fill(NEW);
      await wanted.fill(NEWEST);
      await page.keyboard.press('Enter');
      await expect(dialog).toContainText(offer.question);
      await expect(dialog.getByRole('button', { name: offer.yes, exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
      await login.expectOffice();
    });
  });
});
