import type { Page } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import { signInGuard, userSession } from '#server/sign-in/tables.ts';
import { appUser } from '#server/users/tables.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { addUser, PASSWORD } from '#tests/support/people.ts';
import { setParameter } from '#tests/support/set-parameter.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test.beforeEach(async ({ context, site }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: site.origin }]);
});

const sessionsOf = async (db: Db, userId: string) =>
  (
    await db
      .select({ id: userSession.id })
      .from(userSession)
      .innerJoin(appUser, eq(appUser.id, userSession.userId))
      .where(eq(appUser.userId, userId))
  ).length;

const readToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

const forgiveGuesses = (db: Db) => db.delete(signInGuard);

/** What the sign-in page does when a user has signed in. */
async function storeTokenOf(page: Page, userId: string): Promise<void> {
  const answer = await page.request.post('/api/user/validateUserMySQL', {
    data: { user_id: userId, password: PASSWORD },
  });
  const { token } = await answer.json();
  await page.evaluate(
    ([user = '', value = '']) => {
      localStorage.setItem('token', value);
      localStorage.setItem('username', user);
    },
    [userId, token],
  );
}

/** From now on leaving the office ends the session, as the product does unless told otherwise. */
async function endOnUnload(page: Page, db: Db): Promise<void> {
  await setParameter(db, 'session_end_on_unload', 'Y');
  await page.reload();
  await expect(page.getByRole('timer')).toBeVisible();
}

test('the bar shows who is signed in and the remaining days, hours and minutes', async ({
  page,
  signIn,
}) => {
  await signIn('editor', '/DashboardMt');
  await expect(page.getByText('editor Test')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^Time left 0 days 7 h 59 min$/);
});

test('shortly before the end there is a warning, and "stay signed in" takes it away', async ({
  page,
  signIn,
  site,
}) => {
  await signIn('editor', '/DashboardMt');
  await site.db.update(userSession).set({ expiresAt: sql`now() + interval '100 seconds'` });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(/Your session ends in 1 min \d+ s/);
  await expect(page.getByRole('timer')).toHaveText(/0 days 0 h 1 min \d+ s/);
  const before = await readToken(page);
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page.getByText('You stay signed in.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeHidden();
  await expect(page.getByRole('timer')).toHaveText(/7 h 59 min|8 h 0 min/);
  expect(await readToken(page)).not.toBe(before);
});

test('where the session cannot last longer, the answer says so', async ({ page, signIn, site }) => {
  await signIn('editor', '/DashboardMt');
  await site.db.update(userSession).set({
    createdAt: sql`now() - interval '30 hours'`,
    expiresAt: sql`now() + interval '100 seconds'`,
  });
  await page.reload();
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page.getByText(/cannot be extended any further/)).toBeVisible();
});

test('an unused session warns and then asks for the password; typing keeps it awake', async ({
  page,
  signIn,
}) => {
  await signIn('editor', '/DashboardMt');
  await page.clock.install();
  await page.reload();
  await expect(page.getByRole('timer')).toBeVisible();
  await page.clock.fastForward('50:00');
  const told = page.waitForResponse('**/api/user/getUserInfoMySQL');
  await page.keyboard.press('Shift');
  await told;
  await page.clock.fastForward('50:00');
  await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeHidden();
  await page.clock.fastForward('08:30');
  await expect(page.getByRole('alert')).toContainText('You have not been active.');
  await page.clock.fastForward('02:00');
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
});

test('a session that has ended is asked for again in place: nothing typed is lost', async ({
  page,
  signIn,
  site,
}) => {
  await addUser(site.db, 'editor');
  await signIn('editor', '/DashboardMt');
  await page.getByRole('link', { name: 'My account' }).click();
  await page.getByLabel('Last name').fill('Typed before');
  await site.db.delete(userSession);
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByText('Enter your Password', { exact: true })).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Saved')).toBeVisible();
  await expect(page.getByLabel('Last name')).toHaveValue('Typed before');
  const [row] = await site.db.select().from(appUser).where(eq(appUser.userId, 'editor'));
  expect(row?.lastName).toBe('Typed before');
  await site.db.update(appUser).set({ lastName: 'Test' }).where(eq(appUser.userId, 'editor'));
});

test('after a wrong password more is needed, which another tab gives', async ({
  page,
  context,
  signIn,
  site,
}) => {
  await addUser(site.db, 'approver');
  await signIn('approver', '/DashboardMt');
  await page.getByRole('link', { name: 'My account' }).click();
  await page.getByLabel('Last name').fill('Still here');
  await site.db.delete(userSession);
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Password', { exact: true }).fill('Wrong-Horse-7');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The user code or password is not correct.');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Sign in in a new tab');
  const opening = context.waitForEvent('page');
  await dialog.getByRole('link', { name: 'Sign in in a new tab' }).click();
  const login = await opening;
  await login.waitForURL('**/login');
  // What the sign-in page asks for is tested with it; here a token arrives from another tab.
  await forgiveGuesses(site.db);
  await storeTokenOf(login, 'approver');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Saved')).toBeVisible();
  await expect(page.getByLabel('Last name')).toHaveValue('Still here');
});

test('leaving the office ends the session', async ({ page, signIn, site }) => {
  const before = await sessionsOf(site.db, 'officer');
  await signIn('officer', '/DashboardMt');
  await endOnUnload(page, site.db);
  expect(await sessionsOf(site.db, 'officer')).toBe(before + 1);
  await page.goto('/About');
  await expect.poll(() => sessionsOf(site.db, 'officer')).toBe(before);
  expect(await readToken(page)).toBeNull();
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
});

test('where the parameter is N, leaving keeps it', async ({ page, signIn, site }) => {
  await signIn('officer', '/About');
  expect(await sessionsOf(site.db, 'officer')).toBeGreaterThan(0);
  await page.goto('/DashboardMt');
  await expect(page.getByRole('timer')).toBeVisible();
});

test('with two tabs open, closing one keeps the session and closing both ends it', async ({
  page,
  context,
  signIn,
  site,
}) => {
  await site.db.delete(userSession);
  await signIn('auditor', '/DashboardMt');
  await endOnUnload(page, site.db);
  const second = await context.newPage();
  await second.goto('/Account');
  await expect(second.getByRole('timer')).toBeVisible();
  await second.goto('about:blank');
  await page.getByRole('link', { name: 'My account' }).click();
  await expect(page.getByLabel('Last name')).toBeVisible();
  expect(await sessionsOf(site.db, 'auditor')).toBe(1);
  await page.goto('about:blank');
  await expect.poll(() => sessionsOf(site.db, 'auditor')).toBe(0);
});

test('signing out in one tab signs out all', async ({ page, context, signIn }) => {
  await signIn('editor', '/DashboardMt');
  const second = await context.newPage();
  await second.goto('/Account');
  await expect(second.getByRole('timer')).toBeVisible();
  await page.getByRole('button', { name: 'Account of editor Test' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await second.waitForURL((url) => url.pathname === '/');
});

test('another user in another tab is noticed', async ({ page, context, signIn, site }) => {
  await addUser(site.db, 'officer');
  await signIn('editor', '/DashboardMt');
  const second = await context.newPage();
  await second.goto('/login');
  await storeTokenOf(second, 'officer');
  const dialog = page.getByRole('dialog', { name: 'Somebody else has signed in' });
  await expect(dialog).toContainText('editor Test');
  await dialog.getByRole('link', { name: 'Open the current user’s page' }).click();
  await expect(page.getByText('officer Test')).toBeVisible();
});
