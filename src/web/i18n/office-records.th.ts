/** What every form of the content does besides its fields. */
export const th = {
  publishing: {
    title: 'การเผยแพร่',
    published: 'เผยแพร่บนเว็บไซต์',
    publishedHint: 'ยกเลิกเพื่อเก็บไว้เป็นฉบับร่าง',
    from: 'เริ่มแสดง',
    until: 'สิ้นสุดการแสดง',
    untilHint: 'เว้นว่างไว้หากไม่มีวันสิ้นสุด',
    thaiTime: (time: string) => `${time} น. เวลาประเทศไทย`,
    states: {
      draft: 'ฉบับร่าง ผู้เยี่ยมชมยังไม่เห็น',
      incomplete: 'กรุณาระบุวันและเวลาที่เริ่มแสดง',
      scheduled: (from: string) => `ตั้งเวลาไว้ ผู้เยี่ยมชมจะเห็นตั้งแต่ ${from} น.`,
      scheduledUntil: (from: string, until: string) =>
        `ตั้งเวลาไว้ ผู้เยี่ยมชมจะเห็นตั้งแต่ ${from} น. ถึง ${until} น.`,
      visible: 'ผู้เยี่ยมชมเห็นอยู่ในขณะนี้',
      visibleUntil: (until: string) => `ผู้เยี่ยมชมเห็นอยู่ในขณะนี้ จนถึง ${until} น.`,
      ended: (until: string) => `สิ้นสุดแล้วเมื่อ ${until} น. ผู้เยี่ยมชมไม่เห็นแล้ว`,
    },
    afterSave: 'มีผลเมื่อบันทึก',
  },
  languageTabs: (label: string) => `${label} ภาษาอื่น`,
  languageWrong: 'มีข้อผิดพลาดในภาษานี้',
};
