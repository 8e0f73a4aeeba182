import { eq } from 'drizzle-orm';
import { appUser } from '#server/users/tables.ts';
import { openCounter, takeDownCase } from '#tests/support/application-counter.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { ON_A_PHONE } from '#tests/support/office-journey.ts';
import { addUser } from '#tests/support/people.ts';
import { expectSound } from '#tests/support/sound-page.ts';
import { typeInto } from '#tests/support/type-into.ts';

const DAY_MS = 86_400_000;
/** A day that is never past while the tests run. */
const DAY = new Date(Date.now() + 3 * DAY_MS);

for (const { language, texts, viewport } of ON_A_PHONE) {
  test(`a call, when to call again, and what is planned, by keyboard (${language})`, async ({
    page,
    site,
    signIn,
  }) => {
    const { steps } = texts.applicationRecord;
    const { calendar, queues } = texts.applications;
    const year = DAY.getUTCFullYear() + (language === 'th' ? 543 : 0);
    const typed = `${DAY.getUTCDate()}/${DAY.getUTCMonth() + 1}/${year % 100}`;
    await addUser(site.db, 'officer');
    const counter = await openCounter(site.origin, 'officer');
    const { id } = await counter.takeDown({ firstName: 'ปรียา', lastName: `นัดหมาย${language}` });
    await page.setViewportSize(viewport);
    await signIn('officer');
    await page.goto(`/RegisterMaint?id=${id}&lang=${language}`);
    const section = page.getByRole('region', { name: steps.title });
    await expect(section.getByText(steps.none)).toBeVisible();

    await page.keyboard.press('c');
    const dialog = page.getByRole('dialog', { name: steps.call });
    await dialog.getByRole('radio', { name: steps.outcomes.callBack }).check();
    await expect(dialog.getByText(steps.takes)).toBeVisible();
    await expect(dialog.getByText(steps.contacts)).toBeVisible();
    await expectSound(page, { within: '[role="dialog"] .mantine-Modal-body' });
    // Without an hour it is not kept, and says so beside the field.
    await dialog.getByRole('button', { name: steps.save }).click();
    await expect(dialog.getByText(steps.wrongDay)).toBeVisible();
    // Nor with a day that there is not, which a quick choice takes the place of.
    const day = dialog.getByRole('textbox', { name: steps.day });
    await typeInto(day, '31/11/69');
    await day.press('Enter');
    await expect(dialog.getByText(steps.wrongDay)).toBeVisible();
    await dialog.getByRole('button', { name: steps.tomorrow('09:00') }).click();
    await expect(day).toHaveValue(/^\d\d\/\d\d\/\d{4}$/);
    await expect(dialog.getByText(steps.wrongDay)).toHaveCount(0);
    await typeInto(day, typed);
    await typeInto(dialog.getByRole('textbox', { name: steps.time }), '25.00');
    await expect(dialog.getByText(steps.wrongTime)).toBeVisible();
    await typeInto(dialog.getByRole('textbox', { name: steps.time }), '930');
    await typeInto(dialog.getByRole('textbox', { name: steps.remark }), 'กำลังขับรถ');
    await dialog.getByRole('button', { name: steps.save }).click();
    await expect(dialog).toHaveCount(0);

    await expect(section.getByText(steps.kinds.call)).toBeVisible();
    await expect(section.getByText(/09:30/)).toBeVisible();
    const timeline = page.getByRole('region', { name: texts.applicationRecord.timeline.title });
    await expect(timeline.getByText('กำลังขับรถ')).toBeVisible();
    await expect(timeline.getByText(steps.outcomes.callBack)).toBeVisible();

    await page.goto(`/RegisterMaint?tab=calendar&lang=${language}`);
    await expect(page.getByRole('link', { name: queues.calendar })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const planned = page.getByRole('region', { name: calendar.label });
    const found = planned.getByRole('link', { name: /ปรียา/ });
    await expect(planned).toBeVisible();
    // In three days may be next week.
    if ((await found.count()) === 0)
      await planned.getByRole('button', { name: calendar.later.week }).click();
    await expect(found).toBeVisible();
    await expectSound(page);
    await found.click();
    await section.getByRole('button', { name: steps.done }).press('Enter');
    await expect(section.getByText(steps.none)).toBeVisible();
    // What was pressed is gone: the next press of Tab goes on from here.
    await expect(section.getByRole('heading')).toBeFocused();
    await expect(timeline.getByText(texts.applicationRecord.timeline.kinds.stepDone)).toBeVisible();

    // Who speaks to their computer has single letters off.
    const { shortcuts } = texts.applications;
    const keys = page.getByRole('button', { name: shortcuts.open });
    await keys.click();
    await page.getByRole('switch', { name: shortcuts.letters }).uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('c');
    await keys.click();
    await expect(page.getByRole('switch', { name: shortcuts.letters })).not.toBeChecked();
    await expect(dialog).toHaveCount(0);
  });
}

test('what the server refuses of a day or of who does it stands at its field, in a call and in a step', async ({
  page,
  site,
  signIn,
}) => {
  const { id } = await takeDownCase(site, { firstName: 'ปฏิเสธ' });
  for (const userId of ['gone', 'left'])
    await addUser(site.db, 'officer', { userId, firstName: userId, lastName: 'Test' });
  await page.setViewportSize({ width: 360, height: 600 });
  // On a device whose clock is slow, tomorrow is a day that was.
  await page.clock.setFixedTime(Date.now() - 4 * DAY_MS);
  await signIn('officer', `/RegisterMaint?tab=all&id=${id}&lang=th`);
  const section = page.getByRole('region', { name: 'ขั้นต่อไป' });
  const dialog = page.getByRole('dialog');
  const day = dialog.getByRole('textbox', { name: 'วันที่' });
  const who = dialog.getByRole('combobox', { name: 'ใครทำ' });
  const save = dialog.getByRole('button', { name: 'บันทึก', exact: true });
  async function choose(name: string): Promise<void> {
    await who.click();
    await page.getByRole('option', { name }).click();
  }
  async function meetRefusals(colleague: string): Promise<void> {
    await dialog.getByRole('button', { name: /^พรุ่งนี้/ }).click();
    await save.click();
    await expect(day).toBeFocused();
    await expect(day).toHaveAccessibleDescription(/เวลานี้ผ่านไปแล้ว/);
    await expect(day).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await dialog.getByRole('button', { name: /^อีก 7 วัน/ }).click();
    await expect(day).not.toHaveAccessibleDescription(/เวลานี้ผ่านไปแล้ว/);
    // Somebody who was moved to other work since the list of colleagues was read.
    await choose(`${colleague} Test`);
    await site.db.update(appUser).set({ groupId: null }).where(eq(appUser.userId, colleague));
    await save.click();
    await expect(who).toBeFocused();
    await expect(who).toHaveAccessibleDescription(/คนนี้ทำเรื่องนี้ไม่ได้/);
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await choose('officer Test');
    await expect(who).not.toHaveAccessibleDescription(/คนนี้ทำเรื่องนี้ไม่ได้/);
    await save.click();
    await expect(dialog).toHaveCount(0);
  }

  await section.getByRole('button', { name: 'นัดขั้นต่อไป' }).click();
  await expect(dialog.getByRole('combobox', { name: 'จะทำอะไร' })).toBeFocused();
  await meetRefusals('gone');
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await section.getByRole('button', { name: 'บันทึกการโทร' }).click();
  await dialog.getByRole('radio', { name: 'ขอให้โทรกลับ' }).check();
  await meetRefusals('left');
  const timeline = page.getByRole('region', { name: 'ความคืบหน้า' });
  await expect(timeline.getByText('ขอให้โทรกลับ')).toBeVisible();
});
