import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { applicationLine } from '#server/applications/line-tables.ts';
import {
  application,
  applicationEvent,
  applicationFile,
  applicationRequest,
} from '#server/applications/tables.ts';
import { remindOfRequests } from '#server/apply/reminders.ts';
import { auditEvent } from '#server/audit/tables.ts';
import { formSending } from '#server/captcha/tables.ts';
import { createLogger } from '#server/platform/logger.ts';
import { createSealing } from '#server/platform/sealed.ts';
import { uploadType } from '#server/reference/tables.ts';
import { addApplications, applicationRow } from '#tests/support/applications.ts';
import { solveCaptcha } from '#tests/support/captcha.ts';
import { openDesk } from '#tests/support/case-desk.ts';
import { addApplication } from '#tests/support/loan-applications.ts';
import { uploadDocument } from '#tests/support/loan-form.ts';
import type { Role } from '#tests/support/people.ts';
import { post } from '#tests/support/test-app.ts';

const { app, db, secretKey, productId, uploadTypeId, call, data, upload, file } = await openDesk();
const PDF = Buffer.from('%PDF-1.7\nhello\n%%EOF');
const sealing = createSealing(secretKey);
const SILENT = createLogger('silent');
/** A house without LINE. */
const SETTINGS = { application_line: 'instead_of_sms', hasLine: false } as const;
const EMAIL = { email: 'somchai@example.com' };

const [idCard] = await db
  .insert(uploadType)
  .values({
    name: { th: 'บัตรประชาชน', en: 'ID card' },
    detail: {},
    active: true,
    individual: true,
    company: false,
    required: true,
    mostFiles: 2,
  })
  .returning();
const neededId = idCard?.id ?? 0;

const detailsOf = (id: number) =>
  data('officer', 'application/details', { resource: 'application', id });
const typesOf = (those: Array<{ uploadTypeId: number }>) =>
  those.map(({ uploadTypeId: type }) => type);
const statusOf = async (reference: string) => {
  const asked = { reference, phone: '0891112222', captcha: await solveCaptcha(app) };
  return (await post(app, 'register/status', asked)).body.data;
};
const mailsTo = async (id: number) => {
  const { rows } = await db.execute(
    sql`select * from outgoing_mail where about = ${`application:${id}`}`,
  );
  return rows.length;
};

/** Hands in one file by a link. */
async function handIn(token: string) {
  const { draftId } = (await post(app, 'register/openRequest', { token })).body.data;
  const { data: kept } = await uploadDocument(app, { draftId, request: token }, PDF);
  const sent = await post(app, 'register/answerRequest', { token, uploads: [kept.token] });
  expect(sent.body.isSuccess, JSON.stringify(sent.body)).toBe(true);
  return sent.body.data;
}

async function linkTo(id: number, requestId: number): Promise<string> {
  const { path } = await data('officer', 'application/requestLink', { id, requestId });
  return new URL(path, 'http://chanote.test').searchParams.get('token') ?? '';
}

describe('asked for', () => {
  test('several papers in one message; one link leads through all of them', async () => {
    const { id } = await addApplication(db, secretKey, { productId });
    const asked = { id, uploadTypeId, alsoTypeIds: [neededId, uploadTypeId], note: 'ขอเพิ่ม' };
    const { requestId } = await data('officer', 'application/requestDocument', asked);
    expect(await mailsTo(id)).toBe(1);
    expect(typesOf((await detailsOf(id)).requests)).toEqual([uploadTypeId, neededId]);
    const { next } = await handIn(await linkTo(id, requestId));
    expect(next.document).toEqual({ th: 'บัตรประชาชน', en: 'ID card' });
    expect((await handIn(next.token)).next).toBeNull();
    const { requests, missing } = await detailsOf(id);
    expect(requests.map(({ state }: { state: string }) => state)).toEqual(['received', 'received']);
    expect(missing).toEqual([]);
    const wrong = await call('officer', 'application/requestDocument', {
      ...asked,
      alsoTypeIds: [999],
    });
    expect(wrong.body.data.fields).toEqual({ alsoTypeIds: 'invalid' });
  });

  test('are asked for once, also where the answer was lost and it is sent again', async () => {
    const { id } = await addApplication(db, secretKey, { productId });
    const asked = { id, uploadTypeId, alsoTypeIds: [neededId], note: 'ขอเพิ่ม', askId: randomUUID() };
    const ask = () => data('officer', 'application/requestDocument', asked);
    const [first, again] = await Promise.all([ask(), ask()]);
    expect([again, await ask()]).toEqual([first, first]);
    expect(await mailsTo(id)).toBe(1);
    expect((await detailsOf(id)).requests).toHaveLength(2);
  });

  test('are waited for until it is over, and again when it is opened again', async () => {
    const { id, reference } = await addApplication(db, secretKey, { productId });
    await data('officer', 'application/requestDocument', { id, uploadTypeId, note: 'ขอเพิ่ม' });
    const states = async (resource: string) => {
      const { requests } = await data('officer', 'application/details', { resource, id });
      return requests.map(({ state }: { state: string }) => state);
    };
    const move = async (role: Role, name: string) => {
      const { version } = await detailsOf(id);
      const made = { id, version, move: name, remark: 'เหตุผล', sendMessage: false };
      await data(role, 'application/move', made);
    };
    expect(await states('application')).toEqual(['open']);
    await move('officer', 'cancel');
    expect(await states('applicationHistory')).toEqual(['cancelled']);
    expect((await statusOf(reference)).requests).toEqual([]);
    await move('approver', 'reopen');
    expect(await states('application')).toEqual(['open']);
  });

  test('and reminded once, however many are due on the same day', async () => {
    const rows = Array.from({ length: 101 }, () => applicationRow(secretKey));
    const ids = await addApplications(db, rows);
    const due = { askedBy: 'officer', askedAt: sql`now() - interval '12 days'` };
    const requests = [1, 2, 3].flatMap((paper) =>
      ids.map((applicationId) => ({
        ...{ applicationId, documentName: { th: `เอกสาร ${paper}` }, ...due },
        expiresAt: sql`now() + interval '2 days'`,
      })),
    );
    await db.insert(applicationRequest).values(requests);
    const settings = { ...SETTINGS, application_sms: 'N' } as const;
    await remindOfRequests(db, sealing, { ...settings, request_reminder_days: 3 }, SILENT);
    const reminded = await db
      .select({ id: applicationEvent.applicationId })
      .from(applicationEvent)
      .where(
        and(inArray(applicationEvent.applicationId, ids), eq(applicationEvent.kind, 'reminded')),
      );
    expect(reminded.map(({ id }) => id).sort((one, other) => one - other)).toEqual(ids);
  });

  test('but nobody is called reminded whom nothing reaches: the case is marked, so that somebody calls', async () => {
    const { id } = await addApplication(db, secretKey, { productId, email: '' });
    await data('officer', 'application/requestDocument', {
      ...{ id, way: 'link', uploadTypeId, note: 'ขอเพิ่ม' },
    });
    await db
      .update(applicationRequest)
      .set({
        askedAt: sql`now() - interval '12 days'`,
        expiresAt: sql`now() + interval '2 days'`,
      })
      .where(eq(applicationRequest.applicationId, id));
    await data('officer', 'application/details', { resource: 'application', id });
    // Linked to an account that is off.
    await db
      .insert(applicationLine)
      .values({ applicationId: id, sealed: 'sealed', userDigest: randomUUID() });
    const settings = { ...SETTINGS, application_sms: 'N' } as const;
    for (const _night of [1, 2])
      await remindOfRequests(db, sealing, { ...settings, request_reminder_days: 3 }, SILENT);
    const { events } = await data('officer', 'application/timeline', {
      resource: 'application',
      id,
    });
    const reminded = events.filter(({ kind }: { kind: string }) => kind === 'reminded');
    expect(reminded).toMatchObject([{ detail: { unreachable: 1 } }]);
    const [row] = await db.select().from(application).where(eq(application.id, id));
    expect(row?.newsAt).not.toBeNull();
  });

  test('though the details of another one cannot be opened, which the log tells', async () => {
    const stranger = applicationRow(randomBytes(32).toString('hex'), {}, EMAIL);
    const [lost = 0, sound = 0] = await addApplications(db, [
      stranger,
      applicationRow(secretKey, {}, EMAIL),
    ]);
    await db.insert(applicationRequest).values(
      [lost, sound].map((applicationId) => ({
        ...{ applicationId, documentName: { th: 'เอกสาร' }, askedBy: 'officer' },
        askedAt: sql`now() - interval '12 days'`,
        expiresAt: sql`now() + interval '2 days'`,
      })),
    );
    const lines: string[] = [];
    const log = createLogger('warn', { write: (line) => lines.push(line) });
    const settings = { ...SETTINGS, application_sms: 'N' } as const;
    await remindOfRequests(db, sealing, { ...settings, request_reminder_days: 3 }, log);
    await remindOfRequests(db, sealing, { ...settings, request_reminder_days: 3 }, log);
    expect([await mailsTo(lost), await mailsTo(sound)]).toEqual([0, 1]);
    expect(lines.map((line) => JSON.parse(line).record)).toEqual([lost]);
  });

  test('once more a while before the link ends, whichever way the applicant can be reached', async () => {
    const settings = { ...SETTINGS, request_reminder_days: 3, application_sms: 'Y' } as const;
    const remind = (days = 3) =>
      remindOfRequests(db, sealing, { ...settings, request_reminder_days: days }, SILENT);
    const ask = async (columns: object) => {
      const { id } = await addApplication(db, secretKey, { productId, ...columns });
      const asked = { id, way: 'link', uploadTypeId, alsoTypeIds: [neededId], note: 'ขอเพิ่ม' };
      await data('officer', 'application/requestDocument', asked);
      return id;
    };
    const remindedOf = async (id: number) => {
      const { events } = await data('officer', 'application/timeline', {
        resource: 'application',
        id,
      });
      return events.filter(({ kind }: { kind: string }) => kind === 'reminded').length;
    };
    const [byMail, byText, over] = [await ask({}), await ask({ email: '' }), await ask({})];
    await db.update(application).set({ status: 'cancelled' }).where(eq(application.id, over));
    await remind();
    expect(await remindedOf(byMail), 'it ends in two weeks').toBe(0);
    await db.update(applicationRequest).set({
      askedAt: sql`now() - interval '12 days'`,
      expiresAt: sql`now() + interval '2 days'`,
    });
    await remind(0);
    expect(await remindedOf(byMail)).toBe(0);
    await remind();
    await remind();
    expect(await remindedOf(byMail)).toBe(1);
    expect(await remindedOf(byText)).toBe(1);
    expect(await remindedOf(over)).toBe(0);
    expect([await mailsTo(byMail), await mailsTo(byText)]).toEqual([1, 0]);
    const { rows } = await db.execute(sql`
      select payload from graphile_worker._private_jobs jobs
      join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
      where tasks.identifier = 'text_applicant'`);
    expect(rows.map(({ payload }) => (payload as { applicationId: number }).applicationId)).toEqual(
      [byText],
    );
  });
});

describe('come another way', () => {
  const ask = async (id: number, papers: object) =>
    (
      await data('officer', 'application/requestDocument', {
        ...{ id, way: 'link', note: 'ขอเพิ่ม', ...papers },
      })
    ).requestId;
  const statesOf = async (id: number) =>
    (await detailsOf(id)).requests.map(({ state }: { state: string }) => state);

  test('brought to the counter, what was asked for is asked for no more', async () => {
    const { id, reference } = await addApplication(db, secretKey, { productId });
    await ask(id, { uploadTypeId, alsoTypeIds: [neededId] });
    const query = new URLSearchParams({
      resource: 'application',
      id: String(id),
      name: 'card.pdf',
    });
    expect((await upload('officer', `${query}&uploadTypeId=${neededId}`, PDF)).statusCode).toBe(
      200,
    );
    expect(await statesOf(id)).toEqual(['open', 'received']);
    expect((await statusOf(reference)).requests).toMatchObject([{ document: { th: 'สำเนาโฉนด' } }]);
    // Of no kind, it answers nothing that anybody asked for.
    await upload('officer', `${query}`, PDF);
    expect(await statesOf(id)).toEqual(['open', 'received']);
  });

  test('asked for twice, one answer is enough; of another application nothing is', async () => {
    const { id } = await addApplication(db, secretKey, { productId });
    const other = await addApplication(db, secretKey, { productId });
    const first = await ask(id, { uploadTypeId: neededId });
    await ask(id, { uploadTypeId: neededId });
    await ask(id, { uploadTypeId });
    await ask(other.id, { uploadTypeId: neededId });
    const { next } = await handIn(await linkTo(id, first));
    expect(next.document).toEqual({ th: 'สำเนาโฉนด', en: 'สำเนาโฉนด' });
    expect(await statesOf(id)).toEqual(['received', 'received', 'open']);
    expect(await statesOf(other.id)).toEqual(['open']);
  });
});

describe('come unasked', () => {
  test('what is missing is sent from the page of the status, and is news', async () => {
    const { id, reference } = await addApplication(db, secretKey, { productId });
    const { token, missing } = await statusOf(reference);
    expect(typesOf(missing)).toEqual([neededId]);
    expect(typesOf((await detailsOf(id)).missing)).toEqual([neededId]);
    const link = (of: object, pass = token) =>
      post(app, 'register/documentLink', { token: pass, of });
    expect((await link({ uploadTypeId })).body.reasonText, 'it is not needed').toBe('not_found');
    expect((await link({ uploadTypeId: neededId }, 'forged')).body.reasonText).toBe('not_found');
    const [first, again] = await Promise.all([
      link({ uploadTypeId: neededId }),
      link({ uploadTypeId: neededId }),
    ]);
    expect(first.body.data.token).toBe(again.body.data.token);
    expect((await detailsOf(id)).requests, 'nothing has come yet').toEqual([]);
    await handIn(first.body.data.token);
    const seen = await detailsOf(id);
    expect(seen).toMatchObject({ missing: [], newsAt: expect.any(String) });
    expect(seen.requests).toMatchObject([{ askedBy: null, state: 'received' }]);
    expect((await statusOf(reference)).missing).toEqual([]);
    expect((await link({ uploadTypeId: neededId })).body.reasonText).toBe('not_found');
  });

  test('what was asked for is sent from there too; of another application nothing', async () => {
    const [own, other] = [
      await addApplication(db, secretKey, { productId }),
      await addApplication(db, secretKey, { productId }),
    ];
    const ask = async (id: number) => {
      const asked = { id, way: 'link', uploadTypeId, note: 'ขอเพิ่ม' };
      return (await data('officer', 'application/requestDocument', asked)).requestId;
    };
    const [requestId, strangers] = [await ask(own.id), await ask(other.id)];
    const { token, requests, missing } = await statusOf(own.reference);
    expect(requests).toMatchObject([{ requestId }]);
    const asked = { id: own.id, way: 'link', uploadTypeId: neededId, note: 'ขอเพิ่ม' };
    expect(typesOf(missing)).toEqual([neededId]);
    await data('officer', 'application/requestDocument', asked);
    expect((await statusOf(own.reference)).missing, 'it stands among what is asked for').toEqual(
      [],
    );
    const link = (of: object) => post(app, 'register/documentLink', { token, of });
    expect((await link({ requestId: strangers })).body.reasonText).toBe('not_found');
    await handIn((await link({ requestId })).body.data.token);
    expect((await link({ requestId })).body.reasonText).toBe('not_found');
  });
});

describe('checked', () => {
  test('by a name of its own it is nameless in the record of what was done, which is never erased', async () => {
    const { id } = await addApplication(db, secretKey, { productId });
    const name = 'บัตรของสมชาย ใจดี.pdf';
    const query = new URLSearchParams({ resource: 'application', id: String(id), name });
    const added = await upload('officer', `${query}`, Buffer.from('%PDF-1.7\n%%EOF'));
    const fileId = added.json().data.id;
    await data('officer', 'application/checkPaper', {
      ...{ id, fileId, verdict: 'refused', reason: 'ไม่ชัด' },
    });
    await file('officer', 'application/file', { resource: 'application', id, fileId });
    const asked = {
      id,
      uploadTypeId: null,
      documentName: { th: 'จดหมายของสมชาย ใจดี' },
      note: 'ขอด้วย',
    };
    await data('officer', 'application/requestDocument', { ...asked, way: 'link' });
    const record = await db
      .select()
      .from(auditEvent)
      .where(eq(auditEvent.subjectId, String(id)));
    expect(record.length).toBeGreaterThanOrEqual(4);
    expect(JSON.stringify(record)).not.toContain('สมชาย ใจดี');
    expect(JSON.stringify(record)).toContain(`#${fileId}`);
    const long = { ...asked, documentName: { th: 'ก'.repeat(201) } };
    const refused = await call('officer', 'application/requestDocument', { ...long, way: 'link' });
    expect(refused.body.data.fields).toEqual({ 'documentName.th': 'too_long' });
  });

  test('what will do and what will not, with the reason; what will not is missing again', async () => {
    const { id, reference, clientId } = await addApplication(db, secretKey, { productId });
    const [file] = await db
      .insert(applicationFile)
      .values({
        applicationId: id,
        draftId: clientId,
        uploadTypeId: neededId,
        documentName: { th: 'บัตรประชาชน' },
        fileKey: `papers-${id}`,
        name: 'card.pdf',
        contentType: 'application/pdf',
        bytes: 10,
        sha256: '',
        tokenHash: `papers-${id}`,
      })
      .returning();
    const found = { id, fileId: file?.id ?? 0, verdict: 'refused', reason: 'หมดอายุแล้ว' };
    const check = (values: object = {}, role: 'officer' | 'auditor' = 'officer') =>
      call(role, 'application/checkPaper', { ...found, ...values });
    expect((await detailsOf(id)).files).toMatchObject([{ verdict: 'unchecked', checkedBy: null }]);
    expect((await check({}, 'auditor')).status).toBe(403);
    expect((await check({ reason: ' ' })).body.data.fields).toEqual({ reason: 'required' });
    const stranger = await addApplication(db, secretKey, { productId });
    expect((await check({ id: stranger.id })).status).toBe(404);

    expect((await check({ verdict: 'checked', reason: '' })).body.data).toEqual({ version: 2 });
    expect((await statusOf(reference)).missing).toEqual([]);
    await check();
    const refused = await detailsOf(id);
    expect(refused.files).toMatchObject([
      { verdict: 'refused', refusedFor: 'หมดอายุแล้ว', checkedBy: 'officer' },
    ]);
    expect(typesOf(refused.missing)).toEqual([neededId]);
    expect(typesOf((await statusOf(reference)).missing)).toEqual([neededId]);
    await check({ verdict: 'unchecked', reason: '' });
    expect((await detailsOf(id)).files).toMatchObject([{ verdict: 'unchecked', refusedFor: '' }]);
    const { events } = await data('officer', 'application/timeline', {
      resource: 'application',
      id,
    });
    expect(
      events.map(({ kind, remark }: { kind: string; remark: string }) => [kind, remark]),
    ).toEqual([
      ['paperChecked', ''],
      ['paperRefused', 'หมดอายุแล้ว'],
      ['paperChecked', ''],
      ['sent', ''],
    ]);
  });
});

describe('what a case may hold', () => {
  const MEGABYTE = 1024 * 1024;
  const held = async (id: number, ...sizes: number[]) => {
    const rows = sizes.map((bytes, at) => ({
      ...{ applicationId: id, draftId: randomUUID(), documentName: {}, name: 'x.pdf' },
      ...{ fileKey: `held ${id} ${at}`, tokenHash: `held ${id} ${at}`, sha256: '' },
      ...{ contentType: 'application/pdf', bytes },
    }));
    await db.insert(applicationFile).values(rows);
  };
  const add = async (role: Role, id: number, resource = 'application') =>
    (await upload(role, `resource=${resource}&id=${id}&name=a.pdf`, PDF)).json();

  test.each([
    ['megabytes', [200 * MEGABYTE - PDF.length - 1]],
    ['files', Array(199).fill(1)],
  ])('is bounded in %s, for staff, partners and whoever answers a request', async (_, sizes) => {
    const { id } = await addApplication(db, secretKey, { network: 'GSB', channel: 'partner' });
    await held(id, ...sizes);
    const asked = { id, way: 'link', uploadTypeId, note: 'ขอเพิ่ม' };
    const { requestId } = await data('officer', 'application/requestDocument', asked);
    const token = await linkTo(id, requestId);
    const { draftId } = (await post(app, 'register/openRequest', { token })).body.data;
    // It waits for its turn while staff take the room that is left.
    const { data: waiting } = await uploadDocument(app, { draftId, request: token }, PDF);
    expect((await add('partnergsb', id, 'applicationPartner')).isSuccess).toBe(true);
    for (const refused of [
      await add('officer', id),
      await add('partnergsb', id, 'applicationPartner'),
      await uploadDocument(app, { draftId, request: token }, PDF),
      (await post(app, 'register/answerRequest', { token, uploads: [waiting.token] })).body,
    ])
      expect(refused.reasonText).toBe('case_full');
    const files = await db
      .select()
      .from(applicationFile)
      .where(eq(applicationFile.applicationId, id));
    expect(files).toHaveLength(sizes.length + 1);
  });

  test('and a partner sends so many files a day, over all cases', async () => {
    const ids = [];
    for (const _ of [1, 2])
      ids.push((await addApplication(db, secretKey, { network: 'TIP', channel: 'partner' })).id);
    const hour = sql`date_trunc('hour', now() - interval '3 hours')`;
    const earlier = { form: 'partner_file', network: 'partnertip', hour, total: 299 };
    await db.insert(formSending).values(earlier);
    const [one = 0, other = 0] = ids;
    expect((await add('partnertip', one, 'applicationPartner')).isSuccess).toBe(true);
    const beyond = await add('partnertip', other, 'applicationPartner');
    expect(beyond.reasonText).toBe('too_many_requests');
    expect((await add('officer', other)).isSuccess, 'staff of the house are not counted').toBe(
      true,
    );
  });
});
