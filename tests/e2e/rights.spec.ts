import type { Page } from '@playwright/test';
import { eq, inArray } from 'drizzle-orm';
import { SCREEN_NAMES } from '#contract/navigation/window-names.ts';
import { profilePermission, userGroup, userProfile } from '#server/rights/tables.ts';
import { appUser } from '#server/users/tables.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { follow } from '#tests/support/follow.ts';
import { ON_A_PHONE } from '#tests/support/office-journey.ts';
import { addUser } from '#tests/support/people.ts';

const [{ language, texts, viewport }] = ON_A_PHONE;
const { rights, resource } = texts;
const { matrix, profiles, groups } = rights;
const cell = (window: keyof typeof SCREEN_NAMES, action: keyof typeof resource.actions) =>
  matrix.cell(SCREEN_NAMES[window][language], resource.actions[action]);

test.use({ viewport });

/** The number of the record that was added. */
async function addedId(page: Page): Promise<number> {
  await expect(page).toHaveURL(/[?&]id=\d+/);
  return Number(new URL(page.url()).searchParams.get('id'));
}

test('profiles are put together by column, by row and by the keyboard alone, copied, kept while in use, and made into groups', async ({
  page,
  signIn,
  site,
}) => {
  await addUser(site.db, 'editor');
  await addUser(site.db, 'officer');
  await signIn('administrator', `/userProfile?id=new&lang=${language}`);
  const check = (name: string) => page.getByRole('checkbox', { name, exact: true });
  const thaiName = page.getByLabel(`${profiles.name} (${resource.languages.th})`);
  const save = page.getByRole('button', { name: resource.save });
  const dialog = page.getByRole('dialog');

  // A column is turned on for every screen that has the action, a row for its screen.
  await check(matrix.column(resource.actions.approve)).check();
  await expect(page.getByText(matrix.summary('4', '2'))).toBeVisible();
  await check(matrix.column(resource.actions.approve)).uncheck();
  await check(matrix.row(SCREEN_NAMES.Audit[language])).check();
  await expect(check(cell('Audit', 'export'))).toBeChecked();
  await check(cell('Audit', 'view')).uncheck();
  await expect(check(cell('Audit', 'export'))).not.toBeChecked();
  for (const window of ['RegisterMaint', 'BulkSMS'] as const)
    await check(cell(window, 'view')).uncheck();

  // With the keyboard alone.
  await thaiName.fill('โปรไฟล์จากแป้นพิมพ์');
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
  await expect(save).toBeFocused();
  await page.keyboard.press('Enter');
  const profileId = await addedId(page);
  const given = await site.db
    .select()
    .from(profilePermission)
    .where(eq(profilePermission.profileId, profileId));
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

  // One is copied, and the original stays.
  await follow(page, '/userProfile');
  await page.getByRole('button', { name: 'ผู้ดูแลเนื้อหา' }).click();
  await expect(page.getByText(`${profiles.usedIn}: ผู้ดูแลเนื้อหา`)).toBeVisible();
  await page.getByRole('button', { name: profiles.copy }).click();
  await expect(page.getByRole('heading', { name: profiles.newTitle })).toBeVisible();
  await expect(thaiName).toHaveValue(profiles.copyOf.th('ผู้ดูแลเนื้อหา'));
  await thaiName.fill('สำเนาผู้ดูแล');
  await save.click();
  await expect(page.getByText(profiles.unused)).toBeVisible();
  const copyId = await addedId(page);
  const rows = await site.db.select().from(userProfile);
  expect(rows.map((row) => row.name.th)).toEqual(
    expect.arrayContaining(['ผู้ดูแลเนื้อหา', 'สำเนาผู้ดูแล']),
  );

  // One in use is not deleted and says so.
  await follow(page, '/userProfile');
  const officers = 'เจ้าหน้าที่สินเชื่อ';
  await page.getByRole('checkbox', { name: resource.selectRow(officers) }).check();
  await page.getByRole('button', { name: resource.delete }).click();
  await dialog.getByRole('button', { name: resource.deleteConfirm }).click();
  await expect(dialog.getByRole('alert')).toContainText(resource.reasons.in_use);
  await expect(dialog.getByRole('alert')).toContainText(officers);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  // A group is made of profiles and leads to its members.
  await follow(page, '/userGroup?id=new');
  const name = 'กลุ่มใหม่';
  await page.getByLabel(`${groups.name} (${resource.languages.th})`).fill(name);
  await page.getByRole('combobox', { name: groups.profiles }).click();
  await page.getByRole('option', { name: 'ผู้ดูแลเนื้อหา', exact: true }).click();
  await page.keyboard.press('Escape');
  await save.click();
  const groupId = await addedId(page);
  await addUser(site.db, 'nobody', { userId: 'member', groupId });
  await follow(page, `/userGroup?q=${encodeURIComponent(name)}`);
  await page
    .getByRole('row', { name })
    .getByRole('link', { name: groups.userCount('1') })
    .click();
  await expect(page.getByText('member', { exact: true })).toBeVisible();
  await expect(page.getByText(resource.total('1'))).toBeVisible();

  await site.db.delete(appUser).where(eq(appUser.userId, 'member'));
  await site.db.delete(userGroup).where(eq(userGroup.id, groupId));
  await site.db.delete(userProfile).where(inArray(userProfile.id, [profileId, copyId]));
});
