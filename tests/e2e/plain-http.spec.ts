import { expect, test } from '#tests/support/browser-test.ts';
import { takenOver } from '#tests/support/taken-over.ts';

test('over plain http the captcha says in words what it lacks and where to go', async ({
  page,
  site,
}) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  // Browsers take this machine itself for safe over http; a name that leads here they do not.
  const origin = site.origin.replace('127.0.0.1', 'plain.test');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${origin}/login?lang=th`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByRole('link', { name: 'ลืมรหัสผ่าน' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'ไม่เข้ารหัส (http)' });
  await expect(alert).toBeVisible();
  const link = alert.getByRole('link', { name: 'เปิดหน้านี้แบบเข้ารหัส (https)' });
  await expect(link).toHaveAttribute('href', /^https:\/\/plain\.test/);
  await page.goto(`${origin}/login?lang=en`);
  await page.getByRole('link', { name: /forgot/i }).click();
  await expect(page.getByText('unencrypted connection (http)')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('over plain http, where there is no clipboard, a link is shown to be copied by hand', async ({
  page,
  site,
}) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  const origin = site.origin.replace('127.0.0.1', 'plain.test');
  await page.goto(`${origin}/Cal?government=4200000&market=6500000&lang=th`);
  expect(await page.evaluate(() => 'clipboard' in navigator)).toBe(false);
  await takenOver(page);
  await page.getByRole('button', { name: 'คัดลอกลิงก์' }).click();
  await expect(page.getByLabel('คัดลอกลิงก์นี้')).toHaveValue(/^http:\/\/plain\.test:\d+\/Cal\?/);
  expect(complaints).toEqual([]);
});
