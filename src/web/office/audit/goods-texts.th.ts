/** Fields of products, branches and documents in the record of what was done. */
export const th = {
  order: 'ลำดับทั้งหมด',
  productName: 'ผลิตภัณฑ์',
  detailCount: 'จำนวนส่วนของหน้า',
  limitCount: 'จำนวนช่วงวงเงิน',
  provinceName: 'จังหวัด',
  districtName: 'อำเภอหรือเขต',
  headerName: 'หมวดเอกสาร',
  documentCount: 'จำนวนเอกสาร',
  file: 'ไฟล์',
};
