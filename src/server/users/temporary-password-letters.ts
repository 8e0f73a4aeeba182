import type { LetterKind } from '#server/mail/event.ts';

/** The letter with a temporary password. */
export const TEMPORARY_PASSWORD = {
  name: 'temporary_password',
  title: { th: 'รหัสผ่านชั่วคราว', en: 'Temporary password' },
  placeholders: {
    name: { th: 'ชื่อพนักงาน', en: 'Name of the user', sample: 'สมชาย ใจดี' },
    userId: { th: 'รหัสผู้ใช้', en: 'User code', sample: 'somchai', required: true },
    password: {
      th: 'รหัสผ่านชั่วคราว',
      en: 'Temporary password',
      sample: 'ตัวอย่าง-7f3k',
      required: true,
    },
    link: {
      th: 'ลิงก์เข้าสู่ระบบ',
      en: 'Link to the sign-in page',
      sample: 'https://www.example.co.th/login',
      required: true,
    },
  },
  button: 'link',
  letters: {
    th: {
      subject: 'รหัสผ่านชั่วคราวสำหรับระบบงานพนักงาน',
      greeting: 'เรียน คุณ{name}',
      paragraphs: [
        'ผู้ดูแลระบบตั้งรหัสผ่านชั่วคราวให้คุณแล้ว',
        'รหัสผู้ใช้: {userId}',
        'รหัสผ่านชั่วคราว: {password}',
        'เมื่อเข้าสู่ระบบครั้งแรก ระบบจะให้คุณตั้งรหัสผ่านของตนเอง',
      ],
      button: 'เข้าสู่ระบบ',
      notes: ['กรุณาอย่าส่งต่ออีเมลนี้ให้ผู้อื่น หากคุณไม่ได้ทำงานกับเราแล้ว กรุณาแจ้งผู้ดูแลระบบ'],
    },
    en: {
      subject: 'Your temporary password for the back office',
      greeting: 'Dear {name},',
      paragraphs: [
        'An administrator has set a temporary password for you.',
        'User code: {userId}',
        'Temporary password: {password}',
        'When you first sign in, you will be asked to set a password of your own.',
      ],
      button: 'Sign in',
      notes: [
        'Please do not forward this e-mail. If you no longer work with us, please tell the administrator.',
      ],
    },
  },
} satisfies LetterKind;
