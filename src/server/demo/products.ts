import type { DemoProduct } from './demo-rows.ts';

const PERSON_BAND = {
  name: { th: 'บุคคลธรรมดา', en: 'Person' },
  minimum: 300_000,
  maximum: 10_000_000,
  individual: true,
  company: false,
};

const COMPANY_BAND = {
  name: { th: 'นิติบุคคล', en: 'Company' },
  minimum: 1_000_000,
  maximum: 50_000_000,
  individual: false,
  company: true,
};

export const products: DemoProduct[] = [
  {
    product: {
      name: {
        th: 'สินเชื่อบุคคลมีที่ดิน',
        en: 'Personal land loan',
        ja: '個人向け土地担保ローン',
        ko: '개인 토지 담보 대출',
        'zh-Hans': '个人土地抵押贷款',
        'zh-Hant': '個人土地抵押貸款',
      },
      summary: {
        th: 'สำหรับเจ้าของที่ดินที่ต้องการทุนหมุนเวียนหรือรวมหนี้ ผ่อนสูงสุด 5 ปี ปีแรกจ่ายเฉพาะดอกเบี้ย',
        en: 'For land owners who need working money or want to gather their debts. Up to 5 years, interest only in the first.',
        ja: '運転資金や借入の一本化が必要な土地所有者に。最長5年、初年度は利息のみ。',
        ko: '운영 자금이나 채무 통합이 필요한 토지 소유자를 위한 대출. 최장 5년, 첫해는 이자만 납부합니다.',
        'zh-Hans': '适合需要周转资金或整合债务的土地所有人。最长5年，首年只付利息。',
        'zh-Hant': '適合需要週轉資金或整合債務的土地所有人。最長5年，首年只付利息。',
      },
    },
    bands: [PERSON_BAND],
  },
  {
    product: {
      name: {
        th: 'สินเชื่อธุรกิจ SME',
        en: 'SME land loan',
        ja: '中小企業向け土地担保ローン',
        ko: '중소기업 토지 담보 대출',
        'zh-Hans': '中小企业土地抵押贷款',
        'zh-Hant': '中小企業土地抵押貸款',
      },
      summary: {
        th: 'สำหรับนิติบุคคลที่มีที่ดินว่างเปล่าหรือพร้อมสิ่งปลูกสร้าง ใช้เป็นทุนหมุนเวียนหรือขยายกิจการ',
        en: 'For companies with land, empty or built on: working capital or the next expansion, up to 50 million baht.',
        ja: '更地または建物付きの土地を持つ法人に。運転資金や事業拡大に、最大5,000万バーツ。',
        ko: '나대지나 건물이 있는 토지를 보유한 법인을 위한 운영·확장 자금. 최대 5천만 바트.',
        'zh-Hans': '适合拥有空地或带建筑土地的公司，用于周转或扩展业务，最高5,000万泰铢。',
        'zh-Hant': '適合擁有空地或帶建築土地的公司，用於週轉或擴展業務，最高5,000萬泰銖。',
      },
    },
    bands: [COMPANY_BAND],
  },
  {
    product: {
      name: {
        th: 'สินเชื่อไถ่ถอนขายฝาก',
        en: 'Redemption loan',
        ja: '買戻し資金ローン',
        ko: '환매 자금 대출',
        'zh-Hans': '赎回贷款',
        'zh-Hant': '贖回貸款',
      },
      summary: {
        th: 'ไถ่ที่ดินคืนจากขายฝากก่อนครบกำหนด เปลี่ยนเป็นจำนอง กรรมสิทธิ์กลับมาเป็นของคุณ ผ่อนเป็นงวดได้',
        en: 'Buy your land back from a sale with right of redemption before the term ends, and turn it into instalments.',
        ja: '買戻特約付売買の期限前に土地を買い戻し、計画的な分割返済に切り替えます。',
        ko: '환매 조건부 매매의 기한 전에 토지를 되찾고 분할 상환으로 전환합니다.',
        'zh-Hans': '在附赎回权买卖到期前赎回土地，改为可规划的分期还款。',
        'zh-Hant': '在附贖回權買賣到期前贖回土地，改為可規劃的分期還款。',
      },
    },
    bands: [PERSON_BAND, COMPANY_BAND],
  },
  {
    product: {
      name: {
        th: 'สินเชื่อพัฒนาและปรับปรุงที่ดิน',
        en: 'Land development loan',
        ja: '土地開発・改修ローン',
        ko: '토지 개발·개보수 대출',
        'zh-Hans': '土地开发与改造贷款',
        'zh-Hant': '土地開發與改造貸款',
      },
      summary: {
        th: 'ถมดิน ทำถนน ต่อเติม หรือสร้างอาคารให้เช่าบนที่ดินเดิม ให้ที่ดินสร้างรายได้ก่อนเริ่มคืนเงินต้น',
        en: 'Fill, pave, renovate or build to let on land you already own, and let it earn before the principal falls due.',
        ja: '所有地の造成、道路、改修、賃貸建物の建築に。元金返済が始まる前に土地を活かせます。',
        ko: '보유 토지의 성토, 도로, 개보수, 임대 건물 신축 자금. 원금 상환 전에 수익을 준비할 수 있습니다.',
        'zh-Hans': '在自有土地上填土、修路、翻新或建房出租，在偿还本金前先让土地产生收入。',
        'zh-Hant': '在自有土地上填土、修路、翻新或建房出租，在償還本金前先讓土地產生收入。',
      },
    },
    bands: [PERSON_BAND, COMPANY_BAND],
  },
];
