/** Texts of the captcha, loaded with it. Thai is the shape. */
export const th = {
  title: 'ยืนยันว่าไม่ใช่โปรแกรมอัตโนมัติ',
  required: 'กรุณายืนยันว่าคุณไม่ใช่โปรแกรมอัตโนมัติ',
  label: 'ฉันไม่ใช่โปรแกรมอัตโนมัติ',
  verifying: 'กำลังตรวจสอบ',
  verified: 'ยืนยันแล้ว',
  expired: 'การยืนยันหมดเวลา กรุณาทำเครื่องหมายอีกครั้ง',
  failed: 'ตรวจสอบไม่สำเร็จ กรุณาทำเครื่องหมายอีกครั้ง',
  loading: 'กำลังโหลดการยืนยัน',
  notLoaded: 'โหลดการยืนยันไม่สำเร็จ กรุณาตรวจสอบอินเทอร์เน็ต',
  retry: 'ลองอีกครั้ง',
};

export type CaptchaTexts = typeof th;
