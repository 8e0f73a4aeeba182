import { desc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { application, applicationEvent } from '#server/applications/tables.ts';
import { formSending } from '#server/captcha/tables.ts';
import { outgoingMail } from '#server/mail/tables.ts';
import { smsMessage } from '#server/sms/tables.ts';
import { addApplications, applicationRow } from './applications.ts';
import { tasksOf, workOffJobs } from './jobs.ts';
import {
  LINE_SECRET,
  LINE_TOKEN,
  lineEvent,
  lineUser,
  saying,
  signed,
  startLine,
} from './line-server.ts';
import { setParameter } from './set-parameter.ts';
import { openSmsHouse } from './sms-campaign.ts';
import { startSmsGateway } from './sms-gateway.ts';
import { cloneDatabase, startApp } from './test-app.ts';

const PHONE = '+66812345678';

/** A house with a LINE account, a provider of SMS and a mail server, all on this machine. */
export async function openLineHouse(smtpUrl?: string) {
  const house = await openSmsHouse(
    await startApp(await cloneDatabase(), { smsAllowPrivate: true }),
  );
  const { app, db, pool, call, secretKey } = house;
  const [line, sms] = [await startLine(), await startSmsGateway()];
  await house.setGateway(sms.origin);
  await setParameter(db, 'application_sms', 'Y');
  const work = () => workOffJobs(house, smtpUrl);

  async function setChannel(values: object = {}, secrets: object = {}) {
    const { version } = (await call('line/channel', {})).data;
    return call('line/saveChannel', {
      version,
      values: { on: true, basicId: '@chanote', apiUrl: line.origin, monthlyQuota: 0, ...values },
      ...{ channelSecret: LINE_SECRET, accessToken: LINE_TOKEN },
      ...secrets,
    });
  }

  async function addApplicant(
    given: Partial<typeof application.$inferInsert> = {},
    personal: object = {},
  ) {
    const made = applicationRow(secretKey, given, { phone: PHONE, ...personal });
    const [id = 0] = await addApplications(db, [made]);
    const [row] = await db.select().from(application).where(eq(application.id, id));
    if (!row) throw new Error('There is no application.');
    return row;
  }

  async function progressOf(reference: string) {
    await db.delete(formSending).where(eq(formSending.form, 'register_status'));
    const { data } = await call('register/status', { reference, phone: '081 234 5678' });
    return data;
  }

  const codeFor = async (reference: string): Promise<string> => {
    const { token } = await progressOf(reference);
    return (await call('register/lineCode', { token })).data.code;
  };
  const hear = (...events: object[]) => app.inject(signed(events));
  const say = (userId: string, words: string) => hear(lineEvent(userId, saying(words)));

  return {
    ...house,
    ...{ line, sms, work, setChannel, addApplicant, progressOf, codeFor, hear, say },
    /** An applicant whose LINE is linked, and by what LINE knows them. */
    async addLinked(given: Parameters<typeof addApplicant>[0] = {}, personal: object = {}) {
      const row = await addApplicant({ reference: nextReference(), ...given }, personal);
      const userId = lineUser();
      await say(userId, await codeFor(row.reference));
      return { ...row, userId };
    },
    /** Staff move it and tell the applicant. */
    async tell(id: number) {
      const [row] = await db.select().from(application).where(eq(application.id, id));
      const move = { id, version: row?.version, move: 'contact', sendMessage: true };
      const body = await call('application/move', move);
      expect(body).toMatchObject({ isSuccess: true });
      const [event] = await db
        .select()
        .from(applicationEvent)
        .where(eq(applicationEvent.applicationId, id))
        .orderBy(desc(applicationEvent.id));
      return event?.id ?? 0;
    },
    /** What waits for its hour is due, as if the hour had come. */
    async makeDue() {
      await pool.query('update graphile_worker._private_jobs set run_at = now()');
    },
    run: (name: string) => tasksOf(house, smtpUrl)[name]?.({}, {} as never),
    outboxOf: (id: number) =>
      db
        .select()
        .from(outgoingMail)
        .where(eq(outgoingMail.about, `application:${id}`))
        .orderBy(outgoingMail.id),
    textsOf: (id: number, eventId: number) =>
      db
        .select()
        .from(smsMessage)
        .where(eq(smsMessage.eventKey, `${id}:${eventId}`)),
  };
}

const SIGNS = 'ACDEFGHJKMNPQRTUVWXY34679';
let made = 0;

/** References that are ones: the form of the status page reads nothing else. */
function nextReference(): string {
  made += 1;
  const tail = Array.from(
    { length: 4 },
    (_none, place) => SIGNS[Math.floor(made / SIGNS.length ** place) % SIGNS.length],
  ).join('');
  return `TEST-${tail}`.replace('S', 'X');
}
