import type { productDetail } from '#server/products/tables.ts';

export type DemoProductDetail = Omit<typeof productDetail.$inferInsert, 'productId'>;

/** What is the same for every loan, so that no page says it differently. */
export const collateral: DemoProductDetail = {
  kind: 'text',
  name: { th: 'ที่ดินแบบไหนใช้ได้', en: 'Which land can be used', ja: '担保にできる土地' },
  detail: {
    th: '<p>ส่งภาพเอกสารสิทธิ์ทั้งสองด้านมาให้พิจารณาได้ทุกแบบ เจ้าหน้าที่จะแจ้งว่าสินเชื่อนี้รับหรือไม่</p><ul><li>น.ส.4จ โฉนดที่ดิน (ครุฑแดง)</li><li>น.ส.3ก (ครุฑเขียว)</li><li>น.ส.3 และ น.ส.3ข (ครุฑดำ)</li><li>อ.ช.2 กรรมสิทธิ์ห้องชุด</li></ul><p>ที่ดินที่ติดจำนองหรือขายฝากอยู่ สมัครได้ ขอให้แจ้งเจ้าหนี้ ยอดคงค้าง และวันครบกำหนด</p>',
    en: '<p>Send pictures of both sides of any of these titles. An officer tells you whether this loan accepts it.</p><ul><li>Chanote (น.ส.4จ, red Garuda)</li><li>Nor Sor 3 Gor (น.ส.3ก, green)</li><li>Nor Sor 3 and 3 Khor (น.ส.3, น.ส.3ข, black)</li><li>Condominium title (อ.ช.2)</li></ul><p>Land already mortgaged or under redemption may apply: tell us the creditor, the amount outstanding and the due date.</p>',
  },
};

export const limit: DemoProductDetail = {
  kind: 'text',
  name: { th: 'วงเงินคิดจากอะไร', en: 'How the limit is worked out', ja: '限度額の決まり方' },
  detail: {
    th: '<ol><li>70% ของราคาประเมินราชการ</li><li>50% ของราคาตลาด</li><li>ใช้ตัวเลขที่ต่ำกว่า แล้วปัดลงให้เต็ม 10,000 บาท</li></ol><p>ผลต้องไม่ต่ำกว่าขั้นต่ำและไม่เกินสูงสุดในตาราง เป็นการประเมินเบื้องต้น ไม่ใช่การอนุมัติ เจ้าหน้าที่ดูรายได้และตรวจแปลงจริงประกอบด้วย</p>',
    en: '<ol><li>70% of the government appraisal</li><li>50% of the market price</li><li>The lower one counts, rounded down to a full 10,000 baht</li></ol><p>The result must lie between the lowest and the highest limit in the table. It is an estimate, not an approval: an officer also looks at your income and visits the land.</p>',
  },
};

export const interest: DemoProductDetail = {
  kind: 'text',
  name: { th: 'ดอกเบี้ยและการผ่อน', en: 'Interest and repayment', ja: '金利と返済' },
  detail: {
    th: '<table><thead><tr><th>การตรวจเครดิตบูโร</th><th>ดอกเบี้ยต่อปี</th></tr></thead><tbody><tr><td>ตรวจ</td><td>6.99–8.99%</td></tr><tr><td>ไม่ตรวจ</td><td>8.99–9.99%</td></tr></tbody></table><p>ผ่อนได้สูงสุด 5 ปี ปีแรกจ่ายเฉพาะดอกเบี้ย <strong>เช่น กู้ 1,000,000 บาท ที่ 6.99% ปีแรกจ่ายเดือนละ 5,825 บาท</strong> ตั้งแต่ปีที่สองค่างวดสูงขึ้น เพราะเริ่มคืนเงินต้น</p>',
    en: '<table><thead><tr><th>Credit-bureau check</th><th>Interest per year</th></tr></thead><tbody><tr><td>With</td><td>6.99–8.99%</td></tr><tr><td>Without</td><td>8.99–9.99%</td></tr></tbody></table><p>Up to 5 years, interest only in the first. <strong>On 1,000,000 baht at 6.99% the first year costs 5,825 baht a month.</strong> From the second year the instalment rises, because the principal is repaid as well.</p>',
  },
};
