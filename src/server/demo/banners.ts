import type { DemoBanner, DemoPromotion } from './demo-rows.ts';

/** The first has no picture and so keeps the drawn sheet; the second advertises a promotion. */
export function bannersWith(promotion: { id: number } & Pick<DemoPromotion, 'publishUntil'>) {
  return [
    {
      name: {
        th: 'ใช้โฉนดค้ำประกัน กู้ได้สูงสุด 70% ของราคาประเมิน',
        en: 'Borrow up to 70% of your land’s appraised value',
      },
      detail: {
        th: 'รู้วงเงินโดยประมาณก่อนสมัคร จากราคาสองตัวที่หาดูเองได้',
        en: 'Know roughly what you can borrow before you apply, from two prices you can look up yourself.',
      },
      action: { th: 'คำนวณวงเงินของฉัน', en: 'Calculate my limit' },
      href: '/Cal',
    },
    {
      name: {
        th: 'สมัครครั้งแรก ยกเว้นค่าประเมินที่ดิน',
        en: 'First loan with us? No appraisal fee',
      },
      detail: {
        th: 'ผู้ประเมินออกดูที่ดินจริง บอกราคาพร้อมเหตุผล โดยคุณไม่ต้องจ่ายค่าสำรวจและประเมิน 1 แปลง',
        en: 'An appraiser visits your land and tells you its value and the reasons. One plot, free of charge.',
      },
      action: { th: 'ดูเงื่อนไข', en: 'See the conditions' },
      href: `/Promotion?id=${promotion.id}`,
      publishUntil: promotion.publishUntil,
    },
  ] satisfies [DemoBanner, DemoBanner];
}
