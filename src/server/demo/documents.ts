import type { LocalizedText } from '#contract/localized.ts';

type DemoDocument = { file: string; name: LocalizedText; remark: LocalizedText };

type DemoDocumentHeader = {
  name: LocalizedText;
  remark: LocalizedText;
  documents: DemoDocument[];
};

/** In the order of the page; each file stands in `files`. */
export const documentHeaders: DemoDocumentHeader[] = [
  {
    name: {
      th: 'แบบคำขอสินเชื่อ',
      en: 'Application forms',
      ja: '申込書',
      ko: '신청서',
      'zh-Hans': '申请表',
      'zh-Hant': '申請表',
    },
    remark: {
      th: 'พิมพ์แล้วกรอกด้วยมือ นำไปยื่นที่สาขาพันธมิตร',
      en: 'Print them, fill them in by hand and bring them to a branch.',
    },
    documents: [
      {
        file: 'application-person.pdf',
        name: {
          th: 'แบบคำขอสินเชื่อ บุคคลธรรมดา',
          en: 'Loan application for a person',
          ja: '融資申込書（個人）',
          ko: '대출 신청서 (개인)',
          'zh-Hans': '贷款申请表（个人）',
          'zh-Hant': '貸款申請表（個人）',
        },
        remark: {
          th: '2 หน้า ผู้ขอและคู่สมรสลงชื่อหน้าสุดท้าย',
          en: 'Two pages; you and your spouse sign the last.',
        },
      },
      {
        file: 'application-company.pdf',
        name: {
          th: 'แบบคำขอสินเชื่อ นิติบุคคล',
          en: 'Loan application for a company',
          ja: '融資申込書（法人）',
          ko: '대출 신청서 (법인)',
          'zh-Hans': '贷款申请表（公司）',
          'zh-Hant': '貸款申請表（公司）',
        },
        remark: {
          th: '2 หน้า ผู้มีอำนาจตามหนังสือรับรองเป็นผู้ลงชื่อ',
          en: 'Two pages, signed by those who bind the company.',
        },
      },
      {
        file: 'privacy-notice.pdf',
        name: {
          th: 'ประกาศความเป็นส่วนตัว และหนังสือให้ความยินยอม',
          en: 'Privacy notice and consent form',
        },
        remark: {
          th: 'เก็บหน้าแรกไว้ ส่งคืนเฉพาะหน้าที่ 2',
          en: 'Keep the first page and return the second.',
        },
      },
    ],
  },
  {
    name: {
      th: 'รายการเอกสารที่ต้องเตรียม',
      en: 'What to prepare',
      ja: '準備するもの',
      ko: '준비 서류',
      'zh-Hans': '需要准备的文件',
      'zh-Hant': '需要準備的文件',
    },
    remark: {
      th: 'ขีดถูกทีละข้อ ครบแล้วค่อยส่ง เรื่องจะเดินเร็วที่สุด',
      en: 'Tick each line before you send: complete papers move fastest.',
    },
    documents: [
      {
        file: 'checklist-person.pdf',
        name: { th: 'รายการเอกสาร บุคคลธรรมดา', en: 'Checklist for a person' },
        remark: {
          th: 'ตัวคุณ ที่ดิน รายได้ วัตถุประสงค์ รวมอยู่ในหน้าเดียว',
          en: 'You, the land, your income and the purpose, on one page.',
        },
      },
      {
        file: 'checklist-company.pdf',
        name: { th: 'รายการเอกสาร นิติบุคคล', en: 'Checklist for a company' },
        remark: {
          th: 'เอกสารบริษัท อำนาจลงนาม และความสามารถในการชำระ',
          en: 'Company papers, signing authority and ability to repay.',
        },
      },
      {
        file: 'id-copies.pdf',
        name: {
          th: 'วิธีเตรียมสำเนาบัตรประชาชน',
          en: 'How to prepare a copy of your ID card',
        },
        remark: {
          th: 'ปิดช่องศาสนาและเขียนกำกับใน 4 ขั้น',
          en: 'Cover the religion line and write the purpose, in four steps.',
        },
      },
    ],
  },
  {
    name: {
      th: 'ดอกเบี้ยและคู่มือ',
      en: 'Rates and guides',
      ja: '金利とガイド',
      ko: '금리와 안내서',
      'zh-Hans': '利率与指南',
      'zh-Hant': '利率與指南',
    },
    remark: {
      th: 'อ่านก่อนตัดสินใจ เปรียบเทียบกับที่อื่นได้',
      en: 'To read before you decide, and to compare.',
    },
    documents: [
      {
        file: 'fees-and-interest.pdf',
        name: { th: 'ตารางดอกเบี้ยและค่าธรรมเนียม', en: 'Interest and fees' },
        remark: {
          th: 'อัตราต่อปี ดอกเบี้ยต่อเดือนตามเงินต้น และค่าใช้จ่ายอื่น',
          en: 'Yearly rates, monthly interest by principal, other costs.',
        },
      },
      {
        file: 'reading-a-deed.pdf',
        name: { th: 'คู่มืออ่านโฉนด', en: 'How to read a title deed' },
        remark: {
          th: 'เลขไหนอยู่ตรงไหน และด้านหลังบอกอะไร มีภาพประกอบ',
          en: 'Which number stands where, and what the back says. Illustrated.',
        },
      },
    ],
  },
];
