import type { DemoRejectReason } from './demo-rows.ts';

/** Said kindly, and each with what the applicant can do next. */
export const rejectReasons: DemoRejectReason[] = [
  {
    internalName: 'วงเงินต่ำกว่าขั้นต่ำของผลิตภัณฑ์',
    name: {
      th: 'มูลค่าที่ดินยังไม่ถึงเกณฑ์ของสินเชื่อนี้',
      en: 'The land is below the range of this loan',
    },
    detail: {
      th: 'ขอบคุณที่ไว้วางใจเรา ราคาประเมินของแปลงนี้ให้วงเงินต่ำกว่าขั้นต่ำของสินเชื่อที่เลือก หากมีที่ดินแปลงอื่นหรือต้องการสินเชื่ออื่น โทร 02-000-1730 เราคำนวณให้ใหม่ได้ทันที',
      en: 'Thank you for your trust. The appraisal of this plot gives less than the smallest amount of the loan you chose. If you have another plot, or would like another loan, call 02-000-1730 and we will work it out with you.',
    },
  },
  {
    internalName: 'เอกสารสิทธิ์ใช้จดจำนองไม่ได้',
    name: {
      th: 'เอกสารสิทธิ์แบบนี้ยังใช้จดจำนองไม่ได้',
      en: 'This kind of title cannot be mortgaged yet',
    },
    detail: {
      th: 'เอกสารที่ส่งมายังนำไปจดจำนองที่สำนักงานที่ดินไม่ได้ หากออกโฉนดแล้วเมื่อใด ยินดีรับพิจารณาใหม่โดยไม่มีค่าใช้จ่าย',
      en: 'The paper you sent cannot be registered for a mortgage at the land office. Once a chanote has been issued, we gladly look at it again, free of charge.',
    },
  },
  {
    internalName: 'ที่ดินไม่มีทางเข้าออก',
    name: { th: 'ที่ดินยังไม่มีทางเข้าออก', en: 'The land has no way in yet' },
    detail: {
      th: 'แปลงนี้ยังไม่ติดทางสาธารณะหรือไม่มีภาระจำยอม เราจึงยังรับเป็นหลักประกันไม่ได้ เมื่อจดภาระจำยอมแล้วส่งเอกสารมาใหม่ได้',
      en: 'The plot touches no public road and has no registered right of way, so we cannot take it as security yet. Once a right of way is registered, please send us the papers again.',
    },
  },
  {
    internalName: 'เอกสารไม่ครบ / ติดต่อไม่ได้',
    name: { th: 'เรายังได้รับเอกสารไม่ครบ', en: 'We are still missing some papers' },
    detail: {
      th: 'เราติดต่อคุณหลายครั้งเพื่อขอเอกสารเพิ่ม แต่ยังไม่ได้รับ จึงขอปิดใบสมัครนี้ไว้ก่อน เมื่อพร้อมแล้วสมัครใหม่ได้ทุกเมื่อ',
      en: 'We tried to reach you several times about missing papers and have not received them, so this application is closed for now. You are welcome to apply again whenever you are ready.',
    },
  },
  {
    internalName: 'ความสามารถในการชำระหนี้',
    name: {
      th: 'ค่างวดสูงเกินไปเมื่อเทียบกับรายได้',
      en: 'The instalments are high for your income',
    },
    detail: {
      th: 'เราอยากให้การผ่อนไม่เป็นภาระเกินไป จากรายได้ที่แจ้งมา ค่างวดของวงเงินนี้ยังสูงเกินควร ลองขอวงเงินที่ต่ำลง หรือเพิ่มผู้กู้ร่วม แล้วสมัครใหม่ได้',
      en: 'We do not want the loan to become a burden. For the income you told us, the instalments of this amount are too high. A smaller amount or a co-borrower may help; you are welcome to apply again.',
    },
  },
  {
    internalName: 'ผู้สมัครขอยกเลิก',
    name: { th: 'ยกเลิกตามที่คุณแจ้ง', en: 'Cancelled as you asked' },
    detail: {
      th: 'เราปิดใบสมัครตามที่คุณแจ้งแล้ว ขอบคุณที่สนใจ และยินดีให้บริการเสมอ',
      en: 'We have closed the application as you asked. Thank you for your interest; we are here whenever you need us.',
    },
  },
];
