import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { signInGuard } from '#server/sign-in/tables.ts';
import { appUser } from '#server/users/tables.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { AT_A_DESK, callServer, openSession } from '#tests/support/office-journey.ts';
import { addUser, type Role } from '#tests/support/people.ts';

for (const { language, texts, viewport } of AT_A_DESK) {
  const { users, resource, rights } = texts;

  test.describe(`users in ${language}`, () => {
    test.use({ viewport });

    test('somebody is added, with the first password shown once', async ({
      page,
      signIn,
      site,
    }) => {
      const userId = `new${language}`;
      await signIn('administrator', `/user?lang=${language}`);
      await page.getByRole('button', { name: resource.add, exact: true }).click();
      const form = page.locator('main form');
      await form.getByLabel(users.userId).fill(userId);
      await form.getByLabel(users.firstName).fill('สมศรี');
      await form.getByLabel(users.email).fill('somsri@');
      await form.getByRole('button', { name: resource.save }).click();
      await expect(form.getByText(resource.fieldErrors.invalid_email)).toBeVisible();
      await form.getByLabel(users.email).fill('');
      await form.getByRole('button', { name: resource.save }).click();

      const dialog = page.getByRole('dialog', { name: users.firstTitle(userId) });
      await expect(dialog.getByLabel(users.byMailNone)).toBeDisabled();
      await dialog.getByRole('button', { name: users.resetConfirm }).click();
      const password = await dialog.getByLabel(users.shown).textContent();
      await dialog.getByRole('button', { name: users.done }).click();
      await expect(dialog).toHaveCount(0);
      await expect(form.getByText(users.statuses.temporary)).toBeVisible();
      const answer = await callServer(site.origin, 'user/validateUserMySQL', {
        user_id: userId,
        password,
      });
      expect(answer.body.reasonText).toBe('temp_password');
    });

    test('a user ID that is taken says so at its field', async ({ page, signIn }) => {
      await signIn('administrator', `/user?id=new&lang=${language}`);
      await page.getByLabel(users.userId).fill('ADMINISTRATOR');
      await page.getByLabel(users.firstName).fill('ก');
      await page.getByRole('button', { name: resource.save }).click();
      await expect(page.getByText(resource.fieldErrors.taken)).toBeVisible();
    });

    test('a temporary password is mailed', async ({ page, signIn, site }) => {
      const email = `mailed${language}@chanote.example`;
      const user = { userId: `mailed${language}`, email, language };
      await signIn('administrator');
      await openRecord(page, site, user);
      await page.getByRole('button', { name: users.actions }).click();
      await page.getByRole('menuitem', { name: users.reset }).click();
      const dialog = page.getByRole('dialog', { name: users.resetTitle(user.userId) });
      await expect(dialog.getByLabel(users.byMail(email))).toBeChecked();
      await dialog.getByRole('button', { name: users.resetConfirm }).click();
      await expect(page.getByText(users.mailed(email))).toBeVisible();
      const mail = await site.mails.next(email);
      expect(mail.text).toContain(user.userId);
    });

    test('the group says what somebody can do', async ({ page, signIn, site }) => {
      await signIn('administrator');
      await openRecord(page, site, { userId: `mover${language}` }, 'editor');
      await page.getByRole('tab', { name: users.rights }).click();
      await expect(page.getByText('Articles and news', { exact: true }).last()).toBeVisible();
      await page.getByRole('tab', { name: users.details }).click();
      const form = page.locator('main form');
      await form.getByRole('button', { name: `${resource.clear}: ${users.group}` }).click();
      await expect(form.getByText(users.noGroupHint)).toBeVisible();
      await form.getByRole('button', { name: resource.save }).click();
      await expect(page.getByText(resource.saved)).toBeVisible();
      await page.getByRole('tab', { name: users.rights }).click();
      await expect(page.getByText(rights.user.none)).toBeVisible();
    });

    test('nothing is deleted without a selection; what is, comes back from the bin', async ({
      page,
      signIn,
      site,
    }) => {
      const userId = `bin${language}`;
      await addUser(site.db, 'nobody', { userId });
      await signIn('administrator', `/user?q=${userId}&lang=${language}`);
      const row = page.getByRole('checkbox', {
        name: resource.selectRow(`nobody Test (${userId})`),
      });
      await expect(row).toBeVisible();
      await page.getByRole('button', { name: resource.delete }).click();
      await expect(page.getByText(resource.deleteFirst(users.things))).toBeVisible();
      await row.check();
      await page.getByRole('button', { name: resource.delete }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(userId)).toBeVisible();
      await dialog.getByRole('button', { name: resource.deleteConfirm }).click();
      await expect(row).toHaveCount(0);
      await page.getByRole('button', { name: resource.showBin }).click();
      await row.check();
      await page.getByRole('button', { name: resource.restore }).click();
      await expect(page.getByText(resource.restored('1'))).toBeVisible();
      await page.getByRole('button', { name: resource.leaveBin }).click();
      await expect(row).toBeVisible();
    });

    test('when somebody else saved first, both are shown and nothing typed is lost', async ({
      page,
      signIn,
      site,
    }) => {
      const userId = `both${language}`;
      await signIn('administrator');
      const id = await openRecord(page, site, { userId });
      const token = await openSession(site.origin, 'administrator');
      const form = page.locator('main form');
      await form.getByLabel(users.lastName).fill('ของฉัน');
      await callServer(
        site.origin,
        'users/save',
        {
          id,
          version: 1,
          values: {
            userId,
            firstName: 'nobody',
            lastName: 'ของเขา',
            employeeNumber: null,
            facilityCode: null,
            email: null,
            groupId: null,
            language: 'th',
            enabled: true,
            secondFactorRequired: false,
          },
        },
        token,
      );
      await form.getByRole('button', { name: resource.save }).click();
      const dialog = page.getByRole('dialog', { name: resource.conflictTitle });
      const line = dialog.getByRole('row', { name: users.lastName });
      await expect(line).toContainText('ของเขา');
      await expect(line).toContainText('ของฉัน');
      await dialog.getByRole('button', { name: resource.conflictKeepMine }).click();
      await expect(page.getByText(resource.saved)).toBeVisible();
      const [row] = await site.db.select().from(appUser).where(eq(appUser.id, id));
      expect(row).toMatchObject({ lastName: 'ของฉัน', version: 3 });
    });

    test('who is locked is unlocked; who is signed in is signed out, after asking', async ({
      page,
      signIn,
      site,
    }) => {
      const userId = `locked${language}`;
      await addUser(site.db, 'nobody', { userId });
      const token = await openSession(site.origin, userId);
      await site.db
        .insert(signInGuard)
        .values({ userId, origin: '127.0.0.0/24', attempts: 5, lastAt: sql`now()` });
      await signIn('administrator');
      await openRecord(page, site, { userId });
      const form = page.locator('main form');
      await expect(form.getByText(users.statuses.locked)).toBeVisible();
      await page.getByRole('button', { name: users.actions }).click();
      await page.getByRole('menuitem', { name: users.unlock }).click();
      await expect(page.getByText(users.unlocked(userId))).toBeVisible();
      await expect(form.locator('[data-tone=good]')).toBeVisible();

      await expect(form.getByText(users.sessions('1'))).toBeVisible();
      await page.getByRole('button', { name: users.actions }).click();
      await page.getByRole('menuitem', { name: users.endSessions }).click();
      const dialog = page.getByRole('dialog', { name: users.endSessionsTitle(userId) });
      await dialog.getByRole('button', { name: users.endSessionsConfirm }).click();
      await expect(form.getByText(users.noSessions)).toBeVisible();
      const { status } = await callServer(site.origin, 'navigation/menu', {}, token);
      expect(status).toBe(401);
    });

    test('a picture is looked at as it will be cut, kept, and removed', async ({
      page,
      signIn,
      site,
    }) => {
      const wide = await sharp({
        create: { width: 600, height: 300, channels: 3, background: '#9c27b0' },
      })
        .png()
        .toBuffer();
      await signIn('administrator');
      await openRecord(page, site, { userId: `seen${language}` });
      const form = page.locator('main form');
      const file = form.locator('input[type=file]');
      const choose = (name: string, mimeType: string, buffer: Buffer) =>
        file.setInputFiles({ name, mimeType, buffer });
      await choose('a.txt', 'text/plain', Buffer.from('no picture'));
      await expect(form.getByText(resource.fieldErrors.not_a_picture)).toBeVisible();
      await choose('a.png', 'image/png', wide);
      await expect(form.getByText(users.picturePreview)).toBeVisible();
      await form.getByRole('button', { name: users.savePicture }).click();
      await expect(page.getByText(users.pictureSaved)).toBeVisible();
      await page.reload();
      await form.getByRole('button', { name: users.removePicture }).click();
      await expect(page.getByText(users.pictureRemoved)).toBeVisible();
    });

    test('who may only look changes nothing', async ({ page, signIn, site }) => {
      await signIn('auditor', `/user?lang=${language}`);
      await expect(page.getByText('administrator Test')).toBeVisible();
      for (const name of [resource.add, resource.delete, resource.showBin])
        await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
      await openRecord(page, site, { userId: `watched${language}` });
      await expect(page.getByText(resource.notPermitted)).toBeVisible();
      await expect(page.getByLabel(users.firstName)).toHaveAttribute('readonly');
      await expect(page.getByRole('button', { name: users.actions })).toHaveCount(0);
      await expect(page.getByRole('button', { name: resource.save })).toHaveCount(0);
    });

    /** Opens the record of a user who is there for this alone. */
    async function openRecord(
      page: import('@playwright/test').Page,
      site: { db: Parameters<typeof addUser>[0] },
      user: Parameters<typeof addUser>[2] & { userId: string },
      role: Role = 'nobody',
    ): Promise<number> {
      await addUser(site.db, role, user);
      const [row] = await site.db.select().from(appUser).where(eq(appUser.userId, user.userId));
      await page.goto(`/user?id=${row?.id}&lang=${language}`);
      await expect(page.getByRole('tab', { name: users.details })).toBeVisible();
      return row?.id ?? 0;
    }
  });
}
