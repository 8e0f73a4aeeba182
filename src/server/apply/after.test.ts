import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { satang } from '#contract/money.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { APPLICATION_MOVED, APPLICATION_REQUEST } from '#server/applications/letters.ts';
import {
  application,
  applicationDraft,
  applicationEvent,
  applicationFile,
  applicationRequest,
} from '#server/applications/tables.ts';
import { auditEvent } from '#server/audit/tables.ts';
import { formSending } from '#server/captcha/tables.ts';
import { queueMail } from '#server/mail/queue.ts';
import { outgoingMail } from '#server/mail/tables.ts';
import { createSealing } from '#server/platform/sealed.ts';
import { rejectReason } from '#server/reference/tables.ts';
import { applicationRow } from '#tests/support/applications.ts';
import { solveCaptcha } from '#tests/support/captcha.ts';
import { eventually } from '#tests/support/eventually.ts';
import { workOffJobs } from '#tests/support/jobs.ts';
import { addOffers, loanForm, uploadDocument } from '#tests/support/loan-form.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { setParameter } from '#tests/support/set-parameter.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { draftColumns } from './draft-content.ts';
import { holdForm } from './uploads.ts';

const house = await startApp(await cloneDatabase());
const { app, db } = house;
const { productId, deedTypeId } = await addOffers(db);
const { url: smtp, mails, stop } = await startMailServer();
afterAll(stop);
const PDF = Buffer.from('%PDF-1.7\nhello\n%%EOF');

beforeEach(async () => {
  await db.delete(formSending);
});

const call = async (path: string, input: object) => (await post(app, path, input)).body;
const work = () => workOffJobs(house, smtp);
const upload = (query: Record<string, string | number>) => uploadDocument(app, query, PDF);
const someone = () => `${randomUUID()}@example.com`;

async function send(values: object = {}) {
  await db.delete(formSending);
  const { data } = await call('register/send', loanForm(productId, values));
  const [row] = await db
    .select()
    .from(application)
    .where(eq(application.reference, data.reference));
  if (!row) throw new Error('It was not sent.');
  return row;
}
const statusOf = (reference: string, phone = '081 234 5678', more: object = {}) =>
  call('register/status', { reference, phone, ...more });
const linkIn = (text: string | undefined, name: string) =>
  new URL(/http:\/\/chanote\.test\S+/.exec(text ?? '')?.[0] ?? '').searchParams.get(name) ?? '';

await eventually(async () => {
  expect((await send()).status).toBe('new');
});

describe('going on later', () => {
  const keep = (values: object) =>
    call('register/keepDraft', {
      id: randomUUID(),
      email: someone(),
      language: 'th',
      content: '{"firstName":"สมหญิง"}',
      ...values,
    });

  test('the mailed link opens the form with its documents, again and again, until it is sent', async () => {
    const [id, email] = [randomUUID(), someone()];
    const { token: file } = (await upload({ draftId: id, uploadTypeId: deedTypeId })).data;
    await keep({ id, email, content: 'first' });
    const { data } = await keep({ id, email, content: '{"step":3}', files: [file, 'gone'] });
    // The day that the letter names is a whole one.
    const last = thaiDay(new Date(Date.now() + 30 * 86_400_000));
    expect(data.expiresAt).toBe(new Date(`${last}T23:59:59+07:00`).toISOString());
    await work();
    const first = linkIn((await mails.next(email)).text, 'resume');
    const token = linkIn((await mails.next(email)).text, 'resume');
    expect(first).toBe(token);
    const opened = (await call('register/openDraft', { token })).data;
    expect(opened).toEqual({
      id,
      email,
      content: '{"step":3}',
      expiresAt: data.expiresAt,
      keptAt: data.keptAt,
      files: [
        {
          token: file,
          bytes: PDF.length,
          name: 'document.pdf',
          contentType: 'application/pdf',
          uploadTypeId: deedTypeId,
        },
      ],
    });
    const [stored] = await db.select().from(applicationDraft).where(eq(applicationDraft.id, id));
    expect(JSON.stringify(stored)).not.toMatch(/step|example\.com/);
    await send({ id, files: [file] });
    expect((await call('register/openDraft', { token })).reasonText).toBe('link_ended');
    expect((await keep({ id, email })).reasonText).toBe('already_sent');
  });

  test('kept and sent in the same moment, nothing is left to go on with', async () => {
    const waiting = async () => {
      const { rows } = await db.execute<{ count: number }>(sql`
        select count(*)::int as count from pg_locks join pg_database on pg_database.oid = database
        where locktype = 'advisory' and not granted and datname = current_database()`);
      return rows[0]?.count;
    };
    /** Calls while somebody else, who holds the form, has not come to their end. */
    async function callDuring<T>(
      id: string,
      write: (tx: Parameters<Parameters<typeof db.transaction>[0]>[0]) => Promise<unknown>,
      begin: () => Promise<T>,
    ): Promise<T> {
      const { begun } = await db.transaction(async (tx) => {
        await tx.execute(sql`select ${holdForm(id)}`);
        await write(tx);
        const called = begin();
        await eventually(async () => expect(await waiting()).toBe(1));
        return { begun: called };
      });
      return begun;
    }
    const [sent, kept] = [randomUUID(), randomUUID()];
    const draftsOf = (id: string) => db.$count(applicationDraft, eq(applicationDraft.id, id));
    const row = applicationRow(house.secretKey, { clientId: sent });
    const late = await callDuring(
      sent,
      (tx) => tx.insert(application).values(row),
      () => keep({ id: sent }),
    );
    expect(late.reasonText).toBe('already_sent');
    expect(await draftsOf(sent)).toBe(0);

    const draft = {
      ...draftColumns(createSealing(house.secretKey), { email: '', content: '{}', files: [] }),
      ...{ id: kept, tokenHash: 'x', expiresAt: new Date(Date.now() + 60_000) },
      language: 'th' as const,
    };
    const { isSuccess } = await callDuring(
      kept,
      (tx) => tx.insert(applicationDraft).values(draft),
      () => call('register/send', loanForm(productId, { id: kept })),
    );
    expect(isSuccess).toBe(true);
    expect(await draftsOf(kept)).toBe(0);
  });

  test('a link ends with its time, and no other token opens anything', async () => {
    const [id, email] = [randomUUID(), someone()];
    await keep({ id, email });
    await work();
    const token = linkIn((await mails.next(email)).text, 'resume');
    await db
      .update(applicationDraft)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(applicationDraft.id, id));
    for (const tried of [token, `${token}x`, 'x', id])
      expect((await call('register/openDraft', { token: tried })).reasonText).toBe('link_ended');
  });

  test('nobody has one address written to as often as they like, from however many networks', async () => {
    const email = someone();
    const ids = Array.from({ length: 7 }, () => randomUUID());
    const keepElsewhere = async (id: string, to = email) => {
      await db.delete(formSending);
      return keep({ id, email: to });
    };
    const kept = [];
    for (const id of ids) kept.push(await keepElsewhere(id));
    // Nobody is promised a letter that will not go, also before the first has gone.
    expect(kept.map(({ isSuccess }) => isSuccess)).toEqual([...Array(5).fill(true), false, false]);
    expect(kept.at(-1).data.fields).toEqual({ email: 'written_enough' });
    const [first = ''] = ids;
    for (let time = 0; time < 2; time += 1)
      await queueMail(db, {
        event: 'application_draft',
        language: 'th',
        payload: { draftId: first },
      });
    // Those that had to wait, for no mail could be sent, do not go together either.
    const waited = inArray(sql`${outgoingMail.payload} ->> 'draftId'`, ids);
    await db.update(outgoingMail).set({ createdAt: sql`now() - interval '2 hours'` }).where(waited);
    await work();
    const statesOf = async (draftId: string) => {
      const about = sql`${outgoingMail.payload} ->> 'draftId' = ${draftId}`;
      const letters = await db.select().from(outgoingMail).where(about);
      return letters.map(({ state }) => state);
    };
    const states = new Map<string, string[]>();
    for (const id of ids) states.set(id, await statesOf(id));
    expect([...states.values()].flat().sort()).toEqual([
      ...['dropped', 'dropped'],
      ...Array(5).fill('sent'),
    ]);

    const refused = await keepElsewhere(randomUUID(), email.toUpperCase());
    expect(refused.data.fields).toEqual({ email: 'written_enough' });
    // An older letter opens it as it is now.
    const before = states.get(first);
    expect((await keepElsewhere(first)).isSuccess).toBe(true);
    expect(await statesOf(first)).toEqual(before);
    expect((await keepElsewhere(randomUUID(), someone())).isSuccess).toBe(true);
  });

  test('mails are not for free, and addresses and contents have limits', async () => {
    for (let time = 0; time < 3; time += 1) expect((await keep({})).isSuccess).toBe(true);
    expect((await keep({})).reasonText).toBe('captcha_required');
    const { data } = await keep({ email: 'nobody', content: 'x'.repeat(60_001) });
    expect(data.fields).toEqual({ email: 'invalid_email', content: 'too_long' });
  });
});

describe('the status page', () => {
  test('tells the way of an application in the words for applicants', async () => {
    const row = await send();
    const move = (toStatus: 'contacted' | 'decision' | 'approval') =>
      db.insert(applicationEvent).values({
        applicationId: row.id,
        actor: 'staff',
        kind: 'moved',
        toStatus,
        remark: 'secret remark',
      });
    for (const status of ['contacted', 'decision', 'approval', 'decision'] as const)
      await move(status);
    await db.insert(applicationEvent).values({ applicationId: row.id, kind: 'assigned' });
    await db
      .update(application)
      .set({ status: 'approval', remark: 'secret remark' })
      .where(eq(application.id, row.id));
    const { data } = await statusOf(row.reference.toLowerCase().replace('-', ' '));
    expect(data).toMatchObject({
      reference: row.reference,
      status: 'decision',
      product: { en: 'Deed loan' },
      canWithdraw: true,
      email: 's…@example.com',
      missing: [{ uploadTypeId: deedTypeId }],
      requests: [],
      rejection: null,
    });
    expect(data.timeline.map((step: { status: string }) => step.status)).toEqual([
      'new',
      'contacted',
      'decision',
    ]);
    expect(JSON.stringify(data)).not.toMatch(/secret|staff|approval/);
  });

  test('a rejection is told in the wording for applicants', async () => {
    const [reason] = await db
      .insert(rejectReason)
      .values({ name: { th: 'เอกสารไม่ครบ' }, detail: {}, active: true, internalName: 'ห้ามบอก' })
      .returning();
    const email = someone();
    const row = await send({ email });
    await work();
    await mails.next(email);
    await db
      .update(application)
      .set({ status: 'rejected', rejectReasonId: reason?.id ?? 0 })
      .where(eq(application.id, row.id));
    const { data } = await statusOf(row.reference);
    expect(data).toMatchObject({
      rejection: { name: { th: 'เอกสารไม่ครบ' } },
      canWithdraw: false,
      missing: [],
    });
    expect(JSON.stringify(data)).not.toContain('ห้ามบอก');
    // Closed, it is finished for the same reason.
    await db.update(application).set({ status: 'closed' }).where(eq(application.id, row.id));
    const closed = (await statusOf(row.reference)).data;
    expect(closed).toMatchObject({ status: 'closed', rejection: { name: { th: 'เอกสารไม่ครบ' } } });
    await db.update(application).set({ status: 'rejected' }).where(eq(application.id, row.id));
    const [event] = await db
      .insert(applicationEvent)
      .values({ applicationId: row.id, kind: 'moved', toStatus: 'rejected' })
      .returning();
    const payload = { applicationId: row.id, eventId: event?.id ?? 0 };
    const letter = { event: APPLICATION_MOVED.name, language: 'th', payload } as const;
    await queueMail(db, letter);
    await work();
    expect((await mails.next(email)).text).toContain('เหตุผล: เอกสารไม่ครบ');
    // Taken up again before the letter could go: nothing in it holds any more.
    await queueMail(db, { ...letter, key: 'late' });
    await db
      .insert(applicationEvent)
      .values({ applicationId: row.id, kind: 'moved', toStatus: 'contacted' });
    await work();
    const [late] = await db.select().from(outgoingMail).where(eq(outgoingMail.key, 'late'));
    expect(late?.state).toBe('dropped');
  });

  test('an unknown reference and a wrong number are answered alike', async () => {
    const { reference } = await send();
    const answers = [
      await statusOf('ACDE-FGHJ'),
      await statusOf(reference, '081 234 5679'),
      await statusOf('not a reference'),
      await statusOf(reference, "' or 1=1 --"),
    ];
    for (const answer of answers)
      expect(answer).toEqual({ isSuccess: false, reasonText: 'not_found', data: null });
  });

  test('guessing meets a captcha soon, and for one application an end', async () => {
    const { reference } = await send();
    for (let time = 0; time < 5; time += 1) await statusOf(reference, '089 000 0000');
    expect((await statusOf(reference)).reasonText).toBe('captcha_required');
    const solved = await statusOf(reference, undefined, { captcha: await solveCaptcha(app) });
    expect(solved.isSuccess).toBe(true);
    for (let time = 0; time < 25; time += 1) {
      await db.delete(formSending).where(eq(formSending.form, 'register_status'));
      await statusOf(reference, '089 000 0000', { captcha: 'x' });
    }
    await db.delete(formSending).where(eq(formSending.form, 'register_status'));
    expect((await statusOf(reference)).reasonText).toBe('too_many_requests');
  });

  test('staff can close it', async () => {
    const { reference } = await send();
    await setParameter(db, 'status_page_show', 'N');
    await eventually(async () => expect((await statusOf(reference)).reasonText).toBe('closed'));
    await setParameter(db, 'status_page_show', 'Y');
    await eventually(async () => expect((await statusOf(reference)).isSuccess).toBe(true));
  });

  test('is read again with its token by who was away to hand in a document, and by nobody else', async () => {
    const row = await send();
    const { token, ...first } = (await statusOf(row.reference)).data;
    const { data, reasonText } = await call('register/statusAgain', { token });
    expect(reasonText).toBe('');
    expect(data).toMatchObject(first);
    for (const forged of ['x', `${token}x`, row.personal])
      expect((await call('register/statusAgain', { token: forged })).reasonText).toBe('not_found');
    await setParameter(db, 'status_page_show', 'N');
    await eventually(async () =>
      expect((await call('register/statusAgain', { token })).reasonText).toBe('closed'),
    );
    await setParameter(db, 'status_page_show', 'Y');
    await eventually(async () =>
      expect((await call('register/statusAgain', { token })).isSuccess).toBe(true),
    );
    const now = Date.now() + 16 * 60_000;
    vi.useFakeTimers({ toFake: ['Date'], now, shouldAdvanceTime: true });
    const late = await call('register/statusAgain', { token });
    vi.useRealTimers();
    expect(late.reasonText).toBe('link_ended');
  });

  test('withdraws what can be withdrawn, once, and only with its token', async () => {
    const row = await send();
    const { token } = (await statusOf(row.reference)).data;
    const { data } = await call('register/withdraw', { token });
    expect(data).toMatchObject({ status: 'cancelled', canWithdraw: false });
    expect(data.timeline.at(-1)).toMatchObject({ kind: 'moved', status: 'cancelled' });
    expect((await call('register/withdraw', { token })).reasonText).toBe('move_not_allowed');
    for (const forged of ['x', `${token}x`, token.slice(0, -2), row.personal])
      expect((await call('register/withdraw', { token: forged })).reasonText).toBe('not_found');
    const [audited] = await db
      .select()
      .from(auditEvent)
      .where(sql`subject_name = ${row.reference} and action = 'move'`);
    expect(audited).toMatchObject({ actor: null, changes: { status: { to: 'cancelled' } } });
  });

  test('mails a copy to the address in the application, with numbers masked', async () => {
    const email = someone();
    const row = await send({
      email,
      askedAmount: '1500000',
      ...{ houseNo: '99', moo: '4', road: 'สีลม' },
      deeds: [{ deedNo: '1234', landNo: '67', area: { rai: '2' } }],
    });
    // A limit may have satang; a letter shows two digits of them or none.
    const claimed = {
      governmentPrice: satang(400_000_000),
      marketPrice: satang(500_000_000),
      governmentPercent: 70,
      marketPercent: 50,
      rounding: 1,
      limit: satang(250_000_050),
    };
    await db.update(application).set({ claimed }).where(eq(application.id, row.id));
    await work();
    await mails.next(email);
    const { token } = (await statusOf(row.reference)).data;
    const { data } = await call('register/sendCopy', { token });
    expect(data.email).toBe(`${email.slice(0, 1)}…@example.com`);
    await work();
    const { text } = await mails.next(email);
    expect(text).toContain('ชื่อ: นางสาวสมหญิง ใจดี\n');
    expect(text).toMatch(/99 หมู่ 4 ถนนสีลม แขวง\S+ เขต\S+ กรุงเทพมหานคร \d{5}/);
    expect(text).toContain('เอกสารสิทธิ์: เลขที่ 1234 เลขที่ดิน 67 2 ไร่');
    expect(text).toContain('วงเงินที่ต้องการ: 1,500,000 บาท\n');
    expect(text).toContain('ประเมินเบื้องต้น: 2,500,000.50 บาท\n');
    expect(text).toContain('xxxxxxxxx5635');
    expect(text).not.toContain('3100600445635');
    for (let time = 0; time < 4; time += 1) await call('register/sendCopy', { token });
    expect((await call('register/sendCopy', { token })).reasonText).toBe('too_many_requests');
    const silent = await send({ email: '' });
    const other = (await statusOf(silent.reference)).data;
    expect(other.email).toBeNull();
    expect((await call('register/sendCopy', { token: other.token })).reasonText).toBe('no_email');
  });
});

describe('answering a request', () => {
  async function ask(values: object = {}) {
    const email = someone();
    const row = await send({ email });
    await work();
    await mails.next(email);
    const [request] = await db
      .insert(applicationRequest)
      .values({
        applicationId: row.id,
        uploadTypeId: deedTypeId,
        documentName: { th: 'สำเนาโฉนด' },
        note: 'ภาพไม่ชัด',
        askedBy: 'staff',
        expiresAt: sql`now() + interval '1 day'`,
        ...values,
      })
      .returning();
    const requestId = request?.id ?? 0;
    await queueMail(db, {
      event: APPLICATION_REQUEST.name,
      language: 'th',
      payload: { requestId },
    });
    await work();
    const mail = await mails.next(email);
    expect(mail.text).toContain('ภาพไม่ชัด');
    return { row, requestId, token: linkIn(mail.text, 'token') };
  }

  test('the link takes the one document, once', async () => {
    const { row, requestId, token } = await ask();
    const { data } = await call('register/openRequest', { token });
    expect(data).toMatchObject({
      reference: row.reference,
      document: { th: 'สำเนาโฉนด' },
      note: 'ภาพไม่ชัด',
      mostFiles: 3,
    });
    expect((await statusOf(row.reference)).data.requests).toHaveLength(1);
    const { draftId } = data;
    const lost = (await upload({ draftId, request: token })).data;
    // Loaded anew where it is still known, it stays; opened elsewhere, it begins afresh.
    const held = [lost.token];
    await call('register/openRequest', { token, held });
    const find = async () => (await call('register/findUploads', { draftId, tokens: held })).data;
    expect(await find()).toEqual(held);
    await call('register/openRequest', { token, held: ['x'] });
    expect(await find()).toEqual([]);
    const answer = { token, uploads: [lost.token] };
    expect((await call('register/answerRequest', answer)).data.fields).toEqual({
      uploads: 'file_gone',
    });
    const kept = (await upload({ draftId, request: token, name: 'โฉนด.pdf' })).data;
    expect(kept.name).toBe('โฉนด.pdf');
    const uploads = [kept.token];
    const answers = await Promise.all(
      [1, 2, 3].map(() => call('register/answerRequest', { token, uploads })),
    );
    // Whoever got no answer sends the same again: it is handed in once, and answered the same.
    for (const { data: given } of answers)
      expect(given).toEqual({ reference: row.reference, next: null });
    expect((await call('register/openRequest', { token })).reasonText).toBe('link_ended');
    for (const others of [['x'], [...uploads, 'x']])
      expect((await call('register/answerRequest', { token, uploads: others })).reasonText).toBe(
        'link_ended',
      );
    expect((await upload({ draftId, request: token })).reasonText).toBe('link_ended');
    const files = await db
      .select()
      .from(applicationFile)
      .where(eq(applicationFile.applicationId, row.id));
    expect(files).toMatchObject([{ requestId, uploadTypeId: deedTypeId, name: 'โฉนด.pdf' }]);
    const status = (await statusOf(row.reference)).data;
    expect(status).toMatchObject({ requests: [], missing: [] });
    const received = status.timeline.filter(({ kind }: { kind: string }) => kind === 'received');
    expect(received).toMatchObject([{ document: { th: 'สำเนาโฉนด' } }]);
  });

  test('of several papers in one letter, one that came meanwhile does not keep the letter back', async () => {
    const email = someone();
    const row = await send({ email });
    await work();
    await mails.next(email);
    const papers = ['หนังสือมอบอำนาจ', 'ทะเบียนบ้าน'].map((th) => ({
      ...{ applicationId: row.id, documentName: { th }, askedBy: 'staff' },
      expiresAt: sql`now() + interval '1 day'`,
    }));
    const [first] = await db.insert(applicationRequest).values(papers).returning();
    const ofFirst = eq(applicationRequest.id, first?.id ?? 0);
    const letter = { event: APPLICATION_REQUEST.name, language: 'th' } as const;
    const payload = { requestId: first?.id ?? 0 };
    await queueMail(db, { ...letter, key: 'both', payload });
    await db.update(applicationRequest).set({ receivedAt: sql`now()` }).where(ofFirst);
    await work();
    const [queued] = await db.select().from(outgoingMail).where(eq(outgoingMail.key, 'both'));
    expect(queued?.state).toBe('sent');
    const { text } = await mails.next(email);
    expect(text).toContain('ทะเบียนบ้าน');
    expect(text).not.toContain('หนังสือมอบอำนาจ');
    const opened = await call('register/openRequest', { token: linkIn(text, 'token') });
    expect(opened.data.document).toEqual({ th: 'ทะเบียนบ้าน' });
    // What was asked for at another time has a letter of its own.
    await db.insert(applicationRequest).values(papers.slice(0, 1));
    await db
      .update(applicationRequest)
      .set({ receivedAt: sql`now()` })
      .where(sql`${applicationRequest.askedAt}
      = (select asked_at from application_request where id = ${first?.id ?? 0})`);
    await queueMail(db, { ...letter, key: 'all there', payload });
    await work();
    const [late] = await db.select().from(outgoingMail).where(eq(outgoingMail.key, 'all there'));
    expect(late?.state).toBe('dropped');
  });

  test('a link is for its own application: uploads of others and other tokens find nothing', async () => {
    const [mine, others] = [await ask(), await ask()];
    const open = async (token: string) => (await call('register/openRequest', { token })).data;
    const [{ draftId }, other] = [await open(mine.token), await open(others.token)];
    expect(draftId).not.toBe(other.draftId);
    const crossed = await upload({ draftId: other.draftId, request: mine.token });
    expect(crossed.reasonText).toBe('not_found');
    const foreign = (await upload({ draftId: other.draftId, request: others.token })).data;
    const stolen = { token: mine.token, uploads: [foreign.token] };
    expect((await call('register/answerRequest', stolen)).data.fields).toEqual({
      uploads: 'file_gone',
    });
    for (const token of ['x', `${mine.token}x`, String(mine.requestId)]) {
      expect((await post(app, 'register/openRequest', { token })).status).toBe(404);
      const answer = { token, uploads: [foreign.token] };
      expect((await post(app, 'register/answerRequest', answer)).status).toBe(404);
    }
  });

  test('a link ends with its time and with the application', async () => {
    const { row, requestId, token } = await ask();
    const reason = async () => (await call('register/openRequest', { token })).reasonText;
    await db
      .update(applicationRequest)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(applicationRequest.id, requestId));
    expect(await reason()).toBe('link_ended');
    await db
      .update(applicationRequest)
      .set({ expiresAt: sql`now() + interval '1 day'` })
      .where(eq(applicationRequest.id, requestId));
    expect(await reason()).toBe('');
    await db.update(application).set({ status: 'cancelled' }).where(eq(application.id, row.id));
    expect(await reason()).toBe('link_ended');
    // Nor does a letter that waited until now ask for it.
    const asks = { event: APPLICATION_REQUEST.name, language: 'th', key: 'in vain' } as const;
    await queueMail(db, { ...asks, payload: { requestId } });
    await work();
    const [late] = await db.select().from(outgoingMail).where(eq(outgoingMail.key, 'in vain'));
    expect(late?.state).toBe('dropped');
  });
});
