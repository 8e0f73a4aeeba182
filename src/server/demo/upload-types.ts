import type { DemoUploadType } from './demo-rows.ts';

const person = { individual: true, company: false };
const firm = { individual: false, company: true };
const both = { individual: true, company: true };

/** What a person and a company hand in, in the order an officer asks for it. */
export const uploadTypes: DemoUploadType[] = [
  {
    name: {
      th: 'เอกสารสิทธิ์ที่ดิน (สำเนาทุกหน้า)',
      en: 'Land title deed (copy of every page)',
      ja: '土地権利証（全ページの写し）',
      'zh-Hans': '土地所有权证（每页复印件）',
    },
    detail: {
      th: 'ถ่ายให้เห็นทั้งสองด้าน รวมหน้าสารบัญจดทะเบียน ตัวอักษรอ่านได้ชัด',
      en: 'Both sides, with the page of registered transactions, sharp enough to read.',
    },
    ...both,
    required: true,
    mostFiles: 10,
  },
  {
    name: {
      th: 'บัตรประจำตัวประชาชน',
      en: 'ID card',
      ja: '国民身分証',
      'zh-Hans': '身份证',
    },
    detail: {
      th: 'ปิดช่องศาสนาและหมู่เลือดก่อนถ่าย เราไม่เก็บข้อมูลสองช่องนี้',
      en: 'Cover religion and blood group before you copy it: we do not keep either.',
    },
    ...person,
    required: true,
    mostFiles: 2,
  },
  {
    name: { th: 'ทะเบียนบ้าน', en: 'House registration', ja: '住居登録証', 'zh-Hans': '户籍簿' },
    detail: {
      th: 'หน้าแรกและหน้าที่มีชื่อผู้สมัคร',
      en: 'The first page, and the page with your name.',
    },
    ...person,
    required: true,
    mostFiles: 2,
  },
  {
    name: {
      th: 'หลักฐานรายได้',
      en: 'Proof of income',
      ja: '収入証明',
      'zh-Hans': '收入证明',
    },
    detail: {
      th: 'สลิปเงินเดือน หรือรายการเดินบัญชีย้อนหลัง 6 เดือน',
      en: 'Payslips, or bank statements of the last 6 months.',
    },
    ...person,
    required: true,
    mostFiles: 12,
  },
  {
    name: {
      th: 'ใบสำคัญสมรส หย่า หรือเปลี่ยนชื่อ',
      en: 'Marriage, divorce or name-change certificate',
    },
    detail: {
      th: 'คู่สมรสต้องให้ความยินยอมในการจดจำนอง',
      en: 'A spouse has to agree to the mortgage.',
    },
    ...person,
    required: false,
    mostFiles: 3,
  },
  {
    name: {
      th: 'หนังสือรับรองบริษัท',
      en: 'Company certificate',
      ja: '会社登記証明書',
      'zh-Hans': '公司注册证明',
    },
    detail: { th: 'ออกไม่เกิน 3 เดือน', en: 'Issued within the last 3 months.' },
    ...firm,
    required: true,
    mostFiles: 5,
  },
  {
    name: { th: 'บัญชีรายชื่อผู้ถือหุ้น (บอจ.5)', en: 'List of shareholders', ja: '株主名簿' },
    detail: { th: 'ฉบับล่าสุดที่ยื่นต่อนายทะเบียน', en: 'As last filed with the registrar.' },
    ...firm,
    required: true,
    mostFiles: 3,
  },
  {
    name: { th: 'งบการเงินย้อนหลัง 2 ปี', en: 'Financial statements of the last 2 years' },
    detail: {},
    ...firm,
    required: true,
    mostFiles: 6,
  },
  {
    name: {
      th: 'บัตรประชาชนกรรมการผู้มีอำนาจลงนาม',
      en: 'ID cards of the directors who sign',
    },
    detail: {
      th: 'ปิดช่องศาสนาและหมู่เลือดก่อนถ่าย',
      en: 'Cover religion and blood group before you copy them.',
    },
    ...firm,
    required: true,
    mostFiles: 10,
  },
  {
    name: {
      th: 'รูปถ่ายที่ดิน',
      en: 'Photos of the land',
      ja: '土地の写真',
      'zh-Hans': '土地照片',
    },
    detail: {
      th: 'ทางเข้า แนวเขต และสิ่งปลูกสร้าง อย่างละหนึ่งภาพ ช่วยให้นัดสำรวจได้เร็วขึ้น',
      en: 'The way in, the boundary and any building, one each: the survey can then be arranged sooner.',
    },
    ...both,
    required: false,
    mostFiles: 20,
  },
];
