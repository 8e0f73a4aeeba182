import type { banner } from '#server/pages/tables.ts';

export const banners: (typeof banner.$inferInsert)[] = [
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
      th: 'ไถ่ที่ดินคืนจากขายฝาก ก่อนครบกำหนด',
      en: 'Redeem your land before the term ends',
    },
    detail: {
      th: 'เปลี่ยนขายฝากเป็นจำนอง กรรมสิทธิ์กลับมาเป็นของคุณ แล้วผ่อนเป็นงวด',
      en: 'Turn a sale with right of redemption into a mortgage: the title is yours again, and you repay by instalments.',
    },
    action: { th: 'ดูสินเชื่อทั้งหมด', en: 'See all loans' },
    href: '/Products',
  },
];
