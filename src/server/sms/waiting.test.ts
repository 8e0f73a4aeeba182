import { eq, like, sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { AppointmentPlace } from '#contract/applications/appointment-shapes.ts';
import { applicationAppointment } from '#server/applications/appointment-tables.ts';
import { askForText } from '#server/applications/ask-for-text.ts';
import { applicationRequest } from '#server/applications/tables.ts';
import { company } from '#server/pages/tables.ts';
import { addApplications, applicationRow } from '#tests/support/applications.ts';
import { tasksOf, workOffJobs } from '#tests/support/jobs.ts';
import { setParameter } from '#tests/support/set-parameter.ts';
import { openSmsHouse } from '#tests/support/sms-campaign.ts';
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
