import enWords from '../../../data/words/appraisal-paper.en.json' with { type: 'json' };
import thWords from '../../../data/words/appraisal-paper.th.json' with { type: 'json' };

const th = {
  ...thWords,
  perWah: (price: string, total: string) => `ตารางวาละ ${price} บาท รวม ${total} บาท`,
  concluded: (by: string, at: string) => `${by} เมื่อ ${at}`,
  photo: (number: number, taken: string) => [`ภาพที่ ${number}`, taken].filter(Boolean).join(' · '),
  morePhotos: (count: number) => `ยังมีภาพอีก ${count} ภาพในระบบ`,
};

const en: typeof th = {
  ...enWords,
  perWah: (price, total) => `${price} baht per square wah, ${total} baht in all`,
  concluded: (by, at) => `${by}, ${at}`,
  photo: (number, taken) => [`Photo ${number}`, taken].filter(Boolean).join(' · '),
  morePhotos: (count) => `${count} more photos are in the system`,
};

export const APPRAISAL_TEXTS = { th, en };
