/** Texts of the sign-in that the office shares. Thai is the shape. */
export const th = {
  login: {
    title: 'เข้าสู่ระบบสำหรับพนักงาน',
    userId: 'รหัสผู้ใช้',
    userIdHint: 'ตัวอักษร A-Z หรือตัวเลข 0-9 ไม่เกิน 30 ตัว',
    password: 'รหัสผ่าน',
    show: 'แสดง',
    hide: 'ซ่อน',
    /** After either, for those who cannot see what it belongs to. */
    ofPassword: 'รหัสผ่าน',
    submit: 'เข้าสู่ระบบ',
    submitting: 'กำลังเข้าสู่ระบบ',
    forgot: 'ลืมรหัสผ่าน',
    home: 'กลับหน้าแรก',
    required: 'จำเป็นต้องกรอก',
    userIdMissing: 'กรุณากรอกรหัสผู้ใช้',
    passwordMissing: 'กรุณากรอกรหัสผ่าน',
    locked: (minutes: string) => `กรอกผิดหลายครั้งเกินไป กรุณารอประมาณ ${minutes} นาทีแล้วเข้าสู่ระบบอีกครั้ง`,
    passwordSet: 'ตั้งรหัสผ่านใหม่แล้ว เข้าสู่ระบบด้วยรหัสผ่านใหม่ได้เลย',
    failed: 'เข้าสู่ระบบไม่สำเร็จ',
    close: 'ปิด',
  },
  reasons: {
    temp_password: 'กรุณาตั้งรหัสผ่านใหม่ก่อนเริ่มใช้งาน',
    day_password_expiration: 'รหัสผ่านหมดอายุ กรุณาตั้งรหัสผ่านใหม่',
    wrong_credentials: 'รหัสผู้ใช้หรือรหัสผ่านไม่ถูกต้อง',
    locked: 'กรอกผิดหลายครั้งเกินไป กรุณารอสักครู่แล้วลองอีกครั้ง',
    too_many_requests: 'ส่งคำขอถี่เกินไป กรุณารอสักครู่แล้วลองอีกครั้ง',
    unavailable: 'ระบบไม่พร้อมให้บริการชั่วคราว กรุณาลองอีกครั้งในอีกสักครู่',
    network: 'ติดต่อเซิร์ฟเวอร์ไม่ได้ กรุณาตรวจสอบอินเทอร์เน็ตแล้วลองอีกครั้ง',
    other: 'ทำรายการไม่สำเร็จ กรุณาลองอีกครั้งในอีกสักครู่',
  },
  shell: {
    productFull: 'โฉนด ระบบงานพนักงาน',
    startFailed: 'ระบบงานโหลดไม่สำเร็จ กรุณาตรวจสอบอินเทอร์เน็ตแล้วลองอีกครั้ง',
    retry: 'ลองอีกครั้ง',
    loading: 'กำลังโหลด',
    profileFailed: 'โหลดข้อมูลผู้ใช้ไม่สำเร็จ กรุณาเข้าสู่ระบบอีกครั้ง',
  },
};

export type StaffTexts = typeof th;
