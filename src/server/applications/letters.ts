import type { ApplicationStatus } from '#contract/application-states.ts';
import type { Letter } from '#server/mail/letter.ts';

export type LetterLanguage = 'th' | 'en';

const SENDERS = { th: 'โฉนด สินเชื่อที่ดิน', en: 'Chanote Land Loans' };
const GREETINGS = { th: 'เรียน ผู้สมัครสินเชื่อ', en: 'Dear applicant,' };

/** What all letters to applicants share. Names are not among it: anybody can type an address. */
function letter(language: LetterLanguage, rest: Omit<Letter, 'language' | 'sender' | 'greeting'>) {
  return { language, sender: SENDERS[language], greeting: GREETINGS[language], ...rest };
}

type Sent = { reference: string; product: string; missing: string[]; url: string };

/** Tells that an application has come, and what happens next. */
export const SENT_LETTERS = {
  th: ({ reference, product, missing, url }: Sent): Letter =>
    letter('th', {
      subject: `ได้รับใบสมัครสินเชื่อแล้ว เลขที่ ${reference}`,
      paragraphs: [
        `เราได้รับใบสมัคร “${product}” ของคุณแล้ว เลขที่ใบสมัครคือ ${reference} โปรดเก็บไว้อ้างอิง`,
        'เจ้าหน้าที่จะโทรหาคุณภายใน 1 วันทำการ ในช่วงเวลาที่คุณสะดวก',
        ...(missing.length > 0
          ? [`เอกสารที่ยังขาด: ${missing.join(', ')} เตรียมไว้ได้เลย เจ้าหน้าที่จะแจ้งวิธีส่ง`]
          : []),
      ],
      action: { label: 'ติดตามสถานะ', url },
      notes: [
        'หน้าติดตามสถานะจะขอหมายเลขโทรศัพท์ที่ให้ไว้ในใบสมัคร',
        'หากคุณไม่ได้สมัคร อาจมีผู้พิมพ์อีเมลผิด โปรดแจ้งเราพร้อมเลขที่ใบสมัคร',
      ],
    }),
  en: ({ reference, product, missing, url }: Sent): Letter =>
    letter('en', {
      subject: `We have your loan application, reference ${reference}`,
      paragraphs: [
        `We have received your application for “${product}”. Its reference is ${reference}; please keep it.`,
        'We will call you within one working day, at the time that suits you.',
        ...(missing.length > 0
          ? [
              `Still missing: ${missing.join(', ')}. Please have them ready; we will tell you how to send them.`,
            ]
          : []),
      ],
      action: { label: 'Follow your application', url },
      notes: [
        'The status page asks for the telephone number that you gave.',
        'If you did not apply, somebody may have mistyped their address: please tell us, with the reference.',
      ],
    }),
} satisfies Record<LetterLanguage, unknown>;

type Draft = { url: string; until: string };

/** Leads back to a form that was kept for later. */
export const DRAFT_LETTERS = {
  th: ({ url, until }: Draft): Letter =>
    letter('th', {
      subject: 'กรอกใบสมัครสินเชื่อต่อได้ที่นี่',
      paragraphs: [
        'เราเก็บใบสมัครที่คุณกรอกค้างไว้ให้แล้ว เปิดลิงก์นี้เพื่อกรอกต่อได้จากทุกอุปกรณ์',
        `ลิงก์ใช้ได้ถึงวันที่ ${until} หลังจากนั้นข้อมูลที่กรอกไว้จะถูกลบ`,
      ],
      action: { label: 'กรอกใบสมัครต่อ', url },
      notes: ['ผู้ที่มีลิงก์นี้เห็นข้อมูลที่คุณกรอกไว้ได้ กรุณาอย่าส่งต่อ'],
    }),
  en: ({ url, until }: Draft): Letter =>
    letter('en', {
      subject: 'Go on with your loan application here',
      paragraphs: [
        'We have kept the application that you began. Open this link to go on with it, on any device.',
        `The link serves until ${until}. After that, what you filled in is deleted.`,
      ],
      action: { label: 'Go on with the application', url },
      notes: ['Whoever has this link can see what you filled in: please do not pass it on.'],
    }),
} satisfies Record<LetterLanguage, unknown>;

type Request = { reference: string; document: string; note: string; url: string; until: string };

/** Asks for one document again. */
export const REQUEST_LETTERS = {
  th: ({ reference, document, note, url, until }: Request): Letter =>
    letter('th', {
      subject: `ขอเอกสารเพิ่ม: ${document} (ใบสมัคร ${reference})`,
      paragraphs: [
        `เพื่อดำเนินการใบสมัครเลขที่ ${reference} ต่อ เราขอเอกสาร: ${document}`,
        ...(note ? [note] : []),
        `กดปุ่มด้านล่างเพื่อส่งเอกสารนี้ ลิงก์ใช้ได้ครั้งเดียวถึงวันที่ ${until}`,
      ],
      action: { label: 'ส่งเอกสาร', url },
      notes: ['ส่งได้เป็นรูปถ่าย (JPG, PNG) หรือ PDF หากเป็นบัตรประชาชน โปรดปิดช่องศาสนาและหมู่เลือด'],
    }),
  en: ({ reference, document, note, url, until }: Request): Letter =>
    letter('en', {
      subject: `A document, please: ${document} (application ${reference})`,
      paragraphs: [
        `To go on with your application ${reference} we need: ${document}.`,
        ...(note ? [note] : []),
        `The button below leads to where you can send it. The link serves once, until ${until}.`,
      ],
      action: { label: 'Send the document', url },
      notes: [
        'A photo (JPG, PNG) or a PDF will do. On an ID card, please cover religion and blood group.',
      ],
    }),
} satisfies Record<LetterLanguage, unknown>;

/** What each status means to an applicant. */
export const STATUS_NEWS: Record<LetterLanguage, Record<ApplicationStatus, string>> = {
  th: {
    new: 'เราได้รับใบสมัครแล้ว',
    contacted: 'เจ้าหน้าที่ติดต่อคุณแล้ว และกำลังดูแลใบสมัครของคุณ',
    documents: 'เรากำลังรอเอกสารเพิ่มเติมจากคุณ',
    appraisal: 'เรากำลังประเมินราคาที่ดิน',
    decision: 'ใบสมัครของคุณอยู่ระหว่างการพิจารณา',
    approval: 'ใบสมัครของคุณอยู่ระหว่างการพิจารณา',
    approved: 'ใบสมัครของคุณได้รับการอนุมัติ เจ้าหน้าที่จะโทรนัดวันทำสัญญา',
    rejected: 'เสียใจด้วย เรายังไม่สามารถให้สินเชื่อตามใบสมัครนี้ได้',
    cancelled: 'ใบสมัครนี้ถูกยกเลิกแล้ว',
    closed: 'ใบสมัครนี้เสร็จสิ้นแล้ว',
  },
  en: {
    new: 'We have received your application.',
    contacted: 'We have been in touch with you and are looking after your application.',
    documents: 'We are waiting for further documents from you.',
    appraisal: 'We are appraising the land.',
    decision: 'Your application is being decided.',
    approval: 'Your application is being decided.',
    approved: 'Your application has been approved. We will call you to arrange the signing.',
    rejected: 'We are sorry: we cannot grant the loan you applied for.',
    cancelled: 'The application has been cancelled.',
    closed: 'The application is finished.',
  },
};

type Moved = { reference: string; news: string; reason: string; url: string };

/** Tells how far an application has come. */
export const MOVED_LETTERS = {
  th: ({ reference, news, reason, url }: Moved): Letter =>
    letter('th', {
      subject: `ความคืบหน้าใบสมัครสินเชื่อ เลขที่ ${reference}`,
      paragraphs: [`ใบสมัครเลขที่ ${reference}: ${news}`, ...(reason ? [`เหตุผล: ${reason}`] : [])],
      action: { label: 'ดูสถานะใบสมัคร', url },
      notes: ['หน้าติดตามสถานะจะขอหมายเลขโทรศัพท์ที่ให้ไว้ในใบสมัคร'],
    }),
  en: ({ reference, news, reason, url }: Moved): Letter =>
    letter('en', {
      subject: `News of your loan application ${reference}`,
      paragraphs: [`Application ${reference}: ${news}`, ...(reason ? [`Reason: ${reason}`] : [])],
      action: { label: 'See the application', url },
      notes: ['The status page asks for the telephone number that you gave.'],
    }),
} satisfies Record<LetterLanguage, unknown>;
