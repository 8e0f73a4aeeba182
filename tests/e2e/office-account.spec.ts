import { createHmac } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { Db } from '#server/platform/db.ts';
import { secondFactor, signInGuard, userSession } from '#server/sign-in/tables.ts';
import { appUser, userPicture } from '#server/users/tables.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { holdBack } from '#tests/support/hold-back.ts';
import { addUser, PASSWORD } from '#tests/support/people.ts';
import { typeInto } from '#tests/support/type-into.ts';

const USER = 'officer';

const removeOfficer = (db: Db) => db.delete(appUser).where(eq(appUser.userId, USER));

/** A fresh one, whose password and second step no other test has seen or will see. */
async function addOfficer(db: Db, values: Parameters<typeof addUser>[2] = {}) {
  await removeOfficer(db);
  await db.delete(signInGuard);
  await addUser(db, USER, values);
}

test.afterEach(({ site }) => removeOfficer(site.db));

const ownSessions = (db: Db) =>
  db
    .select({ id: userSession.id })
    .from(userSession)
    .innerJoin(appUser, eq(appUser.id, userSession.userId))
    .where(eq(appUser.userId, USER));

test.describe('in English on a desk', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('devices, password, picture and details are the user’s own to change', async ({
    page,
    signIn,
    site,
  }) => {
    const signInElsewhere = () =>
      page.request.post('/api/user/validateUserMySQL', {
        data: { user_id: USER, password: PASSWORD },
        headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0' },
      });
    // Not those of the notifications, which go by themselves.
    const alert = page.getByRole('main').getByRole('alert');
    await addOfficer(site.db);
    await signIn(USER);
    await signInElsewhere();
    await page.goto('/Account?lang=en');

    await test.step('other devices are listed and signed out', async () => {
      await expect(page.getByText('This device')).toHaveCount(1);
      await page.getByRole('button', { name: 'Sign out Firefox on Windows' }).click();
      await expect(page.getByText('That device is signed out.')).toBeVisible();
      await expect(page.getByText('Firefox on Windows')).toHaveCount(0);
      expect(await ownSessions(site.db)).toHaveLength(1);
    });

    const save = page.getByRole('button', { name: 'Save' }).first();
    await test.step('own details are checked, saved, and shown in the bar', async () => {
      await page.getByLabel('First name').fill('');
      await page.getByLabel('E-mail').fill('nobody');
      await save.click();
      await expect(page.getByText('Required', { exact: true })).toBeVisible();
      await expect(page.getByText('Invalid e-mail')).toBeVisible();
      await page.getByLabel('First name').fill('Somchai');
      await page.getByLabel('E-mail').fill('somchai@chanote.test');
      await save.click();
      await expect(page.getByText('Enter your password')).toBeVisible();
      const password = page.getByRole('textbox', { name: 'Password', exact: true });
      await expect(password).toBeFocused();
      await page.keyboard.type('Wrong-Horse-7');
      await page.keyboard.press('Enter');
      await expect(page.getByText('The password is not correct.')).toBeVisible();
      await password.fill(PASSWORD);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Saved')).toBeVisible();
      await expect(page.getByLabel('E-mail')).toBeFocused();
      await expect(page.getByRole('button', { name: 'Account of Somchai Test' })).toBeVisible();
      const [row] = await site.db.select().from(appUser).where(eq(appUser.userId, USER));
      expect(row).toMatchObject({ firstName: 'Somchai', email: 'somchai@chanote.test' });
    });

    await test.step('typing goes on while the details are saved', async () => {
      const lastName = page.getByLabel('Last name');
      await lastName.press('End');
      await page.keyboard.type(' Jai');
      const slow = await holdBack(page, 'account/save');
      await page.keyboard.press('ControlOrMeta+s');
      await slow.asked;
      await page.keyboard.type('dee');
      await slow.letGo();
      await expect(page.getByRole('button', { name: 'Account of Somchai Test Jai' })).toBeVisible();
      await expect(lastName).toHaveValue('Test Jaidee');
      await expect(lastName).toBeFocused();
      await page.keyboard.press('ControlOrMeta+s');
      await expect(
        page.getByRole('button', { name: 'Account of Somchai Test Jaidee' }),
      ).toBeVisible();
    });

    await test.step('a new password is checked by the rules, and ends all other sessions', async () => {
      const save = page.getByRole('button', { name: 'Save' }).nth(1);
      await signInElsewhere();
      expect(await ownSessions(site.db)).toHaveLength(2);
      await page.getByRole('button', { name: 'Change the password' }).click();
      await page.getByLabel('Old password').fill('Wrong-Horse-7');
      await page.getByLabel('New password').fill('short');
      await save.click();
      await expect(page.getByText('The new password needs at least 8 characters')).toBeVisible();
      await page.getByLabel('New password').fill('Newer-Horse-8');
      await save.click();
      await expect(alert).toHaveText('The password is not correct.');
      await page.getByLabel('Old password').fill(PASSWORD);
      await save.click();
      await expect(page.getByText('The password is changed')).toBeVisible();
      expect(await ownSessions(site.db)).toHaveLength(1);
    });

    const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Choose a picture' }).click();
      await (await choosing).setFiles(file);
    };
    await test.step('what is no picture is refused with what to do', async () => {
      const buffer = Buffer.from('<svg onload="alert(1)">');
      await choose({ name: 'me.png', mimeType: 'image/png', buffer });
      await expect(alert).toContainText('Choose a JPEG, PNG or WebP file.');
    });

    await test.step('a picture is cut square, shown, and removed again', async () => {
      const nothing = { r: 156, g: 39, b: 176, alpha: 0 };
      const cutOut = { width: 900, height: 600, channels: 4, background: nothing } as const;
      const buffer = await sharp({ create: cutOut }).png().toBuffer();
      await choose({ name: 'me.png', mimeType: 'image/png', buffer });
      await page.getByRole('img', { name: 'Preview of the picture' }).focus();
      await page.keyboard.press('ArrowRight');
      await page.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
      await page.getByRole('button', { name: 'Use this picture' }).click();
      await expect(page.getByRole('button', { name: 'Remove the picture' })).toBeVisible();
      await expect(page.locator('header canvas')).toBeVisible();
      const [row] = await site.db.select().from(userPicture);
      const kept = sharp(Buffer.from(row?.base64 ?? '', 'base64'));
      const { width, height } = await kept.metadata();
      expect([width, height]).toEqual([256, 256]);
      const { channels } = await kept.stats();
      expect(Math.min(...channels.map(({ min }) => min)), 'white, not black').toBeGreaterThan(250);
      await page.getByRole('button', { name: 'Remove the picture' }).click();
      await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
      await expect(page.locator('header canvas')).toHaveCount(0);
    });

    await test.step('what was changed elsewhere meanwhile is not overwritten', async () => {
      await page.getByLabel('Last name').fill('Mine');
      await site.db
        .update(appUser)
        .set({ lastName: 'Theirs', version: sql`${appUser.version} + 1` })
        .where(eq(appUser.userId, USER));
      await save.click();
      const conflict = page.getByRole('dialog', { name: 'Somebody else saved first' });
      await expect(conflict.getByText('Saved already: Theirs')).toBeVisible();
      await conflict.getByRole('radio', { name: 'Yours: Mine' }).check();
      await conflict.getByRole('button', { name: 'Save what is chosen' }).click();
      await expect(conflict).toHaveCount(0);
      await expect(page.getByLabel('Last name')).toHaveValue('Mine');
      await expect
        .poll(async () => (await site.db.select().from(appUser).where(eq(appUser.userId, USER)))[0])
        .toMatchObject({ lastName: 'Mine', firstName: 'Somchai' });
    });
  });
});

test.describe('in Thai on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('who must have a second step gets no further than the own account, and turns it on there', async ({
    page,
    signIn,
    site,
  }) => {
    await addOfficer(site.db, { secondFactorRequired: true });
    await signIn(USER, '/DashboardMt');
    await page.waitForURL('**/Account');
    const alert = page.getByRole('main').getByRole('alert');
    const needed = alert.filter({ hasText: 'ต้องเปิดการยืนยันตัวตนสองขั้นตอนก่อน' });
    await expect(needed).toBeVisible();

    await test.step('it takes the password and a code of the app', async () => {
      await page.getByRole('button', { name: 'เปิดใช้' }).click();
      await page.getByRole('textbox', { name: 'รหัสผ่าน', exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'ต่อไป' }).click();
      await expect(page.getByRole('img', { name: 'ภาพคิวอาร์สำหรับแอปยืนยันตัวตน' })).toBeVisible();
      const secret = (await page.locator('main code').innerText()).replaceAll(' ', '');
      const code = page.getByLabel('รหัส 6 หลักจากแอป');
      await expect(page.getByText('อุปกรณ์อื่นที่เข้าสู่ระบบไว้จะออกจากระบบทั้งหมด')).toBeVisible();
      await typeInto(code, '000000');
      await page.getByRole('button', { name: 'ยืนยันและเปิดใช้' }).click();
      await expect(alert.filter({ hasText: 'รหัสไม่ถูกต้อง' })).toBeVisible();
      await typeInto(code, appCode(secret, Date.now()));
      await page.getByRole('button', { name: 'ยืนยันและเปิดใช้' }).click();
    });

    await test.step('its recovery codes are shown once', async () => {
      await expect(page.getByRole('heading', { name: 'รหัสกู้คืนของคุณ' })).toBeVisible();
      await expect(page.getByText('เปิดใช้แล้ว อุปกรณ์อื่นออกจากระบบแล้ว')).toBeVisible();
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'ดาวน์โหลด' }).click();
      expect((await downloading).suggestedFilename()).toBe('รหัสกู้คืน-โฉนด.txt');
      await page.getByRole('button', { name: 'เก็บรหัสไว้แล้ว' }).click();
      await expect(page.getByText('เปิดใช้อยู่')).toBeVisible();
      await expect(page.getByText(/เหลือรหัสกู้คืน \d+ รหัส/)).toBeVisible();
      await expect(needed).toHaveCount(0);
      expect(await site.db.select().from(secondFactor)).toMatchObject([{ confirmed: true }]);
    });
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
