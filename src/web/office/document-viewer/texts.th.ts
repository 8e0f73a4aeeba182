/** Files that are looked at in place; `keys`: single letters, digits and signs do something. */
export const th = {
  label: 'ดูเอกสาร',
  all: 'เอกสารทั้งหมด',
  nearer: (keys: boolean): string => (keys ? 'ขยาย (แป้น + หรือล้อเมาส์)' : 'ขยาย (ล้อเมาส์)'),
  farther: (keys: boolean): string => (keys ? 'ย่อ (แป้น - หรือล้อเมาส์)' : 'ย่อ (ล้อเมาส์)'),
  whole: (keys: boolean): string => (keys ? 'เห็นทั้งภาพ (แป้น 0)' : 'เห็นทั้งภาพ'),
  turn: (keys: boolean): string => (keys ? 'หมุนตามเข็มนาฬิกา (แป้น R)' : 'หมุนตามเข็มนาฬิกา'),
  next: 'เอกสารถัดไป (แป้น Page Down)',
  previous: 'เอกสารก่อนหน้า (แป้น Page Up)',
  close: 'ปิด (แป้น Esc)',
  cannotShow: 'เบราว์เซอร์แสดงไฟล์ชนิดนี้ไม่ได้ กรุณาบันทึกลงเครื่องเพื่อเปิดดู',
  save: 'บันทึกลงเครื่อง',
};
