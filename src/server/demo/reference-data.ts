import type { DemoConvenientTime, DemoReference } from './demo-rows.ts';

/** Which of them a product takes, staff decide; at first each is for all. */
export const guaranteeTypes: DemoReference[] = [
  {
    name: {
      th: 'โฉนดที่ดิน น.ส.4จ (ครุฑแดง)',
      en: 'Chanote title deed, น.ส.4จ (red Garuda)',
      ja: '土地権利証チャノート（赤いガルーダ）',
      'zh-Hans': '地契 Chanote（红色神鹰）',
    },
    detail: {
      th: 'กรรมสิทธิ์เต็มที่ แนวเขตรังวัดด้วยหมุดหลักฐาน',
      en: 'Full ownership, with boundaries surveyed to pegs.',
    },
  },
  {
    name: {
      th: 'น.ส.3ก (ครุฑเขียว)',
      en: 'Nor Sor 3 Gor, น.ส.3ก (green Garuda)',
      ja: 'ノーソー3コー（緑のガルーダ）',
    },
    detail: {
      th: 'หนังสือรับรองการทำประโยชน์ที่มีระวางรูปถ่ายทางอากาศ',
      en: 'Certificate of use, drawn on an aerial survey sheet.',
    },
  },
  {
    name: {
      th: 'น.ส.3 / น.ส.3ข (ครุฑดำ)',
      en: 'Nor Sor 3 and 3 Khor, น.ส.3 / น.ส.3ข (black Garuda)',
    },
    detail: {
      th: 'หนังสือรับรองการทำประโยชน์ แนวเขตอ้างอิงแปลงข้างเคียง เจ้าหน้าที่ต้องสำรวจก่อน',
      en: 'Certificate of use whose boundaries follow the neighbouring plots; an officer visits first.',
    },
  },
  {
    name: {
      th: 'หนังสือกรรมสิทธิ์ห้องชุด อ.ช.2',
      en: 'Condominium title, อ.ช.2',
      ja: 'コンドミニアム権利証',
      'zh-Hans': '公寓产权证',
    },
    detail: {
      th: 'ห้องชุดที่จดทะเบียนอาคารชุดแล้ว ปลอดค่าส่วนกลางค้างชำระ',
      en: 'A unit of a registered condominium, with no common fees owed.',
    },
  },
];

export const receiveChannels: DemoReference[] = [
  { name: { th: 'เว็บไซต์', en: 'Website', ja: 'ウェブサイト', 'zh-Hans': '网站' }, detail: {} },
  {
    name: { th: 'สาขา GSB ธนาคาร', en: 'GSB bank branch' },
    detail: { th: 'พนักงานสาขาแนะนำต่อ', en: 'Referred by the staff of a branch.' },
  },
  {
    name: { th: 'สาขา TIP ประกันภัย', en: 'TIP insurance branch' },
    detail: { th: 'พนักงานสาขาแนะนำต่อ', en: 'Referred by the staff of a branch.' },
  },
  {
    name: { th: 'สถานีบริการน้ำมัน BCP', en: 'BCP fuel station' },
    detail: { th: 'พนักงานสถานีแนะนำต่อ', en: 'Referred by the staff of a station.' },
  },
  { name: { th: 'โทรศัพท์', en: 'Telephone', ja: '電話', 'zh-Hans': '电话' }, detail: {} },
  { name: { th: 'LINE (ไลน์)', en: 'LINE' }, detail: {} },
  {
    name: { th: 'งานออกบูธ', en: 'Event' },
    detail: { th: 'งานมหกรรมการเงินและตลาดนัดในพื้นที่', en: 'Money fairs and local markets.' },
  },
];

const minutes = (hours: number, rest = 0) => hours * 60 + rest;

export const convenientTimes: DemoConvenientTime[] = [
  {
    name: { th: 'เวลาใดก็ได้ในเวลาทำการ', en: 'Any time in office hours', ja: '営業時間内いつでも' },
    detail: {},
    fromMinute: minutes(8, 30),
    untilMinute: minutes(17, 30),
  },
  {
    name: { th: 'ช่วงเช้า', en: 'Morning', ja: '午前', 'zh-Hans': '上午' },
    detail: {},
    fromMinute: minutes(8, 30),
    untilMinute: minutes(12),
  },
  {
    name: { th: 'ช่วงพักเที่ยง', en: 'Lunch break', ja: '昼休み', 'zh-Hans': '午休' },
    detail: {},
    fromMinute: minutes(12),
    untilMinute: minutes(13),
  },
  {
    name: { th: 'ช่วงบ่าย', en: 'Afternoon', ja: '午後', 'zh-Hans': '下午' },
    detail: {},
    fromMinute: minutes(13),
    untilMinute: minutes(17, 30),
  },
];
