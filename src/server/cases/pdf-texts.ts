import type { ApplicationEventKind } from '#contract/applications/kinds.ts';
import { APPLICATION_WORDS } from '#contract/applications/words.ts';
import enWords from '../../../data/words/case-paper.en.json' with { type: 'json' };
import thWords from '../../../data/words/case-paper.th.json' with { type: 'json' };

const th = {
  ...APPLICATION_WORDS.th,
  ...thWords,
  events: thWords.events satisfies Record<ApplicationEventKind, string>,
  printed: (by: string, at: string) => `พิมพ์โดย ${by} เมื่อ ${at}`,
  page: (page: number, pages: number) => `หน้า ${page} จาก ${pages}`,
  baht: (amount: string) => `${amount} บาท`,
  months: (months: number) => `${months} เดือน`,
  prices: (government: string, market: string, limit: string) =>
    `ราคาประเมิน ${government} บาท ราคาตลาด ${market} บาท วงเงิน ${limit}`,
  /** Not every title is a โฉนด: it is called what the case says it is. */
  deed: (kind: string, deedNo: string) =>
    `${kind || 'เอกสารสิทธิ์'} ${deedNo ? `เลขที่ ${deedNo}` : '(ไม่ได้แจ้งเลขที่)'}`,
  area: (rai: number, ngan: number, wah: string) => `${rai} ไร่ ${ngan} งาน ${wah} ตารางวา`,
};

const en: typeof th = {
  ...APPLICATION_WORDS.en,
  ...enWords,
  printed: (by, at) => `Printed by ${by}, ${at}`,
  page: (page, pages) => `Page ${page} of ${pages}`,
  baht: (amount) => `${amount} baht`,
  months: (months) => `${months} months`,
  prices: (government, market, limit) =>
    `Government ${government} baht, market ${market} baht, limit ${limit}`,
  deed: (kind, deedNo) =>
    `${kind || 'Land title'} ${deedNo ? `no. ${deedNo}` : '(number not given)'}`,
  area: (rai, ngan, wah) => `${rai} rai ${ngan} ngan ${wah} square wah`,
};

export const PDF_TEXTS = { th, en };
export type PdfTexts = typeof th;
