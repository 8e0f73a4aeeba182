import { documentPath, statusPath } from '#contract/apply/paths.ts';
import type { MailLanguage } from '#contract/mail/mail.ts';
import { formatHundredths } from '#contract/products/calculator.ts';
import { dayInWords } from '#contract/thai/day-words.ts';
import { appointmentWords } from '#server/applications/appointment-event.ts';
import type { AppointmentNews, TextNews } from '#server/applications/ask-for-text.ts';
import { codeOf } from '#server/applications/offer-code.ts';
import { openLink } from '#server/applications/request-links.ts';
import type { Case } from '#server/applications/rows.ts';
import { letterLanguage } from '#server/mail/event.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { findAppointment } from './appointment-mails.ts';
import { dayOf, nameAsked } from './mails.ts';
import { findCode, findOffer, nameAnswer } from './offer-mails.ts';

type Words = {
  moved: Record<string, (reference: string) => string>;
  /** What is asked for, and until when; the link stands behind it. */
  asked: (document: string, reference: string, until: string) => string;
  offers: Record<string, (reference: string, until: string) => string>;
  code: (code: string, answer: string, amount: string) => string;
  appointments: Record<
    AppointmentNews,
    (reference: string, day: string, time: string, place: string) => string
  >;
};

/** What is told; who tells it stands before it, and behind it the page where it is told in full. */
const TEXTS: Record<MailLanguage, Words> = {
  th: {
    moved: {
      new: (reference) => `ได้รับใบสมัครสินเชื่อ ${reference} แล้ว เจ้าหน้าที่จะโทรหาคุณ`,
      documents: (reference) => `ใบสมัคร ${reference} รอเอกสารเพิ่ม`,
      approved: (reference) => `ใบสมัคร ${reference} อนุมัติแล้ว เจ้าหน้าที่จะโทรนัดทำสัญญา`,
      other: (reference) => `ใบสมัคร ${reference} มีความคืบหน้า`,
    },
    asked: (document, reference, until) => `ใบสมัคร ${reference} ขอ${document} ส่งได้ถึง ${until} ที่`,
    offers: {
      made: (reference, until) => `ใบสมัคร ${reference} มีข้อเสนอสินเชื่อให้คุณตอบ ได้ถึง ${until} ที่`,
      accepted: (reference) => `ใบสมัคร ${reference} ได้รับคำตอบรับข้อเสนอของคุณแล้ว`,
      declined: (reference) => `ใบสมัคร ${reference} ได้รับแจ้งว่าคุณไม่รับข้อเสนอ`,
      withdrawn: (reference) => `ใบสมัคร ${reference} ข้อเสนอสินเชื่อถูกถอนแล้ว`,
    },
    code: (code, answer, amount) =>
      `รหัส ${code} สำหรับ${answer}วงเงิน ${amount} บาท ใช้ได้ 10 นาที อย่าบอกรหัสนี้กับใคร แม้แต่เจ้าหน้าที่`,
    appointments: {
      set: (reference, day, time, place) =>
        `ใบสมัคร ${reference} นัดวันที่ ${day} เวลา ${time} ที่${place} ดูสิ่งที่ต้องนำมา`,
      cancelled: (reference, day) => `ใบสมัคร ${reference} ยกเลิกนัดวันที่ ${day} แล้ว`,
      reminder: (reference, day, time, place) =>
        `เตือนนัดพรุ่งนี้ ${day} เวลา ${time} ที่${place} ใบสมัคร ${reference} ดูสิ่งที่ต้องนำมา`,
    },
  },
  en: {
    moved: {
      new: (reference) => `We have your loan application ${reference} and will call you.`,
      documents: (reference) => `Application ${reference}: documents are needed.`,
      approved: (reference) =>
        `Application ${reference} is approved. We will call to arrange signing.`,
      other: (reference) => `There is news of application ${reference}.`,
    },
    asked: (document, reference, until) =>
      `Application ${reference}: please send "${document}" by ${until} here:`,
    offers: {
      made: (reference, until) =>
        `Application ${reference}: we offer you a loan. Please answer by ${until} here:`,
      accepted: (reference) => `Application ${reference}: you have accepted our offer.`,
      declined: (reference) => `Application ${reference}: you have declined our offer.`,
      withdrawn: (reference) => `Application ${reference}: our offer has been withdrawn.`,
    },
    code: (code, answer, amount) =>
      `Code ${code} to ${answer} of ${amount} baht, good for 10 minutes. Tell nobody, not even our staff.`,
    appointments: {
      set: (reference, day, time, place) =>
        `Application ${reference}: please come on ${day} at ${time}, ${place}. What to bring:`,
      cancelled: (reference, day) =>
        `Application ${reference}: the appointment of ${day} is called off.`,
      reminder: (reference, day, time, place) =>
        `Tomorrow, ${day} at ${time}, ${place}: application ${reference}. What to bring:`,
    },
  },
};

export type NewsParts = {
  sealing: Sealing;
  publicOrigin: string;
  /** What the house is called, handed in; empty until staff have written it. */
  nameHouse: (db: Db, language: MailLanguage) => Promise<string>;
};

/** The news in the words of a message; undefined where it is not needed any more. */
export async function writeNews(
  db: Db,
  parts: NewsParts,
  row: Case,
  news: TextNews,
): Promise<string | undefined> {
  const found = await find(db, parts, row, news);
  if (!found) return undefined;
  const language = letterLanguage(row);
  const house = await parts.nameHouse(db, language);
  const page = found.path ? ` ${parts.publicOrigin}${found.path}&lang=${language}` : '';
  return `${house && `${house}: `}${found.text}${page}`;
}

/** What it says, and the page behind it where there is one. */
type Message = { text: string; path?: string };

/** None where it is not needed any more. */
async function find(
  db: Db,
  { sealing }: Pick<NewsParts, 'sealing'>,
  row: Case,
  news: TextNews,
): Promise<Message | undefined> {
  const language = letterLanguage(row);
  const texts = TEXTS[language];
  const { reference } = row;
  const path = statusPath(reference);
  if ('codeId' in news) {
    const found = await findCode(db, news.codeId);
    if (!found) return undefined;
    const answer = nameAnswer(found.code.answer, language);
    const amount = formatHundredths(found.offer.amount);
    const text = texts.code(codeOf(sealing, news.codeId), answer, amount);
    return { text };
  }
  if ('offerId' in news) {
    const offer = await findOffer(db, news.offerId);
    if (!offer || (news.state === 'made' && offer.state !== 'made')) return undefined;
    const text = texts.offers[news.state]?.(reference, dayInWords(offer.validUntil, language));
    return text ? { text, path } : undefined;
  }
  if ('appointmentId' in news) {
    const appointment = await findAppointment(db, news);
    const holds = news.what === 'cancelled' ? 'cancelled' : 'planned';
    if (appointment?.state !== holds) return undefined;
    const { day, time, name } = appointmentWords(appointment, language);
    return { text: texts.appointments[news.what](reference, day, time, name), path };
  }
  if (news.requestId) {
    const asked = await openLink(db, sealing, news.requestId);
    if (!asked) return undefined;
    const until = dayOf(asked.request.expiresAt, language);
    const text = texts.asked(await nameAsked(db, asked.request, language), reference, until);
    return { text, path: documentPath(asked.token) };
  }
  const told = texts.moved[news.status] ?? texts.moved.other;
  return { text: told?.(reference) ?? reference, path };
}
