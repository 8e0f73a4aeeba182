import { th as settings } from '../site-settings/texts.th.ts';

/** What staff write for the site: articles, promotions, postings, and what stands around them. */
export const th = {
  ...settings,
  publishing: {
    state: 'สถานะ',
    allStates: 'ทุกสถานะ',
    states: {
      visible: 'แสดงอยู่',
      scheduled: 'ตั้งเวลาไว้',
      draft: 'ฉบับร่าง',
      ended: 'สิ้นสุดแล้ว',
    },
    dates: 'ช่วงที่แสดง',
    until: (time: string) => `ถึง ${time}`,
    noEnd: 'ไม่มีวันสิ้นสุด',
    seeOnSite: 'ดูบนเว็บไซต์',
  },
  order: {
    title: 'ลำดับ',
    hint: 'เลขน้อยแสดงก่อน เลขเท่ากันได้',
  },
  articles: {
    title: 'บทความและข่าว',
    tab: 'บทความ',
    things: 'บทความ',
    newTitle: 'เขียนบทความ',
    name: 'ชื่อบทความ',
    category: 'หมวด',
    allCategories: 'ทุกหมวด',
    categoryHint: 'เพิ่มหมวดใหม่ได้ที่แท็บหมวดบทความ',
    picture: 'รูปปก',
    pictureHint: 'แสดงบนรายการบทความและหัวบทความ ไม่มีรูปก็เผยแพร่ได้',
    summary: 'สรุปสั้น',
    summaryHint: 'หนึ่งถึงสองประโยค แสดงใต้ชื่อในรายการและในผลค้นหา',
    detail: 'เนื้อหา',
  },
  categories: {
    title: 'หมวดบทความ',
    things: 'หมวด',
    newTitle: 'เพิ่มหมวดบทความ',
    name: 'ชื่อหมวด',
    articles: 'บทความ',
    positionHint: 'เลขน้อยแสดงก่อน เมนูของเว็บแสดง 4 หมวดแรกที่มีบทความ',
  },
  promotions: {
    title: 'โปรโมชัน',
    things: 'โปรโมชัน',
    newTitle: 'เพิ่มโปรโมชัน',
    name: 'ชื่อโปรโมชัน',
    picture: 'รูป',
    pictureHint: 'แสดงบนรายการโปรโมชันและหน้าโปรโมชัน ไม่มีรูปก็เผยแพร่ได้',
    summary: 'สรุปสั้น',
    summaryHint: 'หนึ่งถึงสองประโยค บอกสิ่งที่ลูกค้าได้รับ',
    detail: 'รายละเอียดและเงื่อนไข',
    validityHint:
      'วันเริ่มและวันสิ้นสุดคือช่วงที่โปรโมชันใช้ได้ และแสดงให้ลูกค้าเห็น เมื่อสิ้นสุดแล้วโปรโมชันจะออกจากเว็บเอง',
  },
  jobPostings: {
    title: 'ตำแหน่งงานว่าง',
    things: 'ตำแหน่งงาน',
    newTitle: 'เพิ่มตำแหน่งงาน',
    name: 'ชื่อตำแหน่ง',
    detail: 'งานที่ทำและคุณสมบัติ',
    picture: 'รูป',
    pictureHint: 'แสดงเมื่อผู้อ่านเปิดดูรายละเอียด ไม่มีรูปก็เผยแพร่ได้',
  },
};
