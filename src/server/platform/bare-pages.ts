type Words = { th: [title: string, advice: string]; en: [title: string, advice: string] };

/** For what is not worth rendering a page for, or is no request yet. */
const WORDS = {
  400: {
    th: ['อ่านคำขอนี้ไม่ได้', 'กรุณาลองใหม่อีกครั้งจากหน้าแรก'],
    en: ['This request cannot be read', 'Please try again from the home page.'],
  },
  403: {
    th: ['แบบฟอร์มนี้ส่งมาจากเว็บไซต์อื่น', 'เพื่อความปลอดภัยเราจึงไม่รับไว้ กรุณากรอกแบบฟอร์มบนเว็บไซต์ของเราโดยตรง'],
    en: [
      'This form was sent from another website',
      'For your safety it was not taken. Please fill in the form on our own site.',
    ],
  },
  405: {
    th: ['หน้านี้ไม่รับคำขอแบบนี้', 'กรุณาเปิดหน้านี้ตามปกติ หรือเริ่มใหม่จากหน้าแรก'],
    en: [
      'This page does not take such a request',
      'Please open the page as usual, or start again from the home page.',
    ],
  },
  414: {
    th: ['ที่อยู่นี้ยาวเกินไป', 'กรุณาใช้คำค้นที่สั้นลง หรือเริ่มใหม่จากหน้าแรก'],
    en: [
      'This address is too long',
      'Please search with fewer words, or start again from the home page.',
    ],
  },
  431: {
    th: ['คำขอนี้มีข้อมูลส่วนหัวมากเกินไป', 'กรุณาล้างคุกกี้ของเว็บไซต์นี้ในเบราว์เซอร์ แล้วเริ่มใหม่จากหน้าแรก'],
    en: [
      'This request carries too much beside its address',
      'Please clear this site’s cookies in your browser, then start again from the home page.',
    ],
  },
  503: {
    th: ['ระบบขัดข้องชั่วคราว', 'กรุณาลองใหม่อีกครั้งในอีกสักครู่'],
    en: ['Something went wrong', 'Please try again in a moment.'],
  },
} satisfies Record<number, Words>;

/** Both languages on one page: which one is wanted may stand in what was not read. */
export function barePage(status: number): string {
  const { th, en } = WORDS[hasWords(status) ? status : status < 500 ? 400 : 503];
  return `<!doctype html><html lang="th"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${th[0]}</title><h1>${th[0]}</h1><p>${th[1]} <a href="/">หน้าแรก</a></p><div lang="en"><h2>${en[0]}</h2><p>${en[1]} <a href="/">Home</a></p></div>`;
}

const hasWords = (status: number): status is keyof typeof WORDS => status in WORDS;
