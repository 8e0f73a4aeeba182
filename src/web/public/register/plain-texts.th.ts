/** Texts of the application where no script runs: only the server needs them. Thai is the shape. */
export const th = {
  title: 'สมัครทางโทรศัพท์|ได้เช่นกัน',
  detail: 'ใบสมัครออนไลน์ต้องเปิดใช้ JavaScript ในเบราว์เซอร์ หรือโทรหาเจ้าหน้าที่แล้วเตรียมเอกสารต่อไปนี้',
};
