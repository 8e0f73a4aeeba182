import type { Letter } from './letter.ts';

/** Both languages in one: whoever gets it may read either. */
export const TEST_LETTERS: Letter = {
  language: 'th',
  sender: 'โฉนด สินเชื่อที่ดิน',
  subject: 'อีเมลทดสอบจากระบบโฉนด / Test mail from Chanote',
  greeting: 'สวัสดี',
  paragraphs: [
    'อีเมลนี้ส่งจากหน้าจอตั้งค่าเซิร์ฟเวอร์อีเมล ถ้าคุณได้รับ แสดงว่าการตั้งค่าใช้งานได้',
    'This mail was sent from the mail server screen. If you can read it, the settings work.',
  ],
  notes: [],
};
