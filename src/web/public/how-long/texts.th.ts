/** How long an application takes, where a borrower asks it. Thai is the shape. */
export const th = {
  title: 'รู้ผลเมื่อไร',
  steps: {
    call: 'เจ้าหน้าที่โทรหาคุณ',
    papers: 'ตรวจเอกสารให้ครบ',
    appraisal: 'ประเมินที่ดิน',
    decision: 'พิจารณาและแจ้งผล',
  },
  after: 'ทำสัญญาและจดจำนอง',
  afterWhen: 'ตามวันนัดที่สำนักงานที่ดิน',
  days: {
    target: (days: string) => `${days} วันทำการ`,
    measured: (days: string) => `${days} วัน`,
  },
  total: {
    target: (days: string) => `ราว ${days} วันทำการ นับจากส่งใบสมัคร`,
    measured: (days: string) => `ราว ${days} วัน นับจากส่งใบสมัคร`,
  },
  source: {
    target: 'เป็นเป้าหมายของเรา ไม่นับช่วงที่รอเอกสารจากคุณ',
    measured: (cases: string) =>
      `ค่ากลางจริงของ ${cases} เรื่องล่าสุดที่รู้ผลแล้ว นับทุกวันรวมวันหยุดและช่วงที่รอเอกสาร`,
  },
  now: {
    target: (days: string) => `เป้าหมายของขั้นนี้คือ ${days} วันทำการ`,
    measured: (days: string) => `ขั้นนี้มักใช้เวลาราว ${days} วัน`,
  },
};

export type HowLongTexts = typeof th;
