import { sql } from 'drizzle-orm';
import { formSending } from '#server/captcha/tables.ts';
import type { Db } from '#server/platform/db.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { registerForm, takePhoto } from '#tests/support/register-form.ts';
import { expectAccessible } from '#tests/support/sound-page.ts';
import { takenOver } from '#tests/support/taken-over.ts';

/** What other tests upload comes from the same network. */
test.afterEach(({ site }) => site.db.delete(formSending));

/** As if many had come in this hour, and in the next, which may begin meanwhile. */
async function fillHours(db: Db): Promise<void> {
  await db.update(formSending).set({ total: 60 });
  await db.execute(sql`insert into form_sending (form, network, hour, total)
    select form, network, hour + interval '1 hour', total from form_sending on conflict do nothing`);
}

test('where many files came from the network, those that wait go on once it is confirmed', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const form = registerForm(page, 'th');
  const { field, files } = form;
  await form.open();
  await form.choose('company');
  await form.begin();
  await form.fillCompany('ที่ดินและบ้าน');
  await form.next('address');
  await form.choosePlace('50000', /50000/);
  await form.next('land');
  await field('deeds.0.deedNo').pressSequentially('777');
  await form.next('documents');
  await form.upload(0).setInputFiles([await takePhoto('one.jpg')]);
  await expect(page.getByText(files.ready, { exact: true })).toHaveCount(1);
  await fillHours(site.db);
  await form.upload(1).setInputFiles([await takePhoto('two.jpg')]);
  const asked = page.getByText('มีการส่งไฟล์จากเครือ\u2060ข่ายของคุณจำนวนมาก');
  await expect(asked).toBeInViewport();
  await expect(page.getByText(files.waiting, { exact: true })).toHaveCount(1);
  await expectAccessible(page);
  await page.locator('altcha-widget input[type=checkbox]').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(files.ready, { exact: true })).toHaveCount(2, { timeout: 60_000 });
  await expect(asked).toBeHidden();
});

test('an applicant for work is asked once, and both files that wait go on', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/workWithUs?lang=th');
  await takenOver(page);
  await page.getByLabel('ประวัติการทำงาน (เรซูเม่)').setInputFiles([await takePhoto('first.jpg')]);
  await expect(page.getByText('พร้อมส่งกับใบสมัคร')).toHaveCount(1);
  await fillHours(site.db);
  await page.getByRole('button', { name: 'นำออก first.jpg' }).click();
  await page.getByLabel('ประวัติการทำงาน (เรซูเม่)').setInputFiles([await takePhoto('one.jpg')]);
  await page.getByLabel('เลือกรูปถ่าย').setInputFiles([await takePhoto('two.jpg')]);
  const asked = page.getByText('มีการส่งไฟล์จากเครือ\u2060ข่ายของคุณจำนวนมาก');
  await expect(asked).toBeVisible();
  await expect(page.getByText('รอยืนยันก่อนส่งไฟล์')).toHaveCount(2);
  await expectAccessible(page);
  await page.locator('altcha-widget input[type=checkbox]').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('พร้อมส่งกับใบสมัคร')).toHaveCount(2, { timeout: 60_000 });
  await expect(asked).toBeHidden();
});
