export const pages = {
  updatedOn: (date: string) => `ปรับปรุงเมื่อ ${date}`,
  version: (version: string, date: string) => `ฉบับที่ ${version} ปรับปรุงเมื่อ ${date}`,
  alsoRead: 'อ่านเพิ่มเติม',
  contactTitle: 'คุยกับเจ้าหน้าที่',
  kept: {
    title: 'เราเก็บข้อมูลนานเท่าไร',
    what: {
      approved: 'ใบสมัครที่อนุมัติ สัญญา และเอกสารประกอบ นับจากวันปิดเรื่อง',
      rejected: 'ใบสมัครที่ไม่อนุมัติ',
      cancelled: 'ใบสมัครที่ยกเลิก',
      drafts: 'ใบสมัครที่กรอกค้างไว้',
      messages: 'ข้อความติดต่อ',
      jobApplications: 'ใบสมัครงาน',
      requests: 'คำขอใช้สิทธิ์เรื่องข้อมูลส่วนบุคคล',
      logs: 'บันทึกการทำงานของระบบ',
    },
    news: 'การรับข่าวสาร: จนกว่าคุณถอนความยินยอม',
    after: 'ครบกำหนดแล้วเราลบหรือทำให้ระบุตัวไม่ได้ เว้นแต่กฎหมายสั่งให้เก็บต่อ',
  },
  controller: 'ผู้ควบคุมข้อมูลส่วนบุคคล',
  title: (name: string, company: string) => `${name} – ${company}`,
};
