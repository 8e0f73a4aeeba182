import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { isAhead } from '#contract/applications/appointments.ts';
import type { CaseAppointment } from '#contract/cases/appointments.ts';
import { satangOf } from '#contract/money.ts';
import { initialParameters } from '#contract/parameters/parameters.ts';
import { thaiClock, thaiDay } from '#contract/thai/day.ts';
import { remindOfAppointments } from '#server/applications/appointment-reminders.ts';
import { applicationAppointment } from '#server/applications/appointment-tables.ts';
import { application, applicationStep } from '#server/applications/tables.ts';
import { branch } from '#server/branches/tables.ts';
import { formSending } from '#server/captcha/tables.ts';
import { outgoingMail } from '#server/mail/tables.ts';
import { createSealing } from '#server/platform/sealed.ts';
import { guaranteeType } from '#server/reference/tables.ts';
import { openDesk } from '#tests/support/case-desk.ts';
import { workOffJobs } from '#tests/support/jobs.ts';
import { addApplication } from '#tests/support/loan-applications.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { post } from '#tests/support/test-app.ts';
import { workday } from '#tests/support/workday.ts';

const desk = await openDesk();
const { app, db, secretKey, productId, call, data, rowOf, eventsOf } = desk;
const { url: smtp, mails, stop } = await startMailServer();
afterAll(stop);
beforeEach(async () => {
  await db.delete(formSending);
});

const DAY = 86_400_000;
const usual = { ...initialParameters(), hasLine: false };
const LAND_OFFICE = {
  ...{ kind: 'landOffice', name: 'สำนักงานที่ดินจังหวัดเชียงใหม่' },
  ...{ address: 'ถนนโชตนา', provinceCode: '50' },
};

async function approved(values: object = {}) {
  const email = `${randomUUID()}@example.com`;
  const row = await addApplication(db, secretKey, {
    ...{ productId, status: 'approved', approvedAmount: satangOf(1_000_000), email, ...values },
  });
  return { ...row, email };
}

const appoint = async (id: number, input: object = {}) =>
  (
    await call('officer', 'application/appoint', {
      ...{ id, at: workday(5).toISOString(), place: LAND_OFFICE, who: 'ผู้กู้ และคู่สมรส' },
      ...{ bring: 'โฉนดที่ดินฉบับจริง\nบัตรประชาชน', sendMessage: true, ...input },
    })
  ).body;
const appointmentsOf = (id: number) =>
  data('officer', 'application/appointments', { resource: 'application', id });
const look = async (reference: string) =>
  (await post(app, 'register/status', { reference, phone: '0891112222' })).body.data;
const work = () => workOffJobs(desk, smtp);

/** The next letter to somebody, with the lines of its file for calendars. */
async function letterTo(email: string) {
  await work();
  const mail = await mails.next(email);
  const files = mail.attachments.filter(({ mimeType }) => /calendar|ics/.test(mimeType));
  const file = files.map(({ content }) =>
    typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString(),
  )[0];
  return { ...mail, calendar: (file ?? '').replaceAll(/\r?\n /g, '').split(/\r?\n/) };
}

test('a day at the Land Office is told with a file for the calendar, and stands among the steps', async () => {
  const { id, email, reference } = await approved();
  const at = workday(5);
  expect((await appoint(id)).isSuccess).toBe(true);
  const { subject, text, calendar } = await letterTo(email);
  expect(subject).toContain('10.00 น.');
  expect(text).toMatch(/สำนักงานที่ดินจังหวัดเชียงใหม่[\s\S]*โฉนดที่ดินฉบับจริง/u);
  const [row] = await db
    .select()
    .from(applicationAppointment)
    .where(eq(applicationAppointment.applicationId, id));
  for (const line of [
    ...[
      'METHOD:REQUEST',
      'SEQUENCE:0',
      `UID:${row?.uid}`,
      `ATTENDEE;ROLE=REQ-PARTICIPANT;RSVP=FALSE:mailto:${email}`,
    ],
    `DTSTART;TZID=Asia/Bangkok:${thaiClock(at).replace(/[-:]/g, '')}`,
  ])
    expect(calendar).toContain(line);
  const span = { from: thaiDay(at), days: 1 };
  const { planned } = await data('officer', 'application/calendar', span);
  expect(planned.steps).toMatchObject([{ reference, kind: 'appointment', assignee: 'officer' }]);
  expect((await look(reference)).appointment).toMatchObject({
    ...{ at: at.toISOString(), who: 'ผู้กู้ และคู่สมรส', state: 'planned' },
    calendar: { th: expect.stringContaining('METHOD:PUBLISH') },
  });
  expect(await eventsOf(id, 'appoint')).toHaveLength(1);
});

test('never on a weekend or a holiday, nor when the Land Office is closed', async () => {
  const { id } = await approved();
  const fieldsOf = async (at: Date) =>
    (await appoint(id, { at: at.toISOString() })).data?.fields ?? {};
  const next = (fits: (day: string) => boolean, time = '10:00') => {
    let day = new Date(Date.now() + DAY);
    while (!fits(thaiDay(day))) day = new Date(day.getTime() + DAY);
    return new Date(`${thaiDay(day)}T${time}:00+07:00`);
  };
  const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
  expect(await fieldsOf(next((day) => weekday(day) === 6))).toEqual({ at: 'closed' });
  expect(await fieldsOf(next((day) => weekday(day) === 0))).toEqual({ at: 'closed' });
  const fixed = new Set(usual.office_holidays.split(' '));
  expect(await fieldsOf(next((day) => fixed.has(day.slice(5))))).toEqual({ at: 'closed' });
  const open = thaiDay(workday(3));
  expect(await fieldsOf(new Date(`${open}T16:30:00+07:00`))).toEqual({ at: 'closed' });
  expect(await fieldsOf(new Date(`${open}T08:29:00+07:00`))).toEqual({ at: 'closed' });
  expect(await fieldsOf(new Date(Date.now() - 60_000))).toEqual({ at: 'past' });
  expect((await appointmentsOf(id)).appointments).toEqual([]);
});

test('moved, it is the same in the calendar with a higher number, and nobody moves it twice', async () => {
  const { id, email } = await approved();
  const { appointmentId, sequence } = (await appoint(id)).data;
  const first = (await letterTo(email)).calendar.find((line) => line.startsWith('UID:'));
  const moved = { appointmentId, sequence };
  const answers = await Promise.all([
    appoint(id, { at: workday(6).toISOString(), moved }),
    appoint(id, { at: workday(7).toISOString(), moved }),
  ]);
  expect(answers.map(({ reasonText }) => reasonText).sort()).toEqual(['', 'conflict']);
  const { calendar } = await letterTo(email);
  expect(calendar).toContain('SEQUENCE:1');
  expect(calendar).toContain(first);
  const open = await db
    .select()
    .from(applicationStep)
    .where(sql`${applicationStep.applicationId} = ${id} and ${applicationStep.endedAt} is null`);
  expect(open).toHaveLength(1);
  expect((await appoint(id)).reasonText).toBe('conflict');
});

test('called off by the house, calendars take it out', async () => {
  const { id, email, reference } = await approved();
  const { appointmentId, sequence } = (await appoint(id, { sendMessage: false })).data;
  const off = { id, appointmentId, sequence, reason: 'เจ้าพนักงานไม่ว่าง', sendMessage: true };
  await data('officer', 'application/cancelAppointment', off);
  const { calendar, text } = await letterTo(email);
  expect(calendar).toContain('METHOD:CANCEL');
  expect(calendar).toContain('SEQUENCE:1');
  expect(text).toContain('ถูกยกเลิก');
  expect((await look(reference)).appointment).toBeNull();
  const again = await call('officer', 'application/cancelAppointment', off);
  expect(again.body.reasonText).toBe('conflict');
  expect((await appoint(id)).isSuccess).toBe(true);
});

test('what has been is neither called off nor moved: another day is arranged beside it', async () => {
  const { id } = await approved();
  const { appointmentId, sequence } = (await appoint(id, { sendMessage: false })).data;
  const at = new Date(Date.now() - DAY);
  await db
    .update(applicationAppointment)
    .set({ at })
    .where(eq(applicationAppointment.applicationId, id));
  const off = { id, appointmentId, sequence, reason: 'ป่วย', sendMessage: true };
  const { body } = await call('officer', 'application/cancelAppointment', off);
  expect(body.reasonText).toBe('appointment_over');
  const moved = { appointmentId, sequence };
  expect((await appoint(id, { moved })).reasonText).toBe('appointment_over');
  await work();
  const told = eq(outgoingMail.about, `application:${id}`);
  expect(await db.$count(outgoingMail, told)).toBe(0);
  expect((await appoint(id)).isSuccess).toBe(true);
  const { appointments } = await appointmentsOf(id);
  expect(appointments).toMatchObject([
    { state: 'planned', sequence: 0 },
    { state: 'over', at: at.toISOString(), sequence: 0 },
  ]);
  expect(appointments.map((one: CaseAppointment) => isAhead(one))).toEqual([true, false]);
});

test('an applicant asks for another day, which marks the case, or calls it off', async () => {
  const { id, email, reference } = await approved();
  await appoint(id, { sendMessage: false });
  const { token, appointment } = await look(reference);
  const { appointmentId, sequence } = appointment;
  const of = { token, appointmentId, sequence };
  const asked = await post(app, 'register/askAppointment', { ...of, note: 'ขอเป็นวันศุกร์' });
  expect(asked.body.data.appointment.askedAt).not.toBeNull();
  expect((await rowOf(id))?.newsAt).not.toBeNull();
  expect((await appointmentsOf(id)).appointments[0].askedNote).toBe('ขอเป็นวันศุกร์');
  const moved = { appointmentId, sequence };
  await appoint(id, { at: workday(8).toISOString(), moved, sendMessage: false });
  expect((await appointmentsOf(id)).appointments[0].askedAt).toBeNull();
  const late = await post(app, 'register/cancelAppointment', of);
  expect(late.body.reasonText).toBe('conflict');
  const off = await post(app, 'register/cancelAppointment', { ...of, sequence: 1, note: 'ไม่ว่าง' });
  expect(off.body.data).toMatchObject({ appointment: null });
  expect((await letterTo(email)).calendar).toContain('METHOD:CANCEL');
  expect((await appointmentsOf(id)).appointments[0]).toMatchObject({
    ...{ state: 'cancelled', cancelledBy: null, reason: 'ไม่ว่าง' },
  });
});

test('reminded on the day before in Thailand, once, from the hour that staff set', async () => {
  const { id, email } = await approved();
  const at = new Date(`${thaiDay(new Date(Date.now() + DAY))}T10:00:00+07:00`);
  await appoint(id, { sendMessage: false });
  const ofThis = eq(applicationAppointment.applicationId, id);
  await db.update(applicationAppointment).set({ at }).where(ofThis);
  const settings = { ...usual, appointment_reminder_hour: 10, application_sms: 'N' } as const;
  const on = (day: Date, time: string) => new Date(`${thaiDay(day)}T${time}+07:00`);
  const before = new Date(at.getTime() - DAY);
  const remind = (now: Date) => remindOfAppointments(db, createSealing(secretKey), settings, now);
  await remind(on(new Date(before.getTime() - DAY), '23:59:59'));
  await remind(on(before, '09:59:59'));
  const count = () => db.$count(outgoingMail, eq(outgoingMail.about, `application:${id}`));
  expect(await count()).toBe(0);
  await Promise.all([remind(on(before, '10:00:00')), remind(on(before, '10:00:00'))]);
  await remind(on(before, '11:00:00'));
  expect(await count()).toBe(1);
  expect((await letterTo(email)).subject).toContain('พรุ่งนี้');

  // What says "tomorrow" and goes out later than that is not sent.
  await db.update(applicationAppointment).set({ remindedAt: null }).where(ofThis);
  await db.delete(outgoingMail).where(eq(outgoingMail.about, `application:${id}`));
  await remind(on(before, '10:00:00'));
  await db.update(applicationAppointment).set({ at: new Date() }).where(ofThis);
  await work();
  const about = eq(outgoingMail.about, `application:${id}`);
  expect(await db.select().from(outgoingMail).where(about)).toMatchObject([{ sentAt: null }]);
});

test('whom nothing reaches is not called reminded: the case is marked, so that somebody calls', async () => {
  const { id } = await approved({ email: '' });
  await appoint(id, { sendMessage: false });
  const at = new Date(`${thaiDay(new Date(Date.now() + DAY))}T10:00:00+07:00`);
  await db
    .update(applicationAppointment)
    .set({ at, remindedAt: null })
    .where(eq(applicationAppointment.applicationId, id));
  const settings = { ...usual, appointment_reminder_hour: 10, application_sms: 'N' } as const;
  const now = new Date(`${thaiDay(new Date())}T12:00:00+07:00`);
  await remindOfAppointments(db, createSealing(secretKey), settings, now);
  expect(await db.$count(outgoingMail, eq(outgoingMail.about, `application:${id}`))).toBe(0);
  expect((await rowOf(id))?.newsAt).not.toBeNull();
  const { events } = await data('officer', 'application/timeline', { resource: 'application', id });
  expect(events[0]).toMatchObject({ kind: 'appointmentReminded', detail: { unreachable: 1 } });
});

test('who is told nothing of tomorrow is reminded of it all the same', async () => {
  for (const [sendMessage, reminded] of [
    [true, expect.any(Date)],
    [false, null],
  ] as const) {
    const { id } = await approved();
    await appoint(id, { sendMessage, at: workday(1).toISOString() });
    const [row] = await db
      .select()
      .from(applicationAppointment)
      .where(eq(applicationAppointment.applicationId, id));
    const soon = thaiDay(workday(1)) === thaiDay(new Date(Date.now() + DAY));
    expect(row?.remindedAt, String(sendMessage)).toEqual(soon ? reminded : null);
  }
});

test('an application whose applicant is expected is not thrown away', async () => {
  const { id, version } = await addApplication(db, secretKey, { productId, status: 'contacted' });
  await appoint(id, { sendMessage: false });
  const bin = { resource: 'application', ids: [id] };
  expect((await call('administrator', 'application/delete', bin)).body.reasonText).toBe(
    'has_appointment',
  );
  expect(version).toBeDefined();
});

test('with the application goes its appointment, and who was to come is told', async () => {
  for (const move of ['revise', 'cancel'] as const) {
    const { id, email, version } = await approved();
    await appoint(id, { sendMessage: false });
    const given = { id, version: version + 1, move, remark: 'เหตุผล', sendMessage: false };
    expect((await call('officer', 'application/move', given)).body.isSuccess, move).toBe(true);
    expect((await letterTo(email)).calendar, move).toContain('METHOD:CANCEL');
    const steps = await data('officer', 'application/steps', { id });
    expect(steps).toEqual([]);
  }
});

test('among the steps it is done, and moved nowhere but where it was made', async () => {
  const { id } = await approved();
  await appoint(id, { sendMessage: false });
  const [step] = await data('officer', 'application/steps', { id });
  const of = { id, stepId: step.id, version: step.version };
  const plan = { kind: 'call', at: workday(6).toISOString() };
  const changed = await call('officer', 'application/changeStep', { ...of, ...plan });
  expect(changed.body.reasonText).toBe('of_appointment');
  const dropped = await call('officer', 'application/endStep', { ...of, done: false });
  expect(dropped.body.reasonText).toBe('of_appointment');
  const early = await call('officer', 'application/endStep', { ...of, done: true });
  expect(early.body.reasonText).toBe('appointment_ahead');
  await db
    .update(applicationAppointment)
    .set({ at: new Date() })
    .where(eq(applicationAppointment.applicationId, id));
  await data('officer', 'application/endStep', { ...of, done: true });
  expect((await appointmentsOf(id)).appointments[0].state).toBe('over');
});

test('a branch is found by its name and kept as it was; the case says what to bring', async () => {
  const place = { provinceCode: '10', districtCode: '1001', postcode: '10200' };
  const [added] = await db
    .insert(branch)
    .values({
      ...{ network: 'GSB', name: { th: 'สาขาราชดำเนิน', en: 'Ratchadamnoen' }, tel: '02' },
      ...{ street1: { th: '99 ถนนราชดำเนิน' }, ...place, latitude: 13, longitude: 100 },
      ...{ provinceName: { th: 'กรุงเทพมหานคร' }, districtName: { th: 'พระนคร' }, published: true },
    })
    .returning();
  const found = await data('officer', 'application/appointmentBranches', { search: 'ราชดำ' });
  expect(found).toMatchObject([{ id: added?.id, name: { th: 'สาขาราชดำเนิน' } }]);
  const { id } = await approved();
  const { begins, makes } = await appointmentsOf(id);
  expect(makes).toBe(true);
  expect(begins.bring).toMatch(/^เอกสารสิทธิ์ที่ดินฉบับจริง\n/);
  const [kind] = await db
    .insert(guaranteeType)
    .values({ name: { th: 'น.ส.3ก' }, detail: {}, active: true })
    .returning();
  await db
    .update(application)
    .set({ guaranteeTypeId: kind?.id ?? 0 })
    .where(eq(application.id, id));
  expect((await appointmentsOf(id)).begins.bring).toMatch(/^น\.ส\.3ก ฉบับจริง\n/);
  await appoint(id, { place: { kind: 'branch', branchId: added?.id } });
  await db.delete(branch);
  expect((await appointmentsOf(id)).appointments[0].place).toMatchObject({
    ...{ kind: 'branch', name: { th: 'สาขาราชดำเนิน' } },
    address: { th: '99 ถนนราชดำเนิน พระนคร 10200' },
  });
});

test('only who may edit the case arranges a day', async () => {
  const { id } = await approved();
  const wanted = { id, at: workday(5).toISOString(), place: LAND_OFFICE, who: 'ผู้กู้' };
  for (const role of ['auditor', 'partnergsb', 'editor'] as const) {
    const asked = await call(role, 'application/appoint', { ...wanted, sendMessage: false });
    expect(asked.status, role).toBe(403);
  }
  const seen = { resource: 'application', id };
  expect((await data('auditor', 'application/appointments', seen)).makes).toBe(false);
});

test('lists are narrowed by appointments ahead, and by what became of offers', async () => {
  const made = [await approved(), await approved({ offerState: 'expired' }), await approved()];
  const [soon, later, cancelled] = made.map(({ id }) => id) as [number, number, number];
  await appoint(soon, { at: workday(1).toISOString(), sendMessage: false });
  await appoint(later, { at: workday(20).toISOString(), sendMessage: false });
  await appoint(cancelled, { at: workday(2).toISOString(), sendMessage: false });
  const { appointments } = await appointmentsOf(cancelled);
  const { appointmentId, sequence } = appointments[0];
  const off = { id: cancelled, appointmentId, sequence, reason: 'ป่วย', sendMessage: false };
  await data('officer', 'application/cancelAppointment', off);
  const found = async (filters: object) => {
    const { rows } = await data('officer', 'application/list', { filters, size: 100 });
    return [soon, later, cancelled].filter((id) =>
      rows.some((row: { id: number }) => row.id === id),
    );
  };
  expect(await found({ appointment: 'ahead' })).toEqual([soon, later]);
  expect(await found({ appointment: 'week' })).toEqual([soon]);
  expect(await found({ offer: 'expired' })).toEqual([later]);
  expect(await found({ offer: 'expired', appointment: 'week' })).toEqual([]);
});
