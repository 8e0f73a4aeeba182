import { collateral, type DemoProductDetail, interest, limit } from './product-details-shared.ts';

export const redemptionDetails: DemoProductDetail[] = [
  {
    kind: 'text',
    name: { th: 'ทำไมต้องไถ่ก่อนครบกำหนด', en: 'Why before the last day', ja: '期限前に買い戻す理由' },
    detail: {
      th: '<p>ขายฝากทำให้กรรมสิทธิ์เป็นของผู้รับซื้อฝากตั้งแต่วันจดทะเบียน ถ้าไม่ไถ่ภายในกำหนด ที่ดินจะหลุดเป็นของเขา สินเชื่อนี้จ่ายค่าไถ่ให้ แล้วเปลี่ยนเป็นจำนองกับเรา <strong>กรรมสิทธิ์กลับมาเป็นชื่อคุณ</strong> และผ่อนเป็นงวดได้</p>',
      en: '<p>In a sale with right of redemption (ขายฝาก) the title passes to the buyer on the day it is registered. Miss the last day, and the land is lost. This loan pays the redemption and turns it into a mortgage with us: <strong>the title is in your name again</strong>, and you repay by instalments.</p>',
    },
  },
  {
    kind: 'text',
    name: { th: 'ขั้นตอนในวันไถ่', en: 'The day of redemption' },
    detail: {
      th: '<ol><li>เราตรวจสัญญาขายฝาก ยอดไถ่ และวันครบกำหนด</li><li>ประเมินที่ดินและแจ้งวงเงิน</li><li>นัดผู้รับซื้อฝากที่สำนักงานที่ดิน จ่ายค่าไถ่ จดไถ่ถอน และจดจำนองในวันเดียวกัน</li></ol><p>ติดต่อเราก่อนวันครบกำหนดให้นานที่สุด จะได้มีเวลาสำรวจที่ดิน</p>',
      en: '<ol><li>We check the contract, the sum and the last day</li><li>The land is appraised and you are told the limit</li><li>All meet at the Land Office: redemption is paid and registered, and the mortgage too, on the same day</li></ol><p>Come as long before the last day as you can, so that there is time to visit the land.</p>',
    },
  },
  limit,
  interest,
  collateral,
];

export const developmentDetails: DemoProductDetail[] = [
  {
    kind: 'text',
    name: { th: 'ใช้เงินทำอะไรได้บ้าง', en: 'What the money is for', ja: '資金の使いみち' },
    detail: {
      th: '<ul><li>ถมดิน ทำถนน ทำรั้ว วางระบบน้ำและไฟ</li><li>ต่อเติมหรือซ่อมอาคารบนที่ดิน</li><li>สร้างห้องเช่า โกดัง หรือร้านค้าให้เช่า</li></ul><p>ปีแรกจ่ายเฉพาะดอกเบี้ย ที่ดินจึงมีเวลาเริ่มสร้างรายได้ก่อนคืนเงินต้น</p>',
      en: '<ul><li>Filling, paving, fencing, water and power</li><li>Extending or repairing a building on the land</li><li>Rooms, a warehouse or shops to let</li></ul><p>The first year is interest only, so the land has time to earn before the principal falls due.</p>',
    },
  },
  {
    kind: 'text',
    name: { th: 'เตรียมแผนงานอย่างไร', en: 'Preparing the plan' },
    detail: {
      th: '<p>แผนหน้าเดียวก็พอ ขอให้ตอบสามข้อ</p><ol><li>ทำอะไร ใช้เงินเท่าไร แบ่งเป็นกี่งวด</li><li>ใครก่อสร้าง มีใบเสนอราคาหรือไม่</li><li>เสร็จแล้วรายได้ต่อเดือนประมาณเท่าไร</li></ol><p>ถ้าต้องขออนุญาตก่อสร้าง แนบสำเนาคำขอหรือใบอนุญาตมาด้วย</p>',
      en: '<p>One page is enough, if it answers three questions.</p><ol><li>What will be built, what does it cost, in how many parts?</li><li>Who builds it, and is there a quotation?</li><li>What will it earn each month when it is done?</li></ol><p>Where a building permit is needed, add a copy of the request or the permit.</p>',
    },
  },
  limit,
  interest,
  collateral,
];
