import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { applicationStep } from '#server/applications/tables.ts';
import { findReachable } from '#server/users/reachable.ts';
import { openDesk } from '#tests/support/case-desk.ts';
import { addApplication } from '#tests/support/loan-applications.ts';
import { remindOfSteps } from './step-reminders.ts';

const { db, secretKey, rejectReasonId, call, data, upload, rowOf } = await openDesk();

beforeEach(() => db.delete(applicationStep));

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const stepsOf = (id: number) => data('officer', 'application/steps', { id });
const kindsOf = async (id: number) => {
  const seen = { resource: 'application', id };
  const { events } = await data('officer', 'application/timeline', seen);
  return events.map(({ kind }: { kind: string }) => kind);
};

test('a call takes a case that nobody has, moves a new one on, and plans the next', async () => {
  const { id } = await addApplication(db, secretKey);
  const at = inHours(2);
  const next = { kind: 'call', at, note: 'หลังบ่ายสอง' };
  expect(
    await data('officer', 'application/call', { id, outcome: 'callBack', remark: 'ขับรถ', next }),
  ).toMatchObject({ status: 'contacted' });
  expect(await rowOf(id)).toMatchObject({ assignee: 'officer', status: 'contacted' });
  expect(await stepsOf(id)).toMatchObject([
    { kind: 'call', at, assignee: 'officer', note: 'หลังบ่ายสอง', plannedBy: 'officer' },
  ]);
  expect(await kindsOf(id)).toEqual(['planned', 'moved', 'called', 'assigned', 'sent']);
  // The next call ends the one that was planned; somebody else's case stays theirs.
  await data('approver', 'application/call', { id, outcome: 'noAnswer' });
  expect(await stepsOf(id)).toEqual([]);
  expect(await rowOf(id)).toMatchObject({ assignee: 'officer', status: 'contacted' });
});

test('a call that is sent again, its answer lost, is one call', async () => {
  const { id } = await addApplication(db, secretKey);
  const noted = { id, callId: randomUUID(), outcome: 'reached', remark: 'คุยแล้ว' };
  const [first, again] = await Promise.all([
    data('officer', 'application/call', noted),
    data('officer', 'application/call', noted),
  ]);
  expect(first).toEqual(again);
  expect(await kindsOf(id)).toEqual(['moved', 'called', 'assigned', 'sent']);
  await data('officer', 'application/call', { ...noted, callId: randomUUID() });
  expect((await kindsOf(id)).filter((kind: string) => kind === 'called')).toHaveLength(2);
});

test('a step, a remark or a file that is sent again, its answer lost, is one', async () => {
  const { id } = await addApplication(db, secretKey);
  const plan = { id, planId: randomUUID(), kind: 'visit', at: inHours(3), note: '' };
  const noted = { id, remarkId: randomUUID(), remark: 'ฝากข้อความไว้' };
  for (const [path, input] of [
    ['application/planStep', plan],
    ['application/remark', noted],
  ] as const) {
    const twice = [data('officer', path, input), data('officer', path, input)];
    const [first, again] = await Promise.all(twice);
    expect(first).toEqual(again);
    expect(await data('officer', path, input)).toMatchObject(path.endsWith('Step') ? first : {});
  }
  const pdf = Buffer.from('%PDF-1.7\nhello\n%%EOF');
  const named = `resource=application&id=${id}&name=a.pdf&uploadId=${randomUUID()}`;
  const [one, same] = await Promise.all([1, 2].map(() => upload('officer', named, pdf)));
  expect(one?.json().data).toEqual(same?.json().data);
  expect(await kindsOf(id)).toEqual(['received', 'remark', 'planned', 'sent']);
  expect(await stepsOf(id)).toHaveLength(1);
  await data('officer', 'application/remark', { ...noted, remarkId: randomUUID() });
  expect(await kindsOf(id)).toHaveLength(5);
});

test('nobody was reached: the case stays new, but somebody has it', async () => {
  const { id } = await addApplication(db, secretKey);
  expect(await data('officer', 'application/call', { id, outcome: 'busy' })).toMatchObject({
    status: 'new',
  });
  expect(await rowOf(id)).toMatchObject({ assignee: 'officer', status: 'new' });
});

test('who asks to be called back is called at an hour, not long ago and not in years', async () => {
  const { id } = await addApplication(db, secretKey);
  const fieldsOf = async (input: object, path = 'application/call') =>
    (await call('officer', path, { id, outcome: 'callBack', ...input })).body.data.fields;
  const plan = (at: string, more = {}) => ({ next: { kind: 'call', at, note: '', ...more } });
  expect(await fieldsOf({})).toEqual({ 'next.at': 'required' });
  expect(await fieldsOf(plan(inHours(-1)))).toEqual({ 'next.at': 'past' });
  expect(await fieldsOf(plan(inHours(24 * 400)))).toEqual({ 'next.at': 'too_far' });
  expect(await fieldsOf(plan(inHours(1), { assignee: 'auditor' }))).toEqual({
    'next.assignee': 'invalid',
  });
  const late = { kind: 'visit', at: inHours(-1), note: '' };
  expect(await fieldsOf(late, 'application/planStep')).toEqual({ at: 'past' });
  // Nothing of a refused call is kept.
  expect(await kindsOf(id)).toEqual(['sent']);
  expect(await rowOf(id)).toMatchObject({ assignee: null, status: 'new', version: 1 });
});

test('what is planned is put off, given away and done by one of two who try', async () => {
  const { id } = await addApplication(db, secretKey);
  const plan = { id, kind: 'visit', at: inHours(3), note: 'ดูที่ดิน' };
  const { stepId, version } = await data('officer', 'application/planStep', plan);
  const of = { id, stepId, version };
  const later = { ...plan, ...of, at: inHours(30), assignee: 'approver' };
  expect(await data('officer', 'application/changeStep', later)).toEqual({ stepId, version: 2 });
  const stale = { ...of, done: true };
  expect((await call('approver', 'application/endStep', stale)).body.reasonText).toBe('conflict');
  const both = await Promise.all(
    (['officer', 'approver'] as const).map((role) =>
      call(role, 'application/endStep', { ...of, version: 2, done: true, remark: 'ไปดูแล้ว' }),
    ),
  );
  expect(both.map(({ body }) => body.isSuccess).toSorted()).toEqual([false, true]);
  expect(await kindsOf(id)).toEqual(['stepDone', 'planned', 'planned', 'sent']);
});

test('a planned call comes to the queue at its hour, and not before', async () => {
  const { id } = await addApplication(db, secretKey, { status: 'appraisal' });
  const toCall = async () => {
    const { rows } = await data('officer', 'application/list', {
      filters: { toCall: true },
      size: 100,
    });
    return rows.some((row: { id: number }) => row.id === id);
  };
  const plan = { id, kind: 'call', at: inHours(1), note: '' };
  await data('officer', 'application/planStep', plan);
  expect(await toCall()).toBe(false);
  await db.update(applicationStep).set({ at: sql`now() - interval '1 minute'` });
  expect(await toCall()).toBe(true);
  await data('officer', 'application/call', { id, outcome: 'reached' });
  expect(await toCall()).toBe(false);
});

test('the calendar holds the days asked for and what is overdue, within what one may see', async () => {
  const { id, reference } = await addApplication(db, secretKey, { network: 'GSB' });
  const other = await addApplication(db, secretKey);
  await data('officer', 'application/planStep', { id, kind: 'paper', at: inHours(1), note: '' });
  await data('approver', 'application/planStep', {
    id: other.id,
    kind: 'wait',
    at: inHours(24 * 5),
    note: 'รอคู่สมรส',
  });
  await db
    .update(applicationStep)
    .set({ at: sql`now() - interval '2 days'` })
    .where(sql`${applicationStep.applicationId} = ${id}`);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format(new Date());
  const span = { from: today, days: 7 };
  const all = await data('officer', 'application/calendar', span);
  expect(all.overdue.steps).toMatchObject([{ applicationId: id, reference, kind: 'paper' }]);
  expect(all.planned.steps).toMatchObject([{ applicationId: other.id, note: 'รอคู่สมรส' }]);
  const mine = await data('officer', 'application/calendar', { ...span, assignee: 'officer' });
  expect(mine.planned.steps).toEqual([]);
  expect((await call('partnergsb', 'application/calendar', span)).status).toBe(403);
  expect((await call('auditor', 'application/planStep', { id, kind: 'call' })).status).toBe(403);
});

test('what is over has nothing left to be done', async () => {
  const { id } = await addApplication(db, secretKey);
  await data('officer', 'application/planStep', { id, kind: 'call', at: inHours(1), note: '' });
  const { version } = (await rowOf(id)) ?? { version: 0 };
  const rejected = { id, version, move: 'reject', rejectReasonId, sendMessage: false };
  await data('officer', 'application/move', rejected);
  expect(await stepsOf(id)).toEqual([]);
  const plan = { id, kind: 'call', at: inHours(1), note: '' };
  expect((await call('officer', 'application/planStep', plan)).body.reasonText).toBe(
    'move_not_allowed',
  );
});

test('an officer with an address is reminded once before the hour', async () => {
  await db.execute(
    sql`update app_user set email = 'officer@chanote.test' where user_id = 'officer'`,
  );
  const { id } = await addApplication(db, secretKey);
  const { stepId, version } = await data('officer', 'application/planStep', {
    id,
    kind: 'call',
    at: inHours(0.1),
    note: 'ความลับ',
  });
  const mails = async () => {
    const { rows } = await db.execute(
      sql`select payload, recipient from outgoing_mail where event = 'step_due'`,
    );
    return rows;
  };
  await remindOfSteps(db, { step_reminder_minutes: 0 }, findReachable);
  await remindOfSteps(db, { step_reminder_minutes: 3 }, findReachable);
  expect(await mails()).toEqual([]);
  await remindOfSteps(db, { step_reminder_minutes: 15 }, findReachable);
  await remindOfSteps(db, { step_reminder_minutes: 15 }, findReachable);
  expect(await mails()).toMatchObject([{ payload: { stepId, version } }]);
  expect(JSON.stringify(await mails())).not.toContain('ความลับ');
});
