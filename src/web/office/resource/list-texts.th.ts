import { th as users } from '../imports/texts.th.ts';

const { fields: _fields, groupUnknown: _group, templateName: _template, ...words } = users;

/** What every list does beyond showing: views, sheets that go out, sheets that come in. */
export const th = {
  filters: 'ตัวกรอง',
  views: 'มุมมอง',
  noViews: 'ยังไม่มีมุมมองที่บันทึกไว้',
  wholeList: 'ทั้งหมด ไม่กรอง',
  saveView: 'บันทึกมุมมองนี้…',
  saveViewHint: 'เก็บคำค้น ตัวกรอง การเรียง และคอลัมน์ที่เห็นอยู่ตอนนี้',
  viewName: 'ชื่อมุมมอง',
  shareView: 'ให้ทุกคนที่เห็นรายการนี้ใช้ได้',
  sharedBy: (name: string) => `แบ่งปันโดย ${name}`,
  removeView: (name: string) => `ลบมุมมอง ${name}`,
  viewSaved: (name: string) => `บันทึกมุมมอง “${name}” แล้ว`,
  viewRemoved: (name: string) => `ลบมุมมอง “${name}” แล้ว`,
  sheets: 'ไฟล์',
  export: 'ส่งออก…',
  exportTitle: 'ส่งออกเป็นไฟล์',
  exportFound: (count: string) => `ทั้งหมดที่ค้นพบ ${count} รายการ`,
  exportSelected: (count: string) => `เฉพาะที่เลือกไว้ ${count} รายการ`,
  exportWhat: 'ส่งออกอะไร',
  exportFormat: 'ชนิดไฟล์',
  formats: { xlsx: 'Excel (.xlsx)', csv: 'CSV (.csv)' },
  exportHint: 'ไฟล์มีทุกช่องของรายการ และนำกลับเข้ามาได้ การส่งออกถูกบันทึกไว้',
  exportOnlyHint:
    'ไฟล์มีทุกช่องของรายการและอาจมีข้อมูลส่วนบุคคล กรุณาเก็บเป็นความลับ การส่งออกถูกบันทึกไว้พร้อมชื่อของคุณ',
  exportStart: 'ส่งออก',
  exporting: 'กำลังเตรียมไฟล์',
  exportProgress: (done: string, total: string) => `ประมาณ ${done} จาก ${total} รายการ`,
  exportCancel: 'หยุด',
  exported: (name: string) => `ส่งออก ${name} แล้ว`,
  selectFound: (count: string) => `เลือกทั้งหมดที่พบ ${count} รายการ`,
  selectFirst: (count: string) => `เลือก ${count} รายการแรกที่พบ`,
  import: 'นำเข้า…',
  imports: {
    ...words,
    title: 'นำเข้าจากไฟล์',
    intro:
      'เพิ่มหลายรายการพร้อมกันจากไฟล์ xlsx หรือ csv ได้สูงสุด 50,000 แถว ทุกแถวจะถูกตรวจก่อนบันทึก และยกเลิกทั้งชุดได้ภายหลัง',
    template: 'ไฟล์ต้นแบบ',
    file: 'ไฟล์ที่จะนำเข้า',
    historyColumns: { ...users.historyColumns, users: 'รายการ' },
    start: (count: string) => `นำเข้า ${count} รายการ`,
    doneTitle: (count: string) => `เพิ่มแล้ว ${count} รายการ`,
    doneHint: 'รายการใหม่อยู่ในรายการแล้ว ตรวจดูได้ทันที',
    undoBody: 'รายการที่เพิ่มจากไฟล์นี้จะย้ายไปถังขยะ ยกเว้นรายการที่ถูกแก้ไขหรือใช้งานแล้ว',
    undone: (count: string) => `ย้ายรายการของชุดนี้ไปถังขยะแล้ว คงไว้ ${count} รายการที่ถูกแก้ไขหรือใช้งานแล้ว`,
    rowStates: { ...users.rowStates, removed: 'ย้ายไปถังขยะ' },
    back: 'กลับไปที่รายการ',
  },
  /** What a cell holds where the form shows something better to look at. */
  cells: {
    picture: (label: string) => `${label} (เลขรูปในคลังรูปภาพ)`,
    pictures: (label: string) => `${label} (เลขรูปของแต่ละภาษา แบบ JSON)`,
    record: (label: string) => `${label} (เลขรายการ)`,
    code: (label: string) => `${label} (รหัส)`,
  },
};
