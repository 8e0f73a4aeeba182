import type { LetterKind } from '#server/mail/event.ts';

/** Tells whoever agreed to an older policy that it asks again, and what they can do about it. */
export const POLICY_CHANGED = {
  name: 'policy_changed',
  title: { th: 'ประกาศความเป็นส่วนตัวเปลี่ยนแปลง', en: 'Privacy notice changed' },
  placeholders: {
    reference: {
      th: 'เลขที่ใบสมัครที่ยังดำเนินการอยู่ (ว่างถ้าไม่มี บรรทัดนี้จะไม่แสดง)',
      en: 'Reference of an open application (empty if none: its line is left out)',
      sample: '7KM4-PX9D',
    },
    stop: {
      th: 'ลิงก์ยกเลิกรับข่าวสาร (ว่างถ้าไม่ได้รับข่าวสาร บรรทัดนี้จะไม่แสดง)',
      en: 'Link that ends the newsletter (empty for others: its line is left out)',
      sample: 'https://www.example.co.th/Unsubscribe?token=…',
      required: true,
    },
    link: {
      th: 'ลิงก์ประกาศความเป็นส่วนตัว',
      en: 'Link to the privacy notice',
      sample: 'https://www.example.co.th/cookie-policy-private',
    },
  },
  button: 'link',
  letters: {
    th: {
      subject: 'ประกาศความเป็นส่วนตัวของเรามีการเปลี่ยนแปลง',
      greeting: 'เรียน ท่านลูกค้า',
      paragraphs: [
        'เราปรับปรุงประกาศความเป็นส่วนตัว ซึ่งบอกว่าเราเก็บ ใช้ และเปิดเผยข้อมูลของคุณอย่างไร และคุณมีสิทธิอะไรบ้าง โปรดอ่านฉบับใหม่ด้วยปุ่มด้านล่าง',
        'คุณมีใบสมัครสินเชื่อเลขที่ {reference} ที่กำลังดำเนินการอยู่ ใบสมัครเดินหน้าต่อตามเดิม หากไม่เห็นด้วยกับฉบับใหม่ โปรดโทรหาเราพร้อมเลขที่ใบสมัคร',
        'คุณรับข่าวสารจากเราทางอีเมล หากไม่เห็นด้วยกับฉบับใหม่ ยกเลิกรับข่าวสารได้ทุกเมื่อที่ {stop}',
      ],
      button: 'อ่านฉบับใหม่',
      notes: ['หากเห็นด้วย ไม่ต้องดำเนินการใด ๆ'],
    },
    en: {
      subject: 'Our privacy notice has changed',
      greeting: 'Hello,',
      paragraphs: [
        'We have changed our privacy notice. It says what we collect about you, what we use it for, who else receives it, and which rights you have. Please read it with the button below.',
        'Your loan application {reference} is under way and goes on as before. If you do not agree to the new notice, please call us and give the reference.',
        'You receive our news by e-mail. If you do not agree to the new notice, you can end them at any time: {stop}',
      ],
      button: 'Read the new notice',
      notes: ['If you agree, there is nothing you need to do.'],
    },
  },
} satisfies LetterKind;
