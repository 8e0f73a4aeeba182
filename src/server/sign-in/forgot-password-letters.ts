import type { LetterKind } from '#server/mail/event.ts';

/** The letter with the link that sets a new password. */
export const FORGOT_PASSWORD = {
  name: 'forgot_password',
  title: { th: 'ลิงก์ตั้งรหัสผ่านใหม่', en: 'Link to set a new password' },
  placeholders: {
    name: { th: 'ชื่อพนักงาน', en: 'Name of the user', sample: 'สมชาย ใจดี' },
    userId: { th: 'รหัสผู้ใช้', en: 'User code', sample: 'somchai' },
    link: {
      th: 'ลิงก์ตั้งรหัสผ่าน',
      en: 'Link that sets the password',
      sample: 'https://www.example.co.th/ForgotPassword?token=…',
      required: true,
    },
  },
  button: 'link',
  letters: {
    th: {
      subject: 'ตั้งรหัสผ่านใหม่สำหรับระบบงานพนักงาน',
      greeting: 'เรียน คุณ{name}',
      paragraphs: ['เราได้รับคำขอตั้งรหัสผ่านใหม่ของรหัสผู้ใช้ {userId} กรุณากดปุ่มด้านล่างเพื่อตั้งรหัสผ่านใหม่'],
      button: 'ตั้งรหัสผ่านใหม่',
      notes: [
        'ลิงก์นี้ใช้ได้ภายใน 1 ชั่วโมง และใช้ตั้งรหัสผ่านได้เพียงครั้งเดียว',
        'หากคุณไม่ได้เป็นผู้ขอ ไม่ต้องดำเนินการใด ๆ รหัสผ่านเดิมยังใช้ได้ตามปกติ และกรุณาอย่าส่งต่ออีเมลนี้ให้ผู้อื่น',
      ],
    },
    en: {
      subject: 'Set a new password for the back office',
      greeting: 'Dear {name},',
      paragraphs: [
        'We were asked for a new password for the user code {userId}. Use the button below to set one.',
      ],
      button: 'Set a new password',
      notes: [
        'The link works for one hour and sets a password once.',
        'If you did not ask for this, there is nothing to do: your password stays as it is. Please do not forward this e-mail.',
      ],
    },
  },
} satisfies LetterKind;
