import type { ApplicationStatus } from '#contract/applications/states.ts';
import type { MailLanguage } from '#contract/mail/mail.ts';
import type { LetterKind } from '#server/mail/event.ts';

/** How mails about an application are found again. */
export function aboutApplication(id: number): string {
  return `application:${id}`;
}

// Names are not among what letters say: anybody can type an address.
const GREETINGS = { th: 'เรียน ผู้สมัครสินเชื่อ', en: 'Dear applicant,' };
const ASKS_PHONE = {
  th: 'หน้าติดตามสถานะจะขอหมายเลขโทรศัพท์ที่ให้ไว้ในใบสมัคร',
  en: 'The status page asks for the telephone number that you gave.',
};
const REFERENCE = { th: 'เลขที่ใบสมัคร', en: 'Reference', sample: '7KM4-PX9D' };
const STATUS_LINK = {
  th: 'ลิงก์ติดตามสถานะ',
  en: 'Link to the status page',
  sample: 'https://www.example.co.th/Status?ref=7KM4-PX9D',
};
const UNTIL = { th: 'ลิงก์ใช้ได้ถึงวันที่', en: 'The last day of the link', sample: '15/12/2569' };

/** Tells that an application has come, and what happens next. */
export const APPLICATION_SENT = {
  name: 'application_sent',
  title: { th: 'ได้รับใบสมัครสินเชื่อแล้ว', en: 'Loan application received' },
  placeholders: {
    reference: REFERENCE,
    product: { th: 'สินเชื่อที่สมัคร', en: 'The loan applied for', sample: 'สินเชื่อที่ดินเพื่อบุคคล' },
    missing: {
      th: 'เอกสารที่ยังขาด (ว่างถ้าครบ บรรทัดนี้จะไม่แสดง)',
      en: 'Documents still missing (empty if none: its line is left out)',
      sample: 'สำเนาโฉนด',
    },
    link: STATUS_LINK,
  },
  button: 'link',
  letters: {
    th: {
      subject: 'ได้รับใบสมัครสินเชื่อแล้ว เลขที่ {reference}',
      greeting: GREETINGS.th,
      paragraphs: [
        'เราได้รับใบสมัคร “{product}” ของคุณแล้ว เลขที่ใบสมัครคือ {reference} โปรดเก็บไว้อ้างอิง',
        'เจ้าหน้าที่จะโทรหาคุณภายใน 1 วันทำการ ในช่วงเวลาที่คุณสะดวก',
        'เอกสารที่ยังขาด: {missing} เตรียมไว้ได้เลย เจ้าหน้าที่จะแจ้งวิธีส่ง',
      ],
      button: 'ติดตามสถานะ',
      notes: [ASKS_PHONE.th, 'หากคุณไม่ได้สมัคร อาจมีผู้พิมพ์อีเมลผิด โปรดแจ้งเราพร้อมเลขที่ใบสมัคร'],
    },
    en: {
      subject: 'We have your loan application, reference {reference}',
      greeting: GREETINGS.en,
      paragraphs: [
        'We have received your application for “{product}”. Its reference is {reference}; please keep it.',
        'We will call you within one working day, at the time that suits you.',
        'Still missing: {missing}. Please have them ready; we will tell you how to send them.',
      ],
      button: 'Follow your application',
      notes: [
        ASKS_PHONE.en,
        'If you did not apply, somebody may have mistyped their address: please tell us, with the reference.',
      ],
    },
  },
} satisfies LetterKind;

/** Leads back to a form that was kept for later. */
export const APPLICATION_DRAFT = {
  name: 'application_draft',
  title: { th: 'กรอกใบสมัครสินเชื่อต่อ', en: 'Go on with a loan application' },
  placeholders: {
    link: {
      th: 'ลิงก์กลับไปกรอกต่อ',
      en: 'Link back to the form',
      sample: 'https://www.example.co.th/Register?resume=…',
    },
    until: UNTIL,
  },
  button: 'link',
  letters: {
    th: {
      subject: 'กรอกใบสมัครสินเชื่อต่อได้ที่นี่',
      greeting: GREETINGS.th,
      paragraphs: [
        'เราเก็บใบสมัครที่คุณกรอกค้างไว้ให้แล้ว เปิดลิงก์นี้เพื่อกรอกต่อได้จากทุกอุปกรณ์',
        'ลิงก์ใช้ได้ถึงวันที่ {until} หลังจากนั้นข้อมูลที่กรอกไว้จะถูกลบ',
      ],
      button: 'กรอกใบสมัครต่อ',
      notes: ['ผู้ที่มีลิงก์นี้เห็นข้อมูลที่คุณกรอกไว้ได้ กรุณาอย่าส่งต่อ'],
    },
    en: {
      subject: 'Go on with your loan application here',
      greeting: GREETINGS.en,
      paragraphs: [
        'We have kept the application that you began. Open this link to go on with it, on any device.',
        'The link serves until {until}. After that, what you filled in is deleted.',
      ],
      button: 'Go on with the application',
      notes: ['Whoever has this link can see what you filled in: please do not pass it on.'],
    },
  },
} satisfies LetterKind;

/** Asks for one document again. */
export const APPLICATION_REQUEST = {
  name: 'application_request',
  title: { th: 'ขอเอกสารเพิ่มจากผู้สมัคร', en: 'A document asked for again' },
  placeholders: {
    reference: REFERENCE,
    document: { th: 'เอกสารที่ขอ', en: 'The document', sample: 'สำเนาโฉนด', required: true },
    note: {
      th: 'คำอธิบายของเจ้าหน้าที่ (ว่างได้ บรรทัดนี้จะไม่แสดง)',
      en: 'What staff wrote (may be empty: its line is left out)',
      sample: 'ภาพไม่ชัด ขอภาพใหม่',
    },
    link: {
      th: 'ลิงก์ส่งเอกสาร ใช้ได้ครั้งเดียว',
      en: 'Link for the document, serves once',
      sample: 'https://www.example.co.th/Status/document?token=…',
    },
    until: UNTIL,
  },
  button: 'link',
  letters: {
    th: {
      subject: 'ขอเอกสารเพิ่ม: {document} (ใบสมัคร {reference})',
      greeting: GREETINGS.th,
      paragraphs: [
        'เพื่อดำเนินการใบสมัครเลขที่ {reference} ต่อ เราขอเอกสาร: {document}',
        '{note}',
        'กดปุ่มด้านล่างเพื่อส่งเอกสารนี้ ลิงก์ใช้ได้ครั้งเดียวถึงวันที่ {until}',
      ],
      button: 'ส่งเอกสาร',
      notes: ['ส่งได้เป็นรูปถ่าย (JPG, PNG) หรือ PDF หากเป็นบัตรประชาชน โปรดปิดช่องศาสนาและหมู่เลือด'],
    },
    en: {
      subject: 'A document, please: {document} (application {reference})',
      greeting: GREETINGS.en,
      paragraphs: [
        'To go on with your application {reference} we need: {document}.',
        '{note}',
        'The button below leads to where you can send it. The link serves once, until {until}.',
      ],
      button: 'Send the document',
      notes: [
        'A photo (JPG, PNG) or a PDF will do. On an ID card, please cover religion and blood group.',
      ],
    },
  },
} satisfies LetterKind;

/** What each status means to an applicant. */
export const STATUS_NEWS: Record<MailLanguage, Record<ApplicationStatus, string>> = {
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

/** Tells how far an application has come. */
export const APPLICATION_MOVED = {
  name: 'application_moved',
  title: { th: 'ความคืบหน้าใบสมัครสินเชื่อ', en: 'News of a loan application' },
  placeholders: {
    reference: REFERENCE,
    news: { th: 'ความคืบหน้า', en: 'The news', sample: 'เรากำลังประเมินราคาที่ดิน', required: true },
    reason: {
      th: 'เหตุผลที่ปฏิเสธ (ว่างได้ บรรทัดนี้จะไม่แสดง)',
      en: 'Why it was rejected (may be empty: its line is left out)',
      sample: 'ที่ดินอยู่นอกพื้นที่ให้บริการ',
    },
    link: STATUS_LINK,
  },
  button: 'link',
  letters: {
    th: {
      subject: 'ความคืบหน้าใบสมัครสินเชื่อ เลขที่ {reference}',
      greeting: GREETINGS.th,
      paragraphs: ['ใบสมัครเลขที่ {reference}: {news}', 'เหตุผล: {reason}'],
      button: 'ดูสถานะใบสมัคร',
      notes: [ASKS_PHONE.th],
    },
    en: {
      subject: 'News of your loan application {reference}',
      greeting: GREETINGS.en,
      paragraphs: ['Application {reference}: {news}', 'Reason: {reason}'],
      button: 'See the application',
      notes: [ASKS_PHONE.en],
    },
  },
} satisfies LetterKind;

/** What was sent, for who sent it. */
export const APPLICATION_COPY = {
  name: 'application_copy',
  title: { th: 'สำเนาใบสมัครสินเชื่อ', en: 'Copy of a loan application' },
  placeholders: {
    reference: REFERENCE,
    content: {
      th: 'ข้อมูลในใบสมัคร หลายบรรทัด',
      en: 'What was sent, line by line',
      sample: 'สินเชื่อ: สินเชื่อที่ดินเพื่อบุคคล',
      required: true,
    },
  },
  letters: {
    th: {
      subject: 'สำเนาใบสมัครสินเชื่อ เลขที่ {reference}',
      greeting: GREETINGS.th,
      paragraphs: ['นี่คือข้อมูลที่คุณส่งให้เรา', '{content}'],
      button: '',
      notes: ['เลขประจำตัวแสดงเพียงบางส่วนเพื่อความปลอดภัย หากต้องการแก้ไขข้อมูล โปรดโทรหาเราพร้อมเลขที่ใบสมัคร'],
    },
    en: {
      subject: 'Copy of your loan application {reference}',
      greeting: GREETINGS.en,
      paragraphs: ['This is what you sent to us.', '{content}'],
      button: '',
      notes: [
        'Numbers of identity are shown in part, for safety. To correct anything, please call us and give the reference.',
      ],
    },
  },
} satisfies LetterKind;
