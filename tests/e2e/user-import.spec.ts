import { expect, test } from '#tests/support/browser-test.ts';

const TEXTS = {
  th: {
    width: 360,
    upload: 'เริ่มตรวจไฟล์',
    missing: 'กรุณาเลือกไฟล์',
    check: 'ตรวจทุกแถว',
    ready: 'พร้อมนำเข้า 2 จาก 3 แถว',
    start: 'นำเข้า 2 ผู้ใช้',
    done: 'เพิ่มผู้ใช้แล้ว 2 คน',
    undo: 'ยกเลิกทั้งชุด…',
    confirm: 'ยกเลิกทั้งชุด',
    undone: /เหลือ 0 คน/,
    taken: 'รหัสผู้ใช้ มีผู้ใช้รหัสนี้อยู่แล้ว',
  },
  en: {
    width: 1280,
    upload: 'Check the file',
    missing: 'Please select file',
    check: 'Check every row',
    ready: '2 of 3 rows are ready',
    start: 'Import 2 users',
    done: '2 users added',
    undo: 'Undo the import…',
    confirm: 'Undo the import',
    undone: /0 who are in use/,
    taken: 'User ID is taken already',
  },
} as const;

for (const language of ['th', 'en'] as const) {
  const texts = TEXTS[language];

  test(`users come in from a sheet and go again: ${language}`, async ({ page, signIn }) => {
    await page.setViewportSize({ width: texts.width, height: 800 });
    await signIn('administrator', `/UserInformationMaint?lang=${language}`);

    await page.getByRole('button', { name: texts.upload }).click();
    await expect(page.getByText(texts.missing)).toBeVisible();

    const suffix = language === 'th' ? 'a' : 'b';
    const rows = [
      'User ID,First name,Last name',
      `new1${suffix},สมชาย,ใจดี`,
      `new2${suffix},=1+1,มีสุข`,
      'ADMINISTRATOR,x,y',
    ];
    await page.locator('input[type=file]').setInputFiles({
      name: 'users.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(rows.join('\n')),
    });
    await page.getByRole('button', { name: texts.upload }).click();
    await page.getByRole('button', { name: texts.check }).click();
    await expect(page.getByRole('heading', { name: texts.ready })).toBeVisible();
    await expect(page.getByText(texts.taken)).toBeVisible();
    await page.getByRole('button', { name: texts.start }).click();
    await expect(page.getByRole('heading', { name: texts.done })).toBeVisible();
    await page.getByRole('button', { name: texts.undo }).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.confirm }).click();
    await expect(page.getByRole('heading', { name: texts.undone })).toBeVisible();
  });
}
