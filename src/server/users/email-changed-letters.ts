import type { LetterKind } from '#server/mail/event.ts';

/** Tells the address that was a user's until now. */
export const EMAIL_CHANGED = {
  name: 'email_changed',
  title: { th: 'อีเมลของพนักงานถูกเปลี่ยน', en: 'E-mail address of a user changed' },
  placeholders: {
    name: { th: 'ชื่อพนักงาน', en: 'Name of the user', sample: 'สมชาย ใจดี' },
    userId: { th: 'รหัสผู้ใช้', en: 'User code', sample: 'somchai', required: true },
  },
  letters: {
    th: {
      subject: 'อีเมลของบัญชีพนักงานถูกเปลี่ยน',
      greeting: 'เรียน คุณ{name}',
      paragraphs: [
        'อีเมลของรหัสผู้ใช้ {userId} ถูกเปลี่ยนแล้ว ต่อไประบบจะไม่ส่งอีเมลมาที่อยู่นี้',
        'หากคุณไม่ได้เปลี่ยนเอง กรุณาแจ้งผู้ดูแลระบบทันที',
      ],
      button: '',
      notes: [],
    },
    en: {
      subject: 'The e-mail address of your staff account was changed',
      greeting: 'Dear {name},',
      paragraphs: [
        'The e-mail address of the user code {userId} was changed. Nothing more will be sent to this one.',
        'If it was not you, please tell the administrator at once.',
      ],
      button: '',
      notes: [],
    },
  },
} satisfies LetterKind;
