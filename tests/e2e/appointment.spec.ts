import { and, eq } from 'drizzle-orm';
import type { CaseAppointment } from '#contract/cases/appointments.ts';
import { satangOf } from '#contract/money.ts';
import { applicationAppointment } from '#server/applications/appointment-tables.ts';
import { application } from '#server/applications/tables.ts';
import { formSending } from '#server/captcha/tables.ts';
import { takeDownCase } from '#tests/support/application-counter.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { caseWork } from '#tests/support/case-work.ts';
import { officeDays, typedDay } from '#tests/support/office-days.ts';
import { expectSound } from '#tests/support/sound-page.ts';
import { typeInto } from '#tests/support/type-into.ts';
import { formatTime } from '#web/i18n/format-time.ts';

const EMAIL = 'appointed@example.com';
const DAY = 86_400_000;

test('a day at the Land Office: not on a day off, told, asked about by the applicant, and moved', async ({
  page,
  site,
  signIn,
  browser,
}) => {
  const { first, second, closed } = officeDays();
  const { id, counter } = await takeDownCase(site, {
    ...{ firstName: 'นัดหมาย', email: EMAIL, phone: '0815550043' },
  });
  const approved = { status: 'approved', approvedAmount: satangOf(1_000_000) } as const;
  await site.db.update(application).set(approved).where(eq(application.id, id));
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn('officer', `/RegisterMaint?tab=all&id=${id}&lang=th`);
  const section = page.getByRole('region', { name: 'นัดหมาย', exact: true });
  await section.getByRole('button', { name: 'นัดวัน' }).click();
  const dialog = page.getByRole('dialog', { name: 'นัดผู้สมัคร' });
  const field = (name: string) => dialog.getByRole('textbox', { name });
  await typeInto(field('วันที่'), typedDay(closed));
  await typeInto(field('เวลา'), '930');
  await typeInto(field('ชื่อสำนักงานที่ดิน'), 'สำนักงานที่ดินกรุงเทพมหานคร');
  // On a telephone, too, what is wrong and why it was refused come into sight.
  await page.setViewportSize({ width: 360, height: 600 });
  await typeInto(field('เวลา'), '25');
  await field('สิ่งที่ต้องนำมา').scrollIntoViewIfNeeded();
  await dialog.getByRole('button', { name: 'บันทึกนัด' }).click();
  await expect(field('เวลา')).toBeFocused();
  await typeInto(field('เวลา'), '930');
  await field('เวลา').press('Enter');
  await expect(field('วันที่')).toBeFocused();
  await expect(field('เวลา')).toHaveValue('09:30');
  await expect(field('วันที่')).toHaveAccessibleDescription(/สำนักงานที่ดินปิด/);
  await expect(field('วันที่')).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('alert').filter({ hasText: 'สำนักงานที่ดินปิด' })).toHaveCount(0);
  // Another hour may be open: what was said of this one goes with it.
  await typeInto(field('เวลา'), '1000');
  await expect(field('วันที่')).not.toHaveAccessibleDescription(/สำนักงานที่ดินปิด/);
  await typeInto(field('ผู้ที่ต้องมา'), ' ');
  await dialog.getByRole('button', { name: 'บันทึกนัด' }).click();
  await expect(field('ผู้ที่ต้องมา')).toBeFocused();
  await expect(field('ผู้ที่ต้องมา')).toHaveAccessibleDescription('จำเป็นต้องกรอก');
  await typeInto(field('ผู้ที่ต้องมา'), 'ผู้กู้และคู่สมรส');
  await typeInto(field('เวลา'), '930');
  await page.setViewportSize({ width: 1280, height: 900 });
  // A branch that was chosen stays, also where the other place is looked at in between.
  const choosePlace = (name: string) => dialog.getByRole('radio', { name, exact: true }).check();
  await choosePlace('สาขา');
  const branch = dialog.getByRole('combobox', { name: 'สาขา' });
  await branch.pressSequentially('เชียงใหม่');
  const offered = page.getByRole('option').first();
  await expect(offered).toContainText('เชียงใหม่');
  await offered.click();
  await expect(branch).toHaveValue(/เชียงใหม่/);
  const named = await branch.inputValue();
  await choosePlace('สำนักงานที่ดิน');
  await choosePlace('สาขา');
  await expect(branch).toHaveValue(named);
  await choosePlace('สำนักงานที่ดิน');
  await typeInto(field('วันที่'), typedDay(first));
  await field('เวลา').click();
  await expectSound(page, { within: '[role="dialog"] .mantine-Modal-body' });
  await dialog.getByRole('button', { name: 'บันทึกนัด' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(section.getByText('นัดแล้ว')).toBeVisible();
  await expect(page.getByRole('region', { name: 'ขั้นต่อไป' })).toContainText('นัดผู้สมัคร');

  const letter = await site.mails.next(EMAIL);
  expect(letter.attachments.some(({ mimeType }) => mimeType === 'text/calendar')).toBe(true);
  const [link = ''] = /https?:\/\/\S+Status\S+/.exec(letter.text ?? '') ?? [];
  await site.db.delete(formSending);
  const phone = await browser.newPage({ viewport: { width: 360, height: 780 } });
  await phone.goto(new URL(new URL(link).pathname + new URL(link).search, site.origin).href);
  await typeInto(phone.getByLabel('เบอร์โทรศัพท์'), '081 555 0043');
  await phone.getByRole('button', { name: 'ดูสถานะ', exact: true }).click();
  const told = phone.getByRole('region', { name: 'นัดหมายของคุณ' });
  await expect(told.getByText('เวลา 09.30 น.')).toBeVisible();
  await expect(told.getByText('เอกสารสิทธิ์ที่ดินฉบับจริง')).toBeVisible();
  const file = phone.waitForEvent('download');
  await told.getByRole('button', { name: 'เพิ่มลงปฏิทิน' }).click();
  expect((await file).suggestedFilename()).toBe('appointment.ics');
  await told.getByRole('button', { name: 'ขอเลื่อนวัน…' }).click();
  const sheet = phone.getByRole('dialog', { name: 'ขอเลื่อนวันนัด' });
  await sheet.getByLabel('วันและเวลาที่สะดวก').pressSequentially('ขอวันถัดไป ช่วงบ่าย');
  await expectSound(phone);
  await sheet.getByRole('button', { name: 'ส่งคำขอ' }).click();
  await expect(told.getByText('คุณขอเลื่อนนัดเมื่อ')).toBeVisible();
  await expectSound(phone);
  await phone.close();

  await page.reload();
  await expect(section.getByText('ขอวันถัดไป ช่วงบ่าย')).toBeVisible();
  await expectSound(page);
  await section.getByRole('button', { name: 'เลื่อนนัด' }).click();
  const again = page.getByRole('dialog', { name: 'เลื่อนนัด' });
  const day = again.getByRole('textbox', { name: 'วันที่' });
  const time = again.getByRole('textbox', { name: 'เวลา' });
  await typeInto(day, typedDay(second));
  await typeInto(time, '๑๓.๓๐');
  // A colleague moves it meanwhile, and whoever looks at the page again has it read anew.
  const found = async () => {
    const seen = { resource: 'application', id };
    type Found = { appointments: [CaseAppointment] };
    return (await counter.call<Found>('application/appointments', seen)).appointments[0];
  };
  // While an older question is under way a look asks nothing: until one has brought what is new.
  const lookAgain = (shown: string) =>
    expect
      .poll(async () => {
        await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
        return section.innerText();
      })
      .toContain(shown);
  const { appointmentId, sequence, place, who, bring } = await found();
  const { name, address, provinceCode } = place;
  const kept = {
    ...{
      id,
      who,
      bring,
      sendMessage: false,
      at: new Date(first.getTime() + DAY / 24).toISOString(),
    },
    place: { kind: 'landOffice', name: name.th, address: address.th, provinceCode },
  };
  await counter.call('application/appoint', { ...kept, moved: { appointmentId, sequence } });
  await lookAgain(formatTime(kept.at, 'th'));
  await time.press('Enter');
  await expect(again.getByRole('alert').last()).toContainText('มีผู้อื่นแก้นัดนี้ก่อนคุณ');
  await expect(day).toHaveValue(typedDay(second).replace(/\d\d$/, '25$&'));
  expect(await found()).toMatchObject({ at: kept.at });
  await again.getByRole('button', { name: 'กลับ' }).click();
  await page.getByRole('button', { name: 'ปิดโดยไม่บันทึก' }).click();

  // Nor does a reason to call it off vanish with what a colleague called off.
  await section.getByRole('button', { name: 'ยกเลิกนัด…' }).click();
  const off = page.getByRole('dialog', { name: 'ยกเลิกนัดนี้' });
  const reason = off.getByRole('textbox', { name: 'เหตุผลที่ยกเลิก' });
  await reason.pressSequentially('เจ้าหน้าที่ป่วย');
  const standing = { id, appointmentId, sequence: sequence + 1, sendMessage: false };
  await counter.call('application/cancelAppointment', { ...standing, reason: 'ฝนตก' });
  await lookAgain('ยกเลิกแล้ว');
  await off.getByRole('button', { name: 'ยกเลิกนัด', exact: true }).click();
  await expect(off.getByRole('alert')).toContainText('มีผู้อื่นแก้นัดนี้ก่อนคุณ');
  await expect(reason).toHaveValue('เจ้าหน้าที่ป่วย');
  await off.getByRole('button', { name: 'กลับ' }).click();
  await page.getByRole('button', { name: 'ปิดโดยไม่บันทึก' }).click();
  await counter.call('application/appoint', kept);
  await lookAgain('ยกเลิกนัด…');

  await section.getByRole('button', { name: 'เลื่อนนัด' }).click();
  await typeInto(day, typedDay(second));
  await typeInto(time, '๑๓.๓๐');
  await time.press('ControlOrMeta+s');
  await expect(again).toHaveCount(0);
  await expect(section.getByText('ขอวันถัดไป ช่วงบ่าย')).toHaveCount(0);
  const moved = await site.mails.next(EMAIL);
  expect(moved.subject).toContain('13.30 น.');

  // Once its hour has come it is not called off any more, and another day is arranged.
  const ofThis = eq(applicationAppointment.applicationId, id);
  const [{ at } = { at: new Date() }] = await site.db
    .select()
    .from(applicationAppointment)
    .where(and(ofThis, eq(applicationAppointment.state, 'planned')));
  const standsAt = (moment: Date) =>
    site.db
      .update(applicationAppointment)
      .set({ at: moment })
      .where(and(ofThis, eq(applicationAppointment.state, 'planned')));
  await standsAt(new Date(Date.now() - DAY));
  await lookAgain('นัดวัน');
  await expect(section.getByRole('button', { name: 'ยกเลิกนัด…' })).toHaveCount(0);
  await standsAt(at);
  await lookAgain('ยกเลิกนัด…');

  // Who gives the case up without telling of it is shown what goes out all the same.
  const work = caseWork(page, 'th');
  await work.make('cancel', {
    told: false,
    fill: async (fieldOf) => {
      const asked = work.dialog(work.texts.applications.moves.cancel);
      await expect(asked.getByText('จะถูกยกเลิกด้วย')).toBeVisible();
      await expect(asked.getByRole('blockquote')).toContainText('13.30 น.');
      await fieldOf(work.texts.applicationRecord.move.remark).pressSequentially('ผู้กู้เปลี่ยนใจ');
    },
  });
  expect((await site.mails.next(EMAIL)).subject).toContain('ยกเลิก');
});
