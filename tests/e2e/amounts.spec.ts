import { eq } from 'drizzle-orm';
import { application } from '#server/applications/tables.ts';
import { takeDownCase } from '#tests/support/application-counter.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { addUser } from '#tests/support/people.ts';
import { typeInto } from '#tests/support/type-into.ts';

test('a slipped zero is seen in words, too much is stopped, and what was approved goes back when it is changed', async ({
  page,
  site,
  signIn,
}) => {
  const { id } = await takeDownCase(site, { firstName: 'ศูนย์เกิน', askedAmount: 1_500_000 });
  const put = (values: object) =>
    site.db.update(application).set(values).where(eq(application.id, id));
  await put({ status: 'decision' });

  await page.setViewportSize({ width: 360, height: 800 });
  await signIn('officer', `/RegisterMaint?tab=all&id=${id}&lang=th`);
  await page.getByRole('main').getByRole('button', { name: 'เสนออนุมัติ…' }).click();
  const dialog = page.getByRole('dialog', { name: 'เสนออนุมัติ' });
  const amount = dialog.getByRole('textbox', { name: 'วงเงิน (บาท)' });
  await amount.pressSequentially('6500000050');
  await expect(dialog.getByText('หกพันห้าร้อยล้านห้าสิบบาทถ้วน')).toBeVisible();
  await expect(dialog.getByText('สูงกว่าวงเงินสูงสุดของผลิตภัณฑ์')).toBeVisible();
  // Taller than the telephone, it scrolls inside; what can be done stays in sight.
  for (const name of ['กลับ', 'เสนออนุมัติ'])
    await expect(dialog.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('radio', { name: 'ไม่แจ้ง' }).check();
  const propose = dialog.getByRole('button', { name: 'เสนออนุมัติ', exact: true });
  await dialog.getByRole('textbox', { name: 'บันทึกภายใน' }).pressSequentially('ตามที่ตกลง');
  await expect(propose).toBeDisabled();

  // More than any contract could name is told as that, and not with satang that nobody typed.
  await typeInto(amount, '999999999999999');
  await expect(dialog.getByText('สตางค์')).toHaveCount(0);
  await amount.press('Tab');
  await expect(amount).toHaveAccessibleDescription(/ต้องไม่เกิน 1,000,000,000,000/);
  await expect(propose).toBeDisabled();

  await typeInto(amount, '');
  await amount.pressSequentially('1500000');
  await expect(dialog.getByText('หนึ่งล้านห้าแสนบาทถ้วน')).toBeVisible();
  await expect(dialog.getByText('ยังไม่ได้ตรวจราคาที่ดิน')).toBeVisible();
  await propose.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('ตามที่ตกลง').first()).toBeVisible();

  await page.getByRole('button', { name: 'แก้ไข' }).click();
  await expect(page.getByText('ใบสมัครนี้เสนอหรืออนุมัติแล้ว')).toBeVisible();
  const asked = page.getByRole('textbox', { name: 'วงเงินที่ขอ' });
  await typeInto(asked, '');
  await asked.pressSequentially('1200000');
  await page.getByRole('button', { name: 'บันทึก', exact: true }).first().click();
  const question = page.getByRole('dialog', { name: 'แก้แล้วต้องพิจารณาใหม่' });
  await question.getByRole('textbox').pressSequentially('ลูกค้าขอลด');
  await question.getByRole('button', { name: 'บันทึกและพิจารณาใหม่' }).click();
  await expect(question).toHaveCount(0);
  await expect
    .poll(async () => (await site.db.select().from(application).where(eq(application.id, id)))[0])
    .toMatchObject({ status: 'decision', askedAmount: 120_000_000, approvedAmount: null });
});

test('the lender’s own staff are told whom the partners’ screen is for; a typed address opens no form', async ({
  page,
  site,
  signIn,
}) => {
  await addUser(site.db, 'auditor');
  await signIn('auditor', '/RegisterMaintPartner?lang=en');
  await expect(
    page.getByRole('heading', { name: 'This screen is for branches of the partner networks' }),
  ).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Add', exact: true }),
  ).toHaveCount(0);
  for (const screen of ['RegisterMaint', 'CreditLimitMaint']) {
    await signIn('auditor', `/${screen}?id=new&lang=en`);
    await expect(page.getByRole('alert').filter({ hasText: /add/i })).toBeVisible();
    await expect(page.getByRole('main').locator('form')).toHaveCount(0);
  }
});
