import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { satangOf } from '#contract/money.ts';
import { initialParameters } from '#contract/parameters/parameters.ts';
import type { RetentionRule } from '#contract/privacy/privacy.ts';
import { application, applicationEvent, applicationFile } from '#server/applications/tables.ts';
import { auditEvent } from '#server/audit/tables.ts';
import { jobApplication, jobAttachment } from '#server/job-applications/tables.ts';
import { outgoingMail } from '#server/mail/tables.ts';
import { messageRetentions } from '#server/messages/person-source.ts';
import { contactMessage } from '#server/messages/tables.ts';
import { readParameters } from '#server/parameters/queries.ts';
import { createLogger } from '#server/platform/logger.ts';
import type { Retention } from '#server/platform/person-source.ts';
import { recordVersion } from '#server/resource/tables.ts';
import { addApplications, applicationRow } from '#tests/support/applications.ts';
import { message } from '#tests/support/contact-message.ts';
import { workOffJobs } from '#tests/support/jobs.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { setParameter } from '#tests/support/set-parameter.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { applyRetention } from './retention.ts';
import { privacyRequest, retentionRun } from './tables.ts';

const started = await startApp(await cloneDatabase());
const { app, db, store, secretKey } = started;
await addUser(db, 'administrator');
const desk = await signInAs(app, 'administrator');

const DAYS = {
  retention_rejected_days: 100,
  retention_cancelled_days: 200,
  retention_approved_days: 300,
  retention_job_application_days: 400,
  retention_message_days: 500,
  retention_privacy_request_days: 700,
  retention_log_days: 60,
} as const;
for (const [name, days] of Object.entries(DAYS))
  await setParameter(db, name as keyof typeof DAYS, days);

const OUTCOMES = [
  { status: 'rejected', rejectReasonId: 1 },
  { status: 'cancelled' },
  { status: 'closed', approvedAmount: satangOf(900_000) },
] as const;

async function keepFile(): Promise<string> {
  return (await store.put(Buffer.from(randomUUID()))).key;
}

const file = (fileKey: string) => ({
  fileKey,
  name: 'a.pdf',
  contentType: 'application/pdf',
  bytes: 1,
  sha256: '',
  tokenHash: randomUUID(),
});

/** One of each kind and outcome, made today, with a file and a history where there can be one. */
async function leaveSome() {
  const ids = await addApplications(
    db,
    [...OUTCOMES, { status: 'appraisal' } as const].map((outcome) =>
      applicationRow(secretKey, { ...outcome, lastName: 'จำได้' }),
    ),
  );
  const keys = [];
  for (const applicationId of ids) {
    const key = await keepFile();
    keys.push(key);
    await db
      .insert(applicationFile)
      .values({ applicationId, draftId: randomUUID(), documentName: {}, ...file(key) });
    await db.insert(applicationEvent).values({ applicationId, kind: 'remark', remark: 'จำได้' });
  }
  const { body } = await post(app, 'workWithUs/send', {
    id: randomUUID(),
    postingId: null,
    position: 'เจ้าหน้าที่',
    firstName: 'นก',
    lastName: 'จำได้',
    address: '1 ถนนทดลอง',
    phone: '0812223333',
    email: 'nok@example.com',
    education: 'ปริญญาตรี',
    workYears: '2',
    desiredSalary: '',
    birthday: '',
    image: null,
    resume: null,
    policy: true,
    policyVersion: 0,
    language: 'th',
  });
  const jobKey = await keepFile();
  await db
    .insert(jobAttachment)
    .values({ applicationId: body.data.number, kind: 'resume', ...file(jobKey) });
  const resource = 'jobApplication';
  await db
    .insert(recordVersion)
    .values({ resource, recordId: body.data.number, version: 1, values: {} });
  for (const website of ['', 'spam'])
    await post(app, 'subscribe/send', message({ website, email: 'nok@example.com' }));
  const asked = { kind: 'erase', name: 'นก จำได้', contact: '0812223333', note: 'ตอบทางโทรศัพท์' };
  for (const status of ['open', 'done', 'refused'])
    await post(app, 'privacyRequest/add', { ...asked, receivedOn: '2026-11-01', status }, desk);
  await workOffJobs(started);
  const waiting = { event: 'message_received', key: randomUUID(), language: 'th' } as const;
  await db.insert(outgoingMail).values({ ...waiting, state: 'failed' });
  return { ids, keys, jobKey };
}

/** As if so many days had passed. */
async function pass(days: number) {
  const moved = [
    ['application', 'status_since'],
    ['job_application', 'created_at'],
    ['contact_message', 'created_at'],
    ['outgoing_mail', 'created_at'],
    ['privacy_request', 'updated_at'],
  ];
  for (const [table = '', column = ''] of moved)
    await db.execute(
      sql`update ${sql.identifier(table)} set ${sql.identifier(column)} =
        ${sql.identifier(column)} - make_interval(days => ${days}::int)`,
    );
}

async function rehearsed(): Promise<Record<string, number>> {
  const { body } = await post(app, 'privacy/retention', {}, desk);
  return Object.fromEntries(
    body.data
      .filter(({ count }: { count: number }) => count > 0)
      .map(({ rule, count }: { rule: string; count: number }) => [rule, count]),
  );
}

async function night() {
  await db.execute(sql`select graphile_worker.add_job('apply_retention')`);
  await workOffJobs(started);
}

const alive = async (keys: string[]) =>
  (await Promise.all(keys.map((key) => store.open(key)))).map((opened) => {
    opened?.stream.destroy();
    return opened !== undefined;
  });

test('each kind and outcome goes when its own time is over, with its files and history, and nothing else', async () => {
  const { ids, keys, jobKey } = await leaveSome();
  const named = async () => {
    const rows = await db.select().from(application).orderBy(application.id);
    const remarks = await db
      .select()
      .from(applicationEvent)
      .where(eq(applicationEvent.kind, 'remark'))
      .orderBy(applicationEvent.applicationId);
    expect(remarks.map(({ remark }) => remark !== '')).toEqual(
      rows.map(({ lastName }) => lastName !== ''),
    );
    expect(await alive(keys)).toEqual(rows.map(({ lastName }) => lastName !== ''));
    return rows.map(({ lastName }) => lastName !== '');
  };
  const before = await db.$count(auditEvent);
  expect(await rehearsed()).toEqual({});
  await night();
  expect(await named()).toEqual([true, true, true, true]);

  await pass(61);
  const sent = await db.$count(outgoingMail, sql`${outgoingMail.state} = 'written'`);
  expect(await rehearsed()).toEqual({ mail_log: sent });
  await night();
  const mails = await db.select().from(outgoingMail);
  expect(mails.map(({ state }) => state)).toEqual(['failed']);

  await pass(30);
  expect(await rehearsed()).toMatchObject({ message_spam: 1 });
  await night();
  expect(await db.$count(contactMessage)).toBe(1);

  for (const [days, rule, left] of [
    [10, 'application_rejected', [false, true, true, true]],
    [100, 'application_cancelled', [false, false, true, true]],
    [100, 'application_approved', [false, false, false, true]],
  ] as const) {
    await pass(days);
    expect(await rehearsed()).toMatchObject({ [rule]: 1 });
    await night();
    expect(await named()).toEqual(left);
  }
  await pass(100);
  expect(await rehearsed()).toEqual({ job_application: 1 });
  await night();
  expect(await db.$count(jobApplication)).toBe(0);
  expect(await db.$count(recordVersion)).toBe(0);
  expect(await alive([jobKey])).toEqual([false]);
  await pass(100);
  expect(await rehearsed()).toEqual({ message: 1 });
  await night();
  expect(await db.$count(contactMessage)).toBe(0);
  await pass(198);
  expect(await rehearsed()).toEqual({});
  await pass(2);
  expect(await rehearsed()).toEqual({ privacy_request: 2 });
  const listed = await post(app, 'privacy/expired', { rule: 'privacy_request' }, desk);
  expect(JSON.stringify(listed.body.data)).not.toContain('จำได้');
  expect(listed.body.data).toMatchObject([{ id: 2, title: '2' }, { id: 3 }]);
  await night();
  expect(await db.select().from(privacyRequest)).toMatchObject([{ status: 'open' }]);
  await pass(5_000);
  expect(await rehearsed()).toEqual({});
  await night();
  expect(await named()).toEqual([false, false, false, true]);
  expect(await db.$count(application)).toBe(ids.length);
  expect(await db.$count(auditEvent)).toBeGreaterThanOrEqual(before);
});

test('what was never over counts from the day on that it came into the bin', async () => {
  const days = (before: number) => new Date(Date.now() - before * 86_400_000);
  const [id = 0] = await addApplications(db, [
    applicationRow(secretKey, {
      ...{ status: 'documents', lastName: 'ลืมไม่ลง' },
      ...{ statusSince: days(900), deletedAt: days(201) },
    }),
  ]);
  const { body } = await post(app, 'privacy/retention', {}, desk);
  const told = body.data.find(({ rule }: { rule: string }) => rule === 'application_cancelled');
  expect(told).toMatchObject({ count: 1, behind: false });
  expect(told.oldest.slice(0, 10)).toBe(days(201).toISOString().slice(0, 10));
  const listed = await post(app, 'privacy/expired', { rule: 'application_cancelled' }, desk);
  expect(listed.body.data).toMatchObject([{ id, at: told.oldest }]);
  await db
    .update(application)
    .set({ deletedAt: days(203) })
    .where(eq(application.id, id));
  const late = (await post(app, 'privacy/retention', {}, desk)).body.data;
  expect(late.find(({ rule }: { rule: string }) => rule === 'application_cancelled').behind).toBe(
    true,
  );
  await night();
  expect(await rehearsed()).toEqual({});
});

test('closing what was cancelled does not keep its data longer', async () => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  const [id = 0] = await addApplications(db, [
    applicationRow(secretKey, { status: 'cancelled', statusSince: ago(199) }),
  ]);
  const close = { id, version: 1, move: 'close', sendMessage: false };
  expect((await post(app, 'application/move', close, desk)).body.data).toEqual({ version: 2 });
  await pass(2);
  await night();
  const [row] = await db.select().from(application).where(eq(application.id, id));
  expect(row).toMatchObject({ status: 'closed', anonymisedAt: expect.any(Date) });
});

test('a rule that fails keeps none of the others, goes on in small steps, and is told of', async () => {
  const rule = (name: RetentionRule, clearSome: Retention['clearSome']): Retention => ({
    rule: name,
    days: () => 1,
    count: async () => ({ count: 0, oldest: null }),
    list: async () => [],
    clearSome,
  });
  let left = 450;
  const asked: number[] = [];
  const rules = [
    rule('message', async () => {
      throw new Error('it always fails');
    }),
    rule('mail_log', async (_db, _days, most) => {
      asked.push(most);
      // As where many at once take too long.
      if (most > 30) throw new Error('canceling statement due to statement timeout');
      const cleared = Math.min(most, left);
      left -= cleared;
      return { cleared, last: cleared > 0 ? { at: '', id: 450 - left } : undefined };
    }),
  ];
  const lines: string[] = [];
  const log = createLogger('error', { write: (line) => lines.push(line) });
  await db.delete(retentionRun);
  await expect(applyRetention(db, rules, initialParameters(), log)).rejects.toThrow(
    'Some clearings',
  );
  expect(left).toBe(0);
  expect(asked.slice(0, 3)).toEqual([200, 25, 25]);
  expect(lines.map((line) => JSON.parse(line).task)).toEqual(['message']);
  const runs = await db.select().from(retentionRun).orderBy(retentionRun.rule);
  expect(runs).toMatchObject([
    { rule: 'mail_log', cleared: 450, problem: '', doneAt: expect.any(Date) },
    { rule: 'message', cleared: 0, problem: 'Error', doneAt: null },
  ]);
  const behind = async (rule: string) =>
    (await app.inject('/metrics')).body.match(
      new RegExp(`chanote_retention_behind\\{of="${rule}"\\} (\\d)`),
    )?.[1];
  expect([await behind('message'), await behind('mail_log')]).toEqual(['1', '0']);
  await db.update(retentionRun).set({ doneAt: sql`now() - interval '3 days'` });
  expect(await behind('mail_log')).toBe('1');
});

test('a row that can never be cleared is set aside, named and counted; those behind it go', async () => {
  await db.delete(retentionRun);
  await db.delete(contactMessage);
  for (let at = 0; at < 30; at += 1)
    await createVisitor(app).post('subscribe/send', message({ email: `old${at}@example.com` }));
  await pass(501);
  const rows = await db.select().from(contactMessage).orderBy(contactMessage.id);
  const stuck = [rows[0]?.id ?? 0, rows[17]?.id ?? 0];
  await db.execute(sql`create function keep_stuck() returns trigger language plpgsql as $$
    begin if old.id in (${sql.raw(stuck.join())}) then raise exception 'never'; end if; return old; end $$`);
  await db.execute(sql`create trigger keep_stuck before delete on contact_message
    for each row execute function keep_stuck()`);
  const lines: string[] = [];
  const log = createLogger('error', { write: (line) => lines.push(line) });
  await applyRetention(db, messageRetentions, await readParameters(db), log);
  const left = await db.select().from(contactMessage).orderBy(contactMessage.id);
  expect(left.map(({ id }) => id)).toEqual(stuck);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject(
    stuck.map((record) => ({ task: 'message', record, msg: 'an old record could not be cleared' })),
  );
  const runs = await db.select().from(retentionRun).where(sql`rule = 'message'`);
  expect(runs).toMatchObject([{ cleared: 28, setAside: 2, problem: '', doneAt: expect.any(Date) }]);
  const { body } = await app.inject('/metrics');
  expect(body).toContain('chanote_retention_set_aside{of="message"} 2');
  expect(body).toContain('chanote_retention_behind{of="message"} 1');

  await db.execute(sql`drop trigger keep_stuck on contact_message`);
  await applyRetention(db, messageRetentions, await readParameters(db), log);
  expect(await db.$count(contactMessage)).toBe(0);
  expect((await app.inject('/metrics')).body).toContain(
    'chanote_retention_set_aside{of="message"} 0',
  );
});
