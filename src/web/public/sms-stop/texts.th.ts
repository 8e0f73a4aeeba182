/** The page behind the opt-out link of a message. */
export const th = {
  title: 'เลิกรับข่าวสารทาง SMS',
  heading: 'เลิกรับข่าวสาร|ทาง SMS',
  lead: (phone: string) =>
    `กดปุ่มด้านล่าง แล้วเราจะไม่ส่งข่าวสารและโปรโมชันถึงเบอร์ ${phone} อีก ข้อความเกี่ยวกับคำขอสินเชื่อของคุณยังได้รับตามปกติ`,
  confirm: 'เลิกรับ SMS',
  keep: 'รับข่าวสารต่อ',
  doneHeading: 'เลิกรับเรียบร้อยแล้ว',
  done: (phone: string) =>
    `เราจะไม่ส่งข่าวสารและโปรโมชันถึงเบอร์ ${phone} อีก หากเปลี่ยนใจ แจ้งเจ้าหน้าที่ได้ทุกเมื่อ`,
  home: 'กลับหน้าแรก',
  unknownHeading: 'ลิงก์นี้ใช้ไม่ได้',
  unknown: 'ลิงก์อาจถูกตัดไม่ครบ กรุณาเปิดจาก SMS อีกครั้ง หรือแจ้งเจ้าหน้าที่ เราจะเลิกส่งให้',
  contact: 'ติดต่อเจ้าหน้าที่',
};

export type SmsStopTexts = typeof th;
