import type { Letter } from '#server/mail/letter.ts';

type Reader = { userId: string; firstName: string; lastName: string };

/** The letter with the link, in the language of its reader. */
export const FORGOT_PASSWORD_LETTERS = {
  th: ({ userId, firstName, lastName }: Reader, url: string): Letter => ({
    language: 'th',
    sender: 'โฉนด สินเชื่อที่ดิน',
    subject: 'ตั้งรหัสผ่านใหม่สำหรับระบบงานพนักงาน',
    greeting: `เรียน คุณ${[firstName, lastName].filter(Boolean).join(' ')}`,
    paragraphs: [`เราได้รับคำขอตั้งรหัสผ่านใหม่ของรหัสผู้ใช้ ${userId} กรุณากดปุ่มด้านล่างเพื่อตั้งรหัสผ่านใหม่`],
    action: { label: 'ตั้งรหัสผ่านใหม่', url },
    notes: [
      'ลิงก์นี้ใช้ได้ภายใน 1 ชั่วโมง และใช้ตั้งรหัสผ่านได้เพียงครั้งเดียว',
      'หากคุณไม่ได้เป็นผู้ขอ ไม่ต้องดำเนินการใด ๆ รหัสผ่านเดิมยังใช้ได้ตามปกติ และกรุณาอย่าส่งต่ออีเมลนี้ให้ผู้อื่น',
    ],
  }),
  en: ({ userId, firstName, lastName }: Reader, url: string): Letter => ({
    language: 'en',
    sender: 'Chanote Land Loans',
    subject: 'Set a new password for the back office',
    greeting: `Dear ${[firstName, lastName].filter(Boolean).join(' ')},`,
    paragraphs: [
      `We were asked for a new password for the user code ${userId}. Use the button below to set one.`,
    ],
    action: { label: 'Set a new password', url },
    notes: [
      'The link works for one hour and sets a password once.',
      'If you did not ask for this, there is nothing to do: your password stays as it is. Please do not forward this e-mail.',
    ],
  }),
};
