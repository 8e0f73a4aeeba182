import type { Letter } from '#server/mail/letter.ts';
import type { Message } from './queries.ts';
import { referenceOf } from './rules.ts';

type Written = Pick<Message, 'clientId' | 'name' | 'header' | 'language'>;
type Language = 'th' | 'en';

/** Letters are written in Thai and English. */
export function letterLanguage({ language }: Pick<Message, 'language'>): Language {
  return language === 'th' ? 'th' : 'en';
}

/**
 * Tells the sender that the message is here. Nothing that was typed stands in it: anybody can type
 * somebody else's address, and must not be able to send them words of their own through us.
 */
export const RECEIVED_LETTERS = {
  th: (clientId: string, optOutUrl: string | undefined): Letter => ({
    language: 'th',
    sender: 'โฉนด สินเชื่อที่ดิน',
    subject: `เราได้รับข้อความของคุณแล้ว (เลขที่ ${referenceOf(clientId)})`,
    greeting: 'เรียน ท่านผู้ติดต่อ',
    paragraphs: [
      `ขอบคุณที่ติดต่อเรา ข้อความของคุณเลขที่ ${referenceOf(clientId)} ถึงเจ้าหน้าที่แล้ว`,
      'เจ้าหน้าที่จะตอบกลับทางอีเมลนี้หรือทางโทรศัพท์ภายใน 1 วันทำการ',
      ...(optOutUrl ? ['คุณเลือกรับข่าวสารและโปรโมชันจากเราทางอีเมลด้วย ยกเลิกได้ทุกเมื่อด้วยปุ่มด้านล่าง'] : []),
    ],
    ...(optOutUrl && { action: { label: 'ยกเลิกรับข่าวสาร', url: optOutUrl } }),
    notes: ['หากคุณไม่ได้เป็นผู้ส่งข้อความ อาจมีผู้พิมพ์อีเมลผิด ไม่ต้องดำเนินการใด ๆ'],
  }),
  en: (clientId: string, optOutUrl: string | undefined): Letter => ({
    language: 'en',
    sender: 'Chanote Land Loans',
    subject: `We have your message (reference ${referenceOf(clientId)})`,
    greeting: 'Hello,',
    paragraphs: [
      `Thank you for writing to us. Your message has reached our staff under the reference ${referenceOf(clientId)}.`,
      'We will answer at this e-mail address or by telephone within one working day.',
      ...(optOutUrl
        ? [
            'You also asked for our news and offers by e-mail. The button below ends that at any time.',
          ]
        : []),
    ],
    ...(optOutUrl && { action: { label: 'Stop the newsletter', url: optOutUrl } }),
    notes: [
      'If you did not write to us, somebody may have mistyped their address. There is nothing you need to do.',
    ],
  }),
} satisfies Record<Language, unknown>;

const linesOf = (text: string) => text.split(/\r?\n/).filter((line) => line.trim() !== '');

/** What staff answer, as the sender gets it. */
export const ANSWER_LETTERS = {
  th: (message: Written, text: string): Letter => ({
    language: 'th',
    sender: 'โฉนด สินเชื่อที่ดิน',
    subject: `ตอบเรื่อง: ${message.header} (เลขที่ ${referenceOf(message.clientId)})`,
    greeting: `เรียน คุณ${message.name}`,
    paragraphs: linesOf(text),
    notes: [
      'อีเมลนี้ส่งจากระบบ ตอบกลับโดยตรงไม่ได้ หากต้องการสอบถามเพิ่ม กรุณาส่งข้อความที่หน้าติดต่อเราหรือโทรหาเรา พร้อมแจ้งเลขที่ข้างต้น',
    ],
  }),
  en: (message: Written, text: string): Letter => ({
    language: 'en',
    sender: 'Chanote Land Loans',
    subject: `Re: ${message.header} (reference ${referenceOf(message.clientId)})`,
    greeting: `Dear ${message.name},`,
    paragraphs: linesOf(text),
    notes: [
      'Replies to this address are not read. To ask more, please use the contact page of our site or call us, and give the reference above.',
    ],
  }),
} satisfies Record<Language, unknown>;
