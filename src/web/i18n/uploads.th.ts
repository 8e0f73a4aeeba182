/** Texts of handing in files, loaded with the pages that do. Thai is the shape. */
export const th = {
  choose: (name: string) => `เลือกไฟล์: ${name}`,
  chooseShort: 'เลือกไฟล์',
  camera: (name: string) => `ถ่ายรูป: ${name}`,
  cameraShort: 'ถ่ายรูป',
  drop: 'หรือลากไฟล์มาวางที่นี่',
  sending: 'กำลังส่ง',
  waiting: 'รอส่ง',
  percent: (part: number) => `${part}%`,
  ready: 'อัปโหลดแล้ว',
  remove: (name: string) => `นำออก ${name}`,
  removeShort: 'นำออก',
  retry: (name: string) => `ส่งอีกครั้ง ${name}`,
  retryShort: 'ส่งอีกครั้ง',
  preview: (name: string) => `ภาพตัวอย่างของ ${name}`,
  size: (bytes: number) =>
    bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.ceil(bytes / 1_000)} KB`,
  notKept: 'ไฟล์นี้ใหญ่เกินกว่าจะเก็บในเครื่อง อย่าเพิ่งปิดหน้านี้จนกว่าจะอัปโหลดเสร็จ',
  errors: {
    network: 'ส่งไม่สำเร็จ กรุณาตรวจสอบอินเทอร์เน็ตแล้วกดส่งอีกครั้ง',
    too_many_requests: 'มีการส่งจากเครือข่ายนี้มากเกินไป รอสักครู่แล้วกดส่งอีกครั้ง',
    link_ended: 'ลิงก์นี้หมดอายุหรือใช้ไปแล้ว กรุณาโทรหาเจ้าหน้าที่',
    closed: 'ตอนนี้ปิดรับสมัครชั่วคราว กรุณาโทรหาเจ้าหน้าที่',
    already_sent: 'ใบสมัครนี้ส่งไปแล้ว เริ่มใบใหม่หรือโทรหาเจ้าหน้าที่',
    gone: 'ไฟล์นี้ยังอัปโหลดไม่เสร็จตอนปิดหน้า กรุณานำออกแล้วเลือกใหม่',
    empty: 'ไฟล์นี้ว่างเปล่า กรุณาเลือกไฟล์อื่น',
    too_big: 'ไฟล์ใหญ่เกินไป กรุณาย่อหรือถ่ายใหม่ให้เล็กลง',
    too_much: 'ไฟล์ทั้งหมดรวมกันใหญ่เกินไป กรุณานำบางไฟล์ออก',
    too_many: 'ไฟล์ของเอกสารนี้ครบจำนวนแล้ว กรุณานำไฟล์อื่นออกก่อน',
    file_kind: 'ไฟล์ชนิดนี้ใช้ไม่ได้ กรุณาใช้ PDF, JPEG หรือ PNG',
    heic_unsupported: 'รูปแบบ HEIC ของ iPhone ใช้ไม่ได้ กรุณาบันทึกเป็น JPEG หรือถ่ายใหม่จากหน้านี้',
    too_many_pixels: 'รูปมีพิกเซลมากเกินไป กรุณาย่อหรือถ่ายใหม่',
    unreadable: 'เปิดไฟล์นี้ไม่ได้ อาจเสียหายหรือตั้งรหัสผ่านไว้ กรุณาเลือกไฟล์อื่น',
    other: 'ระบบขัดข้องชั่วคราว กรุณากดส่งอีกครั้ง',
  },
};

export type UploadTexts = typeof th;
