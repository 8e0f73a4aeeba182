import type { Letter } from '#server/mail/letter.ts';

type Reader = { userId: string; firstName: string; lastName: string };

/** Tells the address that was a user's until now. */
export const EMAIL_CHANGED_LETTERS = {
  th: ({ userId, firstName, lastName }: Reader): Letter => ({
    language: 'th',
    sender: 'โฉนด สินเชื่อที่ดิน',
    subject: 'อีเมลของบัญชีพนักงานถูกเปลี่ยน',
    greeting: `เรียน คุณ${[firstName, lastName].filter(Boolean).join(' ')}`,
    paragraphs: [
      `อีเมลของรหัสผู้ใช้ ${userId} ถูกเปลี่ยนแล้ว ต่อไประบบจะไม่ส่งอีเมลมาที่อยู่นี้`,
      'หากคุณไม่ได้เปลี่ยนเอง กรุณาแจ้งผู้ดูแลระบบทันที',
    ],
    notes: [],
  }),
  en: ({ userId, firstName, lastName }: Reader): Letter => ({
    language: 'en',
    sender: 'Chanote Land Loans',
    subject: 'The e-mail address of your staff account was changed',
    greeting: `Dear ${[firstName, lastName].filter(Boolean).join(' ')},`,
    paragraphs: [
      `The e-mail address of the user code ${userId} was changed. Nothing more will be sent to this one.`,
      'If it was not you, please tell the administrator at once.',
    ],
    notes: [],
  }),
};
