/** Texts of the home page. Thai is the shape. */
export const home = {
  title: (share: string) => `โฉนด สินเชื่อที่ดิน – ใช้โฉนดค้ำประกัน กู้ได้สูงสุด ${share} ของราคาประเมิน`,
  description: (person: string, company: string) =>
    `สินเชื่อมีที่ดินค้ำประกัน บุคคลสูงสุด ${person} นิติบุคคลสูงสุด ${company} ดูวิธีคิดวงเงิน เอกสารที่ใช้ และขั้นตอนสมัคร`,
  banner: {
    kicker: 'ยื่นได้ที่ธนาคารออมสิน ทิพยประกันภัย ปั๊มบางจาก',
    title: (share: string) => `ใช้โฉนดค้ำประกัน |กู้ได้สูงสุด ${share} |ของราคาประเมิน`,
    detail: 'รู้วงเงินโดยประมาณก่อนสมัคร จากราคาสองตัวที่หาดูเองได้',
    prepare: 'ต้องเตรียมเอกสารอะไร',
    more: 'ข้อเสนอช่วงนี้',
  },
  prices: {
    rate: 'ดอกเบี้ยต่อปี',
    checked: (checked: string, unchecked: string) => `ตรวจเครดิตบูโร ${checked} |ไม่ตรวจ ${unchecked}`,
    example: (amount: string) => `กู้ ${amount} จ่ายเดือนละ`,
    interestOnly: (months: string) => `เดือนที่ ${months} เฉพาะดอกเบี้ย`,
    instalments: (months: string) => `เดือนที่ ${months}`,
    principalLast: 'เดือนสุดท้าย คืนเงินต้นทั้งหมด',
    most: 'วงเงินสูงสุด',
    company: (amount: string) => `นิติบุคคล ${amount}`,
    since: (date: string) => `คิดจากอัตราที่ใช้ตั้งแต่ ${date}`,
    source: 'ดูค่าใช้จ่ายทั้งหมด',
  },
  register: {
    title: 'สมัคร 3 ขั้นตอน',
    detail: 'เตรียมเอกสารครบตั้งแต่แรก เรื่องจะเดินเร็วที่สุด',
    prepare: 'เตรียมไว้ก่อน',
    action: 'สมัครสินเชื่อ',
    forms: 'ดาวน์โหลดแบบฟอร์ม',
  },
  products: {
    title: 'เลือกสินเชื่อ|ที่ตรงกับคุณ',
    detail: 'วงเงินขึ้นกับราคาที่ดินและความสามารถในการผ่อน',
    emptyTitle: 'กำลังปรับปรุงรายการสินเชื่อ',
  },
  articles: {
    title: 'บทความและข่าวสาร',
    detail: 'เรื่องที่ดินและสินเชื่อ อ่านเข้าใจในไม่กี่นาที',
    minutes: (minutes: string) => `อ่าน ${minutes} นาที`,
    emptyTitle: 'ยังไม่มีบทความใหม่',
  },
  promotions: {
    title: 'โปรโมชัน',
    detail: 'เงื่อนไขพิเศษที่ใช้ได้ตอนนี้',
    emptyTitle: 'ตอนนี้ไม่มีโปรโมชัน',
  },
  questions: {
    title: 'คำถามที่พบบ่อย',
    detail: 'ไม่เจอคำตอบที่ต้องการ โทรถามเจ้าหน้าที่ได้เลย',
    emptyTitle: 'กำลังรวบรวมคำถาม',
    more: (all: string) => `ดูคำถามทั้งหมด ${all} ข้อ`,
  },
  contact: {
    title: 'ติดต่อเจ้าหน้าที่',
    detail: 'โทรมาพร้อมเลขที่โฉนดและจังหวัดที่ที่ดินตั้งอยู่ เจ้าหน้าที่ตอบเรื่องวงเงินเบื้องต้นได้ทันที',
    write: 'เขียนถึงเรา',
  },
  work: {
    title: 'ร่วมงานกับเรา',
    open: (positions: string) => `เปิดรับ ${positions} ตำแหน่ง`,
    applyGeneral: 'ฝากใบสมัครงาน',
  },
  emptyDetail: 'สอบถามเจ้าหน้าที่ได้ที่',
};
