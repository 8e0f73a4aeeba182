import type { Letter } from '#server/mail/letter.ts';

type Applicant = { number: number; firstName: string; lastName: string; position: string };

/** Tells applicants that their application has come. */
export const JOB_APPLICATION_LETTERS = {
  th: ({ number, firstName, lastName, position }: Applicant): Letter => ({
    language: 'th',
    sender: 'โฉนด สินเชื่อที่ดิน',
    subject: 'ได้รับใบสมัครงานของคุณแล้ว',
    greeting: `เรียน คุณ${firstName} ${lastName}`,
    paragraphs: [
      position
        ? `เราได้รับใบสมัครงานตำแหน่ง “${position}” ของคุณแล้ว เลขที่ใบสมัครคือ ${number}`
        : `เราได้รับใบสมัครงานของคุณแล้ว เลขที่ใบสมัครคือ ${number}`,
      'ฝ่ายบุคคลจะอ่านใบสมัครและติดต่อกลับทางโทรศัพท์หรืออีเมลที่คุณให้ไว้',
    ],
    notes: [
      'หากต้องการแก้ไข ถอนใบสมัคร หรือขอให้ลบข้อมูล โปรดติดต่อฝ่ายบุคคลพร้อมแจ้งเลขที่ใบสมัคร',
      'หากคุณไม่ได้สมัครงานกับเรา โปรดแจ้งเรา อาจมีผู้ใส่อีเมลของคุณโดยไม่ตั้งใจ',
    ],
  }),
  en: ({ number, firstName, lastName, position }: Applicant): Letter => ({
    language: 'en',
    sender: 'Chanote Land Loans',
    subject: 'We have received your job application',
    greeting: `Dear ${firstName} ${lastName},`,
    paragraphs: [
      position
        ? `We have received your application for “${position}”. Its number is ${number}.`
        : `We have received your job application. Its number is ${number}.`,
      'Our staff office will read it and get in touch by the telephone number or e-mail address you gave.',
    ],
    notes: [
      'To correct or withdraw your application, or to have your data deleted, contact our staff office and mention the number.',
      'If you did not apply, please tell us: somebody may have mistyped their address.',
    ],
  }),
};
