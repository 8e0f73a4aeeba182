import type { DemoPromotion } from './demo-rows.ts';

type PromotionText = Pick<DemoPromotion, 'name' | 'summary' | 'detail'>;

export const promotionTexts = {
  firstAppraisal: {
    name: {
      th: 'ยกเว้นค่าประเมินที่ดินสำหรับผู้สมัครครั้งแรก',
      en: 'No appraisal fee on your first loan',
    },
    summary: {
      th: 'สมัครสินเชื่อครั้งแรก ยกเว้นค่าสำรวจและประเมินที่ดิน 1 แปลง ซึ่งปกติชำระในวันทำสัญญา',
      en: 'For first-time applicants we waive the appraisal fee for one plot, otherwise settled on signing the contract.',
    },
    detail: {
      th: `<p>ปกติค่าสำรวจและประเมินชำระในวันทำสัญญา เราไม่เก็บก่อนอนุมัติ ช่วงนี้ผู้สมัครครั้งแรกไม่ต้องจ่ายส่วนนี้เลย ผู้ประเมินออกดูที่ดินจริง และบอกราคาพร้อมเหตุผล</p>
<h2>สิ่งที่คุณได้รับ</h2>
<ul><li>การสำรวจที่ดิน 1 แปลง</li><li>สรุปราคาประเมินของบริษัท พร้อมที่มา</li><li>วงเงินเบื้องต้นตามราคานั้น</li></ul>
<h2>เงื่อนไข</h2>
<ol><li>สำหรับผู้ที่ยังไม่เคยขอสินเชื่อกับบริษัท 1 แปลงต่อผู้สมัคร</li><li>ส่งใบสมัครและภาพเอกสารสิทธิ์ทั้งสองด้านภายในช่วงเวลาที่แสดงในหน้านี้</li><li>ไม่รวมค่าธรรมเนียมของทางราชการ</li><li>ผลประเมินใช้เพื่อพิจารณาสินเชื่อกับบริษัทเท่านั้น</li><li>การพิจารณาสินเชื่อเป็นไปตามหลักเกณฑ์ปกติ</li></ol>
<p><a href="/Register">สมัครและนัดสำรวจ</a></p>`,
      en: `<p>The appraisal fee is normally settled on signing the contract, never before approval. During this promotion first-time applicants do not pay it at all: an appraiser visits the land and tells you its value and the reasons.</p>
<h2>What you get</h2>
<ul><li>A survey of one plot</li><li>A summary of our appraisal and how we arrived at it</li><li>A first estimate of your limit at that value</li></ul>
<h2>Conditions</h2>
<ol><li>For those who have not applied with us before; one plot per applicant.</li><li>Application and pictures of both sides of the title received within the period shown on this page.</li><li>Official fees are not included.</li><li>The appraisal serves an application with us only.</li><li>The usual lending criteria apply.</li></ol>
<p><a href="/Register">Apply and arrange a visit</a></p>`,
    },
  },
  creditBureau: {
    name: {
      th: 'ยินยอมตรวจเครดิตบูโร อัตราเริ่มต้น 6.99% ต่อปี',
      en: 'With a credit-bureau check: from 6.99% per year',
    },
    summary: {
      th: 'ประวัติชำระดีควรได้อัตราที่ดี ให้ความยินยอมตรวจเครดิตบูโร รับอัตรา 6.99–8.99% ต่อปี',
      en: 'A good record deserves a good rate. Agree to a credit-bureau check and borrow at 6.99–8.99% per year.',
    },
    detail: {
      th: `<p>ผู้สมัครที่ยินยอมให้ตรวจเครดิตบูโรได้รับอัตราดอกเบี้ย 6.99–8.99% ต่อปี เทียบกับ 8.99–9.99% ต่อปีสำหรับแบบไม่ตรวจ</p>
<h2>ต่างกันเท่าไร</h2>
<p>กู้ 1,000,000 บาท ปีแรกจ่ายเฉพาะดอกเบี้ย ที่ 6.99% จ่าย 69,900 บาท ที่ 8.99% จ่าย 89,900 บาท ต่างกัน <strong>20,000 บาท</strong>ในปีแรกปีเดียว</p>
<h2>เงื่อนไข</h2>
<ol><li>ส่งใบสมัครภายในช่วงเวลาที่แสดงในหน้านี้ และให้ความยินยอมตรวจข้อมูลเครดิตเป็นลายลักษณ์อักษร</li><li>อัตราที่ได้จริงอยู่ในช่วง 6.99–8.99% ต่อปี ตามผลพิจารณาและระบุในสัญญา</li><li>ให้ความยินยอมหรือไม่ก็ได้ ผู้ไม่ยินยอมยังสมัครแบบไม่ตรวจได้</li><li>ระยะเวลากู้สูงสุด 5 ปี ปีแรกจ่ายเฉพาะดอกเบี้ย</li></ol>
<p><a href="/Cal">คำนวณวงเงินก่อน</a></p>`,
      en: `<p>Applicants who agree to a credit-bureau check pay 6.99–8.99% per year, against 8.99–9.99% without one.</p>
<h2>What the difference is worth</h2>
<p>On 1,000,000 baht, interest only in the first year: 69,900 baht at 6.99%, 89,900 baht at 8.99%. That is <strong>20,000 baht</strong> in the first year alone.</p>
<h2>Conditions</h2>
<ol><li>Application received within the period shown on this page, with written consent to the check.</li><li>The actual rate lies between 6.99% and 8.99% per year, follows from the assessment and is written in the contract.</li><li>Consent is voluntary; without it you may still apply for a loan without a check.</li><li>Term up to 5 years, interest only in the first.</li></ol>
<p><a href="/Cal">Estimate your limit first</a></p>`,
    },
  },
  redemption: {
    name: {
      th: 'ไถ่ที่ดินคืน มีเจ้าหน้าที่เคียงข้างถึงสำนักงานที่ดิน',
      en: 'Redeem your land with an officer at your side',
    },
    summary: {
      th: 'ขายฝากใกล้ครบกำหนด เราช่วยตรวจสัญญาเดิม คำนวณยอดไถ่ และไปสำนักงานที่ดินกับคุณ ไม่คิดค่าบริการ',
      en: 'Redemption date coming up? We read the old contract, work out the sum and go to the Land Office with you, at no charge.',
    },
    detail: {
      th: `<p>สัญญาขายฝากมีวันครบกำหนด พ้นวันนั้นที่ดินหลุดมือ ถ้าใกล้ถึงวันแล้ว อย่ารอจนสัปดาห์สุดท้าย เราจัดเจ้าหน้าที่หนึ่งคนดูแลเรื่องของคุณตั้งแต่ต้นจนจดทะเบียนเสร็จ</p>
<h2>สิ่งที่เราทำให้</h2>
<ul><li>อ่านสัญญาขายฝากเดิมและสรุปเป็นภาษาที่เข้าใจง่าย</li><li>คำนวณยอดไถ่ถอนและวงเงินที่ต้องใช้</li><li>นัดหมายผู้รับซื้อฝากและสำนักงานที่ดิน</li><li>ไปกับคุณในวันไถ่ถอนและจดจำนอง</li></ul>
<h2>เงื่อนไข</h2>
<ol><li>สำหรับผู้สมัครสินเชื่อไถ่ถอนขายฝากภายในช่วงเวลาที่แสดงในหน้านี้</li><li>สัญญาขายฝากยังไม่พ้นกำหนดไถ่ และมีเวลาพอสำหรับการสำรวจที่ดิน</li><li>ไม่คิดค่าบริการเจ้าหน้าที่ ค่าธรรมเนียมราชการเป็นไปตามอัตราที่กำหนด</li><li>วงเงินและการอนุมัติเป็นไปตามผลพิจารณา</li></ol>
<p><a href="/Register">สมัครวันนี้</a> และแจ้งวันครบกำหนดไถ่เมื่อเจ้าหน้าที่โทรกลับ</p>`,
      en: `<p>A sale with right of redemption (ขายฝาก) has a last day, and after it the land is lost. Do not wait for the final week. One officer looks after your case from the first call until registration is done.</p>
<h2>What we do for you</h2>
<ul><li>Read the existing contract and put it in plain words</li><li>Work out the redemption sum and the loan it takes</li><li>Arrange the day with the buyer and the Land Office</li><li>Go with you to redeem the land and register the mortgage</li></ul>
<h2>Conditions</h2>
<ol><li>For applications for a redemption loan received within the period shown on this page.</li><li>The redemption term has not passed and leaves time for a visit to the land.</li><li>The officer’s service is free; official fees follow the official rates.</li><li>Amount and approval depend on the assessment.</li></ol>
<p><a href="/Register">Apply today</a> and tell the officer your last redemption day when we call.</p>`,
    },
  },
  branchReferral: {
    name: {
      th: 'สมัครผ่านสาขาเครือข่าย นัดสำรวจก่อน',
      en: 'Apply through a network branch, be visited first',
    },
    summary: {
      th: 'ใส่รหัสอ้างอิงจากสาขา GSB, TIP หรือ BCP เมื่อเอกสารครบ เราจัดคิวสำรวจที่ดินให้ก่อน',
      en: 'Enter the code from a GSB, TIP or BCP branch; once your papers are complete, your land is visited first.',
    },
    detail: {
      th: `<p>แวะสาขาใกล้บ้านในเครือข่าย GSB, TIP หรือ BCP ให้พนักงานช่วยดูเอกสารเบื้องต้น แล้วรับรหัสอ้างอิงมากรอกในใบสมัครออนไลน์ คำขอที่มีรหัสและเอกสารครบจะได้คิวสำรวจที่ดินก่อน</p>
<h2>ทำอย่างไร</h2>
<ol><li>ขอรหัสอ้างอิงจากสาขา</li><li>กรอกรหัสในช่อง “รหัสอ้างอิง” ของใบสมัคร</li><li>แนบภาพเอกสารให้ครบ</li></ol>
<h2>เงื่อนไข</h2>
<ol><li>ใช้กับใบสมัครที่ส่งภายในช่วงเวลาที่แสดงในหน้านี้</li><li>รหัสอ้างอิงใช้ได้กับคำขอเดียว</li><li>สิทธิคือการจัดลำดับนัดสำรวจ ไม่มีผลต่อวงเงิน อัตราดอกเบี้ย หรือการอนุมัติ</li><li>สาขาไม่เก็บเงินและไม่เก็บโฉนดตัวจริงแทนบริษัท</li></ol>
<p><a href="/Register">กรอกใบสมัครพร้อมรหัสอ้างอิง</a></p>`,
      en: `<p>Drop in at a branch of the GSB, TIP or BCP network. The staff look over your papers and give you a reference code for the online form. Applications with a code and complete papers are first in the queue for a visit.</p>
<h2>How it works</h2>
<ol><li>Ask the branch for a reference code.</li><li>Enter it in the application as “reference code”.</li><li>Attach pictures of all papers.</li></ol>
<h2>Conditions</h2>
<ol><li>For applications sent within the period shown on this page.</li><li>A code is good for one application.</li><li>It moves the visit forward; it has no effect on amount, rate or approval.</li><li>Branches take neither money nor original deeds on our behalf.</li></ol>
<p><a href="/Register">Fill in the application with your code</a></p>`,
    },
  },
  companyClinic: {
    name: {
      th: 'คลินิกเอกสารสำหรับ SME',
      en: 'Paperwork clinic for small companies',
    },
    summary: {
      th: 'นั่งคุยกับเจ้าหน้าที่ ตรวจหนังสือรับรอง มติที่ประชุม และงบการเงินก่อนยื่น ไม่คิดค่าใช้จ่าย',
      en: 'Sit down with an officer and check affidavit, resolution and accounts before you apply, free of charge.',
    },
    detail: {
      th: `<p>เอกสารบริษัทที่ต้องแก้บ่อยที่สุดคือมติที่ประชุมและอำนาจลงนาม คลินิกเอกสารช่วยตรวจให้ครบก่อนยื่นจริง</p>
<h2>เงื่อนไข</h2>
<ol><li>สำหรับนิติบุคคลที่นัดหมายล่วงหน้าภายในช่วงเวลาของกิจกรรม</li><li>นำสำเนาเอกสารมา ไม่ต้องนำโฉนดตัวจริง</li><li>เป็นการให้คำแนะนำด้านเอกสาร ไม่ใช่การอนุมัติสินเชื่อ</li></ol>`,
      en: `<p>The company papers most often sent back are the resolution and the authority to sign. At the clinic we went through them before the application was made.</p>
<h2>Conditions</h2>
<ol><li>For companies with an appointment within the period of the event.</li><li>Bring copies; the original deed is not needed.</li><li>Advice on papers, not an approval.</li></ol>`,
    },
  },
  developmentPlan: {
    name: {
      th: 'ปรึกษาแผนพัฒนาที่ดิน ก่อนกู้',
      en: 'Talk through your land project before you borrow',
    },
    summary: {
      th: 'คุยแผนถมดิน ต่อเติม หรือสร้างอาคารให้เช่ากับเจ้าหน้าที่ ดูว่ารายได้ใหม่รองรับค่างวดได้หรือไม่',
      en: 'Filling, extending, building to let: go through the plan with us and see whether the new income carries the instalment.',
    },
    detail: {
      th: `<p>ก่อนขอสินเชื่อพัฒนาและปรับปรุงที่ดิน ลองวางตัวเลขกับเจ้าหน้าที่ ใช้เงินช่วงไหน รายได้เริ่มเมื่อไร และงวดที่ 13 ซึ่งเริ่มคืนเงินต้นจ่ายไหวหรือไม่</p>
<h2>เงื่อนไข</h2>
<ol><li>สำหรับผู้สนใจสินเชื่อพัฒนาและปรับปรุงที่ดิน นัดหมายล่วงหน้าภายในช่วงเวลาที่แสดงในหน้านี้</li><li>ไม่คิดค่าใช้จ่าย และไม่มีข้อผูกพันให้ต้องกู้</li><li>คำแนะนำไม่ใช่การอนุมัติ และไม่ใช่คำแนะนำด้านวิศวกรรม</li></ol>
<p>นัดหมาย โทร 02-000-1730</p>`,
      en: `<p>Before you ask for a land development loan, lay the figures out with an officer: when the money is spent, when income begins, and whether you can carry instalment 13, the first with principal.</p>
<h2>Conditions</h2>
<ol><li>For anyone interested in a land development loan, by appointment within the period shown on this page.</li><li>Free of charge, with no obligation to borrow.</li><li>Advice is not an approval, nor is it engineering advice.</li></ol>
<p>Appointments: 02-000-1730</p>`,
    },
  },
} satisfies Record<string, PromotionText>;
