import { eq } from 'drizzle-orm';
import { SCREEN_NAMES } from '#contract/window-names.ts';
import { profilePermission, userGroup, userProfile } from '#server/rights/tables.ts';
import { appUser } from '#server/users/tables.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { ON_A_PHONE } from '#tests/support/office-journey.ts';
import { addUser } from '#tests/support/people.ts';

for (const { language, texts, viewport } of ON_A_PHONE) {
  const { rights, resource } = texts;
  const { matrix, profiles, groups } = rights;
  const cell = (window: keyof typeof SCREEN_NAMES, action: keyof typeof resource.actions) =>
    matrix.cell(SCREEN_NAMES[window][language], resource.actions[action]);

  test.describe(`rights in ${language}`, () => {
    test.use({ viewport });

    test('a profile is put together with the keyboard alone', async ({ page, signIn, site }) => {
      await signIn('administrator', `/userProfile?id=new&lang=${language}`);
      const check = (name: string) => page.getByRole('checkbox', { name, exact: true });
      const thaiName = page.getByLabel(`${profiles.name} (${resource.languages.th})`);
      await thaiName.fill(`โปรไฟล์ ${language}`);
      await check(matrix.all).focus();
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight'])
        await page.keyboard.press(key);
      await expect(check(cell('RegisterMaint', 'add'))).toBeFocused();
      await page.keyboard.press('Space');
      await expect(check(cell('RegisterMaint', 'add'))).toBeChecked();
      await expect(check(cell('RegisterMaint', 'view'))).toBeChecked();
      await page.keyboard.press('End');
      await expect(check(cell('RegisterMaint', 'approve'))).toBeFocused();
      // Screens without that action have no place to stop at.
      await page.keyboard.press('ArrowDown');
      await expect(check(cell('BulkSMS', 'approve'))).toBeFocused();
      await page.keyboard.press('Home');
      await page.keyboard.press('Space');
      await expect(page.getByText(matrix.summary('8', '2'))).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: resource.save })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByText(resource.saved)).toBeVisible();
      await expect(page).toHaveURL(/[?&]id=\d+/);
      const id = Number(new URL(page.url()).searchParams.get('id'));
      const given = await site.db
        .select()
        .from(profilePermission)
        .where(eq(profilePermission.profileId, id));
      expect(given.map(({ permission }) => permission).toSorted()).toEqual([
        'BulkSMS.add',
        'BulkSMS.approve',
        'BulkSMS.delete',
        'BulkSMS.edit',
        'BulkSMS.export',
        'BulkSMS.view',
        'RegisterMaint.add',
        'RegisterMaint.view',
      ]);
    });

    test('a column is turned on for every screen that has the action, a row for its screen', async ({
      page,
      signIn,
    }) => {
      await signIn('administrator', `/userProfile?id=new&lang=${language}`);
      const check = (name: string) => page.getByRole('checkbox', { name, exact: true });
      await check(matrix.column(resource.actions.approve)).check();
      await expect(page.getByText(matrix.summary('4', '2'))).toBeVisible();
      await check(matrix.column(resource.actions.approve)).uncheck();
      await check(matrix.row(SCREEN_NAMES.Audit[language])).check();
      await expect(check(cell('Audit', 'export'))).toBeChecked();
      await check(cell('Audit', 'view')).uncheck();
      await expect(check(cell('Audit', 'export'))).not.toBeChecked();
    });

    test('a profile is copied and the original stays', async ({ page, signIn, site }) => {
      await addUser(site.db, 'editor');
      await signIn('administrator', `/userProfile?lang=${language}`);
      const name = language === 'th' ? 'ผู้ดูแลเนื้อหา' : 'Content editors';
      await page.getByRole('button', { name }).click();
      await expect(page.getByText(`${profiles.usedIn}: ${name}`)).toBeVisible();
      await page.getByRole('button', { name: profiles.copy }).click();
      await expect(page.getByRole('heading', { name: profiles.newTitle })).toBeVisible();
      const thaiName = page.getByLabel(`${profiles.name} (${resource.languages.th})`);
      await expect(thaiName).toHaveValue(profiles.copyOf.th('ผู้ดูแลเนื้อหา'));
      await thaiName.fill(`สำเนา ${language}`);
      await page.getByRole('button', { name: resource.save }).click();
      await expect(page.getByText(profiles.unused)).toBeVisible();
      const rows = await site.db.select().from(userProfile);
      expect(rows.map((row) => row.name.th)).toEqual(
        expect.arrayContaining(['ผู้ดูแลเนื้อหา', `สำเนา ${language}`]),
      );
    });

    test('a profile in use is not deleted and says so', async ({ page, signIn, site }) => {
      await addUser(site.db, 'officer');
      await signIn('administrator', `/userProfile?lang=${language}`);
      const name = language === 'th' ? 'เจ้าหน้าที่สินเชื่อ' : 'Loan officers';
      await page.getByRole('checkbox', { name: resource.selectRow(name) }).check();
      await page.getByRole('button', { name: resource.delete }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: resource.deleteConfirm }).click();
      await expect(dialog.getByRole('alert')).toContainText(resource.reasons.in_use);
      await expect(dialog.getByRole('alert')).toContainText(name);
    });

    test('a group is made of profiles and leads to its members', async ({ page, signIn, site }) => {
      await addUser(site.db, 'editor');
      await signIn('administrator', `/userGroup?id=new&lang=${language}`);
      const name = `กลุ่มใหม่ ${language}`;
      await page.getByLabel(`${groups.name} (${resource.languages.th})`).fill(name);
      await page.getByRole('combobox', { name: groups.profiles }).click();
      const profile = language === 'th' ? 'ผู้ดูแลเนื้อหา' : 'Content editors';
      await page.getByRole('option', { name: profile, exact: true }).click();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: resource.save }).click();
      await expect(page.getByText(resource.saved)).toBeVisible();

      await expect(page).toHaveURL(/[?&]id=\d+/);
      const id = Number(new URL(page.url()).searchParams.get('id'));
      await addUser(site.db, 'nobody', { userId: `member${language}`, groupId: id });
      await page.goto(`/userGroup?q=${encodeURIComponent(name)}&lang=${language}`);
      await page.getByRole('link', { name: groups.userCount('1') }).click();
      await expect(page.getByText(`member${language}`)).toBeVisible();
      await expect(page.getByText(texts.resource.total('1'))).toBeVisible();
      await site.db.delete(appUser).where(eq(appUser.userId, `member${language}`));
      await site.db.delete(userGroup).where(eq(userGroup.id, id));
    });
  });
}
