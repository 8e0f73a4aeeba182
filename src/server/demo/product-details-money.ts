import { collateral, type DemoProductDetail, interest, limit } from './product-details-shared.ts';

export const personDetails: DemoProductDetail[] = [
  {
    kind: 'text',
    name: { th: 'เหมาะกับใคร', en: 'Who it is for', ja: 'こんな方に' },
    detail: {
      th: '<ul><li>เจ้าของกิจการหรือเกษตรกรที่ต้องการเงินหมุนเวียนก้อนใหญ่</li><li>ผู้ที่อยากรวมหนี้หลายก้อนเป็นก้อนเดียวและรู้ยอดผ่อนแน่นอน</li><li>ผู้ที่มีที่ดินเป็นชื่อตนเอง หรือเจ้าของร่วมยินยอมทุกคน</li></ul><p>คุณยังเป็นเจ้าของที่ดินตลอดสัญญา เราจดจำนอง ไม่ใช่ขายฝาก</p>',
      en: '<ul><li>Owners of a business or a farm who need a larger working sum</li><li>Those who want to gather several debts into one with a known instalment</li><li>Land in your own name, or with the agreement of every co-owner</li></ul><p>You stay the owner throughout. We register a mortgage, not a sale with right of redemption.</p>',
    },
  },
  limit,
  interest,
  collateral,
  {
    kind: 'text',
    name: { th: 'เอกสารที่ใช้', en: 'Papers you need' },
    detail: {
      th: '<ul><li>ภาพเอกสารสิทธิ์ทั้งสองด้าน</li><li>บัตรประชาชน ปิดช่องศาสนาก่อนถ่าย</li><li>ทะเบียนบ้าน</li><li>หลักฐานรายได้ เช่น บัญชีธนาคารย้อนหลัง 6 เดือน</li></ul><p>แบบฟอร์มอยู่ในหน้า<a href="/DocumentDownload">ดาวน์โหลดเอกสาร</a></p>',
      en: '<ul><li>Pictures of both sides of the title</li><li>ID card, with the religion line covered</li><li>House registration</li><li>Proof of income, such as bank statements of the last 6 months</li></ul><p>Forms are under <a href="/DocumentDownload">documents</a>.</p>',
    },
  },
];

export const companyDetails: DemoProductDetail[] = [
  {
    kind: 'text',
    name: { th: 'เหมาะกับธุรกิจแบบไหน', en: 'Which companies it is for', ja: 'こんな会社に' },
    detail: {
      th: '<ul><li>นิติบุคคลที่มีที่ดินว่างเปล่าหรือที่ดินพร้อมสิ่งปลูกสร้าง</li><li>ต้องการทุนหมุนเวียน ซื้อเครื่องจักร หรือขยายกิจการ</li><li>ที่ดินเป็นชื่อบริษัท หรือกรรมการนำที่ดินของตนมาค้ำประกันให้บริษัท</li></ul>',
      en: '<ul><li>Companies with land, empty or built on</li><li>Working capital, machinery or the next expansion</li><li>Land in the company’s name, or a director’s land offered for the company</li></ul>',
    },
  },
  limit,
  interest,
  collateral,
  {
    kind: 'text',
    name: { th: 'เอกสารที่ใช้', en: 'Papers you need' },
    detail: {
      th: '<ul><li>หนังสือรับรองบริษัท อายุไม่เกิน 3 เดือน</li><li>บัญชีรายชื่อผู้ถือหุ้น</li><li>งบการเงินย้อนหลัง 2 ปี</li><li>มติที่ประชุมให้กู้และจำนอง</li><li>บัตรประชาชนกรรมการผู้ลงนาม ปิดช่องศาสนาก่อนถ่าย</li></ul><p>แบบฟอร์มอยู่ในหน้า<a href="/DocumentDownload">ดาวน์โหลดเอกสาร</a></p>',
      en: '<ul><li>Company affidavit, not older than 3 months</li><li>List of shareholders</li><li>Financial statements of the last 2 years</li><li>A resolution to borrow and to mortgage</li><li>ID cards of the signing directors, religion line covered</li></ul><p>Forms are under <a href="/DocumentDownload">documents</a>.</p>',
    },
  },
];
