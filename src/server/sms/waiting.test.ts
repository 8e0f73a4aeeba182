import { eq, like, sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { AppointmentPlace } from '#contract/applications/appointment-shapes.ts';
import { satangOf } from '#contract/money.ts';
import { applicationAppointment } from '#server/applications/appointment-tables.ts';
import { askForText, type TextNews } from '#server/applications/ask-for-text.ts';
import { applicationOffer, offerCode } from '#server/applications/offer-tables.ts';
import { application, applicationEvent, applicationRequest } from '#server/applications/tables.ts';
import { company } from '#server/pages/tables.ts';
import { addApplications, applicationRow } from '#tests/support/applications.ts';
import { tasksOf, workOffJobs } from '#tests/support/jobs.ts';
import { offered } from '#tests/support/offers.ts';
import { setParameter } from '#tests/support/set-parameter.ts';
import { manyNumbers, openSmsHouse } from '#tests/support/sms-campaign.ts';
import { startSmsGateway } from '#tests/support/sms-gateway.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { cleanSmsLists } from './cleaning.ts';
import { requestDispatch } from './queue.ts';
import { smsMessage, smsRecipientList } from './tables.ts';

const house = await openSmsHouse(await startApp(await cloneDatabase(), { smsAllowPrivate: true }));
const { app, db, store, call, facts, addCampaign } = house;
const gateway = await startSmsGateway();
afterAll(() => gateway.stop());
afterEach(() => vi.useRealTimers());
await house.setGateway(gateway.origin);

/** Only what the clock says changes; it goes on from there. */
function moveClock(time: string): void {
  const today = new Date().toISOString().slice(0, 10);
  const now = new Date(`${today}T${time}:00+07:00`);
  vi.useFakeTimers({ toFake: ['Date'], now, shouldAdvanceTime: true });
}

test('news of an application that is due at night waits for the morning', async () => {
  await setParameter(db, 'application_sms', 'Y');
  await setParameter(db, 'sms_event_from', '08:00');
  await setParameter(db, 'sms_event_until', '20:00');
  const row = applicationRow(house.secretKey, { reference: 'A-NIGHT' }, { phone: '+66811112222' });
  const [applicationId = 0] = await addApplications(db, [row]);
  const name = { th: 'บ้านโฉนด', en: 'Deed House' };
  await db.insert(company).values({ name, address: {}, officeHours: {} });
  moveClock('23:30');
  await askForText(db, { application_sms: 'Y' }, { applicationId, eventId: 1, status: 'approved' });
  await workOffJobs(house);
  const waiting = await db.select().from(smsMessage).where(eq(smsMessage.event, 'application'));
  expect(waiting).toMatchObject([{ state: 'queued', attempts: 0 }]);
  expect(gateway.sent).toEqual([]);

  moveClock('07:59');
  await requestDispatch(db);
  await workOffJobs(house);
  expect(gateway.sent).toEqual([]);

  moveClock('08:00');
  await requestDispatch(db);
  await workOffJobs(house);
  expect(gateway.sent).toMatchObject([
    {
      number: '0811112222',
      text: expect.stringMatching(
        /^บ้านโฉนด: ใบสมัคร A-NIGHT อนุมัติแล้ว .* https?:\/\/\S+\/Status\?ref=A-NIGHT&lang=th$/u,
      ),
    },
  ]);
  const [sent] = await db.select().from(smsMessage).where(eq(smsMessage.event, 'application'));
  expect(sent?.state).toBe('sent');
});

test('a clock that is set back while messages go out does not hold the rest up', async () => {
  await setParameter(db, 'sms_per_second', 2);
  gateway.sent.length = 0;
  const id = await addCampaign(manyNumbers(4));
  await house.step(id, 'submit');
  const now = new Date();
  vi.useFakeTimers({ toFake: ['Date'], now, shouldAdvanceTime: true });
  const done = house.workUntil(id, ({ state }) => state === 'done');
  await expect.poll(() => gateway.sent.length).toBeGreaterThan(0);
  vi.setSystemTime(now.getTime() - 3_600_000);
  await done;
  expect(gateway.sent).toHaveLength(4);
  await setParameter(db, 'sms_per_second', 100);
});

test('messages that nobody could be asked about have not left: they wait, and nobody doubts', async () => {
  const id = await addCampaign('0812345001\n0812345002');
  await house.step(id, 'submit');
  await db.execute(sql`alter table sms_opt_out rename to sms_opt_out_away`);
  await workOffJobs(house);
  await db.execute(sql`alter table sms_opt_out_away rename to sms_opt_out`);
  const { state, attempts } = smsMessage;
  const ofIt = eq(smsMessage.campaignId, id);
  expect(await db.select({ state, attempts }).from(smsMessage).where(ofIt)).toEqual([
    { state: 'queued', attempts: 0 },
    { state: 'queued', attempts: 0 },
  ]);
  await requestDispatch(db);
  await house.workUntil(id, (found) => found.state === 'done');
  expect(await db.select({ state }).from(smsMessage).where(ofIt)).toEqual([
    { state: 'sent' },
    { state: 'sent' },
  ]);
});

test('what is no longer so in the morning is not sent, and the history says why', async () => {
  await setParameter(db, 'application_sms', 'Y');
  const row = applicationRow(house.secretKey, { reference: 'A-MOVED' }, { phone: '+66811114444' });
  const [applicationId = 0] = await addApplications(db, [row]);
  const place: AppointmentPlace = {
    ...{ kind: 'landOffice', branchId: null, provinceCode: '50', province: { th: 'เชียงใหม่' } },
    ...{ name: { th: 'สำนักงานที่ดิน' }, address: { th: 'ถนนโชตนา' } },
  };
  const at = new Date(Date.now() + 9 * 86_400_000);
  const [planned] = await db
    .insert(applicationAppointment)
    .values({ applicationId, at, place, who: 'ผู้กู้', bring: '', madeBy: 'officer' })
    .returning();
  const { id: appointmentId = 0, sequence = 0 } = planned ?? {};
  moveClock('23:30');
  const news = { applicationId, appointmentId, sequence, what: 'set' } as const;
  await askForText(db, { application_sms: 'Y' }, news);
  await workOffJobs(house);
  await db.update(applicationAppointment).set({ sequence: sequence + 1 });
  moveClock('08:00');
  await requestDispatch(db);
  await workOffJobs(house);
  expect(gateway.sent.map(({ number }) => number)).not.toContain('0811114444');
  const [kept] = await db
    .select()
    .from(smsMessage)
    .where(like(smsMessage.eventKey, `${applicationId}:appointment:%`));
  expect(kept).toMatchObject({ state: 'cancelled', problem: 'overtaken' });
});

/** A text that was written in the evening, and what became of it in the morning. */
async function waitOvernight(news: TextNews, meanwhile: () => Promise<unknown>) {
  await setParameter(db, 'application_sms', 'Y');
  moveClock('23:30');
  await askForText(db, { application_sms: 'Y' }, news);
  await workOffJobs(house);
  const ofIt = like(smsMessage.eventKey, `${news.applicationId}:%`);
  const [waiting] = await db.select().from(smsMessage).where(ofIt);
  expect(waiting).toMatchObject({ state: 'queued' });
  await meanwhile();
  moveClock('08:00');
  await requestDispatch(db);
  await workOffJobs(house);
  const [kept] = await db.select().from(smsMessage).where(ofIt);
  return kept;
}

async function addApplicant(phone: string): Promise<number> {
  const [id = 0] = await addApplications(db, [applicationRow(house.secretKey, {}, { phone })]);
  return id;
}

async function askForPaper(applicationId: number) {
  const [request] = await db
    .insert(applicationRequest)
    .values({
      applicationId,
      documentName: { th: 'สำเนาโฉนด' },
      askedBy: 'officer',
      expiresAt: sql`now() + interval '3 days'`,
    })
    .returning();
  const requestId = request?.id ?? 0;
  const [event] = await db
    .insert(applicationEvent)
    .values({ applicationId, kind: 'requested', detail: { requestId } })
    .returning();
  return { applicationId, eventId: event?.id ?? 0, status: 'documents', requestId } as const;
}

const OVERTAKEN = { state: 'cancelled', problem: 'overtaken' };

test('a document that came, or is not wanted any more, is not asked for in the morning', async () => {
  const news = await askForPaper(await addApplicant('+66811115501'));
  const ofIt = eq(applicationRequest.id, news.requestId);
  const received = await waitOvernight(news, () =>
    db.update(applicationRequest).set({ receivedAt: new Date() }).where(ofIt),
  );
  expect(received).toMatchObject(OVERTAKEN);

  const other = await askForPaper(await addApplicant('+66811115502'));
  const rejected = await waitOvernight(other, () =>
    db
      .update(application)
      .set({ status: 'rejected' })
      .where(eq(application.id, other.applicationId)),
  );
  expect(rejected).toMatchObject(OVERTAKEN);

  const third = await askForPaper(await addApplicant('+66811115503'));
  expect(await waitOvernight(third, async () => undefined)).toMatchObject({ state: 'sent' });

  // Of two that were asked for together the other one is still waited for.
  const both = await askForPaper(await addApplicant('+66811115509'));
  const first = eq(applicationRequest.id, both.requestId);
  const [{ askedAt } = { askedAt: new Date() }] = await db
    .update(applicationRequest)
    .set({ askedAt: sql`date_trunc('milliseconds', now())` })
    .where(first)
    .returning();
  await db.insert(applicationRequest).values({
    ...{ applicationId: both.applicationId, documentName: { th: 'ทะเบียนบ้าน' } },
    ...{ askedBy: 'officer', askedAt, expiresAt: sql`now() + interval '3 days'` },
  });
  const one = await waitOvernight(both, () =>
    db.update(applicationRequest).set({ receivedAt: new Date() }).where(first),
  );
  expect(one).toMatchObject({ state: 'sent' });
});

async function move(applicationId: number, toStatus: 'approved' | 'decision'): Promise<number> {
  const [event] = await db
    .insert(applicationEvent)
    .values({ applicationId, kind: 'moved', toStatus })
    .returning();
  return event?.id ?? 0;
}

test('an approval that was taken back overnight is not told in the morning', async () => {
  const applicationId = await addApplicant('+66811115506');
  const eventId = await move(applicationId, 'approved');
  const kept = await waitOvernight({ applicationId, eventId, status: 'approved' }, () =>
    move(applicationId, 'decision'),
  );
  expect(kept).toMatchObject(OVERTAKEN);
  expect(gateway.sent.map(({ number }) => number)).not.toContain('0811115506');

  const stands = await addApplicant('+66811115507');
  const approved = { applicationId: stands, eventId: await move(stands, 'approved') };
  const told = await waitOvernight({ ...approved, status: 'approved' }, () =>
    db.insert(applicationEvent).values({ applicationId: stands, kind: 'remark' }),
  );
  expect(told).toMatchObject({ state: 'sent' });

  // That it was received stays so, wherever it is by the morning.
  const received = await addApplicant('+66811115508');
  const [sent] = await db
    .insert(applicationEvent)
    .values({ applicationId: received, kind: 'sent', toStatus: 'new' })
    .returning();
  const news = { applicationId: received, eventId: sent?.id ?? 0, status: 'new' } as const;
  expect(await waitOvernight(news, () => move(received, 'decision'))).toMatchObject({
    state: 'sent',
  });
});

test('nothing is told of an application that was deleted overnight', async () => {
  const applicationId = await addApplicant('+66811115504');
  const kept = await waitOvernight({ applicationId, eventId: 7, status: 'approved' }, () =>
    db.update(application).set({ deletedAt: new Date() }).where(eq(application.id, applicationId)),
  );
  expect(kept).toMatchObject(OVERTAKEN);
  expect(gateway.sent.map(({ number }) => number)).not.toContain('0811115504');
});

test('a code that another one took the place of is not brought any more', async () => {
  await setParameter(db, 'application_sms', 'Y');
  const applicationId = await addApplicant('+66811115505');
  const [offer] = await db
    .insert(applicationOffer)
    .values({
      ...{ applicationId, number: 1, product: {}, amount: satangOf(500_000) },
      ...{ months: 60, rate: 9_000 },
      ...{ validUntil: '2099-01-01', madeBy: 'officer', ...offered(satangOf(500_000)) },
    })
    .returning();
  const [code] = await db
    .insert(offerCode)
    .values({
      ...{ offerId: offer?.id ?? 0, answer: 'accept', way: 'sms', sentTo: '08x' },
      expiresAt: sql`now() + interval '10 minutes'`,
    })
    .returning();
  gateway.be('busy');
  await askForText(db, { application_sms: 'Y' }, { applicationId, codeId: code?.id ?? '' });
  await workOffJobs(house);
  const ofIt = eq(smsMessage.event, 'code');
  expect((await db.select().from(smsMessage).where(ofIt))[0]).toMatchObject({ state: 'queued' });
  await db.update(offerCode).set({ endedAt: sql`now()` });
  gateway.be('normal');
  await db.update(smsMessage).set({ notBefore: null }).where(ofIt);
  await requestDispatch(db);
  await workOffJobs(house);
  expect((await db.select().from(smsMessage).where(ofIt))[0]).toMatchObject(OVERTAKEN);
  expect(gateway.sent.map(({ number }) => number)).not.toContain('0811115505');
});

test('a document that is asked for by message comes with the link to send it', async () => {
  await setParameter(db, 'application_sms', 'Y');
  const row = applicationRow(house.secretKey, { reference: 'A-PAPER' }, { phone: '+66811113333' });
  const [applicationId = 0] = await addApplications(db, [row]);
  const [request] = await db
    .insert(applicationRequest)
    .values({
      applicationId,
      documentName: { th: 'สำเนาโฉนด' },
      askedBy: 'officer',
      expiresAt: sql`now() + interval '3 days'`,
    })
    .returning();
  moveClock('12:00');
  const news = { applicationId, eventId: 2, status: 'documents' } as const;
  await askForText(db, { application_sms: 'Y' }, { ...news, requestId: request?.id ?? 0 });
  await workOffJobs(house);
  const { text = '' } = gateway.sent.find(({ number }) => number === '0811113333') ?? {};
  const [, token] = /ขอสำเนาโฉนด .*\?token=([\w-]+)&lang=th$/u.exec(text) ?? [];
  const { body } = await post(app, 'register/openRequest', { token });
  expect(body.data).toMatchObject({ reference: 'A-PAPER', document: { th: 'สำเนาโฉนด' } });
});

async function upload(id: number): Promise<{ listId: number; fileKey: string }> {
  const { data } = (
    await app.inject({
      method: 'POST',
      url: `/api/smsCampaign/upload?id=${id}&fileName=people.csv`,
      headers: { ...house.maker, 'content-type': 'application/octet-stream' },
      payload: 'name,mobile\nAnn,0912345678\n',
    })
  ).json();
  const [list] = await db
    .select()
    .from(smsRecipientList)
    .where(eq(smsRecipientList.id, data.listId));
  return { listId: data.listId, fileKey: String(list?.detail.fileKey) };
}

async function isKept(key: string): Promise<boolean> {
  const opened = await store.open(key);
  opened?.stream.destroy();
  return opened !== undefined;
}

test('a sheet that nobody adds is dropped after a day, one of today stays', async () => {
  const id = await addCampaign('');
  const [old, fresh] = [await upload(id), await upload(id)];
  await db
    .update(smsRecipientList)
    .set({ createdAt: sql`now() - interval '25 hours'` })
    .where(eq(smsRecipientList.id, old.listId));
  expect(Object.keys(tasksOf(house))).toContain('clean_sms_lists');
  await cleanSmsLists(db);
  await workOffJobs(house);
  expect(await isKept(old.fileKey)).toBe(false);
  expect(await isKept(fresh.fileKey)).toBe(true);
  const columns = { phone: 1, name: 0, ref: null, languageColumn: null, language: 'th' };
  const add = (listId: number) => call('smsCampaign/addSheet', { id, listId, ...columns });
  expect(await add(old.listId)).toMatchObject({ isSuccess: false, reasonText: 'not_found' });
  expect(await add(fresh.listId)).toMatchObject({ isSuccess: true });
  await workOffJobs(house);
  expect((await facts(id)).lists).toMatchObject([{ state: 'done', added: 1 }]);
  expect(await isKept(fresh.fileKey)).toBe(false);
});

test('a list that was never gathered to its end is given up, and removing one takes its sheet along', async () => {
  const id = await addCampaign('');
  const [stuck, removed] = [await upload(id), await upload(id)];
  await db
    .update(smsRecipientList)
    .set({ state: 'working', createdAt: sql`now() - interval '25 hours'` })
    .where(eq(smsRecipientList.id, stuck.listId));
  await cleanSmsLists(db);
  await call('smsCampaign/removeList', { id, listId: removed.listId });
  await workOffJobs(house);
  expect((await facts(id)).lists).toMatchObject([{ id: stuck.listId, state: 'failed' }]);
  expect(await isKept(stuck.fileKey)).toBe(false);
  expect(await isKept(removed.fileKey)).toBe(false);
});
