import { expect, test } from '#tests/support/browser-test.ts';
import { follow, speak } from '#tests/support/follow.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('who is not signed in, or holds a token that is none, is sent to the home page', async ({
  page,
}) => {
  // All screens answer with the same frame (office-frame.test.ts), whose script leads away.
  async function expectHome(path: string) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForURL((url) => url.pathname === '/', { waitUntil: 'commit' });
  }
  for (const path of ['/user?id=1', '/BulkSMS', '/Account']) await expectHome(path);
  for (const token of ['a.b', 'null', '{"exp":9999999999}', 'x.eyJleHAiOjF9.y']) {
    await page.goto('/robots.txt');
    await page.evaluate((value) => localStorage.setItem('token', value), token);
    await expectHome('/user');
  }
});

test('screens that are refused, cannot be fetched, hold what is not saved, or change their language', async ({
  page,
  signIn,
}) => {
  test.slow();
  // Who lacks the right is told which, and whom to ask.
  await signIn('editor', '/user');
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('คุณยังไม่มีสิทธิ์ใช้หน้านี้');
  await expect(notice).toContainText('สิทธิ์ที่ต้องมี: ดู ในหน้าจอ “ผู้ใช้”');
  await expect(notice).toContainText('ผู้ดูแลระบบ');
  await speak(page, 'en');
  await expect(notice).toContainText('Right needed: View in the screen “Users”');
  await expect(notice).toContainText('ask your administrator');

  // A screen that cannot be fetched leaves this one in place, with another try.
  await expect(page.getByRole('timer')).toBeVisible();
  await page.route('**/assets/**', (route) => route.abort());
  await page.route('**/api/account/read', (route) => route.abort());
  await page.getByRole('link', { name: 'My account', exact: true }).click();
  const failed = page.getByRole('dialog', { name: 'The screen could not be opened' });
  await expect(failed).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/user');
  await page.unroute('**/assets/**');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL('**/Account');

  // Data that cannot be loaded is said, with another try.
  await expect(notice).toContainText('The server cannot be reached.');
  await page.unroute('**/api/account/read');
  await page.getByRole('button', { name: 'Try again' }).click();
  const lastName = page.getByLabel('Last name');
  await expect(lastName).toHaveValue('Test');

  // Changes that are not saved are asked about before leaving.
  await lastName.fill('Half typed');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const unsaved = page.getByRole('dialog', { name: 'Not saved yet' });
  await unsaved.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(lastName).toHaveValue('Half typed');
  const asked = page.waitForEvent('dialog');
  const leaving = page.goto('/About').catch(() => undefined);
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await leaving;
  await expect(lastName).toHaveValue('Half typed');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await unsaved.getByRole('button', { name: 'Leave without saving' }).click();
  await page.waitForURL('**/DashboardMt');

  // Switching the language keeps what was typed, and is remembered.
  await speak(page, 'th');
  await follow(page, '/Account');
  await page.getByLabel('นามสกุล').fill('พิมพ์ค้างไว้');
  await page.getByRole('button', { name: 'ภาษา ไทย' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(lastName).toHaveValue('พิมพ์ค้างไว้');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle('My account · Chanote');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');

  // When the office itself cannot be fetched, the page says so.
  await page.route('**/assets/entry.client*', (route) => route.abort());
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(notice).toContainText('The back office could not be loaded.');
  await page.unroute('**/assets/entry.client*');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(lastName).toHaveValue('Test');

  // Local storage holds the four things of the specification and nothing else.
  await page.getByRole('button', { name: 'Account of editor Test' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Hide the menu' }).click();
  const keys = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(keys).toEqual(['language', 'sessionOpen', 'token', 'username']);
});
