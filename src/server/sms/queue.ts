import { sql } from 'drizzle-orm';
import type { SmsLanguage } from '#contract/sms/states.ts';
import { countSms } from '#contract/sms/text.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { parseMobile, recipientColumns } from './recipient.ts';
import { smsMessage } from './tables.ts';

export const SMS_DISPATCH = 'sms_dispatch';
export const SMS_GATHER = 'sms_gather';

/** Asks for sending now, in the transaction that gives something to send. */
export async function requestDispatch(tx: Db): Promise<void> {
  await tx.execute(sql`select graphile_worker.add_job(${SMS_DISPATCH}, payload := '{}'::json,
    job_key := ${SMS_DISPATCH}, job_key_mode := 'replace', max_attempts := 1000)`);
}

/** … or at that time, unless it is to happen earlier anyway. */
export async function requestDispatchAt(db: Db, at: Date): Promise<void> {
  await db.execute(sql`select graphile_worker.add_job(${SMS_DISPATCH}, payload := '{}'::json,
    job_key := ${SMS_DISPATCH}, job_key_mode := 'preserve_run_at', max_attempts := 1000,
    run_at := ${at.toISOString()}::timestamptz)`);
}

export type SingleSms = {
  /** What it is about, such as `application_received`, and which one: the same twice is one message. */
  event: string;
  key: string;
  phone: string;
  language: SmsLanguage;
  text: string;
};

/** Puts one message into the outbox, in the transaction of what it tells about. */
export function createSmsQueue(sealing: Sealing) {
  return async function queueSms(tx: Db, message: SingleSms): Promise<'queued' | 'no_mobile'> {
    const phone = parseMobile(message.phone);
    if (phone === null) return 'no_mobile';
    await tx
      .insert(smsMessage)
      .values({
        ...recipientColumns(sealing, { phone, text: message.text }),
        event: message.event,
        eventKey: message.key,
        language: message.language,
        parts: countSms(message.text).parts,
      })
      .onConflictDoNothing();
    await requestDispatch(tx);
    return 'queued';
  };
}
