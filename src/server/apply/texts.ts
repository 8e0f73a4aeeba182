import { z } from 'zod';
import { documentPath, statusPath } from '#contract/apply/paths.ts';
import type { MailLanguage } from '#contract/mail/mail.ts';
import { isOn, type Parameters } from '#contract/parameters/parameters.ts';
import { openPersonal } from '#server/applications/personal.ts';
import { openLink } from '#server/applications/request-links.ts';
import { letterLanguage } from '#server/mail/event.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { dayOf, findForLetter, nameAsked } from './mails.ts';

const News = z.object({
  applicationId: z.int(),
  /** Of the timeline, so that the same news is one message. */
  eventId: z.int(),
  status: z.string(),
  /** Where a document is asked for. */
  requestId: z.int().optional(),
});

/** What is told; who tells it stands before it, and behind it the page where it is told in full. */
const TEXTS: Record<MailLanguage, Record<string, (reference: string) => string>> = {
  th: {
    new: (reference) => `ได้รับใบสมัครสินเชื่อ ${reference} แล้ว เจ้าหน้าที่จะโทรหาคุณ`,
    documents: (reference) => `ใบสมัคร ${reference} รอเอกสารเพิ่ม`,
    approved: (reference) => `ใบสมัคร ${reference} อนุมัติแล้ว เจ้าหน้าที่จะโทรนัดทำสัญญา`,
    other: (reference) => `ใบสมัคร ${reference} มีความคืบหน้า`,
  },
  en: {
    new: (reference) => `We have your loan application ${reference} and will call you.`,
    documents: (reference) => `Application ${reference}: documents are needed.`,
    approved: (reference) =>
      `Application ${reference} is approved. We will call to arrange signing.`,
    other: (reference) => `There is news of application ${reference}.`,
  },
};

/** What is asked for, and until when; the link stands behind it. */
const ASKED: Record<MailLanguage, (document: string, reference: string, until: string) => string> =
  {
    th: (document, reference, until) => `ใบสมัคร ${reference} ขอ${document} ส่งได้ถึง ${until} ที่`,
    en: (document, reference, until) =>
      `Application ${reference}: please send "${document}" by ${until} here:`,
  };

type Parts = {
  db: Db;
  sealing: Sealing;
  parameters: () => Promise<Parameters>;
  publicOrigin: string;
  /** What the house is called, handed in; empty until staff have written it. */
  nameHouse: (db: Db, language: MailLanguage) => Promise<string>;
  /** The outbox of messages, handed in. */
  queueSms: (
    tx: Db,
    message: { event: string; key: string; phone: string; language: MailLanguage; text: string },
  ) => Promise<unknown>;
};

/** Puts the message into the outbox, where the lender texts applicants at all. */
export async function textApplicant(parts: Parts, payload: unknown): Promise<void> {
  const { db, sealing, parameters, publicOrigin, nameHouse, queueSms } = parts;
  if (!isOn((await parameters()).application_sms)) return;
  const { applicationId, eventId, status, requestId } = News.parse(payload);
  const row = await findForLetter(db, applicationId);
  if (!row) return;
  const language = letterLanguage(row);
  const asked = requestId && (await openLink(db, sealing, requestId));
  if (requestId && !asked) return;
  const write = TEXTS[language][status] ?? TEXTS[language].other;
  const { phone } = openPersonal(sealing, row);
  const house = await nameHouse(db, language);
  const path = asked ? documentPath(asked.token) : statusPath(row.reference);
  const page = `${publicOrigin}${path}&lang=${language}`;
  const news = asked
    ? ASKED[language](
        await nameAsked(db, asked.request, language),
        row.reference,
        dayOf(asked.request.expiresAt, language),
      )
    : (write?.(row.reference) ?? row.reference);
  await db.transaction((tx) =>
    queueSms(tx, {
      event: 'application',
      key: `${applicationId}:${eventId}`,
      phone,
      language,
      text: `${house && `${house}: `}${news} ${page}`,
    }),
  );
}
