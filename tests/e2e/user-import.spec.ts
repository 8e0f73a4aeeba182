import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { appUser } from '#server/users/tables.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { speak } from '#tests/support/follow.ts';
import { callServer, openSession } from '#tests/support/office-journey.ts';

const TEXTS = {
  th: {
    width: 360,
    upload: 'เริ่มตรวจไฟล์',
    missing: 'กรุณาเลือกไฟล์',
    ready: 'พร้อมนำเข้า 2 จาก 3 แถว',
    start: 'นำเข้า 2 ผู้ใช้',
    done: 'เพิ่มผู้ใช้แล้ว 2 คน แก้ไขแล้ว 0 คน',
    undo: 'เลิกทำทั้งชุด…',
    confirm: 'เลิกทำทั้งชุด',
    undone: 'เลิกทำทั้งชุดแล้ว',
    wrong: 'รหัสผู้ใช้ รูปแบบไม่ถูกต้อง',
  },
  en: {
    width: 1280,
    upload: 'Check the file',
    missing: 'Please select file',
    check: 'Check every row',
    ready: '2 of 3 rows are ready',
    done: '2 users added, 0 changed',
    undo: 'Undo the import…',
    confirm: 'Undo the import',
    undone: 'The import is undone',
    wrong: 'User ID is not in the right form',
  },
} as const;

/** And waits until it is done. */
async function undoAsSomebodyElse(origin: string, id: number): Promise<void> {
  const token = await openSession(origin, 'administrator');
  await callServer(origin, 'userImport/undo', { id }, token);
  await expect
    .poll(async () => (await callServer(origin, 'userImport/read', { id }, token)).body.data)
    .toMatchObject({ state: 'undone' });
}

test('users come in from a sheet and go again, in Thai and in English', async ({
  page,
  signIn,
  site,
}) => {
  const { th, en } = TEXTS;
  async function turnTo(language: keyof typeof TEXTS) {
    await page.setViewportSize({ width: TEXTS[language].width, height: 800 });
    await speak(page, language);
  }
  const press = (name: string) => page.getByRole('button', { name }).click();
  const heading = (name: string | RegExp) => page.getByRole('heading', { name });

  await page.setViewportSize({ width: th.width, height: 800 });
  await signIn('administrator', '/UserInformationMaint?lang=th');
  await press(th.upload);
  await expect(page.getByText(th.missing)).toBeVisible();
  await turnTo('en');
  await press(en.upload);
  await expect(page.getByText(en.missing)).toBeVisible();

  const rows = [
    'User ID,First name,Last name',
    'sheet1,สมชาย,ใจดี',
    'sheet2,=1+1,มีสุข',
    'ไม่ใช่รหัส,x,y',
  ];
  await page.locator('input[type=file]').setInputFiles({
    name: 'users.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\n')),
  });
  await expect(page.getByRole('button', { name: 'Clear: File of users' })).toBeVisible();
  await press(en.upload);
  await press(en.check);
  await expect(heading(en.ready)).toBeVisible();
  await expect(page.getByText(en.wrong)).toBeVisible();
  await turnTo('th');
  await expect(heading(th.ready)).toBeVisible();
  await expect(page.getByText(th.wrong)).toBeVisible();

  await press(th.start);
  await expect(heading(th.done)).toBeVisible();
  await press(th.undo);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: th.confirm })).toBeVisible();
  await page.keyboard.press('Escape');
  await turnTo('en');
  await expect(heading(en.done)).toBeVisible();
  await page.route('**/api/userImport/rows', (route) => route.abort());
  await press('Download the rows with problems (csv)');
  await expect(page.getByRole('alert').first()).toContainText('The server cannot be reached.');
  await page.unroute('**/api/userImport/rows');
  await press(en.undo);
  // What fails is said where it was asked for, and another try does it.
  const unreachable = 'The server cannot be reached.';
  await page.route('**/api/userImport/undo', (route) => route.abort());
  await dialog.getByRole('button', { name: en.confirm }).click();
  await expect(dialog.getByRole('alert')).toContainText(unreachable);
  await page.unroute('**/api/userImport/undo');
  // Where somebody else was quicker, the question goes, and what became of it is said.
  const id = Number(new URL(page.url()).searchParams.get('id'));
  await undoAsSomebodyElse(site.origin, id);
  await dialog.getByRole('button', { name: en.confirm }).click();
  await expect(heading(en.undone)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await turnTo('th');
  await expect(heading(th.undone)).toBeVisible();
});

const EXAMPLE = {
  th: {
    sample: 'ไฟล์ตัวอย่าง',
    check: 'ตรวจทุกแถว',
    ready: 'พร้อมนำเข้า 1 จาก 1 แถว',
    leftOut: 'ไม่นำเข้าแถวตัวอย่าง',
    start: 'นำเข้า 1 ผู้ใช้',
    done: 'เพิ่มผู้ใช้แล้ว 1 คน',
    empty: 'ไฟล์ไม่มีข้อมูล',
  },
  en: {
    sample: 'Sample file',
    check: 'Check every row',
    ready: '1 of 1 rows are ready',
    leftOut: 'The example row is left out',
    start: 'Import 1 user',
    done: '1 user added, 0 changed',
    empty: 'The file has no data',
  },
} as const;

for (const language of ['th', 'en'] as const) {
  test(`the example row of the sample file becomes no user, and that is said in ${language}`, async ({
    page,
    signIn,
    site,
  }) => {
    const words = EXAMPLE[language];
    const userId = `below${language}`;
    await signIn('administrator', `/UserInformationMaint?lang=${language}`);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const save = async (format: 'csv' | 'xlsx') => {
      const download = page.waitForEvent('download');
      await press(`${words.sample} ${format}`);
      return readFile(await (await download).path());
    };
    const send = async (format: 'csv' | 'xlsx', buffer: Buffer) => {
      const file = { name: `users.${format}`, mimeType: '', buffer };
      await page.locator('input[type=file]').setInputFiles(file);
      await press(TEXTS[language].upload);
    };
    const csv = await save('csv');
    const xlsx = await save('xlsx');
    await send('csv', Buffer.concat([csv, Buffer.from(`${userId},มาลี,มีสุข\r\n`)]));
    await press(words.check);
    await expect(page.getByRole('heading', { name: words.ready })).toBeVisible();
    await expect(page.getByText(words.leftOut)).toBeVisible();
    await press(words.start);
    await expect(page.getByRole('heading', { name: words.done })).toBeVisible();
    const importId = Number(new URL(page.url()).searchParams.get('id'));
    const brought = site.db.select({ userId: appUser.userId }).from(appUser);
    expect(await brought.where(eq(appUser.importId, importId))).toEqual([{ userId }]);

    await page.goto(`/UserInformationMaint?lang=${language}`);
    await send('xlsx', xlsx);
    await expect(page.getByText(words.empty)).toBeVisible();
    await site.db.delete(appUser).where(eq(appUser.userId, userId));
  });
}
