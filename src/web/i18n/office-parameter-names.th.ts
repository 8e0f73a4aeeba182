import type { ParameterName } from '#contract/parameters.ts';

type Named = { name: string; about: string; unit?: string };

/** What each parameter is called, what it does, and what it counts. */
export const names: Record<ParameterName, Named> = {
  register_show: {
    name: 'เปิดรับใบสมัครสินเชื่อ',
    about: 'ปิดแล้วหน้าสมัครจะแจ้งว่ายังไม่เปิดรับ และปุ่มสมัครบนเว็บไซต์จะหายไป',
  },
  first_page_show_banner: { name: 'แบนเนอร์', about: 'แสดงภาพแบนเนอร์ด้านบนของหน้าแรก' },
  first_page_show_products: { name: 'ผลิตภัณฑ์', about: 'แสดงผลิตภัณฑ์สินเชื่อในหน้าแรกและเมนู' },
  first_page_show_Cal: { name: 'เครื่องคำนวณ', about: 'แสดงเครื่องคำนวณวงเงินในหน้าแรกและเมนู' },
  first_page_show_articles: { name: 'บทความ', about: 'แสดงบทความล่าสุดในหน้าแรกและเมนู' },
  first_page_show_promotions: { name: 'โปรโมชัน', about: 'แสดงโปรโมชันในหน้าแรกและเมนู' },
  first_page_show_fqa: { name: 'คำถามที่พบบ่อย', about: 'แสดงคำถามที่พบบ่อยในหน้าแรก' },
  first_page_show_subscribe: { name: 'ติดต่อเรา', about: 'แสดงแบบฟอร์มติดต่อในหน้าแรกและเมนู' },
  first_page_show_work_with_us: { name: 'ร่วมงานกับเรา', about: 'แสดงตำแหน่งงานว่างในหน้าแรกและเมนู' },
  show_forgot_password: {
    name: 'ลิงก์ลืมรหัสผ่าน',
    about: 'ให้พนักงานขอตั้งรหัสผ่านใหม่ทางอีเมลจากหน้าเข้าสู่ระบบ',
  },
  lockout_attempts: {
    name: 'รหัสผ่านผิดติดกันก่อนล็อก',
    about: 'ใส่รหัสผ่านผิดครบจำนวนนี้แล้วต้องรอ',
    unit: 'ครั้ง',
  },
  lockout_minutes: { name: 'เวลาที่ต้องรอเมื่อถูกล็อก', about: 'ครบแล้วลองเข้าสู่ระบบใหม่ได้', unit: 'นาที' },
  password_days: {
    name: 'อายุรหัสผ่าน',
    about: 'ครบแล้วต้องตั้งรหัสผ่านใหม่เมื่อเข้าสู่ระบบ ใส่ 0 ถ้าไม่มีวันหมดอายุ',
    unit: 'วัน',
  },
  session_hours: {
    name: 'อายุการเข้าสู่ระบบ',
    about: 'ครบแล้วต้องเข้าสู่ระบบใหม่หรือกดต่อเวลา ต้องไม่เกินอายุสูงสุด',
    unit: 'ชั่วโมง',
  },
  session_longest_hours: {
    name: 'อายุการเข้าสู่ระบบสูงสุด',
    about: 'ต่อเวลากี่ครั้งก็ไม่เกินค่านี้',
    unit: 'ชั่วโมง',
  },
  session_idle_minutes: {
    name: 'ออกจากระบบเมื่อไม่ใช้งาน',
    about: 'ไม่ได้ใช้งานครบเวลานี้แล้วระบบจะออกให้เอง',
    unit: 'นาที',
  },
  session_end_on_unload: {
    name: 'ออกจากระบบเมื่อปิดแท็บสุดท้าย',
    about: 'ปิดหน้าต่างระบบงานทั้งหมดแล้วต้องเข้าสู่ระบบใหม่',
  },
  calculator_government_percent: {
    name: 'วงเงินต่อราคาประเมินราชการ',
    about: 'เครื่องคำนวณให้วงเงินไม่เกินร้อยละเท่านี้ของราคาประเมินราชการ',
    unit: '%',
  },
  calculator_market_percent: {
    name: 'วงเงินต่อราคาตลาด',
    about: 'เครื่องคำนวณให้วงเงินไม่เกินร้อยละเท่านี้ของราคาตลาด',
    unit: '%',
  },
  calculator_rounding: {
    name: 'ปัดวงเงินลงเป็นจำนวนเต็มของ',
    about: 'เช่น 10,000 จะแสดง 347,000 เป็น 340,000 บาท',
    unit: 'บาท',
  },
  loan_longest_years: { name: 'ระยะเวลากู้สูงสุด', about: 'ที่เลือกได้ในเครื่องคำนวณ', unit: 'ปี' },
  preview_hours: {
    name: 'อายุลิงก์ดูตัวอย่าง',
    about: 'ลิงก์ดูหน้าที่ยังไม่เผยแพร่เปิดได้นานเท่านี้',
    unit: 'ชั่วโมง',
  },
  contact_telephone: {
    name: 'โทรศัพท์กลาง',
    about: 'ใช้เมื่อไม่ได้ใส่เบอร์ไว้ในข้อมูลบริษัท',
  },
  map_tile_url: {
    name: 'ที่อยู่แผนที่พื้นหลัง',
    about: 'ต้องมี {z} {x} {y} เช่น https://tiles.example/{z}/{x}/{y}.png เว้นว่างถ้าใช้แผนที่ในระบบ',
  },
  office_opens: { name: 'เวลาเปิดทำการ', about: 'แสดงที่ท้ายหน้าเว็บและให้เครื่องมือค้นหาทราบ' },
  office_closes: { name: 'เวลาปิดทำการ', about: 'ต้องหลังเวลาเปิด' },
  office_days: { name: 'วันทำการ', about: 'วันที่สำนักงานเปิด' },
  date_era: {
    name: 'ปีในวันที่',
    about: 'ตามภาษา คือ พ.ศ. ในภาษาไทยและ ค.ศ. ในภาษาอื่น มีผลเมื่อเปิดหน้าใหม่',
  },
  application_sms: {
    name: 'ส่ง SMS ถึงผู้สมัคร',
    about: 'แจ้งเมื่อได้รับใบสมัคร และเมื่อเจ้าหน้าที่เลือกแจ้งความคืบหน้า ต้องตั้งค่าผู้ให้บริการ SMS ก่อน',
  },
  approval_second_person: {
    name: 'ต้องมีผู้อนุมัติคนที่สอง',
    about: 'ผู้ที่พิจารณาใบสมัครอนุมัติเองไม่ได้ ต้องให้อีกคนอนุมัติ',
  },
  approval_second_from_baht: {
    name: 'วงเงินที่ต้องมีผู้อนุมัติคนที่สอง',
    about: 'ตั้งแต่วงเงินนี้ขึ้นไป ใส่ 0 ถ้าต้องมีทุกวงเงิน',
    unit: 'บาท',
  },
  due_hours_new: { name: 'ใบสมัครใหม่', about: 'ต้องติดต่อผู้สมัครภายใน', unit: 'ชั่วโมง' },
  due_hours_contacted: { name: 'ติดต่อแล้ว', about: 'ต้องไปขั้นต่อไปภายใน', unit: 'ชั่วโมง' },
  due_hours_documents: { name: 'รอเอกสาร', about: 'ต้องได้เอกสารครบภายใน', unit: 'ชั่วโมง' },
  due_hours_appraisal: { name: 'ประเมินที่ดิน', about: 'ต้องประเมินเสร็จภายใน', unit: 'ชั่วโมง' },
  due_hours_decision: { name: 'รอพิจารณา', about: 'ต้องตัดสินใจภายใน', unit: 'ชั่วโมง' },
  upload_file_megabytes: {
    name: 'ขนาดไฟล์แนบสูงสุด',
    about: 'ต่อหนึ่งไฟล์ของใบสมัครสินเชื่อ',
    unit: 'MB',
  },
  upload_application_megabytes: {
    name: 'ขนาดไฟล์รวมสูงสุด',
    about: 'ของใบสมัครสินเชื่อหนึ่งใบ ต้องไม่น้อยกว่าขนาดต่อไฟล์',
    unit: 'MB',
  },
  application_draft_days: {
    name: 'เก็บใบสมัครที่กรอกค้างไว้',
    about: 'ครบแล้วลบใบสมัครที่ยังไม่ส่ง',
    unit: 'วัน',
  },
  resend_link_days: {
    name: 'อายุลิงก์ส่งเอกสารเพิ่ม',
    about: 'ลิงก์ที่ส่งให้ผู้สมัครเปิดได้นานเท่านี้',
    unit: 'วัน',
  },
  status_page_show: {
    name: 'หน้าติดตามสถานะ',
    about: 'ให้ผู้สมัครดูสถานะใบสมัครบนเว็บไซต์',
  },
  retention_rejected_days: { name: 'ใบสมัครที่ไม่อนุมัติ', about: 'ลบข้อมูลส่วนบุคคลหลังปิดใบสมัคร', unit: 'วัน' },
  retention_approved_days: { name: 'ใบสมัครที่อนุมัติ', about: 'ลบข้อมูลส่วนบุคคลหลังปิดใบสมัคร', unit: 'วัน' },
  retention_cancelled_days: { name: 'ใบสมัครที่ยกเลิก', about: 'ลบข้อมูลส่วนบุคคลหลังยกเลิก', unit: 'วัน' },
  retention_job_application_days: {
    name: 'ใบสมัครงาน',
    about: 'ลบใบสมัครงานพร้อมไฟล์แนบหลังวันที่ได้รับ',
    unit: 'วัน',
  },
  retention_message_days: {
    name: 'ข้อความติดต่อ',
    about: 'ลบหลังวันที่ได้รับ แบบฟอร์มติดต่อแจ้งระยะเวลานี้ให้ผู้ส่งทราบ',
    unit: 'วัน',
  },
  retention_log_days: {
    name: 'บันทึกการส่งอีเมลและ SMS',
    about: 'ลบรายการที่ส่งเสร็จแล้วหลังจากนี้',
    unit: 'วัน',
  },
  sms_allowed_from: { name: 'เริ่มส่ง SMS โฆษณาได้', about: 'ไม่ส่งก่อนเวลานี้' },
  sms_allowed_until: { name: 'หยุดส่ง SMS โฆษณา', about: 'ไม่ส่งหลังเวลานี้ ต้องหลังเวลาเริ่ม' },
  sms_event_from: {
    name: 'เริ่มส่ง SMS แจ้งความคืบหน้า',
    about: 'ข้อความถึงผู้สมัครที่ถึงกำหนดก่อนเวลานี้จะรอจนถึงเวลานี้',
  },
  sms_event_until: {
    name: 'หยุดส่ง SMS แจ้งความคืบหน้า',
    about: 'หลังเวลานี้รอส่งเช้าวันถัดไป ต้องหลังเวลาเริ่ม',
  },
  sms_second_approval_from: {
    name: 'ผู้รับที่ต้องมีผู้อนุมัติอีกคน',
    about: 'ส่งถึงผู้รับตั้งแต่จำนวนนี้ต้องให้อีกคนอนุมัติ',
    unit: 'ราย',
  },
  sms_price_per_part: { name: 'ราคา SMS ต่อส่วน', about: 'ใช้ประมาณค่าใช้จ่ายก่อนส่ง', unit: 'บาท' },
  sms_per_second: { name: 'ความเร็วในการส่ง SMS', about: 'ไม่เกินที่ผู้ให้บริการรับได้', unit: 'ข้อความ/วินาที' },
  captcha_provider: {
    name: 'ระบบยืนยันว่าไม่ใช่โปรแกรม',
    about: 'ใช้ในหน้าเข้าสู่ระบบและแบบฟอร์ม ผู้ให้บริการภายนอกต้องใส่คีย์ทั้งสองด้านล่าง',
  },
  captcha_site_key: { name: 'คีย์ของเว็บไซต์ (site key)', about: 'ได้จากผู้ให้บริการ' },
  captcha_secret: {
    name: 'คีย์ลับ (secret key)',
    about: 'เก็บแบบเข้ารหัส บันทึกแล้วดูย้อนหลังไม่ได้',
  },
};
