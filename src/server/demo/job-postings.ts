import type { DemoJobPosting } from './demo-rows.ts';

export const jobPostings: DemoJobPosting[] = [
  {
    name: { th: 'เจ้าหน้าที่สินเชื่อที่ดิน', en: 'Land loan officer' },
    detail: {
      th: `<p>เป็นคนแรกที่ลูกค้าคุยด้วยหลังส่งใบสมัคร อธิบายเงื่อนไขด้วยภาษาที่เข้าใจง่าย และพาเรื่องเดินจนถึงวันจดทะเบียน</p>
<h3>งานที่ทำ</h3><ul><li>โทรกลับลูกค้า ตรวจเอกสารเบื้องต้น และบอกสิ่งที่ขาด</li><li>วิเคราะห์รายได้ หนี้ และวัตถุประสงค์ แล้วเสนอความเห็น</li><li>แจ้งขั้นถัดไปให้ลูกค้ารู้ทุกครั้ง</li></ul>
<h3>คุณสมบัติ</h3><ul><li>เข้าใจงานสินเชื่อหรือพร้อมเรียนรู้</li><li>ฟังเก่ง อธิบายตัวเลขได้ ซื่อตรงกับลูกค้า</li></ul>`,
      en: `<p>You are the first voice a customer hears after applying. You explain terms in plain words and see the case through to the day of registration.</p>
<h3>The work</h3><ul><li>Call customers back, check papers and say what is missing</li><li>Weigh income, debts and purpose, and give your opinion</li><li>Tell every customer what happens next</li></ul>
<h3>You</h3><ul><li>Know lending, or are ready to learn it</li><li>Listen well, explain figures, deal honestly</li></ul>`,
    },
  },
  {
    name: { th: 'ผู้ประเมินราคาที่ดิน', en: 'Land appraiser' },
    detail: {
      th: `<p>ออกดูที่ดินจริงทั่วประเทศ แล้วเขียนรายงานที่คนให้กู้และเจ้าของที่ดินอ่านเข้าใจตรงกัน</p>
<h3>งานที่ทำ</h3><ul><li>สำรวจแนวเขต ทางเข้าออก สภาพแวดล้อม และถ่ายภาพ</li><li>เทียบราคาซื้อขายจริงของแปลงใกล้เคียง</li><li>สรุปราคาพร้อมเหตุผลและความเสี่ยง</li></ul>
<h3>คุณสมบัติ</h3><ul><li>มีประสบการณ์ประเมินอสังหาริมทรัพย์</li><li>อ่านโฉนด ระวาง และผังเมืองได้ เดินทางต่างจังหวัดได้</li></ul>`,
      en: `<p>You visit land all over the country and write reports that lender and owner understand in the same way.</p>
<h3>The work</h3><ul><li>Survey boundaries, access and surroundings, and take pictures</li><li>Compare real sale prices nearby</li><li>State the value with its reasons and risks</li></ul>
<h3>You</h3><ul><li>Have valued property before</li><li>Read deeds, map sheets and zoning plans, and can travel</li></ul>`,
    },
  },
  {
    name: { th: 'นิติกร งานนิติกรรมที่ดิน', en: 'Legal officer, land registration' },
    detail: {
      th: `<p>ดูแลให้ทุกสัญญาถูกต้องและทุกคนที่ลงนามเข้าใจสิ่งที่ลงนาม</p>
<h3>งานที่ทำ</h3><ul><li>ตรวจเอกสารสิทธิ์ ภาระผูกพัน และอำนาจลงนามของนิติบุคคล</li><li>ร่างสัญญากู้และสัญญาจำนอง</li><li>ไปสำนักงานที่ดินในวันไถ่ถอนและจดจำนอง</li></ul>
<h3>คุณสมบัติ</h3><ul><li>จบนิติศาสตร์ มีประสบการณ์นิติกรรมที่ดินจะพิจารณาเป็นพิเศษ</li><li>ละเอียด เขียนภาษากฎหมายให้คนทั่วไปอ่านรู้เรื่อง</li></ul>`,
      en: `<p>You see to it that every contract is right and that everyone who signs understands it.</p>
<h3>The work</h3><ul><li>Check titles, burdens and companies’ authority to sign</li><li>Draft loan and mortgage contracts</li><li>Attend redemptions and registrations at the Land Office</li></ul>
<h3>You</h3><ul><li>Hold a law degree; experience with land registration is a plus</li><li>Are exact, and write law that ordinary people can read</li></ul>`,
    },
  },
  {
    name: { th: 'เจ้าหน้าที่บริการลูกค้า', en: 'Customer service officer' },
    detail: {
      th: `<p>ตอบคำถามที่ 02-000-1730 เวลา 8.30–17.30 น. ให้คนที่โทรมาด้วยความกังวล วางสายไปด้วยความเข้าใจ</p>
<h3>งานที่ทำ</h3><ul><li>ตอบเรื่องวงเงิน เอกสาร และสถานะคำขอ</li><li>รับแจ้งมิจฉาชีพที่อ้างชื่อบริษัท และส่งต่อทันที</li><li>รับคำขอใช้สิทธิข้อมูลส่วนบุคคล</li></ul>
<h3>คุณสมบัติ</h3><ul><li>พูดชัด ใจเย็น รักษาความลับของลูกค้า</li><li>ใช้ภาษาอังกฤษได้จะพิจารณาเป็นพิเศษ</li></ul>`,
      en: `<p>You answer 02-000-1730 from 8.30 to 17.30, so that people who call worried hang up knowing where they stand.</p>
<h3>The work</h3><ul><li>Answer questions on limits, papers and the state of applications</li><li>Take reports of fraud in our name and pass them on at once</li><li>Receive requests about personal data</li></ul>
<h3>You</h3><ul><li>Speak clearly, stay calm, keep confidences</li><li>English is a plus</li></ul>`,
    },
  },
];
