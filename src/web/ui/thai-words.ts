/**
 * Words of this trade that browsers would break in two. Thai is written without spaces, and the
 * dictionary a browser breaks lines by knows only the parts: สิน and เชื่อ, but not สินเชื่อ.
 */
const WORDS = [
  'สินเชื่อ',
  'เจ้าหน้าที่',
  'เจ้าพนักงาน',
  'เจ้าหนี้',
  'จดจำนอง',
  'จดทะเบียน',
  'จำนอง',
  'ขายฝาก',
  'ซื้อฝาก',
  'ค้ำประกัน',
  'ประกันภัย',
  'ที่ดิน',
  'ตารางวา',
  'ราคาประเมิน',
  'ราคาตลาด',
  'เครดิตบูโร',
  'ดอกเบี้ย',
  'เงินต้น',
  'ค่างวด',
  'ค่าใช้จ่าย',
  'ค่าธรรมเนียม',
  'รายได้',
  'ใบสมัคร',
  'เตรียม',
  'เบื้องต้น',
  'เครือข่าย',
  'ลงนาม',
  'ลายมือชื่อ',
  'ลายลักษณ์อักษร',
  'หลักฐาน',
  'หลักเกณฑ์',
  'หลักเขต',
  'ห้องชุด',
  'สิ่งปลูกสร้าง',
  'ครุฑแดง',
  'ครุฑเขียว',
  'ครุฑดำ',
  'นิติบุคคล',
  'ส่วนบุคคล',
  'ส่วนตัว',
  'บัตรประชาชน',
  'ทะเบียนบ้าน',
  'คู่สมรส',
  'ผู้ถือหุ้น',
  'ผู้ประเมิน',
  'ความยินยอม',
  'ความสามารถ',
  'ขั้นตอน',
  'ขั้นต่ำ',
  'เป็นธรรม',
  'อ่อนไหว',
  'ตัดสินใจ',
  'ดำเนินการ',
  'รหัสผ่าน',
  'รหัสอ้างอิง',
  'คำขอ',
  'ทั่วประเทศ',
  'ใกล้เคียง',
  'ย้อนหลัง',
  'วิสัยทัศน์',
  'พันธกิจ',
  'ล้านบาท',
  'ผู้แนะนำ',
  'ผู้ติดตาม',
  'ผู้สมัคร',
  'ทำหน้าที่',
  'ตั้งอยู่',
  'ต่ำกว่า',
  'ปิดบัญชี',
  'ทำสัญญา',
  'ทุนหมุนเวียน',
  'กรรมสิทธิ์',
  'ทำประโยชน์',
  'ทุกขั้น',
];

/** A number without its unit at the end of a line reads as another number. */
const UNITS = [
  'ปี',
  'เดือน',
  'วัน',
  'ชั่วโมง',
  'นาที',
  'แปลง',
  'บาท',
  'ล้าน',
  'แสน',
  'คน',
  'ขั้น',
  'หน้า',
  'น\\.',
];
const MEASURE = `\\d[\\d,.]*(?:–\\d[\\d,.]*)? (?:${UNITS.join('|')})`;
const RANGE = '\\d[\\d,.]*–\\d[\\d,.]*%?';
/** Places keep the word that says what they are. */
const PLACE = '(?:แขวง|เขต|อำเภอ|ตำบล|จังหวัด)[\\u0e01-\\u0e4e]{2,14}(?=\\s|$)';

const LONGEST_FIRST = WORDS.toSorted((a, b) => b.length - a.length);
const WORD = new RegExp(`(${[MEASURE, RANGE, PLACE, ...LONGEST_FIRST].join('|')})`);

/** The text in parts; every second one is such a word, a number with its unit, or a place. */
export function splitThaiWords(text: string): string[] {
  return text.split(WORD);
}
