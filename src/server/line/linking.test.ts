import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { applicationLine, applicationLineCode } from '#server/applications/line-tables.ts';
import { applicationSource } from '#server/applications/person-source.ts';
import { auditEvent } from '#server/audit/tables.ts';
import { formSending } from '#server/captcha/tables.ts';
import { CASE_FACTS } from '#server/compose/case-facts.ts';
import { createSealing } from '#server/platform/sealed.ts';
import { openLineHouse } from '#tests/support/line-house.ts';
import { lineEvent, lineUser, saying, signed } from '#tests/support/line-server.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { post } from '#tests/support/test-app.ts';
import { lineEvent as takenEvent } from './tables.ts';

const house = await openLineHouse();
const { app, db, call, line, sms, work, addApplicant, addLinked, progressOf, codeFor, say, hear } =
  house;
afterAll(() => Promise.all([line.stop(), sms.stop()]));
await house.setChannel();

beforeEach(async () => {
  await work();
  await db.delete(formSending);
  line.replies.length = 0;
});

const linkOf = async (id: number) =>
  (await db.select().from(applicationLine).where(eq(applicationLine.applicationId, id)))[0];

describe('a code from the status page', () => {
  test('links whoever sends it in the chat, and is answered in the language of the applicant', async () => {
    const row = await addApplicant({ reference: 'ACDE-3467', language: 'en' });
    expect((await progressOf(row.reference)).line).toEqual({ linkedAt: null });
    const code = await codeFor(row.reference);
    expect(code).toMatch(/^[A-Z3-9]{3}-[A-Z3-9]{3}-[A-Z3-9]{3}$/);
    const userId = lineUser();
    expect((await say(userId, code.toLowerCase().replaceAll('-', ' '))).statusCode).toBe(200);
    await work();
    expect(line.replies).toEqual([expect.stringMatching(/^Linked to application ACDE-3467\./)]);
    expect((await progressOf(row.reference)).line).toEqual({ linkedAt: expect.any(String) });
    const details = await call('application/details', { resource: 'application', id: row.id });
    expect(details.data).toMatchObject({ lineSince: expect.any(String) });
    expect(details.data.requestWays).toContain('line');
    const events = await db
      .select()
      .from(auditEvent)
      .where(eq(auditEvent.subjectId, String(row.id)));
    expect(events.map(({ changes }) => changes)).toContainEqual({ line: { to: 'linked' } });
    // By what LINE knows them is sealed, and written nowhere else.
    const { rows } = await db.execute(
      sql`select to_jsonb(l)::text as kept from application_line l`,
    );
    expect(JSON.stringify([rows, events])).not.toContain(userId);
    expect(house.log.join('')).not.toContain(userId);
  });

  test('is answered in Thai to who applied in Thai', async () => {
    const row = await addLinked();
    await work();
    expect(line.replies).toEqual([expect.stringContaining(`เชื่อมกับใบสมัคร ${row.reference} แล้ว`)]);
  });

  test('serves once: sent again by somebody else it links nobody', async () => {
    const row = await addApplicant({ reference: 'ACDE-3477' });
    const code = await codeFor(row.reference);
    await say(lineUser(), code);
    const first = await linkOf(row.id);
    await say(lineUser(), code);
    expect(await linkOf(row.id)).toEqual(first);
    await work();
    expect(line.replies).toEqual([
      expect.stringContaining('ACDE-3477'),
      expect.stringMatching(/รหัสนี้ใช้ไม่ได้.*This code does not work/su),
    ]);
  });

  test('ends after minutes, and when another one is asked for', async () => {
    const row = await addApplicant({ reference: 'ACDE-3479' });
    const [old, expired] = [await codeFor(row.reference), await codeFor(row.reference)];
    await say(lineUser(), old);
    await db.update(applicationLineCode).set({ expiresAt: new Date(Date.now() - 1) });
    await say(lineUser(), expired);
    expect(await linkOf(row.id)).toBeUndefined();
    await house.run('clean_line');
    expect(await db.$count(applicationLineCode)).toBe(0);
  });

  test('is not found by guessing: after ten in an hour even the right one is refused', async () => {
    const row = await addApplicant({ reference: 'ACDE-3494' });
    const code = await codeFor(row.reference);
    const guesser = lineUser();
    for (let guess = 0; guess < 10; guess += 1) await say(guesser, `AAA-AAA-AA${3 + (guess % 2)}`);
    await say(guesser, code);
    expect(await linkOf(row.id)).toBeUndefined();
    await work();
    expect(line.replies.at(-1)).toMatch(/Too many codes/);
    // Whom it belongs to is not kept out by that.
    await say(lineUser(), code);
    expect(await linkOf(row.id)).toBeDefined();
  });

  test('is given only so often, and only while there is an account', async () => {
    const row = await addApplicant({ reference: 'ACDE-3496' });
    const { token } = await progressOf(row.reference);
    for (let time = 0; time < 10; time += 1) await call('register/lineCode', { token });
    expect((await call('register/lineCode', { token })).reasonText).toBe('too_many_requests');
    await house.setChannel({ on: false });
    expect((await progressOf(row.reference)).line).toBeNull();
    await db.delete(formSending);
    expect((await call('register/lineCode', { token })).reasonText).toBe('closed');
    await house.setChannel();
  });

  test('the number of the application is no code, and other words are for people to answer', async () => {
    await say(lineUser(), 'ACDE-3467');
    await say(lineUser(), 'สวัสดีครับ ดอกเบี้ยเท่าไหร่');
    await work();
    expect(line.replies).toEqual([expect.stringContaining('This code does not work')]);
  });
});

describe('ending it', () => {
  test.each(['หยุด', 'STOP', ' stop '])('by the word %j', async (word) => {
    const { id, userId } = await addLinked();
    await say(userId, word);
    expect(await linkOf(id)).toBeUndefined();
    await work();
    expect(line.replies.at(-1)).toContain('หยุดแจ้งข่าวทาง LINE แล้ว');
    // There may be neither.
    expect(line.replies.at(-1)).not.toMatch(/อีเมล|SMS/);
  });

  test('by blocking the account, which needs no answer', async () => {
    const { id, userId } = await addLinked();
    await work();
    line.replies.length = 0;
    const { replyToken: _, ...event } = lineEvent(userId, { type: 'unfollow' });
    await hear(event);
    expect(await linkOf(id)).toBeUndefined();
    await work();
    expect(line.replies).toEqual([]);
  });

  test.each([
    ['unfollow', { type: 'unfollow' }],
    ['stop', saying('stop')],
  ])('not by %s of before, which LINE delivers after a newer link', async (_what, late) => {
    const row = await addApplicant({
      reference: `ACDE-34${late.type === 'unfollow' ? '97' : '99'}`,
    });
    const userId = lineUser();
    const before = lineEvent(userId, late);
    await say(userId, await codeFor(row.reference));
    await hear({ ...before, timestamp: before.timestamp - 60_000 });
    expect(await linkOf(row.id)).toBeDefined();
    await hear(lineEvent(userId, late));
    expect(await linkOf(row.id)).toBeUndefined();
  });

  test('on the status page, which says so', async () => {
    const { id, reference } = await addLinked();
    const { token } = await progressOf(reference);
    expect((await call('register/lineState', { token })).data.linkedAt).not.toBeNull();
    expect((await call('register/lineUnlink', { token })).data).toEqual({ linkedAt: null });
    expect(await linkOf(id)).toBeUndefined();
    expect((await progressOf(reference)).line).toEqual({ linkedAt: null });
  });

  test('with the personal data of the application', async () => {
    const { id, userId } = await addLinked({ status: 'rejected' });
    const source = applicationSource(createSealing(house.secretKey), CASE_FACTS);
    const kept = await source.read(db, id);
    expect(kept).toMatchObject({ lineUser: userId, lineSince: expect.any(Date) });
    await db.execute(sql`update application set status_since = now() - interval '9000 days'
      where id = ${id}`);
    await house.run('apply_retention');
    expect(await linkOf(id)).toBeUndefined();
  });
});

describe('what pretends to be LINE', () => {
  test('is refused where the signature is of another secret, another body, or missing', async () => {
    const { id, userId } = await addLinked();
    const right = signed([lineEvent(userId, saying('stop'))]);
    const { 'x-line-signature': signature, ...unsigned } = right.headers;
    const forged = [
      signed([lineEvent(userId, saying('stop'))], 'another secret'),
      { ...right, payload: right.payload.replace('stop', 'หยุด') },
      { ...right, headers: unsigned },
      { ...right, headers: { ...unsigned, 'x-line-signature': signature.slice(2) } },
    ];
    for (const request of forged) expect((await app.inject(request)).statusCode).toBe(401);
    expect(await linkOf(id)).toBeDefined();
  });

  test('replays what LINE once sent, which counts once', async () => {
    const row = await addApplicant({ reference: 'ACDE-3763' });
    const event = lineEvent(lineUser(), saying(await codeFor(row.reference)));
    const recorded = signed([event]);
    await app.inject(recorded);
    const { token } = await progressOf(row.reference);
    await call('register/lineUnlink', { token });
    const again = { ...event, deliveryContext: { isRedelivery: true } };
    expect((await app.inject(recorded)).statusCode).toBe(200);
    expect((await hear(again)).statusCode).toBe(200);
    expect(await linkOf(row.id)).toBeUndefined();
    await work();
    expect(line.replies).toHaveLength(1);
  });

  test('replays a recording of last month, which nobody remembers any more', async () => {
    const { id, userId } = await addLinked();
    const month = 30 * 86_400_000;
    await hear({ ...lineEvent(userId, saying('stop')), timestamp: Date.now() - month });
    expect(await linkOf(id)).toBeDefined();
    await db.update(takenEvent).set({ takenAt: new Date(Date.now() - month) });
    await house.run('clean_line');
    expect(await db.$count(takenEvent)).toBe(0);
  });

  test('sends what means nothing here, or nothing at all: taken, and ignored', async () => {
    const strange: unknown[][] = [
      [],
      [{ type: 'something_new' }],
      [null, 7, { type: 'message', source: { type: 'group', groupId: 'C1' } }],
      [lineEvent(lineUser(), { type: 'message', message: { type: 'sticker', id: '1' } })],
      [lineEvent(lineUser(), { ...saying('stop'), mode: 'standby' })],
    ];
    for (const events of strange) expect((await app.inject(signed(events))).statusCode).toBe(200);
    const junk = signed([]);
    expect((await app.inject({ ...junk, payload: 'x'.repeat(300 * 1024) })).statusCode).toBe(413);
    await work();
    expect(line.replies).toEqual([]);
  });

  test('goes on and on, and is soon refused without looking', async () => {
    const forged = { ...signed([], 'another secret'), remoteAddress: '198.51.100.7' };
    const codes = new Set<number>();
    for (let time = 0; time < 40; time += 1) codes.add((await app.inject(forged)).statusCode);
    expect([...codes]).toEqual([401, 429]);
    expect((await app.inject(signed([]))).statusCode).toBe(200);
  });
});

test('who adds the account is told how to link, in both languages', async () => {
  await hear(lineEvent(lineUser(), { type: 'follow' }));
  await work();
  expect(line.replies).toEqual([expect.stringMatching(/สวัสดี.*Welcome/su)]);
});

test('staff put what the chat answers into their own words, and get the delivered ones back', async () => {
  const which = { event: 'line_welcome', channel: 'line', language: 'th' };
  const text = 'ยินดีต้อนรับสู่บ้านเรา';
  const saved = await call('mail/saveMessage', { ...which, version: 0, text });
  expect(saved.data).toMatchObject({ text, changed: true, version: 1 });
  const { data } = await call('mail/templates', {});
  const found = data.find(({ event }: { event: string }) => event === 'line_welcome');
  expect(found).toMatchObject({ letters: null });
  expect(found.messages.texts.map(({ channel }: { channel: string }) => channel)).toEqual([
    ...['line', 'line'],
  ]);
  await hear(lineEvent(lineUser(), { type: 'follow' }));
  await work();
  expect(line.replies).toEqual([expect.stringMatching(/^ยินดีต้อนรับสู่บ้านเรา\n\nWelcome/u)]);
  await call('mail/resetMessage', { ...which, version: 1 });
  await hear(lineEvent(lineUser(), { type: 'follow' }));
  await work();
  expect(line.replies.at(-1)).toMatch(/^สวัสดี/u);
  const wrong = { ...which, event: 'line_linked', version: 0, text: 'เชื่อมแล้ว {name}' };
  expect((await call('mail/saveMessage', wrong)).data.fields).toEqual({
    text: 'unknown_placeholder:name',
  });
  const letter = { event: 'line_welcome', language: 'th', version: 0 };
  expect((await call('mail/resetTemplate', letter)).reasonText).toBe('not_found');
});

test('staff who may work on a case end its link; who did it is recorded', async () => {
  const { id } = await addLinked();
  await addUser(db, 'auditor');
  const headers = await signInAs(app, 'auditor');
  expect((await post(app, 'application/unlinkLine', { id }, headers)).status).toBe(403);
  expect(await linkOf(id)).toBeDefined();
  expect((await call('application/unlinkLine', { id })).isSuccess).toBe(true);
  expect(await linkOf(id)).toBeUndefined();
  const events = await db
    .select()
    .from(auditEvent)
    .where(eq(auditEvent.subjectId, String(id)));
  expect(events.at(-1)).toMatchObject({ actor: 'maker', changes: { line: { to: 'unlinked' } } });
  const { data } = await call('application/details', { resource: 'application', id });
  expect(data.lineSince).toBeNull();
});
