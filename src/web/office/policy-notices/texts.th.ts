/** Telling by e-mail that a policy asks again. */
export const th = {
  title: 'แจ้งผู้ที่เคยยินยอมทางอีเมล',
  lead: (version: string) =>
    `ตั้งแต่ฉบับที่ ${version} ประกาศนี้ขอความยินยอมใหม่ ผู้รับข่าวสารและผู้ที่มีใบสมัครระหว่างดำเนินการซึ่งยินยอมกับฉบับก่อน ยังไม่ทราบจนกว่าจะแจ้ง`,
  readers: (subscribers: string, applicants: string) =>
    `ผู้รับข่าวสาร ${subscribers} คน ผู้สมัครสินเชื่อ ${applicants} คน`,
  nobody: 'ไม่มีใครที่ต้องแจ้ง: ทุกคนยินยอมกับฉบับนี้แล้ว หรือไม่ได้ให้อีเมลไว้',
  start: 'แจ้งทางอีเมล…',
  again: 'แจ้งต่อ…',
  letter: 'ดูและแก้ข้อความในอีเมล',
  confirmTitle: 'แจ้งประกาศฉบับใหม่ทางอีเมล',
  confirmBody: (subscribers: string, applicants: string) =>
    `ระบบจะส่งอีเมลถึงผู้รับข่าวสาร ${subscribers} คน และผู้สมัครสินเชื่อ ${applicants} คน คนละหนึ่งฉบับ ตามภาษาของผู้รับ อีเมลที่อยู่ในทั้งสองกลุ่มได้รับฉบับเดียว`,
  confirm: 'ส่งอีเมล',
  states: { working: 'กำลังส่ง', done: 'ส่งครบแล้ว', cancelled: 'หยุดแล้ว' },
  progress: (sent: string, total: string) => `ส่งแล้ว ${sent} จาก ${total} ฉบับ`,
  waiting: (count: string) => `รอส่ง ${count}`,
  failed: (count: string) => `ส่งไม่ได้ ${count}`,
  startedBy: (name: string, time: string) => `เริ่มโดย ${name} เมื่อ ${time}`,
  cancel: 'หยุดส่ง…',
  cancelTitle: 'หยุดแจ้งทางอีเมล',
  cancelBody: 'ฉบับที่ยังไม่ออกจะไม่ถูกส่ง ฉบับที่ส่งแล้วเรียกคืนไม่ได้ แจ้งต่อภายหลังได้ โดยไม่ส่งซ้ำถึงผู้ที่ได้รับแล้ว',
  cancelConfirm: 'หยุดส่ง',
  keep: 'กลับ',
};
