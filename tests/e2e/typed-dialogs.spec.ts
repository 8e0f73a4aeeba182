import type { Locator, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { application } from '#server/applications/tables.ts';
import { takeDownCase } from '#tests/support/application-counter.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { holdBack } from '#tests/support/hold-back.ts';
import { typeInto } from '#tests/support/type-into.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** A click on words, and the keyboard is nowhere. */
const letGo = (page: Page) =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });

/** Every way to close it asks; staying keeps the words and the cursor, closing drops them. */
async function asksBeforeClosing(page: Page, dialog: Locator, field: Locator, words: string) {
  const question = page.getByRole('dialog', { name: 'ยังไม่ได้บันทึก' });
  await field.pressSequentially(words);
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 400),
    () => dialog.getByRole('button', { name: 'ปิด', exact: true }).click(),
    () => dialog.getByRole('button', { name: 'กลับ', exact: true }).click(),
  ];
  for (const close of ways) {
    await close();
    await expect(question).toContainText('สิ่งที่กรอกไว้จะหายไป');
    await expect(question.getByRole('button', { name: 'กรอกต่อ' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(field).toHaveValue(words);
  }
  // The key is the question's, also where the keyboard is nowhere.
  await field.press('Escape');
  await expect(question).toBeVisible();
  await letGo(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(field).toHaveValue(words);
  await field.press('Escape');
  await question.getByRole('button', { name: 'กรอกต่อ' }).click();
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'ปิดโดยไม่บันทึก' }).click();
  await expect(dialog).toHaveCount(0);
}

test('a dialog asks before it drops what was typed; an empty one closes at once', async ({
  page,
  site,
  signIn,
}) => {
  const { id, reference, counter } = await takeDownCase(site, { firstName: 'พิมพ์ค้าง' });
  await site.db.update(application).set({ status: 'decision' }).where(eq(application.id, id));
  await signIn('officer', '/RegisterMaint?tab=all&lang=th');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: reference }).first().click();

  const propose = main.getByRole('button', { name: 'เสนออนุมัติ…' });
  const move = page.getByRole('dialog', { name: 'เสนออนุมัติ' });
  await propose.click();
  await expect(move).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(move).toHaveCount(0);
  await expect(propose).toBeFocused();
  await propose.click();

  // One key, one dialog: the uppermost, and not what it lies over.
  await expect(move).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: 'ค้นหา' });
  await expect(palette).toBeVisible();
  await letGo(page);
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
  await expect(move).toBeVisible();
  await letGo(page);
  await page.keyboard.press('Escape');
  await expect(move).toHaveCount(0);
  await propose.click();
  const remark = move.getByRole('textbox', { name: 'บันทึกภายใน' });
  await asksBeforeClosing(page, move, remark, 'ลูกค้าขอเพิ่มวงเงิน');

  // Somebody else moves the case meanwhile: the words stay, until they are closed.
  await propose.click();
  await typeInto(move.getByRole('textbox', { name: 'วงเงิน (บาท)' }), '400000');
  await remark.pressSequentially('ลูกค้าขอเพิ่มวงเงินเพราะซื้อที่ติดกัน');
  await move.getByRole('radio', { name: 'ไม่แจ้ง' }).check();
  await site.db
    .update(application)
    .set({ status: 'appraisal', version: 2 })
    .where(eq(application.id, id));
  await move.getByRole('button', { name: 'เสนออนุมัติ' }).click();
  await expect(move.getByRole('alert').last()).toContainText('มีผู้อื่นย้ายใบสมัครนี้ไปก่อนแล้ว');
  await expect(remark).toHaveValue('ลูกค้าขอเพิ่มวงเงินเพราะซื้อที่ติดกัน');
  await expect(move.getByRole('button', { name: 'เสนออนุมัติ' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'ปิดโดยไม่บันทึก' }).click();
  await expect(move).toHaveCount(0);
  await site.db.update(application).set({ status: 'decision' }).where(eq(application.id, id));
  await page.reload();

  // Going back in the browser is no way round it.
  await propose.click();
  await remark.pressSequentially('ย้อนกลับ');
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'ยังไม่ได้บันทึก' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(remark).toHaveValue('ย้อนกลับ');
  await expect(remark).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'ปิดโดยไม่บันทึก' }).click();

  await main.getByRole('button', { name: 'ขอเอกสาร…' }).click();
  const request = page.getByRole('dialog', { name: 'ขอเอกสารจากผู้สมัคร' });
  const note = request.getByRole('textbox').last();
  await asksBeforeClosing(page, request, note, 'ขอสำเนาโฉนดหน้าหลัง');
  await main.getByRole('button', { name: 'ขอเอกสาร…' }).click();
  await request.getByRole('checkbox').first().check();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'ปิดโดยไม่บันทึก' }).click();
  await expect(request).toHaveCount(0);

  // Who has no letter box is handed the link, on paper or on the screen.
  await main.getByRole('button', { name: 'ขอเอกสาร…' }).click();
  for (const paper of [0, 1]) await request.getByRole('checkbox').nth(paper).check();
  await note.pressSequentially('ขอสำเนาโฉนดหน้าหลัง');
  await request.getByRole('radio', { name: /ให้ลิงก์เอง/ }).check();
  await page.keyboard.press('Enter');
  const handed = page.getByRole('dialog', { name: 'ลิงก์สำหรับส่งเอกสาร' });
  await expect(handed.getByRole('img', { name: /QR/ })).toBeVisible();
  await expect(handed.getByRole('textbox')).toHaveValue(/\/Status\/document\?token=[\w-]+$/);
  await expect(handed.getByRole('button', { name: 'คัดลอกลิงก์' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(main.getByRole('button', { name: 'ดูลิงก์' })).toHaveCount(2);

  // So does a step that was only planned.
  await main.getByRole('button', { name: 'บันทึกการโทร' }).click();
  const call = page.getByRole('dialog', { name: 'บันทึกการโทร' });
  await call.getByRole('checkbox', { name: 'นัดขั้นต่อไปด้วย' }).check();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'ปิดโดยไม่บันทึก' }).click();
  await expect(call).toHaveCount(0);

  // Pressed again and again, also once it is over and not yet drawn so, what was planned goes once,
  // and nobody else is said to have been there.
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const planned = { id, kind: 'paper', at: tomorrow, assignee: 'officer', note: 'ขอสำเนา' };
  await counter.call('application/planStep', planned);
  await page.reload();
  const steps = main.getByRole('region', { name: 'ขั้นต่อไป' });
  const ended: string[] = [];
  page.on(
    'request',
    (sent) => sent.url().endsWith('application/endStep') && ended.push(sent.url()),
  );
  await expect(steps.getByText('ขอสำเนา')).toBeVisible();
  const drawn = await holdBack(page, 'application/steps');
  const drop = steps.getByRole('button', { name: 'ยกเลิกนัด' });
  await drop.dblclick({ delay: 100 });
  await drawn.asked;
  await drop.click();
  await drawn.letGo();
  await expect(steps.getByText('ขอสำเนา')).toHaveCount(0);
  expect(ended).toHaveLength(1);

  // Forms on the page itself: cancelling asks as well.
  await main.getByRole('button', { name: 'แก้ไข', exact: true }).click();
  const road = main.getByRole('textbox', { name: 'ถนน' });
  await road.pressSequentially('นิมมาน');
  // More land than there is: told where it is typed.
  await main.getByRole('button', { name: 'เพิ่มโฉนด' }).click();
  await main.getByRole('textbox', { name: 'งาน' }).pressSequentially('99999999999');
  const data = page.getByRole('region', { name: 'ข้อมูลใบสมัคร' });
  await data.getByRole('button', { name: 'บันทึก', exact: true }).click();
  const rai = main.getByRole('textbox', { name: 'ไร่' });
  await expect(rai).toHaveAccessibleDescription(/ค่ามากเกินไป/);
  await expect(rai).toBeFocused();
  const cancel = main.getByRole('button', { name: 'ยกเลิก', exact: true });
  await cancel.click();
  // A letter that opens something is none while that is asked.
  await page.keyboard.press('c');
  await page.keyboard.press('Tab');
  await expect(question).toBeVisible();
  await expect(call).toHaveCount(0);
  await question.getByRole('button', { name: 'กรอกต่อ' }).click();
  await expect(road).toHaveValue('นิมมาน');
  await cancel.click();
  await question.getByRole('button', { name: 'ปิดโดยไม่บันทึก' }).click();
  await expect(road).toHaveCount(0);

  const checks = main.getByRole('button', { name: 'กรอกราคาที่ตรวจ' });
  await checks.press('Enter');
  await cancel.press('Enter');
  await expect(checks).toBeFocused();
  await checks.press('Enter');
  const price = main.getByRole('textbox', { name: 'ราคาประเมินที่ตรวจ (บาท)' });
  await price.pressSequentially('1250000.50');
  await cancel.click();
  await question.getByRole('button', { name: 'กรอกต่อ' }).click();
  await expect(price).toHaveValue(/1,?250,?000\.50/);
  await cancel.click();
  await question.getByRole('button', { name: 'ปิดโดยไม่บันทึก' }).click();
  await expect(price).toHaveCount(0);
  // Nothing is held back any more.
  await main.getByRole('button', { name: /กลับ/ }).first().click();
  await expect(page).not.toHaveURL(/id=/);
});
