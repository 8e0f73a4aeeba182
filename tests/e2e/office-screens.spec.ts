import { expect, test } from '#tests/support/browser-test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('anonymous visitors of protected addresses are sent to the home page', async ({ page }) => {
  // All of them answer with the same frame (office-frame.test.ts), whose script leads away.
  for (const path of ['user?id=1', 'BulkSMS', 'Account']) {
    await page.goto(`/${path}`, { waitUntil: 'commit' });
    await page.waitForURL((url) => url.pathname === '/', { waitUntil: 'commit' });
  }
});

for (const token of ['a.b', 'null', '{"exp":9999999999}', 'x.eyJleHAiOjF9.y'])
  test(`the token ${token} opens nothing`, async ({ page }) => {
    await page.goto('/login');
    await page.evaluate((value) => localStorage.setItem('token', value), token);
    await page.goto('/user');
    await page.waitForURL((url) => url.pathname === '/');
  });

test('who lacks the right is told which, and whom to ask, in Thai and in English', async ({
  page,
  signIn,
}) => {
  await signIn('editor', '/user');
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('คุณยังไม่มีสิทธิ์ใช้หน้านี้');
  await expect(notice).toContainText('สิทธิ์ที่ต้องมี: ดู ในหน้าจอ “ผู้ใช้”');
  await expect(notice).toContainText('ผู้ดูแลระบบ');
  await page.goto('/user?lang=en');
  await expect(notice).toContainText('Right needed: View in the screen “Users”');
  await expect(notice).toContainText('ask your administrator');
});

test('changes that are not saved are asked about before leaving', async ({ page, signIn }) => {
  await signIn('editor', '/Account?lang=en');
  await page.getByLabel('Last name').fill('Half typed');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const dialog = page.getByRole('dialog', { name: 'Not saved yet' });
  await dialog.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page.getByLabel('Last name')).toHaveValue('Half typed');
  const asked = page.waitForEvent('dialog');
  const leaving = page.goto('/About').catch(() => undefined);
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await leaving;
  await expect(page.getByLabel('Last name')).toHaveValue('Half typed');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await dialog.getByRole('button', { name: 'Leave without saving' }).click();
  await page.waitForURL('**/DashboardMt');
});

test('a screen that cannot be fetched leaves this one in place, with another try', async ({
  page,
  signIn,
}) => {
  await signIn('editor', '/DashboardMt?lang=en');
  await expect(page.getByRole('timer')).toBeVisible();
  await page.route('**/assets/**', (route) => route.abort());
  await page.getByRole('link', { name: 'My account' }).click();
  const dialog = page.getByRole('dialog', { name: 'The screen could not be opened' });
  await expect(dialog).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/DashboardMt');
  await page.unroute('**/assets/**');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL('**/Account');
  await expect(page.getByLabel('Last name')).toBeVisible();
});

test('when the office itself cannot be fetched, the page says so', async ({ page, signIn }) => {
  await signIn('editor');
  await page.route('**/assets/entry.client*', (route) => route.abort());
  await page.goto('/DashboardMt?lang=en');
  await expect(page.getByRole('alert')).toContainText('The back office could not be loaded.');
  await page.unroute('**/assets/entry.client*');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
});

test('data that cannot be loaded is said, with another try', async ({ page, signIn }) => {
  await signIn('editor');
  await page.route('**/api/account/read', (route) => route.abort());
  await page.goto('/Account?lang=en');
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
  await page.unroute('**/api/account/read');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Last name')).toBeVisible();
});

test('switching the language keeps what was typed, and is remembered', async ({ page, signIn }) => {
  await signIn('editor', '/Account');
  await page.getByLabel('นามสกุล').fill('พิมพ์ค้างไว้');
  await page.getByRole('button', { name: 'ภาษา ไทย' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByLabel('Last name')).toHaveValue('พิมพ์ค้างไว้');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle('My account · Chanote');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByLabel('Last name')).toHaveValue('Test');
});

test('local storage holds the four things of the specification and nothing else', async ({
  page,
  signIn,
}) => {
  await signIn('editor', '/Account?lang=en');
  await page.getByRole('button', { name: 'Account of editor Test' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Hide the menu' }).click();
  const keys = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(keys).toEqual(['language', 'sessionOpen', 'token', 'username']);
});
