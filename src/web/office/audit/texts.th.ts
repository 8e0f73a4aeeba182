import type { AUDIT_ACTIONS } from '#contract/audit/actions.ts';
import words from '../../../../data/words/audit.th.json' with { type: 'json' };

const actions: Record<(typeof AUDIT_ACTIONS)[number], string> = words.actions;

/** The record of what was done. */
export const th = {
  emptyList: 'สิ่งที่ผู้ใช้ทำในระบบจะบันทึกไว้ที่นี่',
  title: 'บันทึกการใช้งาน',
  time: 'เวลา',
  person: 'ผู้ใช้',
  allPeople: 'ทุกคน',
  unknownPerson: 'ไม่ทราบผู้ใช้',
  action: 'การกระทำ',
  allActions: 'ทุกการกระทำ',
  window: 'หน้าจอ',
  allWindows: 'ทุกหน้าจอ',
  record: 'รายการ',
  recordId: 'เลขรายการ',
  address: 'ที่อยู่ IP',
  from: 'ตั้งแต่วันที่',
  to: 'ถึงวันที่',
  searchHint: 'ค้นหาผู้ใช้ รายการ หรือเลขรายการ',
  clearFilters: 'ล้างตัวกรอง',
  filters: 'ตัวกรอง',
  newestFirst: 'เรียงจากใหม่ไปเก่า เวลาประเทศไทย',
  export: 'ส่งออก CSV',
  exported: 'ส่งออกแล้ว การส่งออกนี้ถูกบันทึกไว้ด้วย',
  details: 'รายละเอียดเหตุการณ์',
  eventNumber: (id: string) => `เหตุการณ์ที่ ${id}`,
  changes: 'สิ่งที่เปลี่ยน',
  noChanges: 'เหตุการณ์นี้ไม่มีรายละเอียดการเปลี่ยนแปลง',
  field: 'ช่อง',
  before: 'ก่อน',
  after: 'หลัง',
  added: 'เพิ่ม',
  removed: 'นำออก',
  nothing: '—',
  /** Of a field that was changed, or shown in full. */
  unkept: 'บันทึกนี้ไม่เก็บค่าของช่องนี้ไว้',
  openRecord: 'เปิดรายการนี้',
  onlyPerson: (name: string) => `ดูเฉพาะ ${name}`,
  onlyRecord: 'ดูประวัติของรายการนี้',
  actions,
  fields: words.fields,
};
