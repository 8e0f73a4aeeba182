import type { Page } from '@playwright/test';
import { eq, inArray, sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { Db } from '#server/platform/db.ts';
import { signInGuard } from '#server/sign-in/tables.ts';
import { appUser, userPicture } from '#server/users/tables.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { expectForgotten } from '#tests/support/chosen-again.ts';
import { follow } from '#tests/support/follow.ts';
import { AT_A_DESK, callServer, openSession } from '#tests/support/office-journey.ts';
import { addUser, type Role } from '#tests/support/people.ts';
import { addStaffWith } from '#tests/support/staff-with.ts';

const [{ language, texts, viewport }] = AT_A_DESK;
const { users, resource, rights } = texts;

const PEOPLE = [
  'somsri',
  'binned',
  'mailed',
  'mover',
  'both',
  'locked',
  'seen',
  'watched',
] as const;
type Person = (typeof PEOPLE)[number];

test.use({ viewport });

test.afterEach(({ site }) => site.db.delete(appUser).where(inArray(appUser.userId, [...PEOPLE])));

/** Opens the record of a user who is there for this alone. */
async function openRecord(
  page: Page,
  { db }: { db: Db },
  userId: Person,
  { role = 'nobody', ...values }: { role?: Role; email?: string } = {},
): Promise<number> {
  await addUser(db, role, { userId, language, ...values });
  const [row] = await db.select().from(appUser).where(eq(appUser.userId, userId));
  await follow(page, `/user?id=${row?.id}`);
  await expect(page.locator('main form').getByLabel(users.userId)).toHaveValue(userId);
  return row?.id ?? 0;
}

async function choose(page: Page, action: string) {
  await page.getByRole('button', { name: users.actions }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('who may add but not change somebody is not asked for a password that they cannot give', async ({
  page,
  signIn,
  site,
}) => {
  await addStaffWith(site.db, 'adder', ['user.view', 'user.add']);
  await signIn('nobody');
  const session = { token: await openSession(site.origin, 'adder'), username: 'adder' };
  await page.evaluate((items) => Object.assign(localStorage, items), session);
  await page.goto(`/user?id=new&lang=${language}`);
  const form = page.locator('main form');
  await form.getByLabel(users.userId).pressSequentially('somsri');
  await form.getByLabel(users.firstName).pressSequentially('สมศรี');
  await form.getByRole('button', { name: resource.save }).click();
  await expect(form.getByText(users.statuses.temporary)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('somebody is added with a first password shown once, deleted and brought back; a group says what they can do', async ({
  page,
  signIn,
  site,
}) => {
  await signIn('administrator', `/user?id=new&lang=${language}`);
  const form = page.locator('main form');
  const save = () => form.getByRole('button', { name: resource.save }).click();
  const dialog = page.getByRole('dialog');

  // A user ID that is taken and a wrong address are said at their fields.
  await form.getByLabel(users.userId).fill('ADMINISTRATOR');
  await form.getByLabel(users.firstName).fill('สมศรี');
  await save();
  await expect(form.getByText(resource.fieldErrors.taken)).toBeVisible();
  await form.getByLabel(users.userId).fill('somsri');
  await form.getByLabel(users.email).fill('somsri@');
  await save();
  await expect(form.getByText(resource.fieldErrors.invalid_email)).toBeVisible();
  await form.getByLabel(users.email).fill('');
  await save();

  const first = page.getByRole('dialog', { name: users.firstTitle('somsri') });
  await expect(first.getByLabel(users.byMailNone)).toBeDisabled();
  await first.getByRole('button', { name: users.resetConfirm }).click();
  const password = await first.getByLabel(users.shown).textContent();
  await first.getByRole('button', { name: users.done }).click();
  await expect(first).toHaveCount(0);
  await expect(form.getByText(users.statuses.temporary)).toBeVisible();
  const answer = await callServer(site.origin, 'user/validateUserMySQL', {
    user_id: 'somsri',
    password,
  });
  expect(answer.body.reasonText).toBe('temp_password');

  // Nothing is deleted without a selection; what is, comes back from the bin.
  await addUser(site.db, 'nobody', { userId: 'binned' });
  await follow(page, '/user?q=binned');
  const row = page.getByRole('checkbox', { name: resource.selectRow('nobody Test (binned)') });
  await expect(row).toBeVisible();
  await expect(page.getByRole('button', { name: resource.delete })).toHaveCount(0);
  await page.keyboard.press('Delete');
  await expect(page.getByText(resource.deleteFirst(users.things))).toBeVisible();
  await row.check();
  await expect(page.getByRole('button', { name: resource.delete })).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(dialog.getByText('binned')).toBeVisible();
  await dialog.getByRole('button', { name: resource.deleteConfirm }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: resource.showBin }).click();
  await row.check();
  await page.getByRole('button', { name: resource.restore }).click();
  await expect(page.getByText(resource.restored('1'))).toBeVisible();
  await page.getByRole('button', { name: resource.leaveBin }).click();
  await expect(row).toBeVisible();

  // A temporary password is mailed.
  const email = 'mailed@chanote.example';
  await openRecord(page, site, 'mailed', { email });
  await choose(page, users.reset);
  await expect(dialog.getByLabel(users.byMail(email))).toBeChecked();
  await expect(dialog).toHaveAccessibleName(users.resetTitle('mailed'));
  await dialog.getByRole('button', { name: users.resetConfirm }).click();
  await expect(page.getByText(users.mailed(email))).toBeVisible();
  expect((await site.mails.next(email)).text).toContain('mailed');

  // The group says what somebody can do.
  await openRecord(page, site, 'mover', { role: 'editor' });
  await page.getByRole('tab', { name: users.rights }).click();
  await expect(page.getByText('Articles and news', { exact: true }).last()).toBeVisible();
  await page.getByRole('tab', { name: users.details }).click();
  await form.getByRole('button', { name: `${resource.clear}: ${users.group}` }).click();
  await expect(form.getByText(users.noGroupHint)).toBeVisible();
  await save();
  await expect(page.getByText(resource.saved, { exact: true }).last()).toBeVisible();
  await page.getByRole('tab', { name: users.rights }).click();
  await expect(page.getByText(rights.user.none)).toBeVisible();
});

test('a record: two who save, the lock, open sessions, the picture; who may only look changes nothing', async ({
  page,
  signIn,
  site,
}) => {
  await signIn('administrator', `/user?lang=${language}`);
  await expect(page.getByText('administrator Test').first()).toBeVisible();
  const form = page.locator('main form');

  // When this was saved in another tab, both are shown and nothing typed is lost.
  const id = await openRecord(page, site, 'both');
  await form.getByLabel(users.lastName).fill('ของฉัน');
  await saveTheirs(site.origin, id);
  await form.getByRole('button', { name: resource.save }).click();
  const conflict = page.getByRole('dialog', { name: resource.conflictOwnTitle });
  const line = conflict.getByRole('radiogroup', { name: users.lastName });
  await expect(line).toContainText('ของเขา');
  await expect(line).toContainText('ของฉัน');
  await expect(conflict.getByRole('radiogroup')).toHaveCount(1);
  await line.getByRole('radio', { name: 'ของฉัน' }).check();
  await conflict.getByRole('button', { name: resource.conflictSave }).click();
  await expect(page.getByText(resource.saved, { exact: true })).toBeVisible();
  const [kept] = await site.db.select().from(appUser).where(eq(appUser.id, id));
  expect(kept).toMatchObject({ lastName: 'ของฉัน', version: 3 });

  // Who is locked is unlocked; who is signed in is signed out, after asking.
  await addUser(site.db, 'nobody', { userId: 'locked' });
  const token = await openSession(site.origin, 'locked');
  const guard = { userId: 'locked', origin: '127.0.0.0/24', attempts: 5, lastAt: sql`now()` };
  await site.db.insert(signInGuard).values(guard);
  await openRecord(page, site, 'locked');
  await expect(form.getByText(users.statuses.locked)).toBeVisible();
  await choose(page, users.unlock);
  await expect(page.getByText(users.unlocked('locked'))).toBeVisible();
  await expect(form.locator('[data-tone=good]')).toBeVisible();
  await expect(form.getByText(users.sessions('1'))).toBeVisible();
  await choose(page, users.endSessions);
  await page
    .getByRole('dialog', { name: users.endSessionsTitle('locked') })
    .getByRole('button', { name: users.endSessionsConfirm })
    .click();
  await expect(form.getByText(users.noSessions)).toBeVisible();
  const { status } = await callServer(site.origin, 'navigation/menu', {}, token);
  expect(status).toBe(401);

  // A picture is looked at as it will be cut, kept, and removed.
  const seen = await openRecord(page, site, 'seen');
  const file = form.locator('input[type=file]');
  const buffer = Buffer.from('no picture');
  await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer });
  await expect(form.getByText(resource.fieldErrors.not_a_picture)).toBeVisible();
  const nothing = { r: 156, g: 39, b: 176, alpha: 0 };
  const wide = { width: 600, height: 300, channels: 4, background: nothing } as const;
  const picture = await sharp({ create: wide }).png().toBuffer();
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture });
  await expect(form.getByText(users.picturePreview)).toBeVisible();
  await expectForgotten(page, form.getByRole('button', { name: users.choosePicture }));
  // Looking at the rights drops nothing, and what is refused meanwhile comes into sight.
  const firstName = form.getByLabel(users.firstName);
  await firstName.fill('');
  await page.getByRole('tab', { name: users.rights }).click();
  await expect(firstName).toBeHidden();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(firstName).toBeFocused();
  await firstName.fill('nobody');
  await form.getByRole('button', { name: users.savePicture }).click();
  await expect(page.getByText(users.pictureSaved)).toBeVisible();
  const [portrait] = await site.db.select().from(userPicture).where(eq(userPicture.userId, seen));
  const { channels } = await sharp(Buffer.from(portrait?.base64 ?? '', 'base64')).stats();
  expect(Math.min(...channels.map(({ min }) => min)), 'white, not black').toBeGreaterThan(250);
  await openRecord(page, site, 'both');
  await openRecord(page, site, 'seen');
  await form.getByRole('button', { name: users.removePicture }).click();
  await expect(page.getByText(users.pictureRemoved)).toBeVisible();

  await signIn('auditor', '/user');
  await expect(page.getByText('administrator Test').first()).toBeVisible();
  for (const name of [resource.add, resource.delete, resource.showBin])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await openRecord(page, site, 'watched');
  await expect(page.getByText(resource.notPermitted)).toBeVisible();
  await expect(page.getByLabel(users.firstName)).toHaveAttribute('readonly');
  await expect(page.getByRole('button', { name: users.actions })).toHaveCount(0);
  await expect(page.getByRole('button', { name: resource.save })).toHaveCount(0);
});

/** As another administrator does, in a browser of their own. */
async function saveTheirs(origin: string, id: number) {
  const values = {
    userId: 'both',
    firstName: 'nobody',
    lastName: 'ของเขา',
    employeeNumber: null,
    facilityCode: null,
    email: null,
    groupId: null,
    language,
    enabled: true,
    secondFactorRequired: false,
  };
  const token = await openSession(origin, 'administrator');
  const answer = await callServer(origin, 'users/save', { id, version: 1, values }, token);
  expect(answer.body.isSuccess).toBe(true);
}
