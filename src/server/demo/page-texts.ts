import { cookiePolicy } from '#server/pages/first-cookie-policy.ts';
import { privacyNotice } from '#server/pages/first-privacy-notice.ts';
import type { pageText } from '#server/pages/tables.ts';

export type DemoPageText = typeof pageText.$inferInsert;

const about: DemoPageText = {
  key: 'about',
  name: { th: 'เกี่ยวกับเรา', en: 'About us', ja: '会社案内' },
  summary: {
    th: 'เราให้สินเชื่อที่ใช้ที่ดินค้ำประกัน ร่วมกับธนาคารออมทรัพย์ของรัฐ บริษัทประกันภัย และเครือข่ายสถานีบริการน้ำมัน',
    en: 'We lend against land, together with a state savings bank, an insurer and a network of fuel stations.',
    ja: '国営貯蓄銀行、保険会社、給油所網とともに、土地を担保にした融資を行っています。',
  },
  detail: {
    th: `<h2>เราทำอะไร</h2>
<p>เจ้าของที่ดินจำนวนมากมีทรัพย์สินมูลค่าสูง แต่ไม่มีเงินสดในมือ เราเปลี่ยนที่ดินแปลงนั้นให้เป็นเงินทุน โดยรับจดจำนอง <strong>ที่ดินยังเป็นชื่อของคุณ</strong> คุณอยู่อาศัย ทำกิน หรือให้เช่าได้ตามเดิม</p>
<ul><li>บุคคลธรรมดา กู้ได้สูงสุด 10 ล้านบาท</li><li>นิติบุคคล กู้ได้สูงสุด 50 ล้านบาท</li><li>ผ่อนได้นานสุด 5 ปี ปีแรกจ่ายเฉพาะดอกเบี้ย</li></ul>
<h2>ใครอยู่เบื้องหลัง</h2>
<p>ผู้ถือหุ้นของเราคือเจ้าของเครือข่ายสาขาสามเครือข่ายที่คุณรู้จักอยู่แล้ว</p>
<ul><li><strong>GSB</strong> ธนาคารออมทรัพย์ของรัฐ <a href="/BranchGSB">ค้นหาสาขา GSB</a></li><li><strong>TIP</strong> บริษัทประกันภัย <a href="/BranchTIP">ค้นหาสาขา TIP</a></li><li><strong>BCP</strong> เครือข่ายสถานีบริการน้ำมัน <a href="/BranchBCP">ค้นหาสาขา BCP</a></li></ul>
<p>คุณสมัครกับเราโดยตรง หรือให้สาขาของเครือข่ายใดก็ได้ส่งเรื่องให้ เงื่อนไขเหมือนกันทุกช่องทาง</p>
<h2>เราคิดวงเงินอย่างเปิดเผย</h2>
<p>วงเงินเบื้องต้นคือตัวเลขที่ต่ำกว่าระหว่าง 70% ของราคาประเมินราชการ กับ 50% ของราคาตลาด คุณลองคิดเองได้ที่หน้า<a href="/Cal">คำนวณวงเงิน</a> ซึ่งแสดงที่มาของตัวเลขทุกขั้น ผลที่ได้เป็นการประเมิน ไม่ใช่การอนุมัติ</p>
<h2>สิ่งที่เราไม่ทำ</h2>
<ul><li>ไม่ขอ OTP หรือรหัสผ่าน</li><li>ไม่เก็บเงินก่อนอนุมัติ</li><li>ไม่ขอให้ส่งโฉนดตัวจริงทางไปรษณีย์หรือมอบให้คนกลาง</li></ul>
<p>ถ้ามีคนอ้างชื่อเราแล้วขอสิ่งเหล่านี้ วางสายแล้วโทรกลับที่เบอร์ในหน้านี้</p>`,
    en: `<h2>What we do</h2>
<p>Many land owners have wealth in the ground and no cash in hand. We turn that land into money by taking a mortgage on it: <strong>the land stays in your name</strong>, and you go on living on it, farming it or letting it.</p>
<ul><li>A person can borrow up to 10 million baht</li><li>A company can borrow up to 50 million baht</li><li>Up to 5 years to repay, interest only in the first</li></ul>
<h2>Who is behind us</h2>
<p>Our shareholders own three branch networks you already know.</p>
<ul><li><strong>GSB</strong>, a state savings bank: <a href="/BranchGSB">find a GSB branch</a></li><li><strong>TIP</strong>, an insurer: <a href="/BranchTIP">find a TIP branch</a></li><li><strong>BCP</strong>, a network of fuel stations: <a href="/BranchBCP">find a BCP branch</a></li></ul>
<p>Apply to us directly, or let a branch of any of the three pass your application on. The terms are the same.</p>
<h2>How we set a limit</h2>
<p>The first estimate is the lower of 70% of the government appraisal and 50% of the market price. Try it on the <a href="/Cal">calculator</a>, which shows every step. The result is an estimate, not an approval.</p>
<h2>What we never do</h2>
<ul><li>Ask for an OTP or a password</li><li>Take money before approval</li><li>Ask you to post the original deed or hand it to a middleman</li></ul>
<p>If somebody asks for any of these in our name, hang up and call the number on this page.</p>`,
  },
};

const goal: DemoPageText = {
  key: 'goal',
  name: { th: 'วิสัยทัศน์และพันธกิจ', en: 'Vision and mission', ja: 'ビジョンと使命' },
  summary: {
    th: 'ให้เจ้าของที่ดินทุกคนเข้าถึงเงินทุนที่เป็นธรรม โดยไม่ต้องเสียที่ดินไป',
    en: 'Fair credit for every land owner, without losing the land.',
    ja: 'すべての土地所有者が、土地を手放さずに公正な融資を受けられるように。',
  },
  detail: {
    th: `<h2>วิสัยทัศน์</h2>
<blockquote><p>ที่ดินควรทำงานให้เจ้าของ และยังเป็นของเจ้าของ</p></blockquote>
<p>เราอยากเป็นที่แรกที่เจ้าของที่ดินนึกถึงเมื่อต้องการเงินทุน เพราะเงื่อนไขอ่านเข้าใจ คิดตัวเลขตามได้ และมีคนให้ถามใกล้บ้าน</p>
<h2>พันธกิจ</h2>
<ol><li><strong>ให้กู้ตามที่ผ่อนไหว</strong> วงเงินดูทั้งราคาที่ดินและรายได้ ไม่ให้กู้จนเกินกำลัง</li><li><strong>บอกตัวเลขก่อน</strong> วงเงิน ดอกเบี้ย และค่าใช้จ่าย แจ้งให้ครบก่อนเซ็นสัญญา</li><li><strong>อยู่ใกล้คุณ</strong> รับเรื่องผ่านสาขาของ GSB TIP และ BCP ทุกจังหวัด และบนเว็บนี้ตลอดเวลา</li><li><strong>พาออกจากหนี้ที่แพงกว่า</strong> ช่วยไถ่ที่ดินจากขายฝากก่อนครบกำหนด</li><li><strong>รักษาความลับ</strong> เฉพาะเจ้าหน้าที่ที่ต้องใช้ในงานจึงเปิดข้อมูลของคุณได้ และมีบันทึกทุกครั้ง</li></ol>
<h2>เราวัดตัวเองจากอะไร</h2>
<ul><li>ลูกค้าปิดบัญชีและได้ที่ดินคืนโดยปลอดภาระ</li><li>ลูกค้ารู้ยอดผ่อนก่อนเซ็นสัญญา และไม่เจอค่าใช้จ่ายที่ไม่เคยได้ยิน</li><li>คำขอเรื่องข้อมูลส่วนตัวได้คำตอบภายใน 30 วัน</li></ul>
<p>เริ่มต้นได้จาก<a href="/Products">สินเชื่อทั้งหมด</a> หรือ<a href="/Cal">คำนวณวงเงิน</a></p>`,
    en: `<h2>Vision</h2>
<blockquote><p>Land should work for its owner, and stay its owner’s.</p></blockquote>
<p>We want to be where a land owner turns first: terms one can read, numbers one can follow, and somebody to ask near home.</p>
<h2>Mission</h2>
<ol><li><strong>Lend what can be repaid.</strong> A limit looks at the price of the land and at income, and never goes beyond your means.</li><li><strong>Numbers first.</strong> Limit, interest and costs are told in full before anything is signed.</li><li><strong>Be near.</strong> Applications are taken at GSB, TIP and BCP branches in every province, and on this site at any hour.</li><li><strong>Lead out of dearer debt.</strong> We help to redeem land from a sale with right of redemption before its term ends.</li><li><strong>Keep confidence.</strong> Only officers whose work requires it can open your data, and every access is recorded.</li></ol>
<h2>How we measure ourselves</h2>
<ul><li>Customers repay, and their land is free of the mortgage again</li><li>They know the instalment before signing, and meet no cost they had not heard of</li><li>Requests about personal data are answered within 30 days</li></ul>
<p>Start with <a href="/Products">our loans</a> or the <a href="/Cal">calculator</a>.</p>`,
  },
};

export const pageTexts: DemoPageText[] = [about, goal, cookiePolicy, privacyNotice];
