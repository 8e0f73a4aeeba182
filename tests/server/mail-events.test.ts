import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { MAIL_LANGUAGES, type MailLanguage } from '#contract/mail/mail.ts';
import { satangOf } from '#contract/money.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { applicationAppointment } from '#server/applications/appointment-tables.ts';
import { applicationOffer, offerCode } from '#server/applications/offer-tables.ts';
import {
  applicationDraft,
  applicationEvent,
  applicationRequest,
  applicationStep,
} from '#server/applications/tables.ts';
import { draftColumns } from '#server/apply/draft-content.ts';
import { MAIL_EVENTS } from '#server/compose/mail-events.ts';
import { jobApplication } from '#server/job-applications/tables.ts';
import { queueMail } from '#server/mail/queue.ts';
import { contactMessage, messageAnswer, newsletterSubscriber } from '#server/messages/tables.ts';
import { pageText, question } from '#server/pages/tables.ts';
import { createSealing } from '#server/platform/sealed.ts';
import { promotion } from '#server/promotions/tables.ts';
import { publishRequest } from '#server/resource/tables.ts';
import { findAdministrators } from '#server/rights/queries.ts';
import { appUser } from '#server/users/tables.ts';
import { addApplications, applicationRow } from '#tests/support/applications.ts';
import { workOffJobs } from '#tests/support/jobs.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { offered } from '#tests/support/offers.ts';
import { addUser } from '#tests/support/people.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';

const here = await startApp(await cloneDatabase());
const { app, db, secretKey } = here;
const sealing = createSealing(secretKey);
const postOffice = await startMailServer();
afterAll(postOffice.stop);

type Payload = Record<string, string | number>;
/** Whom it is for, in which language, and what it leads to. */
type Reader = { email: string; language: MailLanguage };
type Prepared = { payload: Payload; keepAddress?: true };

const first = <Row>([row]: Row[]): Row => {
  if (!row) throw new Error('It was not written.');
  return row;
};
const tomorrow = () => new Date(Date.now() + 86_400_000);

async function addOne({ email, language }: Reader): Promise<number> {
  const row = applicationRow(secretKey, { language, status: 'documents' }, { email });
  return first(await addApplications(db, [row]));
}

async function addOffer(reader: Reader): Promise<number> {
  const amount = satangOf(900_000);
  const rows = await db
    .insert(applicationOffer)
    .values({
      ...{ applicationId: await addOne(reader), number: 1, product: {}, months: 60, rate: 9_000 },
      ...{ amount, ...offered(amount), madeBy: 'officer', validUntil: thaiDay(tomorrow()) },
    })
    .returning();
  return first(rows).id;
}

async function addAppointment(reader: Reader, state: 'planned' | 'cancelled'): Promise<Prepared> {
  const place = { kind: 'landOffice', branchId: null, provinceCode: '50', address: {} } as const;
  const [name, province] = [{ th: 'สำนักงานที่ดิน' }, { th: 'เชียงใหม่', en: 'Chiang Mai' }];
  const rows = await db
    .insert(applicationAppointment)
    .values({
      ...{ applicationId: await addOne(reader), at: tomorrow(), state, madeBy: 'officer' },
      ...{ place: { ...place, name, province }, who: 'ผู้กู้', bring: 'โฉนด\nบัตร' },
    })
    .returning();
  return { payload: { appointmentId: first(rows).id, sequence: 0 } };
}

async function addMessage({ email, language }: Reader): Promise<number> {
  await db.insert(newsletterSubscriber).values({ email, language });
  const values = { name: 'Ann', tel: '+66812345678', header: 'h', text: 't', policyVersion: 1 };
  const rows = await db
    .insert(contactMessage)
    .values({ ...values, clientId: randomUUID(), email, language, newsletter: true })
    .returning();
  return first(rows).id;
}

async function addReader({ email, language }: Reader, more: object = {}): Promise<number> {
  await addUser(db, 'nobody', { userId: email, email, language, ...more });
  return first(await db.select().from(appUser).where(eq(appUser.userId, email))).id;
}

const addPublisher = (reader: Reader) =>
  findAdministrators(db).then((group) => addReader(reader, { groupId: group?.id ?? null }));

async function addPromotion(): Promise<number> {
  const name = { th: 'ดอกเบี้ยพิเศษ', en: 'Special rate' };
  return first(await db.insert(promotion).values({ name, summary: {}, detail: {} }).returning()).id;
}

async function answered(reader: Reader): Promise<Prepared> {
  const [userId, recordId] = [await addPublisher(reader), await addPromotion()];
  return { payload: { request: 1, resource: 'promotion', recordId, userId } };
}

const FILLED: Record<string, (reader: Reader) => Promise<Prepared>> = {
  application_sent: async (reader) => ({ payload: { applicationId: await addOne(reader) } }),
  application_copy: async (reader) => ({ payload: { applicationId: await addOne(reader) } }),
  async application_moved(reader) {
    const applicationId = await addOne(reader);
    const moved = { applicationId, kind: 'moved', toStatus: 'documents' } as const;
    const rows = await db.insert(applicationEvent).values(moved).returning();
    return { payload: { applicationId, eventId: first(rows).id } };
  },
  async application_draft({ email, language }) {
    const id = randomUUID();
    const columns = draftColumns(sealing, { email, content: '{}', files: [] });
    const draft = { id, tokenHash: id, ...columns, language };
    await db.insert(applicationDraft).values({ ...draft, expiresAt: tomorrow() });
    return { payload: { draftId: id } };
  },
  async application_request(reader) {
    const asked = { applicationId: await addOne(reader), askedBy: 'officer' };
    const documentName = { th: 'สำเนาโฉนด', en: 'Copy of the deed' };
    const rows = await db
      .insert(applicationRequest)
      .values({ ...asked, documentName, expiresAt: tomorrow() })
      .returning();
    return { payload: { requestId: first(rows).id } };
  },
  async offer_made(reader) {
    return { payload: { offerId: await addOffer(reader), state: 'made' } };
  },
  async offer_expired(reader) {
    return { payload: { offerId: await addOffer(reader), state: 'expired' } };
  },
  async offer_settled(reader) {
    return { payload: { offerId: await addOffer(reader), state: 'accepted' } };
  },
  async offer_code(reader) {
    const code = { offerId: await addOffer(reader), answer: 'accept', way: 'mail' } as const;
    const rows = await db
      .insert(offerCode)
      .values({ ...code, sentTo: 'a…@example.com', expiresAt: tomorrow() })
      .returning();
    return { payload: { codeId: first(rows).id } };
  },
  appointment_set: (reader) => addAppointment(reader, 'planned'),
  appointment_reminder: (reader) => addAppointment(reader, 'planned'),
  appointment_cancelled: (reader) => addAppointment(reader, 'cancelled'),
  async step_due(reader) {
    await addReader(reader);
    const step = { kind: 'call', assignee: reader.email, plannedBy: 'officer' } as const;
    const rows = await db
      .insert(applicationStep)
      .values({ ...step, applicationId: await addOne(reader), at: tomorrow() })
      .returning();
    return { payload: { stepId: first(rows).id, version: 1 } };
  },
  message_received: async (reader) => ({ payload: { messageId: await addMessage(reader) } }),
  async message_answer(reader) {
    const answer = { messageId: await addMessage(reader), text: 'ตอบ', by: 'officer' };
    return {
      payload: { answerId: first(await db.insert(messageAnswer).values(answer).returning()).id },
    };
  },
  async newsletter_confirm(reader) {
    const messageId = await addMessage(reader);
    await db
      .update(newsletterSubscriber)
      .set({ optedOutAt: new Date() })
      .where(eq(newsletterSubscriber.email, reader.email));
    return { payload: { messageId } };
  },
  async policy_changed(reader) {
    await addMessage(reader);
    const [text] = await db
      .insert(pageText)
      .values({ key: 'cookie-policy-private', name: {}, summary: {}, detail: {}, askAgainFrom: 5 })
      .onConflictDoNothing()
      .returning();
    expect(text?.askAgainFrom ?? 5).toBe(5);
    const subscriber = eq(newsletterSubscriber.email, reader.email);
    const { id } = first(await db.select().from(newsletterSubscriber).where(subscriber));
    return { payload: { version: 5, reader: 'subscriber', readerId: id } };
  },
  async job_application({ email, language }) {
    const person = { firstName: 'สมหญิง', lastName: 'ใจดี', address: 'a', phone: '+66812345678' };
    const rows = await db
      .insert(jobApplication)
      .values({
        ...person,
        clientId: randomUUID(),
        position: { th: 'พนักงาน', en: 'Clerk' },
        email,
        language,
        education: 'e',
        workYears: 1,
        policyVersion: 1,
      })
      .returning();
    return { payload: { applicationId: first(rows).id } };
  },
  async publish_asked(reader) {
    const userId = await addPublisher(reader);
    const request = {
      resource: 'promotion',
      recordId: await addPromotion(),
      version: 1,
      words: '',
    };
    await db.delete(publishRequest);
    const rows = await db
      .insert(publishRequest)
      .values({ ...request, askedBy: 'editor', askedById: 0 })
      .returning();
    return { payload: { request: first(rows).id, userId } };
  },
  publish_done: answered,
  publish_returned: answered,
  forgot_password: async (reader) => ({ payload: { userId: await addReader(reader) } }),
  async temporary_password(reader) {
    const passwordChangedAt = new Date();
    const userId = await addReader(reader, { passwordTemporary: true, passwordChangedAt });
    return { payload: { userId, resetAt: passwordChangedAt.toISOString() } };
  },
  email_changed: async (reader) => ({
    payload: { userId: await addReader(reader) },
    keepAddress: true,
  }),
};

/**
 * As a mail program opens it, on a device that was used in another language: redirects are followed
 * with the cookies that came.
 */
async function follow(link: string, used: string): Promise<{ status: number; body: string }> {
  let [address, cookie] = [link.replace('http://chanote.test', ''), `language=${used}`];
  for (let step = 0; step < 4; step += 1) {
    const answer = await app.inject({ url: address, headers: { cookie } });
    const set = [answer.headers['set-cookie'] ?? []].flat().map((line) => line.split(';')[0]);
    cookie = [cookie, ...set].filter(Boolean).join('; ');
    const { location } = answer.headers;
    if (typeof location !== 'string') return { status: answer.statusCode, body: answer.body };
    address = location.replace('http://chanote.test', '');
  }
  throw new Error(`${link} leads round in circles.`);
}

test('each thing that somebody is told by mail is sent here', () => {
  expect(Object.keys(FILLED).sort()).toEqual(MAIL_EVENTS.map(({ name }) => name).sort());
});

test('whatever strangers can have sent to any address is bounded', () => {
  const bounded = MAIL_EVENTS.filter(({ mostToOne }) => mostToOne !== undefined);
  expect(bounded.map(({ name }) => name)).toEqual([
    'application_sent',
    'application_draft',
    'message_received',
    'newsletter_confirm',
    'job_application',
  ]);
});

describe.each(MAIL_EVENTS)('$name', ({ name, placeholders }) => {
  test.each(MAIL_LANGUAGES)(
    'arrives in %s, and its link opens in the same language',
    async (language) => {
      const reader = { email: `${name}.${language}@example.com`, language };
      const prepared = await FILLED[name]?.(reader);
      if (!prepared) throw new Error(`Nobody says how ${name} comes about.`);
      await queueMail(db, { event: name, language, to: reader.email, ...prepared });
      await workOffJobs(here, postOffice.url);
      expect(postOffice.mails.unread(reader.email)).toBe(1);
      const mail = await postOffice.mails.next(reader.email);
      expect(mail.html).toContain(`<html lang="${language}">`);
      expect(/[ก-๙]/.test(mail.subject ?? '')).toBe(language === 'th');
      expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/\{\w+\}|undefined|\[object/);

      const links = [...new Set(mail.text?.match(/http:\/\/chanote\.test\S*/g) ?? [])];
      const expected = Object.keys(placeholders).filter((one) => ['link', 'stop'].includes(one));
      expect(links).toHaveLength(expected.length);
      for (const link of links) {
        const { status, body } = await follow(link, language === 'th' ? 'en' : 'th');
        expect(status, link).toBe(200);
        expect(body, link).toContain('<main');
        expect(body, 'in the language of the letter').toContain(`<html lang="${language}"`);
      }
    },
  );
});

test('a letter about publishing leads to the list that the thing stands in', async () => {
  const reader = { email: 'questions@example.com', language: 'en' } as const;
  const userId = await addPublisher(reader);
  const row = { name: { th: 'ถาม', en: 'Asked' }, detail: {} };
  const { id: recordId } = first(await db.insert(question).values(row).returning());
  const payload = { request: 1, resource: 'question', recordId, userId };
  await queueMail(db, { event: 'publish_done', language: 'en', to: reader.email, payload });
  await workOffJobs(here, postOffice.url);
  const { text } = await postOffice.mails.next(reader.email);
  expect(text).toMatch(new RegExp(`/ConfigOtherMaint\\?tab=questions&id=${recordId}\\b`));
});
