import type { AreaTexts } from './areas.th.ts';
import { cookies } from './cookies.th.ts';

/**
 * Texts that every page of the public site needs; those of some pages are areas of their own.
 * Thai is the shape; every other language follows it.
 * A text that takes values is a function of finished strings. In headings `|` marks where a line
 * may break: Thai has no spaces, and a phrase must stay whole.
 */
export const th = {
  cookies,
  brand: { name: 'โฉนด', tagline: 'สินเชื่อที่ดิน', company: 'โฉนด สินเชื่อที่ดิน' },
  layout: {
    skipToContent: 'ข้ามไปที่เนื้อหา',
    preview: (time: string) => `ตัวอย่าง ยังไม่เผยแพร่ ลิงก์นี้ใช้ได้ถึง ${time} น.`,
    mainMenu: 'เมนูหลัก',
    openMenu: 'เมนู',
    closeMenu: 'ปิดเมนู',
    language: 'ภาษา',
    apply: 'สมัครสินเชื่อ',
    employeeOnly: 'เฉพาะพนักงาน',
    staffOffice: 'ระบบงานพนักงาน',
    staffSomebody: 'พนักงาน',
    signOut: 'ออกจากระบบ',
    articleCategories: 'หมวดบทความ',
    moreLinks: 'ลิงก์อื่น',
    telephone: 'โทรศัพท์',
    address: 'ที่อยู่',
    email: 'อีเมล',
    socialLinks: 'ช่องทางออนไลน์',
    officeHours: 'เวลาทำการ',
    workingDays: 'วันทำการ',
    hoursOf: (days: string, opens: string, closes: string) => `${days} ${opens}–${closes} น.`,
    networks: 'รับเรื่องผ่านสาขาพันธมิตร GSB, TIP และ BCP ทั่วประเทศ',
    copyright: (year: string) => `© ${year} โฉนด สินเชื่อที่ดิน`,
    visitNotCounted: 'บันทึกการเข้าชมไม่สำเร็จ คุณยังใช้หน้านี้ได้ตามปกติ',
    dismiss: 'ปิด',
    loadFailed: 'โหลดหน้านี้ได้ไม่ครบ กรุณาตรวจสอบอินเทอร์เน็ตแล้วลองอีกครั้ง',
    loadAgain: 'โหลดใหม่',
    groups: {
      loans: 'สินเชื่อ',
      branches: 'ค้นหาสาขา',
      reading: 'ความรู้',
      company: 'บริษัท',
    },
    policies: 'นโยบาย',
    cookiePolicy: 'นโยบายคุกกี้',
    privacyNotice: 'ประกาศความเป็นส่วนตัว',
    cookieSettings: 'ตั้งค่าคุกกี้',
    outside: 'เว็บไซต์ภายนอก',
    breadcrumbs: 'คุณอยู่ที่',
  },
  navigation: {
    home: 'หน้าแรก',
    products: 'สินเชื่อ',
    allProducts: 'สินเชื่อทั้งหมด',
    calculator: 'คำนวณวงเงิน',
    promotions: 'โปรโมชัน',
    documents: 'ดาวน์โหลดเอกสาร',
    status: 'สถานะใบสมัคร',
    branches: 'ค้นหาสาขา',
    branchesGSB: 'สาขา GSB (ธนาคาร)',
    branchesTIP: 'สาขา TIP (ประกันภัย)',
    branchesBCP: 'สาขา BCP (ปั๊มน้ำมัน)',
    articles: 'บทความ',
    questions: 'คำถามที่พบบ่อย',
    about: 'เกี่ยวกับเรา',
    goal: 'วิสัยทัศน์และพันธกิจ',
    contact: 'ติดต่อเรา',
    work: 'ร่วมงานกับเรา',
  },
  callToAction: {
    title: 'มีโฉนดอยู่แล้ว |เริ่มได้วันนี้',
    detail: 'เตรียมโฉนดกับบัตรประชาชน แล้วให้เจ้าหน้าที่ช่วยดูวงเงินที่เหมาะกับคุณ',
    closedTitle: 'ตอนนี้ปิดรับสมัคร',
    closedDetail: 'โทรสอบถามวันที่เปิดรับรอบถัดไปได้ในเวลาทำการ',
    call: (telephone: string) => `โทร ${telephone}`,
  },
  apply: {
    title: 'สมัครสินเชื่อที่ดินออนไลน์',
    description:
      'กรอกใบสมัครสินเชื่อที่ดินออนไลน์ สำหรับบุคคลและนิติบุคคล แนบเอกสารด้วยโทรศัพท์ หยุดแล้วทำต่อได้ และดูสถานะได้ทุกเวลา',
    heading: 'สมัคร|สินเชื่อที่ดิน',
    lead: 'ทำบนโทรศัพท์ได้ทั้งหมด เราบันทึกให้ทุกช่องที่กรอก',
    backHome: 'กลับหน้าแรก',
    steps: [
      { title: 'เตรียมเอกสาร', detail: 'โฉนด บัตรประชาชน ทะเบียนบ้าน และหลักฐานรายได้' },
      { title: 'กรอกใบสมัคร|ออนไลน์', detail: 'ใช้เวลาประมาณ 10 นาที แนบเอกสารด้วยโทรศัพท์ได้' },
      { title: 'ประเมินที่ดิน|และทำสัญญา', detail: 'ตรวจแปลงจริง แจ้งวงเงิน แล้วจดจำนองที่สำนักงานที่ดิน' },
    ],
    ifAny: (paper: string) => `${paper} (ถ้ามี)`,
    person: 'บุคคลธรรมดา',
    personItems: [
      'โฉนดที่ดิน (สำเนาทุกหน้า)',
      'บัตรประชาชน (ปิดช่องศาสนาและหมู่เลือดก่อนถ่าย)',
      'ทะเบียนบ้าน',
      'สลิปเงินเดือน หรือบัญชีธนาคารย้อนหลัง 6 เดือน',
      'ใบสำคัญสมรส หย่า หรือเปลี่ยนชื่อ (ถ้ามี)',
    ],
    company: 'นิติบุคคล',
    companyItems: [
      'โฉนดที่ดิน (สำเนาทุกหน้า)',
      'หนังสือรับรองบริษัท อายุไม่เกิน 3 เดือน',
      'บัญชีรายชื่อผู้ถือหุ้น',
      'งบการเงินย้อนหลัง 2 ปี',
      'บัตรประชาชนกรรมการผู้มีอำนาจลงนาม',
    ],
    closedHeading: 'ตอนนี้ปิดรับสมัคร',
    closedDetail: 'ขออภัย เรายังไม่รับใบสมัครใหม่ในช่วงนี้ โทรสอบถามวันที่เปิดรับรอบถัดไปได้ในเวลาทำการ',
  },
  notFound: {
    title: 'ไม่พบหน้านี้',
    heading: 'ไม่พบหน้านี้',
    detail: 'แปลงนี้ไม่มีในระวาง ลิงก์อาจพิมพ์ผิด หรือหน้านี้ถูกย้ายไปแล้ว',
    action: 'กลับหน้าแรก',
  },
  error: {
    title: 'เกิดข้อผิดพลาด',
    heading: 'หน้านี้|เปิดไม่ได้ชั่วคราว',
    detail: 'ระบบของเราขัดข้อง ไม่ใช่ที่เครื่องของคุณ รอสักครู่แล้วโหลดหน้านี้ใหม่',
    retry: 'โหลดหน้านี้ใหม่',
    home: 'กลับหน้าแรก',
    urgent: 'เรื่องด่วนโทร',
  },
};

export type FrameTexts = typeof th;
export type PublicTexts = FrameTexts & AreaTexts;
