import type { DemoQuestion } from './demo-rows.ts';

export const questions: DemoQuestion[] = [
  {
    name: { th: 'เปิดทำการเวลาใด ติดต่อทางไหน', en: 'When are you open, and how do I reach you?' },
    detail: {
      th: '<p>เจ้าหน้าที่ให้บริการเวลา <strong>8.30–17.30 น.</strong> ในวันทำการ โทร <strong>02-000-1730</strong> ใบสมัครบนเว็บส่งได้ตลอดเวลา เราติดต่อกลับในช่วงเวลาที่คุณเลือกไว้</p>',
      en: '<p>Our officers are here from <strong>8.30 to 17.30</strong> on working days, telephone <strong>02-000-1730</strong>. You can send an application on this site at any hour; we call back at the time you choose.</p>',
    },
  },
  {
    name: { th: 'กู้ได้เท่าไร', en: 'How much can I borrow?' },
    detail: {
      th: '<p>คิดจากตัวที่ต่ำกว่าระหว่าง 70% ของราคาประเมินราชการ กับ 50% ของราคาตลาด ปัดลงเต็ม 10,000 บาท</p><ul><li>บุคคลธรรมดา 300,000 ถึง 10,000,000 บาท</li><li>นิติบุคคล 1,000,000 ถึง 50,000,000 บาท</li></ul><p>ผลจาก<a href="/Cal">เครื่องคำนวณ</a>เป็นการประเมินเบื้องต้น ไม่ใช่การอนุมัติ</p>',
      en: '<p>The lower of 70% of the government appraisal and 50% of the market price, rounded down to 10,000 baht.</p><ul><li>A person: 300,000 to 10,000,000 baht</li><li>A company: 1,000,000 to 50,000,000 baht</li></ul><p>The <a href="/Cal">calculator</a> gives an estimate, not an approval.</p>',
    },
  },
  {
    name: { th: 'ดอกเบี้ยเท่าไร ผ่อนได้กี่ปี', en: 'What is the interest, and how long may I take?' },
    detail: {
      th: '<p>6.99–8.99% ต่อปีเมื่อตรวจเครดิตบูโร และ 8.99–9.99% ต่อปีเมื่อไม่ตรวจ ผ่อนได้สูงสุด 5 ปี ปีแรกจ่ายเฉพาะดอกเบี้ย เช่น กู้ 1,000,000 บาท ที่ 6.99% ปีแรกจ่ายเดือนละ 5,825 บาท หลังจากนั้นค่างวดสูงขึ้นเพราะเริ่มคืนเงินต้น</p>',
      en: '<p>6.99–8.99% per year with a credit-bureau check, 8.99–9.99% without. Up to 5 years, interest only in the first: on 1,000,000 baht at 6.99% that is 5,825 baht a month. After that the instalment rises, because the principal is repaid as well.</p>',
    },
  },
  {
    name: { th: 'ใช้เอกสารสิทธิ์แบบไหนค้ำประกันได้', en: 'Which land titles do you accept?' },
    detail: {
      th: '<p>ส่งมาให้พิจารณาได้ทั้ง น.ส.4จ (ครุฑแดง) น.ส.3ก (ครุฑเขียว) น.ส.3 และ น.ส.3ข (ครุฑดำ) และ อ.ช.2 ของห้องชุด แต่ละสินเชื่อรับไม่เหมือนกัน เจ้าหน้าที่จะแจ้งหลังเห็นภาพเอกสารทั้งสองด้าน</p>',
      en: '<p>Send us a chanote (น.ส.4จ, red Garuda), a Nor Sor 3 Gor (น.ส.3ก, green), a Nor Sor 3 or 3 Khor (น.ส.3, น.ส.3ข, black) or a condominium title (อ.ช.2). What is accepted differs between loans; an officer tells you after seeing both sides of the paper.</p>',
    },
  },
  {
    name: {
      th: 'ที่ดินติดจำนองหรือขายฝากอยู่ สมัครได้ไหม',
      en: 'My land is already mortgaged or under redemption. May I apply?',
    },
    detail: {
      th: '<p>สมัครได้ แจ้งชื่อเจ้าหนี้เดิม ยอดคงค้าง และวันครบกำหนด ถ้าเป็นขายฝาก ควรติดต่อเราก่อนวันครบกำหนดไถ่ให้มีเวลาสำรวจที่ดิน ดู<a href="/Products">สินเชื่อไถ่ถอนขายฝาก</a></p>',
      en: '<p>Yes. Tell us the creditor, the amount outstanding and the due date. For a sale with right of redemption (ขายฝาก), come to us well before the last day, so that there is time to visit the land. See the <a href="/Products">redemption loan</a>.</p>',
    },
  },
  {
    name: { th: 'ต้องส่งโฉนดตัวจริงไหม', en: 'Do I have to send the original deed?' },
    detail: {
      th: '<p>ไม่ต้อง ใช้ภาพถ่ายด้านหน้าและด้านหลัง ตัวจริงใช้ในวันจดทะเบียนที่สำนักงานที่ดินต่อหน้าเจ้าพนักงาน <strong>อย่ามอบโฉนดตัวจริงให้คนแปลกหน้า</strong> แม้อ้างว่ามาจากเรา</p>',
      en: '<p>No. Pictures of the front and back will do. The original is used on the day of registration, before the officer at the Land Office. <strong>Never hand it to a stranger</strong>, even one who claims to come from us.</p>',
    },
  },
  {
    name: { th: 'ระหว่างกู้ ที่ดินยังเป็นของฉันหรือไม่', en: 'Does the land stay mine during the loan?' },
    detail: {
      th: '<p>ยังเป็นของคุณ เราใช้การจดจำนอง ไม่ใช่ขายฝาก คุณอยู่อาศัย ทำกิน หรือให้เช่าได้ตามเดิม เมื่อชำระครบ ไปจดทะเบียนไถ่ถอนจำนองที่สำนักงานที่ดิน</p>',
      en: '<p>Yes. We register a mortgage, not a sale with right of redemption. You go on living on it, farming it or letting it as before. When the loan is repaid, the mortgage is released at the Land Office.</p>',
    },
  },
  {
    name: { th: 'ต้องเตรียมเอกสารอะไรบ้าง', en: 'Which papers do I need?' },
    detail: {
      th: '<p><strong>บุคคล</strong> บัตรประชาชน (ปิดช่องศาสนา) ทะเบียนบ้าน ภาพเอกสารสิทธิ์สองด้าน หลักฐานรายได้</p><p><strong>นิติบุคคล</strong> หนังสือรับรอง บัญชีผู้ถือหุ้น งบการเงิน มติที่ประชุมให้กู้และจำนอง บัตรประชาชนกรรมการผู้ลงนาม</p><p>อ่านรายละเอียดใน<a href="/Articles">บทความ</a></p>',
      en: '<p><strong>A person:</strong> ID card with the religion line covered, house registration, pictures of both sides of the title, proof of income.</p><p><strong>A company:</strong> affidavit, list of shareholders, accounts, a resolution to borrow and mortgage, ID cards of the signing directors.</p><p>The <a href="/Articles">articles</a> go into detail.</p>',
    },
  },
  {
    name: {
      th: 'มีคนโทรมาขอ OTP หรือค่าดำเนินการ ใช่บริษัทหรือไม่',
      en: 'Someone asks for an OTP or a fee in your name. Is it you?',
    },
    detail: {
      th: '<p>ไม่ใช่ เราไม่ขอ OTP รหัสผ่าน หรือเงินก่อนอนุมัติ วางสายแล้วโทรกลับที่ 02-000-1730 ถ้าให้รหัสหรือโอนเงินไปแล้ว โทรหาธนาคารของคุณทันที และแจ้งสายด่วน 1441</p>',
      en: '<p>No. We never ask for an OTP, a password or money before approval. Hang up and call 02-000-1730. If you have already given a code or sent money, call your bank at once and then the hotline 1441.</p>',
    },
  },
  {
    name: {
      th: 'ข้อมูลส่วนตัวของฉันถูกเก็บอย่างไร ขอลบได้ไหม',
      en: 'How is my personal data kept, and can I have it erased?',
    },
    detail: {
      th: '<p>เอกสารเข้ารหัสเมื่อเก็บ เฉพาะเจ้าหน้าที่ที่ต้องใช้ในงานจึงเปิดดูได้ และมีบันทึกทุกครั้ง คุณขอดู ขอสำเนา ขอแก้ไข ขอลบ หรือถอนความยินยอมได้ เราตอบคำขอเข้าถึงข้อมูลภายใน 30 วัน</p>',
      en: '<p>Documents are encrypted where they are stored, only officers whose work requires it can open them, and every access is recorded. You may see, copy, correct or erase your data and withdraw consent; requests for access are answered within 30 days.</p>',
    },
  },
];
