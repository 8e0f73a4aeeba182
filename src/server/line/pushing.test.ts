import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { applicationLine } from '#server/applications/line-tables.ts';
import { application, applicationRequest } from '#server/applications/tables.ts';
import { outgoingMail } from '#server/mail/tables.ts';
import { createSealing } from '#server/platform/sealed.ts';
import { smsGateway, smsMessage } from '#server/sms/tables.ts';
import { openLineHouse } from '#tests/support/line-house.ts';
import { LINE_SECRET, LINE_TOKEN, lineUser } from '#tests/support/line-server.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { setParameter } from '#tests/support/set-parameter.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { PURPOSE } from './channel.ts';
import { lineChannel } from './tables.ts';

const { url: smtp, mails, stop } = await startMailServer();
const house = await openLineHouse(smtp);
const { db, call, line, sms, work, addLinked, tell, makeDue, outboxOf, textsOf } = house;
afterAll(() => Promise.all([line.stop(), sms.stop(), stop()]));

beforeEach(async () => {
  await house.setChannel();
  await setParameter(db, 'application_line', 'instead_of_sms');
  await setParameter(db, 'application_line_fallback', 'sms_mail');
  await setParameter(db, 'sms_event_from', '00:00');
  await setParameter(db, 'sms_event_until', '00:00');
  await db.update(smsGateway).set({ failures: 0, downUntil: null });
  await db.update(lineChannel).set({ pushed: 0 });
  line.be('normal');
  sms.be('normal');
  line.pushed.length = 0;
  sms.sent.length = 0;
});

const EMAIL = { email: 'somchai@example.com' };
/** What became of news: by LINE, and which other ways were taken. */
async function fateOf(id: number, eventId: number) {
  const outbox = await outboxOf(id);
  const byLine = outbox.find(({ channel }) => channel === 'line');
  return {
    line: byLine?.state,
    mails: outbox.filter(({ channel }) => channel === 'mail').length,
    texts: (await textsOf(id, eventId)).length,
  };
}
/** The hour in Thailand, so many hours from now. */
const thaiClock = (hours: number) =>
  new Date(Date.now() + (7 + hours) * 3_600_000).toISOString().slice(11, 16);
const channelNow = async () => (await call('line/channel', {})).data;

describe('news of an application whose applicant is linked', () => {
  test('comes by LINE in place of SMS, with the page where it is told in full; the letter goes as ever', async () => {
    const row = await addLinked({}, EMAIL);
    const eventId = await tell(row.id);
    await work();
    expect(line.pushed).toMatchObject([
      {
        to: row.userId,
        text: expect.stringMatching(
          new RegExp(
            `${row.reference}.* http://chanote\\.test/Status\\?ref=${row.reference}&lang=th$`,
            's',
          ),
        ),
        retryKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
    expect([...line.authorizations]).toContain(`Bearer ${LINE_TOKEN}`);
    expect(await fateOf(row.id, eventId)).toEqual({ line: 'sent', mails: 1, texts: 0 });
    expect((await mails.next('somchai@example.com')).text).toContain(row.reference);
    expect(await channelNow()).toMatchObject({ pushed: 1 });
    const told = await call('application/messages', { resource: 'application', id: row.id });
    expect(
      told.data.map(({ channel, state }: { channel: string; state: string }) => [channel, state]),
    ).toContainEqual(['line', 'sent']);
    // Neither who they are at LINE nor what it said is kept of it.
    const { rows } = await db.execute(sql`select to_jsonb(m)::text as kept from outgoing_mail m`);
    expect(JSON.stringify(rows)).not.toContain(row.userId);
  });

  test('comes by LINE alone, or by every way, as the lender wants it', async () => {
    await setParameter(db, 'application_line', 'instead');
    const alone = await addLinked({}, EMAIL);
    const first = await tell(alone.id);
    await setParameter(db, 'application_line', 'beside');
    const every = await addLinked({}, EMAIL);
    const second = await tell(every.id);
    await work();
    // The first was asked for under the rule of its moment: its letter stays held back.
    expect(await fateOf(alone.id, first)).toEqual({ line: 'sent', mails: 0, texts: 0 });
    expect(await fateOf(every.id, second)).toEqual({ line: 'sent', mails: 1, texts: 1 });
  });

  test('comes by day only', async () => {
    const row = await addLinked();
    await setParameter(db, 'sms_event_from', thaiClock(2));
    await setParameter(db, 'sms_event_until', thaiClock(4));
    await tell(row.id);
    await work();
    expect(line.pushed).toEqual([]);
    await setParameter(db, 'sms_event_from', thaiClock(-2));
    await makeDue();
    await work();
    expect(line.pushed).toHaveLength(1);
  });

  test('that no longer holds by day is not told, nor is what is over asked for a document', async () => {
    await setParameter(db, 'application_line', 'instead');
    const [moved, asked] = [await addLinked(), await addLinked({ status: 'contacted' })];
    await setParameter(db, 'sms_event_from', thaiClock(2));
    await setParameter(db, 'sms_event_until', thaiClock(4));
    const eventId = await tell(moved.id);
    const request = { uploadTypeId: null, documentName: { th: 'สำเนาโฉนด' }, note: 'ขอใหม่' };
    await call('application/requestDocument', { id: asked.id, way: 'line', ...request });
    await work();
    const cancelled = await call('application/moveMany', {
      ...{ ids: [moved.id, asked.id], move: 'cancel', remark: 'เปลี่ยนใจ', sendMessage: false },
    });
    expect(cancelled.data.results).toMatchObject([{ done: true }, { done: true }]);
    await setParameter(db, 'sms_event_from', thaiClock(-2));
    await makeDue();
    await work();
    expect(line.pushed).toEqual([]);
    const gone = { line: 'dropped', mails: 0, texts: 0 };
    expect(await fateOf(moved.id, eventId)).toEqual(gone);
    expect(await fateOf(asked.id, 0)).toEqual(gone);
  });

  test('that asks for a document carries the link to send it', async () => {
    const row = await addLinked({ status: 'contacted' });
    const documentName = { th: 'สำเนาโฉนด', en: 'Deed' };
    const request = { uploadTypeId: null, documentName, note: 'ขอหน้าหลัง' };
    const asked = await call('application/requestDocument', {
      id: row.id,
      way: 'line',
      ...request,
    });
    expect(asked).toMatchObject({ isSuccess: true });
    await work();
    expect(line.pushed).toMatchObject([
      { text: expect.stringMatching(/ขอสำเนาโฉนด.*\/Status\/document\?/su) },
    ]);
    expect(await db.$count(applicationRequest, eq(applicationRequest.applicationId, row.id))).toBe(
      1,
    );
    expect(await textsOf(row.id, 0)).toEqual([]);
  });
});

describe('what LINE does not take', () => {
  test('goes by SMS where the month’s messages of the house are used up, and LINE is not asked', async () => {
    await house.setChannel({ monthlyQuota: 1 });
    const [first, second] = [await addLinked(), await addLinked()];
    await tell(first.id);
    await work();
    const eventId = await tell(second.id);
    await work();
    expect(line.pushed).toHaveLength(1);
    expect(await fateOf(second.id, eventId)).toEqual({ line: 'passed_on', mails: 1, texts: 1 });
    expect(sms.sent).toHaveLength(1);
    // Another month begins at nothing.
    await db.update(lineChannel).set({ month: '2020-01' });
    await tell((await addLinked()).id);
    await work();
    expect(line.pushed).toHaveLength(2);
    expect(await channelNow()).toMatchObject({ pushed: 1 });
  });

  test('goes by SMS where LINE says that the month is used up, which is believed for an hour', async () => {
    line.be('used_up');
    const [first, second] = [await addLinked(), await addLinked()];
    const eventId = await tell(first.id);
    await work();
    expect(await fateOf(first.id, eventId)).toMatchObject({ line: 'passed_on', texts: 1 });
    expect((await channelNow()).problem).toContain('monthly limit');
    line.be('normal');
    const asked = line.asked();
    await tell(second.id);
    await work();
    expect(line.asked()).toBe(asked);
    await db.update(lineChannel).set({ usedUpAt: new Date(Date.now() - 3_700_000) });
    await tell((await addLinked()).id);
    await work();
    expect(line.pushed).toHaveLength(1);
    expect(await channelNow()).toMatchObject({ problem: '' });
  });

  test('goes by SMS where the last try of it died, which may have come to its end', async () => {
    const row = await addLinked();
    await setParameter(db, 'sms_event_from', thaiClock(2));
    await setParameter(db, 'sms_event_until', thaiClock(4));
    const eventId = await tell(row.id);
    await work();
    await setParameter(db, 'sms_event_from', thaiClock(-2));
    const [left] = await db
      .update(outgoingMail)
      .set({ state: 'sending', tries: 8, startedAt: sql`now() - interval '11 minutes'` })
      .where(and(eq(outgoingMail.channel, 'line'), eq(outgoingMail.state, 'queued')))
      .returning({ id: outgoingMail.id });
    expect(left).toBeDefined();
    await house.run('resume_mails');
    await work();
    expect(line.pushed).toEqual([]);
    expect(await fateOf(row.id, eventId)).toEqual({ line: 'passed_on', mails: 1, texts: 1 });
  });

  test('goes by SMS though the details of another one, whose tries died too, do not open', async () => {
    const [sound, damaged] = [await addLinked(), await addLinked()];
    await setParameter(db, 'sms_event_from', thaiClock(2));
    await setParameter(db, 'sms_event_until', thaiClock(4));
    const [first, second] = [await tell(sound.id), await tell(damaged.id)];
    await work();
    await setParameter(db, 'sms_event_from', thaiClock(-2));
    await db.update(application).set({ personal: 'damaged' }).where(eq(application.id, damaged.id));
    await db
      .update(outgoingMail)
      .set({ state: 'sending', tries: 8, startedAt: sql`now() - interval '11 minutes'` })
      .where(and(eq(outgoingMail.channel, 'line'), eq(outgoingMail.state, 'queued')));
    await house.run('resume_mails');
    await work();
    expect(await fateOf(sound.id, first)).toMatchObject({ line: 'passed_on', texts: 1 });
    expect(await fateOf(damaged.id, second)).toMatchObject({ line: 'given_up', texts: 0 });
  });

  test('marks the case for a call where no other way leads to the applicant', async () => {
    await setParameter(db, 'application_sms', 'N');
    line.be('refusing');
    const row = await addLinked({ newsAt: null }, { email: '' });
    await tell(row.id);
    await work();
    await setParameter(db, 'application_sms', 'Y');
    const [kept] = await db.select().from(application).where(eq(application.id, row.id));
    expect(kept?.newsAt).not.toBeNull();
    const told = await call('application/timeline', { resource: 'application', id: row.id });
    expect(told.data.events[0].detail).toEqual({ unreachable: 1 });
  });

  test('is tried again under the same key while LINE is down, then goes by SMS, once', async () => {
    line.be('broken');
    const row = await addLinked();
    const eventId = await tell(row.id);
    const before = line.asked();
    for (let round = 0; round < 8; round += 1) {
      await work();
      await makeDue();
    }
    expect(line.asked() - before).toBe(5);
    expect(await fateOf(row.id, eventId)).toEqual({ line: 'passed_on', mails: 1, texts: 1 });
    expect(sms.sent).toHaveLength(1);
  });

  test('because we cannot find whom to push to, is tried again, then goes by SMS', async () => {
    const row = await addLinked();
    const eventId = await tell(row.id);
    await db.update(applicationLine).set({ sealed: 'damaged' });
    for (let round = 0; round < 6; round += 1) {
      await work();
      await makeDue();
    }
    expect(line.pushed).toEqual([]);
    expect(await fateOf(row.id, eventId)).toEqual({ line: 'passed_on', mails: 1, texts: 1 });
  });

  test('because its token is lost, goes by SMS and shows on the settings, which ask for another', async () => {
    const row = await addLinked();
    const eventId = await tell(row.id);
    const stranger = createSealing(randomBytes(32).toString('hex'));
    const lost = stranger.seal(LINE_TOKEN, PURPOSE);
    await db.update(lineChannel).set({ accessToken: lost, channelSecret: lost });
    line.be('keeping_out');
    await work();
    expect(await fateOf(row.id, eventId)).toMatchObject({ line: 'passed_on', texts: 1 });
    const { version, values, ...shown } = await channelNow();
    expect(shown).toMatchObject({ accessToken: false, channelSecret: false });
    expect(shown.problem).toContain('401');
    expect(await call('line/saveChannel', { version, values })).toMatchObject({
      reasonText: 'invalid_input',
    });
  });

  test('waits out a busy moment', async () => {
    line.be('busy');
    const row = await addLinked();
    const eventId = await tell(row.id);
    await work();
    expect(await fateOf(row.id, eventId)).toMatchObject({ line: 'failed', texts: 0 });
    line.be('normal');
    await makeDue();
    await work();
    expect(await fateOf(row.id, eventId)).toMatchObject({ line: 'sent', texts: 0 });
  });

  test('goes by mail while SMS is down too; who has no address is texted when SMS is back', async () => {
    line.be('refusing');
    await setParameter(db, 'application_line', 'instead');
    await db.update(smsGateway).set({ failures: 1, downUntil: new Date(Date.now() + 600_000) });
    const [mailed, unmailed] = [
      await addLinked({}, { email: 'both@example.com' }),
      await addLinked(),
    ];
    const [first, second] = [await tell(mailed.id), await tell(unmailed.id)];
    await work();
    expect(await fateOf(mailed.id, first)).toEqual({ line: 'passed_on', mails: 1, texts: 0 });
    expect((await mails.next('both@example.com')).text).toContain(mailed.reference);
    expect(await fateOf(unmailed.id, second)).toEqual({ line: 'passed_on', mails: 0, texts: 1 });
    expect(sms.sent).toEqual([]);
    await db.update(smsGateway).set({ failures: 0, downUntil: null });
    await house.run('sms_dispatch');
    expect(sms.sent).toHaveLength(1);
  });

  test('goes by mail first where the lender wants that', async () => {
    line.be('refusing');
    await setParameter(db, 'application_line', 'instead');
    await setParameter(db, 'application_line_fallback', 'mail_sms');
    const row = await addLinked({}, EMAIL);
    const eventId = await tell(row.id);
    await work();
    expect(await fateOf(row.id, eventId)).toEqual({ line: 'passed_on', mails: 1, texts: 0 });
  });

  test('is given up, and told apart, where no other way leads to the applicant', async () => {
    line.be('refusing');
    await setParameter(db, 'application_sms', 'N');
    const only = await addLinked();
    const eventId = await tell(only.id);
    await work();
    expect(await fateOf(only.id, eventId)).toMatchObject({ line: 'given_up', texts: 0 });
    await setParameter(db, 'application_sms', 'Y');
  });

  test('because it does not let us in, shows on the settings', async () => {
    line.be('keeping_out');
    const row = await addLinked();
    const eventId = await tell(row.id);
    await work();
    expect(await fateOf(row.id, eventId)).toMatchObject({ line: 'passed_on', texts: 1 });
    expect((await channelNow()).problem).toMatch(/^401 Authentication failed/);
  });

  test('for the link ended in between, goes another way; the letter that was held back too', async () => {
    await setParameter(db, 'application_line', 'instead');
    const row = await addLinked({}, { email: 'left@example.com' });
    const eventId = await tell(row.id);
    await house.say(row.userId, 'หยุด');
    await setParameter(db, 'application_line_fallback', 'mail_sms');
    await work();
    expect(line.pushed).toEqual([]);
    expect(await fateOf(row.id, eventId)).toEqual({ line: undefined, mails: 1, texts: 0 });
    // … or after it was asked for, before it was pushed.
    const late = await addLinked({}, EMAIL);
    line.be('busy');
    const second = await tell(late.id);
    await work();
    await house.say(late.userId, 'stop');
    line.be('normal');
    await makeDue();
    await work();
    expect(line.pushed).toEqual([]);
    expect(await fateOf(late.id, second)).toEqual({ line: 'passed_on', mails: 1, texts: 0 });
  });
});

describe('a process that dies', () => {
  test('between the push and its record: pushed again under the same key, LINE has it once', async () => {
    const row = await addLinked();
    const eventId = await tell(row.id);
    await work();
    expect(line.pushed).toHaveLength(1);
    // As the dead left it: taken by LINE, noted nowhere.
    await db.update(lineChannel).set({ pushed: 0 });
    await db
      .update(outgoingMail)
      .set({ state: 'sending', startedAt: new Date(Date.now() - 3_600_000) })
      .where(eq(outgoingMail.key, `line:${row.id}:${eventId}`));
    await house.run('resume_mails');
    await work();
    expect(line.pushed).toHaveLength(1);
    expect(await fateOf(row.id, eventId)).toEqual({ line: 'sent', mails: 1, texts: 0 });
    expect(await channelNow()).toMatchObject({ pushed: 1 });
  });

  test('or a line that breaks after LINE took it: not told twice, nor by another way', async () => {
    line.be('silent');
    const row = await addLinked();
    const eventId = await tell(row.id);
    await work();
    line.be('normal');
    await makeDue();
    await work();
    expect(line.pushed).toHaveLength(1);
    expect(await fateOf(row.id, eventId)).toEqual({ line: 'sent', mails: 1, texts: 0 });
  });

  test('the same news asked for twice is one message', async () => {
    const row = await addLinked();
    const eventId = await tell(row.id);
    await db.execute(
      sql`select graphile_worker.add_job('text_applicant', payload := ${JSON.stringify({
        applicationId: row.id,
        eventId,
        status: 'contacted',
      })}::json)`,
    );
    await work();
    expect(line.pushed).toHaveLength(1);
    expect(await db.$count(smsMessage, eq(smsMessage.eventKey, `${row.id}:${eventId}`))).toBe(0);
  });
});

describe('the settings', () => {
  test('tell of secrets only that they are there, and are changed in the record without them', async () => {
    const kept = await channelNow();
    expect(kept).toMatchObject({
      channelSecret: true,
      accessToken: true,
      webhookUrl: 'http://chanote.test/line/webhook',
    });
    expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${LINE_SECRET}|${LINE_TOKEN}`));
    const { rows } = await db.execute(
      sql`select changes::text as changes from audit_event where subject_name = 'LINE channel'`,
    );
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${LINE_SECRET}|${LINE_TOKEN}`));
    const { rows: stored } = await db.execute(
      sql`select to_jsonb(c)::text as row from line_channel c`,
    );
    expect(JSON.stringify(stored)).not.toMatch(new RegExp(`${LINE_SECRET}|${LINE_TOKEN}`));
  });

  test('are not turned on without an account and both secrets, and an older version is a conflict', async () => {
    const refused = await house.setChannel({ basicId: '' });
    expect(refused.data.fields).toEqual({ 'values.basicId': 'required' });
    expect((await house.setChannel({}, { accessToken: '' })).data.fields).toEqual({
      accessToken: 'required',
    });
    const { values } = await channelNow();
    expect((await call('line/saveChannel', { version: 0, values })).reasonText).toBe('conflict');
    // What was given for one machine goes to no other.
    const elsewhere = { ...values, apiUrl: 'https://evil.example' };
    const { version } = await channelNow();
    expect((await call('line/saveChannel', { version, values: elsewhere })).data.fields).toEqual({
      accessToken: 'required',
    });
  });

  test('lead outside of the own network only, and never over a line that others can read', async () => {
    const { app, db: other } = await startApp(await cloneDatabase());
    await addUser(other, 'administrator');
    const staff = await signInAs(app, 'administrator');
    const save = async (apiUrl: string) => {
      const values = { on: true, basicId: '@chanote', apiUrl, monthlyQuota: 0 };
      const secrets = { channelSecret: LINE_SECRET, accessToken: LINE_TOKEN };
      return (await post(app, 'line/saveChannel', { version: 0, values, ...secrets }, staff)).body;
    };
    expect((await save('http://api.line.me')).data.fields).toEqual({ apiUrl: 'invalid_link' });
    expect((await save('https://127.0.0.1:8443')).isSuccess).toBe(true);
    const { body } = await post(app, 'line/test', { userId: lineUser(), text: 'x' }, staff);
    expect(body.data).toEqual({ outcome: 'down', status: null, answer: 'private address' });
  });

  test('are tried by a message and by asking LINE for the month', async () => {
    const tried = await call('line/test', { userId: lineUser(), text: 'ทดสอบ' });
    expect(tried.data).toEqual({ outcome: 'accepted', status: 200, answer: expect.any(String) });
    expect((await call('line/usage', {})).data).toMatchObject({
      outcome: 'accepted',
      limit: 300,
      used: 12,
    });
    line.be('keeping_out');
    expect((await call('line/usage', {})).data).toMatchObject({
      outcome: 'misconfigured',
      limit: null,
    });
    expect((await call('line/test', { userId: lineUser(), text: 'ทดสอบ' })).data).toMatchObject({
      outcome: 'misconfigured',
      status: 401,
    });
  });
});
