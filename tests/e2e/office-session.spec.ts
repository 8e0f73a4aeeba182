import type { Page } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import { signInGuard, userSession } from '#server/sign-in/tables.ts';
import { appUser } from '#server/users/tables.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { callServer } from '#tests/support/office-journey.ts';
import { addUser, PASSWORD } from '#tests/support/people.ts';
import { setParameter } from '#tests/support/set-parameter.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test.beforeEach(async ({ context, site }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: site.origin }]);
});

/** When the sessions of a user were left: never, or not since they were taken up again. */
const leavingsOf = (db: Db, userId: string) =>
  db
    .select({ leftAt: userSession.leftAt })
    .from(userSession)
    .innerJoin(appUser, eq(appUser.id, userSession.userId))
    .where(eq(appUser.userId, userId));

/** The next page of this tab hears of no other, as where the others are too busy to answer. */
const hearNobody = (page: Page) =>
  page.addInitScript(() => {
    BroadcastChannel.prototype.addEventListener = () => undefined;
  });

const readToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

/** What the sign-in page does when a user has signed in. */
async function storeTokenOf(page: Page, userId: string): Promise<void> {
  const answer = await page.request.post('/api/user/validateUserMySQL', {
    data: { user_id: userId, password: PASSWORD },
  });
  const { token } = await answer.json();
  expect(token).toBeTruthy();
  await page.evaluate(
    ([user = '', value = '']) => {
      localStorage.setItem('token', value);
      localStorage.setItem('username', user);
    },
    [userId, token],
  );
}

/** From now on leaving the office ends the session, as the product does unless told otherwise. */
async function endOnUnload(page: Page, origin: string, db: Db, userId: string): Promise<void> {
  await setParameter(db, 'session_end_on_unload', 'Y');
  const token = (await readToken(page)) ?? '';
  // It reaches the server by a notification.
  const read = async () => {
    const profile = await callServer(origin, 'user/getUserInfoMySQL', { user_id: userId }, token);
    return JSON.stringify(profile.body.data);
  };
  await expect.poll(read).toContain('"end_on_unload":"Y"');
}

test('the bar counts the session down; a session that has ended is asked for again in place', async ({
  page,
  context,
  signIn,
  site,
}) => {
  const stay = page.getByRole('button', { name: 'Stay signed in' });
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  const password = dialog.getByLabel('Password', { exact: true });
  const lastName = page.getByLabel('Last name');
  const savedName = async () =>
    (await site.db.select().from(appUser).where(eq(appUser.userId, 'editor')))[0]?.lastName;
  const saveWithoutSession = async (name: string) => {
    await lastName.fill(name);
    await site.db.delete(userSession);
    // Whatever else asks the server first may open the dialog before the button is reached.
    await page.getByRole('button', { name: 'Save' }).dispatchEvent('click');
    await expect(dialog).toBeVisible();
  };
  await page.clock.install();
  await signIn('editor');

  await test.step('shortly before the end there is a warning; where it cannot last longer, the answer says so', async () => {
    await site.db.update(userSession).set({
      createdAt: sql`now() - interval '30 hours'`,
      expiresAt: sql`now() + interval '110 seconds'`,
    });
    await page.goto('/DashboardMt');
    await expect(page.getByRole('banner').getByText('editor Test')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(/Your session ends in (1 min )?\d+ s/);
    await expect(page.getByRole('timer')).toHaveText(/^Time left 0 days 00:0[01]:\d\d$/);
    await stay.click();
    await expect(page.getByText(/cannot be extended any further/)).toBeVisible();
  });

  await test.step('"stay signed in" takes it away: the bar shows the remaining days, hours, minutes and seconds', async () => {
    await site.db.update(userSession).set({ createdAt: sql`now()` });
    const before = await readToken(page);
    await stay.click();
    await expect(page.getByText('You stay signed in.')).toBeVisible();
    await expect(stay).toBeHidden();
    await expect(page.getByRole('timer')).toHaveText(/^Time left 0 days 0(7:59|8:00):\d\d$/);
    expect(await readToken(page)).not.toBe(before);
  });

  await test.step('an unused session warns and then asks for the password, whatever the screen asks by itself; typing keeps it awake', async () => {
    // A library that looks for its pictures until they are prepared.
    await page.goto('/MediaMaint');
    // The filter's file comes last: on its way it would be given up by the clock that jumps.
    await expect(page.getByRole('combobox', { name: 'Description' })).toBeVisible();
    await page.clock.fastForward('50:00');
    const used = await page.evaluateHandle(() => {
      const { promise, resolve } = Promise.withResolvers<void>();
      new BroadcastChannel('office').onmessage = ({ data }) => data.kind === 'used' && resolve();
      return { promise };
    });
    await page.keyboard.press('Shift');
    await used.evaluate(({ promise }) => promise);
    await page.clock.fastForward('50:00');
    await expect(stay).toBeHidden();
    await page.clock.fastForward('08:30');
    await expect(page.getByRole('alert')).toContainText('You have not been active.');
    await page.clock.fastForward('02:00');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog.getByText('Enter your Password', { exact: true })).toBeVisible();
    await password.fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('nothing typed is lost by it', async () => {
    await page.getByRole('link', { name: 'My account' }).click();
    await saveWithoutSession('Typed before');
    await password.fill(PASSWORD);
    await password.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Saved')).toBeVisible();
    await expect(lastName).toHaveValue('Typed before');
    expect(await savedName()).toBe('Typed before');
  });

  await test.step('after a wrong password more is needed, which another tab gives', async () => {
    await saveWithoutSession('Still here');
    await password.fill('Wrong-Horse-7');
    await password.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText('The user code or password is not correct.');
    await password.fill(PASSWORD);
    await password.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('Sign in in a new tab');
    const opening = context.waitForEvent('page');
    await dialog.getByRole('link', { name: 'Sign in in a new tab' }).click();
    const login = await opening;
    await login.waitForURL('**/login', { waitUntil: 'commit' });
    // The other tab learns what is needed by being refused, which clears the token there.
    await expect(login.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
    await login.getByLabel('User code').pressSequentially('editor');
    await login.locator('input[name="password"]').pressSequentially(PASSWORD);
    await login.keyboard.press('Enter');
    await expect(login.getByText('Please verify the captcha.')).toBeVisible();
    await expect.poll(() => readToken(page)).toBeNull();
    await expect(dialog).toBeVisible();
    // How it is given is tested with the sign-in page; here a token arrives from another tab.
    await site.db.delete(signInGuard);
    await storeTokenOf(login, 'editor');
    await expect(dialog).toBeHidden();
    await expect.poll(savedName).toBe('Still here');
    await expect(lastName).toHaveValue('Still here');
  });
  await site.db.update(appUser).set({ lastName: 'Test' }).where(eq(appUser.userId, 'editor'));
});

test('leaving a page keeps the session where the parameter is N, and while another tab is open, which may have been too busy to say so', async ({
  page,
  context,
  signIn,
  site,
}) => {
  const leavings = () => leavingsOf(site.db, 'auditor');
  await site.db.delete(userSession);
  await signIn('auditor', '/DashboardMt');
  await expect(page.getByRole('timer')).toBeVisible();

  await test.step('where the parameter is N, leaving keeps it', async () => {
    await page.goto('/About');
    await expect(page.getByRole('banner').getByText('auditor Test')).toBeVisible();
    expect(await leavings()).toEqual([{ leftAt: null }]);
  });

  await test.step('with two tabs open, closing one keeps it', async () => {
    await endOnUnload(page, site.origin, site.db, 'auditor');
    await page.goto('/DashboardMt');
    await expect(page.getByRole('timer')).toBeVisible();
    const second = await context.newPage();
    await second.goto('/Account');
    await expect(second.getByRole('timer')).toBeVisible();
    await second.goto('about:blank');
    await page.getByRole('link', { name: 'My account' }).click();
    await expect(page.getByLabel('Last name')).toHaveValue('Test');
    await expect.poll(leavings).toEqual([{ leftAt: null }]);
    await second.close();
  });

  await test.step('a tab that took itself for the last ends nothing for an office that is still open', async () => {
    const second = await context.newPage();
    await hearNobody(second);
    await second.goto('/Account');
    await expect(second.getByLabel('Last name')).toHaveValue('Test');
    const stays = page.waitForResponse('**/api/user/stay');
    await second.goto('about:blank');
    expect((await stays).ok()).toBe(true);
    await page.getByLabel('Last name').pressSequentially('s');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeHidden();
    await expect.poll(leavings).toEqual([{ leftAt: null }]);
  });

  await test.step('nor for a page of the site', async () => {
    await page.goto('/About');
    await expect(page.getByRole('banner').getByText('auditor Test')).toBeVisible();
    const second = await context.newPage();
    await hearNobody(second);
    await second.goto('/Account');
    await expect(second.getByLabel('Last name')).toHaveValue('Test');
    const stays = page.waitForResponse('**/api/user/stay');
    await second.goto('about:blank');
    expect((await stays).ok()).toBe(true);
    await expect.poll(() => readToken(page)).not.toBeNull();
    await page.goto('/Account');
    await expect(page.getByLabel('Last name')).toHaveValue('Test');
    await expect.poll(leavings).toEqual([{ leftAt: null }]);
  });

  await setParameter(site.db, 'session_end_on_unload', 'N');
});

test('a reload, a typed address, a link and the way back are no end; where it was one, the sign-in says so and leads back', async ({
  page,
  context,
  signIn,
  site,
}) => {
  const timer = page.getByRole('timer');
  const state = () =>
    site.db
      .select({ leftAt: userSession.leftAt })
      .from(userSession)
      .innerJoin(appUser, eq(appUser.id, userSession.userId))
      .where(eq(appUser.userId, 'auditor'));
  const isLeft = async () => (await state())[0]?.leftAt !== null;
  const heldHere = () => page.evaluate(() => Object.keys(localStorage).sort());
  await site.db.delete(userSession);
  await signIn('auditor', '/DashboardMt');
  await expect(timer).toBeVisible();
  await endOnUnload(page, site.origin, site.db, 'auditor');

  await test.step('with one tab: reload, typed address, a page of the site, and back', async () => {
    await page.reload();
    await expect(timer).toBeVisible();
    await page.reload();
    await expect(timer).toBeVisible();
    await page.goto('/Account');
    await expect(page.getByLabel('Last name')).toHaveValue('Test');
    await page.goto('/About');
    await expect(page.getByRole('banner').getByText('auditor Test')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('banner').getByText('auditor Test')).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Last name')).toHaveValue('Test');
    await expect.poll(isLeft).toBe(false);
    expect(await heldHere()).toEqual(['language', 'sessionOpen', 'token', 'username']);
  });

  await test.step('a page that was left for another site is taken up again', async () => {
    await page.goto('about:blank');
    await expect.poll(isLeft).toBe(true);
    await page.goto('/Audit?q=deed');
    await expect(timer).toBeVisible();
    await expect.poll(isLeft).toBe(false);
  });

  await test.step('a new tab with a link of a mail needs no sign-in, and closing it ends nothing', async () => {
    const mailed = await context.newPage();
    await mailed.goto('/Account');
    await expect(mailed.getByLabel('Last name')).toHaveValue('Test');
    await mailed.close();
    await page.getByRole('link', { name: 'My account' }).click();
    await expect(page.getByLabel('Last name')).toHaveValue('Test');
    await expect.poll(isLeft).toBe(false);
  });

  await test.step('left for good, the token is gone with the tab, and the session ends', async () => {
    await page.goto('/Audit?q=deed');
    await expect(timer).toBeVisible();
    const watcher = await context.newPage();
    await watcher.goto('/robots.txt');
    await page.goto('about:blank');
    await expect.poll(() => readToken(watcher)).toBeNull();
    await expect.poll(isLeft).toBe(true);
    await watcher.close();
    await site.db.update(userSession).set({ leftAt: sql`now() - interval '31 seconds'` });
  });

  await test.step('the sign-in says so, knows who comes, and leads back to where one was', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/Audit?q=deed', { waitUntil: 'commit' });
    await page.waitForURL(/\/login\?ended=session/);
    await expect(page.getByRole('alert')).toContainText(
      'the last page of the back office was closed',
    );
    await expect(page.getByLabel('User code')).toHaveValue('auditor');
    expect(asked.filter((address) => /login.*deed/.test(address))).toEqual([]);
    await page.locator('input[name="password"]').pressSequentially(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/Audit?q=deed');
    await expect(timer).toBeVisible();
  });
  await setParameter(site.db, 'session_end_on_unload', 'N');
});

test('another user in another tab is noticed, and signing out in one tab signs out all', async ({
  page,
  context,
  signIn,
  site,
}) => {
  await addUser(site.db, 'officer');
  await signIn('editor', '/DashboardMt');
  await expect(page.getByRole('banner').getByText('editor Test')).toBeVisible();
  const second = await context.newPage();
  await second.goto('/robots.txt');
  await storeTokenOf(second, 'officer');
  const dialog = page.getByRole('dialog', { name: 'Somebody else has signed in' });
  await expect(dialog).toContainText('editor Test');
  await dialog.getByRole('link', { name: 'Open the current user’s page' }).click();
  await expect(page.getByRole('banner').getByText('officer Test')).toBeVisible();

  await second.goto('/Account');
  await expect(second.getByRole('timer')).toBeVisible();
  await page.getByRole('button', { name: 'Account of officer Test' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  for (const tab of [page, second]) await tab.waitForURL((url) => url.pathname === '/');
});

test('a menu is worked by the keyboard alone, and gives the focus back', async ({
  page,
  signIn,
}) => {
  await signIn('editor', '/DashboardMt?lang=en');
  const opener = page.getByRole('button', { name: 'Account of editor Test' });
  const line = (name: string) => page.getByRole('menuitem', { name });
  await opener.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(line('Sign out')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(line('My account')).toBeFocused();
  await page.keyboard.press('d');
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await opener.click();
  await page.mouse.click(300, 500);
  await expect(page.getByRole('menu')).toHaveCount(0);
});
