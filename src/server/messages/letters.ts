import type { MailLanguage } from '#contract/mail/mail.ts';
import type { LetterKind } from '#server/mail/event.ts';

/**
 * Tells the sender that the message is here. Nothing that was typed stands in it: anybody can type
 * somebody else's address, and must not be able to send them words of their own through us.
 */
export const MESSAGE_RECEIVED = {
  name: 'message_received',
  title: { th: 'ได้รับข้อความติดต่อแล้ว', en: 'Contact message received' },
  placeholders: {
    reference: { th: 'เลขที่ข้อความ', en: 'Reference', sample: '3F8A21C0' },
    news: {
      th: 'ข่าวสารที่ผู้ติดต่อขอรับ (ว่างถ้าไม่ได้ขอ บรรทัดนี้จะไม่แสดง)',
      en: 'The news asked for (empty if not: its line is left out)',
      sample: 'ข่าวสารและโปรโมชัน',
    },
    link: {
      th: 'ลิงก์ยกเลิกรับข่าวสาร',
      en: 'Link that ends the newsletter',
      sample: 'https://www.example.co.th/Unsubscribe?token=…',
    },
  },
  button: 'link',
  letters: {
    th: {
      subject: 'เราได้รับข้อความของคุณแล้ว (เลขที่ {reference})',
      greeting: 'เรียน ท่านผู้ติดต่อ',
      paragraphs: [
        'ขอบคุณที่ติดต่อเรา ข้อความของคุณเลขที่ {reference} ถึงเจ้าหน้าที่แล้ว',
        'เจ้าหน้าที่จะตอบกลับทางอีเมลนี้หรือทางโทรศัพท์ภายใน 1 วันทำการ',
        'คุณเลือกรับ{news}จากเราทางอีเมลด้วย ยกเลิกได้ทุกเมื่อด้วยปุ่มด้านล่าง',
      ],
      button: 'ยกเลิกรับข่าวสาร',
      notes: ['หากคุณไม่ได้เป็นผู้ส่งข้อความ อาจมีผู้พิมพ์อีเมลผิด ไม่ต้องดำเนินการใด ๆ'],
    },
    en: {
      subject: 'We have your message (reference {reference})',
      greeting: 'Hello,',
      paragraphs: [
        'Thank you for writing to us. Your message has reached our staff under the reference {reference}.',
        'We will answer at this e-mail address or by telephone within one working day.',
        'You also asked for {news} by e-mail. The button below ends that at any time.',
      ],
      button: 'Stop the newsletter',
      notes: [
        'If you did not write to us, somebody may have mistyped their address. There is nothing you need to do.',
      ],
    },
  },
} satisfies LetterKind;

export const NEWS: Record<MailLanguage, string> = {
  th: 'ข่าวสารและโปรโมชัน',
  en: 'our news and offers',
};

/** What staff answer, as the sender gets it. */
export const MESSAGE_ANSWER = {
  name: 'message_answer',
  title: { th: 'คำตอบจากเจ้าหน้าที่', en: 'Answer to a contact message' },
  placeholders: {
    name: { th: 'ชื่อผู้ติดต่อ', en: 'Name of the sender', sample: 'สมชาย ใจดี' },
    subject: { th: 'เรื่องที่ติดต่อ', en: 'Subject of the message', sample: 'ขอทราบวงเงิน' },
    reference: { th: 'เลขที่ข้อความ', en: 'Reference', sample: '3F8A21C0' },
    answer: {
      th: 'คำตอบของเจ้าหน้าที่',
      en: 'What staff answered',
      sample: 'วงเงินโดยประมาณคือ 300,000 บาท\nโปรดเตรียมสำเนาโฉนด',
      required: true,
    },
  },
  letters: {
    th: {
      subject: 'ตอบเรื่อง: {subject} (เลขที่ {reference})',
      greeting: 'เรียน คุณ{name}',
      paragraphs: ['{answer}'],
      button: '',
      notes: [
        'อีเมลนี้ส่งจากระบบ ตอบกลับโดยตรงไม่ได้ หากต้องการสอบถามเพิ่ม กรุณาส่งข้อความที่หน้าติดต่อเราหรือโทรหาเรา พร้อมแจ้งเลขที่ข้างต้น',
      ],
    },
    en: {
      subject: 'Re: {subject} (reference {reference})',
      greeting: 'Dear {name},',
      paragraphs: ['{answer}'],
      button: '',
      notes: [
        'Replies to this address are not read. To ask more, please use the contact page of our site or call us, and give the reference above.',
      ],
    },
  },
} satisfies LetterKind;

/** Asks who opted out before whether the news that somebody asked for at this address are wanted. */
export const NEWSLETTER_CONFIRM = {
  name: 'newsletter_confirm',
  title: { th: 'ยืนยันรับข่าวสารอีกครั้ง', en: 'Confirming the newsletter again' },
  placeholders: {
    link: {
      th: 'ลิงก์ยืนยันรับข่าวสาร',
      en: 'Link that confirms the newsletter',
      sample: 'https://www.example.co.th/Unsubscribe?token=…',
    },
  },
  button: 'link',
  letters: {
    th: {
      subject: 'ยืนยันว่าต้องการรับข่าวสารอีกครั้ง',
      greeting: 'เรียน ท่านผู้ติดต่อ',
      paragraphs: [
        'มีผู้กรอกอีเมลนี้เพื่อขอรับข่าวสารจากเรา แต่อีเมลนี้เคยยกเลิกรับข่าวสารไว้',
        'หากต้องการรับข่าวสารอีกครั้ง กรุณายืนยันด้วยปุ่มด้านล่าง',
      ],
      button: 'ยืนยันรับข่าวสาร',
      notes: ['หากไม่ยืนยัน เราจะไม่ส่งข่าวสารถึงคุณ และไม่ต้องดำเนินการใด ๆ'],
    },
    en: {
      subject: 'Please confirm that you want our news again',
      greeting: 'Hello,',
      paragraphs: [
        'Somebody asked for our news at this e-mail address, which had ended them before.',
        'If you want them again, please confirm with the button below.',
      ],
      button: 'Send me the news again',
      notes: ['Without your confirmation we send you no news. There is nothing you need to do.'],
    },
  },
} satisfies LetterKind;
