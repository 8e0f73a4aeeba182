/** Texts of the application’s frame and first step, which the server renders. Thai is the shape. */
export const th = {
  required: 'จำเป็นต้องกรอก',
  progress: 'ความคืบหน้า',
  stepOf: (number: number, most: number) => `ขั้นที่ ${number} จาก ${most}`,
  stepNames: {
    start: 'เริ่มต้น',
    about: 'ข้อมูลผู้กู้',
    address: 'ที่อยู่',
    land: 'ที่ดิน',
    documents: 'เอกสาร',
    review: 'ตรวจและส่ง',
  },
  start: {
    applicant: 'ผู้กู้เป็นใคร',
    individual: 'บุคคลธรรมดา',
    individualDetail: 'กู้ในชื่อของคุณเอง',
    company: 'นิติบุคคล',
    companyDetail: 'บริษัท ห้างหุ้นส่วน หรือนิติบุคคลอื่น',
    product: 'สินเชื่อที่ต้องการ',
    range: (range: string) => `วงเงิน ${range}`,
    notOffered: (applicant: string) => `ไม่มีสำหรับ${applicant}`,
    time: 'หยุดแล้วกลับมาทำต่อได้ ไม่ต้องมีเอกสารครบก็ส่งได้ เจ้าหน้าที่จะขอส่วนที่ขาดภายหลัง',
    papers: 'เตรียมสิ่งเหล่านี้ไว้ใกล้มือ',
    referredBy: 'ผู้แนะนำ',
    begin: 'เริ่มกรอกใบสมัคร',
    loading: 'กำลังเปิดใบสมัคร',
    notLoaded: 'เปิดขั้นถัดไปไม่สำเร็จ กรุณาตรวจสอบอินเทอร์เน็ตแล้วกดอีกครั้ง สิ่งที่กรอกไว้ยังอยู่ครบ',
    needProduct: 'กรุณาเลือกสินเชื่อ',
    productNotOffered: (applicant: string) => `สินเชื่อที่เลือกไว้ไม่มีสำหรับ${applicant} กรุณาเลือกสินเชื่ออื่น`,
    productClosed: 'สินเชื่อที่เลือกไว้ปิดรับสมัครแล้ว กรุณาเลือกสินเชื่ออื่น',
  },
};

export type RegisterStartTexts = typeof th;
