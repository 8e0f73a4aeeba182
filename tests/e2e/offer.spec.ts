import { eq } from 'drizzle-orm';
import { sheetOf } from '#contract/applications/decision.ts';
import type { CaseDetails } from '#contract/cases/case-shapes.ts';
import { satangOf } from '#contract/money.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { applicationOffer } from '#server/applications/offer-tables.ts';
import { application } from '#server/applications/tables.ts';
import { formSending } from '#server/captcha/tables.ts';
import { takeDownCase } from '#tests/support/application-counter.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { expectSound } from '#tests/support/sound-page.ts';
import { typeInto } from '#tests/support/type-into.ts';

const DEED = {
  ...{ guaranteeTypeId: null, deedNo: '4711', landNo: '', surveyPage: '', mapSheet: '' },
  ...{ subdistrictCode: '', provinceCode: '10', area: 10_000 },
  ...{ governmentPrice: null, marketPrice: null },
};
const EMAIL = 'offered@example.com';

test('an officer offers a loan; the applicant reads it on a telephone and accepts with the mailed code', async ({
  page,
  site,
  signIn,
  browser,
}) => {
  const { id, reference } = await takeDownCase(site, {
    ...{ firstName: 'ข้อเสนอ', email: EMAIL, phone: '0815550042', deeds: [DEED] },
  });
  const approved = { status: 'approved', approvedAmount: satangOf(1_000_000) } as const;
  await site.db.update(application).set(approved).where(eq(application.id, id));
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn('officer', `/RegisterMaint?tab=all&id=${id}&lang=th`);
  const section = page.getByRole('region', { name: 'ข้อเสนอสินเชื่อ' });
  await section.getByRole('button', { name: 'ออกข้อเสนอ' }).click();
  const dialog = page.getByRole('dialog', { name: 'ออกข้อเสนอ' });
  const field = (name: string) => dialog.getByRole('textbox', { name });
  // The case is taken back meanwhile: what was typed stays until it is closed.
  await typeInto(field('เงื่อนไข'), 'ทำประกันอัคคีภัยทุกปี');
  const moved = { ...approved, status: 'decision', version: 2 } as const;
  await site.db.update(application).set(moved).where(eq(application.id, id));
  await dialog.getByRole('button', { name: 'ออกข้อเสนอ' }).click();
  await expect(dialog.getByRole('alert')).toContainText('มีผู้อื่นย้ายใบสมัครนี้ไปก่อนแล้ว');
  await expect(field('เงื่อนไข')).toHaveValue('ทำประกันอัคคีภัยทุกปี');
  await expect(section).toHaveCount(0);
  await dialog.getByRole('button', { name: 'กลับ', exact: true }).click();
  await page.getByRole('button', { name: 'ปิดโดยไม่บันทึก' }).click();
  await expect(dialog).toHaveCount(0);
  await site.db.update(application).set(approved).where(eq(application.id, id));
  await page.reload();
  await section.getByRole('button', { name: 'ออกข้อเสนอ' }).click();
  await typeInto(field('วงเงิน (บาท)'), '1000001');
  await expect(dialog.getByText('วงเงินสูงกว่าที่อนุมัติ')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'ออกข้อเสนอ' })).toBeDisabled();
  // Hardly meant, it is said; what no loan can have is not offered.
  await typeInto(field('วงเงิน (บาท)'), '3000');
  await expect(field('วงเงิน (บาท)')).toHaveAccessibleDescription(/ค่าธรรมเนียม.*หักวงเงินนี้หมด/);
  await expect(dialog.getByRole('button', { name: 'ออกข้อเสนอ' })).toBeDisabled();
  await typeInto(field('วงเงิน (บาท)'), '10000');
  await expect(dialog.getByRole('button', { name: 'ออกข้อเสนอ' })).toBeEnabled();
  await expect(dialog.getByText('วงเงินต่ำกว่าขั้นต่ำของผลิตภัณฑ์')).toBeVisible();
  await typeInto(field('วงเงิน (บาท)'), '900000');
  await expect(dialog.getByText('วงเงินต่ำกว่าขั้นต่ำของผลิตภัณฑ์')).toHaveCount(0);
  await typeInto(field('ระยะเวลาผ่อน'), '48');
  await typeInto(field('ดอกเบี้ย'), '0.875');
  await expect(dialog.getByText('ดอกเบี้ยต่ำกว่าที่ผลิตภัณฑ์ประกาศ')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'ออกข้อเสนอ' })).toBeEnabled();
  await typeInto(field('ดอกเบี้ย'), '-1');
  await expect(dialog.getByRole('button', { name: 'ออกข้อเสนอ' })).toBeDisabled();
  await typeInto(field('ดอกเบี้ย'), '8.75');
  await typeInto(field('เงื่อนไข'), 'ทำประกันอัคคีภัย');
  await field('เงื่อนไข').press('Enter');
  await field('เงื่อนไข').pressSequentially('ชำระค่าธรรมเนียม');
  // Its lines stay lines, as the applicant will read them.
  const read = dialog.getByRole('definition').filter({ hasText: 'ชำระค่าธรรมเนียม' });
  await expect(read).toHaveText(/อัคคีภัย\nชำระ/, { useInnerText: true });
  await expect(dialog.getByText('28,516 บาท')).toBeVisible();
  await expectSound(page, { within: '[role="dialog"] .mantine-Modal-body' });
  // The last day is the one that is typed, also where nothing but Enter follows it.
  const until = field('ตอบรับได้ถึงวันที่');
  await typeInto(until, '31/2/70');
  await until.press('Enter');
  await expect(dialog.getByText('พิมพ์วันที่ เช่น 30/11/2569')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'ออกข้อเสนอ' })).toBeDisabled();
  const lastDay = thaiDay(new Date(Date.now() + 9 * 86_400_000));
  const [year = '', month, day] = lastDay.split('-');
  await typeInto(until, `${day}/${month}/${(Number(year) + 543) % 100}`);
  await until.press('Enter');
  await expect(dialog).toHaveCount(0);
  const offers = await site.db
    .select()
    .from(applicationOffer)
    .where(eq(applicationOffer.applicationId, id));
  expect(offers).toMatchObject([{ validUntil: lastDay }]);
  await expect(section.getByText('รอคำตอบ')).toBeVisible();

  const letter = await site.mails.next(EMAIL);
  const [link = ''] = /https?:\/\/\S+Status\S+/.exec(letter.text ?? '') ?? [];
  await site.db.delete(formSending);
  const phone = await browser.newPage({ viewport: { width: 360, height: 780 } });
  await phone.goto(new URL(new URL(link).pathname + new URL(link).search, site.origin).href);
  await typeInto(phone.getByLabel('เบอร์โทรศัพท์'), '081 555 0042');
  await phone.getByRole('button', { name: 'ดูสถานะ', exact: true }).click();
  const offer = phone.getByRole('region', { name: 'ข้อเสนอสินเชื่อของคุณ' });
  await expect(offer.getByText('900,000 บาท')).toBeVisible();
  await expect(offer.getByText('ทำประกันอัคคีภัย')).toBeVisible();
  await expectSound(phone);
  await offer.getByRole('button', { name: 'ตอบรับข้อเสนอ…' }).click();
  const sheet = phone.getByRole('dialog', { name: 'ตอบรับข้อเสนอ' });
  await expect(sheet.getByText('ยังไม่ใช่สัญญากู้')).toBeVisible();
  await sheet.getByRole('button', { name: 'ส่งรหัส' }).click();
  const { text = '' } = await site.mails.next(EMAIL);
  const [code = ''] = /\b\d{6}\b/.exec(text) ?? [];
  const wrong = code === '000000' ? '000001' : '000000';
  await typeInto(sheet.getByLabel('รหัส 6 หลัก'), wrong);
  await sheet.getByRole('button', { name: 'ยืนยันตอบรับ' }).click();
  await expect(sheet.getByRole('alert')).toContainText('ลองได้อีก 4 ครั้ง');
  // Closed to read the offer again, it still asks for the code that came; the other answer waits.
  await sheet.getByRole('button', { name: 'ปิด' }).click();
  await offer.getByRole('button', { name: 'ไม่รับข้อเสนอ…' }).click();
  const other = phone.getByRole('dialog', { name: 'ไม่รับข้อเสนอ' });
  await expect(other.getByRole('button', { name: 'ส่งรหัสใหม่ได้ใน' })).toBeDisabled();
  await other.getByRole('button', { name: 'ปิด' }).click();
  await offer.getByRole('button', { name: 'ตอบรับข้อเสนอ…' }).click();
  await expect(sheet.getByLabel('รหัส 6 หลัก')).toHaveValue(wrong);
  await expectSound(phone);
  await typeInto(sheet.getByLabel('รหัส 6 หลัก'), code);
  await sheet.getByRole('button', { name: 'ยืนยันตอบรับ' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(offer.getByText('คุณตอบรับข้อเสนอแล้ว')).toBeVisible();
  await phone.close();

  await page.reload();
  await expect(section.getByText('ตอบรับแล้ว').first()).toBeVisible();
  await expect(section.getByText('หลักฐานการตอบ')).toBeVisible();
  await section.getByText('ข้อความที่แสดงตอนตอบ').click();
  await expect(section.getByText(`ใบสมัครเลขที่ ${reference} ฉบับที่ 1`)).toBeVisible();
  await expectSound(page);
  // What the accepted offer rules out is neither asked for nor offered.
  const land = page.getByRole('region', { name: 'ประเมินที่ดิน' });
  await expect(land.getByText('ยังไม่ได้ประเมิน')).toBeVisible();
  await expect(land.getByRole('button')).toHaveCount(0);
  await expect(page.getByText('ต้องมีเหตุผลประกอบ')).toHaveCount(0);
  await page.goto('/RegisterMaint?tab=all&lang=th');
  await expect(page.getByText('ตอบรับข้อเสนอแล้ว')).toBeVisible();
});

test('what was approved for longer and at more than the product has by now is offered as the product has it', async ({
  page,
  site,
  signIn,
}) => {
  const { id, counter } = await takeDownCase(site, { firstName: 'ข้อเสนอสั้นลง' });
  const seen = { resource: 'application', id };
  const { decision, measures } = await counter.call<CaseDetails>('application/details', seen);
  const amount = satangOf(1_000_000);
  const then = { months: 480, rate: 99_000, instalment: null };
  const sheet = { ...sheetOf(decision, measures.rules, amount), ...then };
  const approved = { by: 'officer', at: new Date().toISOString(), sheet };
  await site.db
    .update(application)
    .set({ status: 'approved', approvedAmount: amount, decisionSheets: { approved } })
    .where(eq(application.id, id));
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn('officer', `/RegisterMaint?tab=all&id=${id}&lang=th`);
  const section = page.getByRole('region', { name: 'ข้อเสนอสินเชื่อ' });
  await section.getByRole('button', { name: 'ออกข้อเสนอ' }).click();
  const dialog = page.getByRole('dialog', { name: 'ออกข้อเสนอ' });
  const longest = '60';
  expect(decision.terms?.longestMonths).toBe(60);
  const months = dialog.getByRole('textbox', { name: 'ระยะเวลาผ่อน' });
  await expect(months).toHaveValue(longest);
  await expect(months).toHaveAccessibleDescription(`ไม่เกิน ${longest} เดือน`);
  await typeInto(months, '61');
  await expect(months).toHaveAccessibleDescription(/ระยะเวลายาวกว่าที่อนุมัติหรือที่ผลิตภัณฑ์ให้/);
  await typeInto(months, longest);
  await dialog.getByRole('checkbox', { name: 'แจ้งผู้สมัคร' }).uncheck();
  await dialog.getByRole('button', { name: 'ออกข้อเสนอ' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(section.getByText('รอคำตอบ')).toBeVisible();
});
