import type { Letter } from '#server/mail/letter.ts';

type Reader = { userId: string; firstName: string; lastName: string };

/** The letter with a temporary password, in the language of its reader. */
export const TEMPORARY_PASSWORD_LETTERS = {
  th: ({ userId, firstName, lastName }: Reader, password: string, url: string): Letter => ({
    language: 'th',
    sender: 'โฉนด สินเชื่อที่ดิน',
    subject: 'รหัสผ่านชั่วคราวสำหรับระบบงานพนักงาน',
    greeting: `เรียน คุณ${[firstName, lastName].filter(Boolean).join(' ')}`,
    paragraphs: [
      'ผู้ดูแลระบบตั้งรหัสผ่านชั่วคราวให้คุณแล้ว',
      `รหัสผู้ใช้: ${userId}`,
      `รหัสผ่านชั่วคราว: ${password}`,
      'เมื่อเข้าสู่ระบบครั้งแรก ระบบจะให้คุณตั้งรหัสผ่านของตนเอง',
    ],
    action: { label: 'เข้าสู่ระบบ', url },
    notes: ['กรุณาอย่าส่งต่ออีเมลนี้ให้ผู้อื่น หากคุณไม่ได้ทำงานกับเราแล้ว กรุณาแจ้งผู้ดูแลระบบ'],
  }),
  en: ({ userId, firstName, lastName }: Reader, password: string, url: string): Letter => ({
    language: 'en',
    sender: 'Chanote Land Loans',
    subject: 'Your temporary password for the back office',
    greeting: `Dear ${[firstName, lastName].filter(Boolean).join(' ')},`,
    paragraphs: [
      'An administrator has set a temporary password for you.',
      `User code: ${userId}`,
      `Temporary password: ${password}`,
      'When you first sign in, you will be asked to set a password of your own.',
    ],
    action: { label: 'Sign in', url },
    notes: [
      'Please do not forward this e-mail. If you no longer work with us, please tell the administrator.',
    ],
  }),
};
