import type { ApplicationMove, ApplicationStatus } from '#contract/applications/states.ts';
import type { DemoPerson } from './demo-rows.ts';

/** Nobody of these names has applied anywhere. */
export const people: readonly DemoPerson[] = [
  ['นาย', 'ภูผา', 'ดินดี'],
  ['นางสาว', 'ธารา', 'ทุ่งทอง'],
  ['นาง', 'บุษบา', 'สวนสุข'],
  ['นาย', 'เมฆา', 'ฟ้าใส'],
  ['นางสาว', 'ปริม', 'นาวารี'],
  ['นาย', 'ไพร', 'ป่างาม'],
  ['นาง', 'อิงฟ้า', 'ธารน้ำ'],
  ['นาย', 'ตะวัน', 'ยามเช้า'],
  ['นางสาว', 'ข้าวหอม', 'ท้องนา'],
  ['นาย', 'ศิลา', 'เขาเขียว'],
  ['นาง', 'มะลิ', 'บ้านสวน'],
  ['นาย', 'คีรี', 'เนินเขา'],
  ['นางสาว', 'ฝนทิพย์', 'ปลายนา'],
  ['นาย', 'สายลม', 'ริมคลอง'],
  ['นาง', 'จันทร์ฉาย', 'แสงเดือน'],
  ['นาย', 'กล้า', 'ต้นไม้'],
  ['นางสาว', 'ลำธาร', 'หินงาม'],
  ['นาย', 'ภูมิ', 'ลานกว้าง'],
  ['นาง', 'พุดซ้อน', 'ดอกขาว'],
  ['นาย', 'เพชร', 'เหมืองเก่า'],
];

export const companies = ['ไร่ปลายฟ้า', 'สวนตะวันทอง', 'ลานหินพัฒนา', 'ทุ่งกว้างการเกษตร'];

/** Subdistricts all over the country. */
export const places = [
  '100101',
  '103001',
  '120101',
  '130101',
  '200101',
  '240101',
  '300101',
  '400101',
  '410101',
  '500101',
  '570101',
  '650101',
  '700101',
  '830101',
  '840101',
  '900101',
];

type Step = [move: ApplicationMove, to: ApplicationStatus, remark?: string];

const begun: Step[] = [['contact', 'contacted', 'โทรแล้ว สะดวกคุย อธิบายเงื่อนไขและค่าธรรมเนียมให้ทราบ']];
const documents: Step[] = [
  ...begun,
  ['askDocuments', 'documents', 'รอสำเนาโฉนดด้านหลังและทะเบียนบ้าน'],
];
const appraisal: Step[] = [...documents, ['appraise', 'appraisal', 'เอกสารครบ ส่งฝ่ายประเมินลงพื้นที่']];
const decision: Step[] = [...appraisal, ['decide', 'decision', 'ได้ราคาประเมินแล้ว แนวเขตชัดเจน']];
const approval: Step[] = [...decision, ['propose', 'approval', 'เสนออนุมัติตามราคาที่ตรวจสอบ']];
const approved: Step[] = [...approval, ['approve', 'approved']];

/** How an application came to where it is, and how many there are. */
export const lives: ReadonlyArray<{ status: ApplicationStatus; steps: Step[]; count: number }> = [
  { status: 'new', steps: [], count: 12 },
  { status: 'contacted', steps: begun, count: 10 },
  { status: 'documents', steps: documents, count: 8 },
  { status: 'appraisal', steps: appraisal, count: 7 },
  { status: 'decision', steps: decision, count: 5 },
  { status: 'approval', steps: approval, count: 4 },
  { status: 'approved', steps: approved, count: 4 },
  { status: 'rejected', steps: [...begun, ['reject', 'rejected']], count: 4 },
  { status: 'cancelled', steps: [...begun, ['withdraw', 'cancelled']], count: 3 },
  { status: 'closed', steps: [...approved, ['close', 'closed', 'ทำสัญญาและจดจำนองแล้ว']], count: 3 },
];
