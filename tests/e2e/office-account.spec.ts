import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { secondFactor, signInGuard, userSession } from '#server/sign-in/tables.ts';
import { appUser, userPicture } from '#server/users/tables.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { addUser, PASSWORD } from '#tests/support/people.ts';

/** Each test has a user of its own, so that none sees what another changed. */
const USER = 'officer';

test.beforeEach(async ({ site }) => {
  await site.db.delete(appUser).where(eq(appUser.userId, USER));
  await site.db.delete(signInGuard);
  await addUser(site.db, USER);
});

test.describe('in English on a desk', () => {
  test.use({ viewport: { width: 1280, height: 900 } });
  test.beforeEach(async ({ page, signIn }) => {
    await signIn(USER);
    await page.goto('/Account?lang=en');
  });

  test('own details are checked, saved, and shown in the bar', async ({ page, site }) => {
    await page.getByLabel('First name').fill('');
    await page.getByLabel('E-mail').fill('nobody');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Required', { exact: true })).toBeVisible();
    await expect(page.getByText('Invalid e-mail')).toBeVisible();
    await page.getByLabel('First name').fill('Somchai');
    await page.getByLabel('E-mail').fill('somchai@chanote.test');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account of Somchai Test' })).toBeVisible();
    const [row] = await site.db.select().from(appUser).where(eq(appUser.userId, USER));
    expect(row).toMatchObject({ firstName: 'Somchai', email: 'somchai@chanote.test' });
  });

  test('what was changed elsewhere meanwhile is not overwritten', async ({ page, site }) => {
    await page.getByLabel('Last name').fill('Mine');
    await site.db
      .update(appUser)
      .set({ lastName: 'Theirs', version: 2 })
      .where(eq(appUser.userId, USER));
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('This was changed elsewhere meanwhile.')).toBeVisible();
    await expect(page.getByLabel('Last name')).toHaveValue('Theirs');
  });

  test('a picture is cut square, shown, and removed again', async ({ page, site }) => {
    const upload = await sharp({
      create: { width: 900, height: 600, channels: 3, background: '#9c27b0' },
    })
      .jpeg()
      .toBuffer();
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a picture' }).click();
    await (await choosing).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: upload });
    const preview = page.getByRole('img', { name: 'Preview of the picture' });
    await preview.focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
    await page.getByRole('button', { name: 'Use this picture' }).click();
    await expect(page.getByRole('button', { name: 'Remove the picture' })).toBeVisible();
    await expect(page.locator('header canvas')).toBeVisible();
    const [row] = await site.db.select().from(userPicture);
    const { width, height } = await sharp(Buffer.from(row?.base64 ?? '', 'base64')).metadata();
    expect([width, height]).toEqual([256, 256]);
    await page.getByRole('button', { name: 'Remove the picture' }).click();
    await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
    await expect(page.locator('header canvas')).toHaveCount(0);
  });

  test('what is no picture is refused with what to do', async ({ page }) => {
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a picture' }).click();
    await (await choosing).setFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<svg onload="alert(1)">'),
    });
    await expect(page.getByRole('alert')).toContainText('Choose a JPEG, PNG or WebP file.');
  });

  test('a new password is checked by the rules, and ends all other sessions', async ({
    page,
    site,
  }) => {
    await page.request.post('/api/user/validateUserMySQL', {
      data: { user_id: USER, password: PASSWORD },
    });
    expect(await site.db.select().from(userSession)).not.toHaveLength(1);
    await page.getByRole('button', { name: 'Change the password' }).click();
    await page.getByLabel('Old password').fill('Wrong-Horse-7');
    await page.getByLabel('New password').fill('short');
    await page.getByRole('button', { name: 'Save' }).nth(1).click();
    await expect(page.getByText('The new password needs at least 8 characters')).toBeVisible();
    await page.getByLabel('New password').fill('Newer-Horse-8');
    await page.getByRole('button', { name: 'Save' }).nth(1).click();
    await expect(page.getByRole('alert')).toHaveText('The password is not correct.');
    await page.getByLabel('Old password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Save' }).nth(1).click();
    await expect(page.getByText('The password is changed')).toBeVisible();
    const [user] = await site.db.select().from(appUser).where(eq(appUser.userId, USER));
    const left = await site.db
      .select()
      .from(userSession)
      .where(eq(userSession.userId, user?.id ?? 0));
    expect(left).toHaveLength(1);
  });

  test('other devices are listed and signed out', async ({ page, site }) => {
    await page.request.post('/api/user/validateUserMySQL', {
      data: { user_id: USER, password: PASSWORD },
      headers: {
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0',
      },
    });
    await page.reload();
    await expect(page.getByText('This device')).toHaveCount(1);
    await page.getByRole('button', { name: 'Sign out Firefox on Windows' }).click();
    await expect(page.getByText('That device is signed out.')).toBeVisible();
    await expect(page.getByText('Firefox on Windows')).toHaveCount(0);
    const [user] = await site.db.select().from(appUser).where(eq(appUser.userId, USER));
    expect(
      await site.db
        .select()
        .from(userSession)
        .where(eq(userSession.userId, user?.id ?? 0)),
    ).toHaveLength(1);
  });
});

test.describe('in Thai on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the second step is turned on with a code of the app, and its codes are shown once', async ({
    page,
    signIn,
    site,
  }) => {
    await signIn(USER);
    await page.goto('/Account');
    await page.getByRole('button', { name: 'เปิดใช้' }).click();
    await page.getByRole('textbox', { name: 'รหัสผ่าน', exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'ต่อไป' }).click();
    await expect(page.getByRole('img', { name: 'ภาพคิวอาร์สำหรับแอปยืนยันตัวตน' })).toBeVisible();
    const secret = (await page.locator('main code').innerText()).replaceAll(' ', '');
    await page.getByLabel('รหัส 6 หลักจากแอป').fill('000000');
    await page.getByRole('button', { name: 'ยืนยันและเปิดใช้' }).click();
    await expect(page.getByRole('alert')).toContainText('รหัสไม่ถูกต้อง');
    await page.getByLabel('รหัส 6 หลักจากแอป').fill(appCode(secret, Date.now()));
    await page.getByRole('button', { name: 'ยืนยันและเปิดใช้' }).click();
    await expect(page.getByRole('heading', { name: 'รหัสกู้คืนของคุณ' })).toBeVisible();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'ดาวน์โหลด' }).click();
    expect((await downloading).suggestedFilename()).toBe('รหัสกู้คืน-โฉนด.txt');
    await page.getByRole('button', { name: 'เก็บรหัสไว้แล้ว' }).click();
    await expect(page.getByText('เปิดใช้อยู่')).toBeVisible();
    await expect(page.getByText(/เหลือรหัสกู้คืน \d+ รหัส/)).toBeVisible();
    expect(await site.db.select().from(secondFactor)).toMatchObject([{ confirmed: true }]);
  });

  test('who must have a second step and has none gets no further than the own account', async ({
    page,
    signIn,
    site,
  }) => {
    await site.db
      .update(appUser)
      .set({ secondFactorRequired: true })
      .where(eq(appUser.userId, USER));
    await signIn(USER, '/DashboardMt');
    await page.waitForURL('**/Account');
    await expect(page.getByRole('alert')).toContainText('ต้องเปิดการยืนยันตัวตนสองขั้นก่อน');
  });
});

/** What an authenticator app shows (RFC 6238, six digits, 30 seconds). */
function appCode(secret: string, now: number): string {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)));
  const hash = createHmac('sha1', key).update(step).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}
