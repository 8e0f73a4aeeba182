import type { LocalizedText } from '#contract/localized.ts';
import type { RequestKind, RequestStatus } from '#contract/privacy/kinds.ts';

/** For the pages and data that are given to the person who asked. */
export const KIND_WORDS: Record<RequestKind, LocalizedText> = {
  access: { th: 'ขอทราบและเข้าถึงข้อมูล', en: 'Access to the data' },
  copy: { th: 'ขอรับสำเนาหรือให้โอน', en: 'A copy or a transfer' },
  correct: { th: 'ขอแก้ไข', en: 'Correction' },
  erase: { th: 'ขอให้ลบ', en: 'Erasure' },
  object: { th: 'คัดค้านหรือถอนความยินยอม', en: 'Objection or withdrawal' },
};

export const STATUS_WORDS: Record<RequestStatus, LocalizedText> = {
  open: { th: 'กำลังดำเนินการ', en: 'Being worked on' },
  done: { th: 'ตอบแล้ว', en: 'Answered' },
  refused: { th: 'ปฏิเสธ', en: 'Refused' },
};
