import type { LetterKind } from '#server/mail/event.ts';

/** Tells applicants that their application has come. */
export const JOB_APPLICATION = {
  name: 'job_application',
  title: { th: 'ได้รับใบสมัครงานแล้ว', en: 'Job application received' },
  placeholders: {
    name: { th: 'ชื่อผู้สมัคร', en: 'Name of the applicant', sample: 'สมชาย ใจดี' },
    number: { th: 'เลขที่ใบสมัคร', en: 'Number of the application', sample: '128' },
    position: {
      th: 'ตำแหน่ง (ว่างถ้าไม่ระบุ บรรทัดนี้จะไม่แสดง)',
      en: 'Position (empty if none: its line is left out)',
      sample: 'เจ้าหน้าที่สินเชื่อ',
    },
  },
  letters: {
    th: {
      subject: 'ได้รับใบสมัครงานของคุณแล้ว',
      greeting: 'เรียน คุณ{name}',
      paragraphs: [
        'เราได้รับใบสมัครงานของคุณแล้ว เลขที่ใบสมัครคือ {number}',
        'ตำแหน่งที่สมัคร: {position}',
        'ฝ่ายบุคคลจะอ่านใบสมัครและติดต่อกลับทางโทรศัพท์หรืออีเมลที่คุณให้ไว้',
      ],
      button: '',
      notes: [
        'หากต้องการแก้ไข ถอนใบสมัคร หรือขอให้ลบข้อมูล โปรดติดต่อฝ่ายบุคคลพร้อมแจ้งเลขที่ใบสมัคร',
        'หากคุณไม่ได้สมัครงานกับเรา โปรดแจ้งเรา อาจมีผู้ใส่อีเมลของคุณโดยไม่ตั้งใจ',
      ],
    },
    en: {
      subject: 'We have received your job application',
      greeting: 'Dear {name},',
      paragraphs: [
        'We have received your job application. Its number is {number}.',
        'Position: {position}',
        'Our staff office will read it and get in touch by the telephone number or e-mail address you gave.',
      ],
      button: '',
      notes: [
        'To correct or withdraw your application, or to have your data deleted, contact our staff office and mention the number.',
        'If you did not apply, please tell us: somebody may have mistyped their address.',
      ],
    },
  },
} satisfies LetterKind;
