import { eq } from 'drizzle-orm';
import { userSession } from '#server/sign-in/tables.ts';
import { appUser } from '#server/users/tables.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { addUser, PASSWORD } from '#tests/support/people.ts';

test.use({ locale: 'th-TH' });

test('empty fields are named, in Thai and in English', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
  await expect(page.getByText('กรุณากรอกรหัสผู้ใช้')).toBeVisible();
  await expect(page.getByText('กรุณากรอกรหัสผ่าน')).toBeVisible();
  await page.goto('/login?lang=en');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Enter your Username')).toBeVisible();
  await expect(page.getByText('Enter your Password')).toBeVisible();
});

test('before the scripts have taken over nothing can be sent, least of all in the address', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true })).toBeDisabled();
  await expect(page.locator('main form[method="post"]')).toHaveCount(1);
  await context.close();
});

test('a wrong password says so and leaves no token', async ({ page }) => {
  await page.goto('/login?lang=en');
  await page.getByLabel('User code').fill('stranger');
  await page.getByLabel(/^Password/).fill('Wrong-Horse-7');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('The user code or password is not correct.');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a signed-in user is sent from the home page to the dashboard, and out again by /logout', async ({
  page,
  signIn,
}) => {
  await signIn('administrator');
  await expect(page.getByText('administrator Test')).toBeVisible();
  await expect(page.getByText(/^©/)).toBeVisible();
  await page.goto('/');
  await page.waitForURL('**/DashboardMt');
  await page.getByRole('button', { name: 'บัญชีของ administrator Test' }).click();
  await page.getByRole('menuitem', { name: 'ออกจากระบบ' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expect(page.getByText(/^©/)).toHaveCount(0);
});

test('who is not signed in is sent home from the office', async ({ page }) => {
  await page.goto('/DashboardMt');
  await page.waitForURL((url) => url.pathname === '/');
});

test('who lacks the right sees why', async ({ page, signIn }) => {
  await signIn('nobody');
  await expect(page.getByRole('alert')).toContainText('คุณยังไม่มีสิทธิ์ดูหน้านี้');
});

test('a session that the server ended leads to the sign-in', async ({ page, signIn, site }) => {
  await signIn('administrator');
  await site.db.delete(userSession);
  await page.reload();
  await page.waitForURL('**/login?failed=profile');
});

test('a profile that cannot be loaded is said, and the user is signed out', async ({
  page,
  signIn,
}) => {
  await signIn('administrator');
  await page.evaluate(() => localStorage.setItem('username', 'somebody'));
  await page.reload();
  await page.waitForURL('**/login?failed=profile');
  await expect(page.getByRole('alert')).toContainText('โหลดข้อมูลผู้ใช้ไม่สำเร็จ');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a temporary password is changed before the first use', async ({ page, site }) => {
  await addUser(site.db, 'administrator', { userId: 'newcomer', passwordTemporary: true });
  await page.goto('/login?lang=en');
  await page.getByLabel('User code').fill('newcomer');
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Please set a new password before you start.')).toBeVisible();
  await page.getByLabel(/^Old password/).fill(PASSWORD);
  await page.getByLabel(/^New password/).fill('short');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The new password needs at least 8 characters')).toBeVisible();
  await page.getByLabel(/^New password/).fill(PASSWORD);
  await expect(page.getByText('The new password must differ from the old one.')).toBeVisible();
  await page.getByLabel(/^New password/).fill('Newer-Horse-8');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The new password is set.')).toBeVisible();
  await page.getByLabel('User code').fill('newcomer');
  await page.getByLabel(/^Password/).fill('Newer-Horse-8');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/DashboardMt');
  await site.db.delete(appUser).where(eq(appUser.userId, 'newcomer'));
});
