/** What staff write for the site: articles, promotions, postings, and what stands around them. */
export const th = {
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
};
