import { cleanRichText } from '#server/platform/clean-rich-text.ts';
import type { Db } from '#server/platform/db.ts';
import { cookiePolicy } from './first-cookie-policy.ts';
import { privacyNotice } from './first-privacy-notice.ts';
import { pageText } from './tables.ts';

type FirstText = typeof pageText.$inferInsert;

const about: FirstText = {
  key: 'about',
  name: { th: 'เกี่ยวกับเรา', en: 'About us' },
  summary: {
    th: 'เราให้สินเชื่อที่ใช้ที่ดินค้ำประกัน ที่ดินยังเป็นชื่อของคุณ',
    en: 'We lend against land. The land stays in your name.',
  },
  detail: {
    th: `<h2>เราทำอะไร</h2>
<p>เราให้เจ้าของที่ดินกู้เงินโดยรับจดจำนองที่ดินไว้เป็นหลักประกัน <strong>ที่ดินยังเป็นชื่อของคุณ</strong> คุณอยู่อาศัย ทำกิน หรือให้เช่าได้ตามเดิม</p>
<h2>สมัครอย่างไร</h2>
<ol><li>ประเมินวงเงินเบื้องต้นที่หน้า<a href="/Cal">คำนวณวงเงิน</a></li><li><a href="/Register">กรอกใบสมัคร</a>บนเว็บนี้ หรือที่สาขาของเครือข่าย <a href="/BranchGSB">GSB</a> <a href="/BranchTIP">TIP</a> หรือ <a href="/BranchBCP">BCP</a></li><li>เจ้าหน้าที่ติดต่อกลับเพื่อตรวจเอกสารและนัดประเมินที่ดิน</li></ol>
<p>ตัวเลขที่ได้จากการคำนวณเป็นการประเมิน ไม่ใช่การอนุมัติ</p>
<h2>สิ่งที่เราไม่ทำ</h2>
<ul><li>ไม่ขอ OTP หรือรหัสผ่าน</li><li>ไม่เก็บเงินก่อนอนุมัติ</li><li>ไม่ขอให้ส่งโฉนดตัวจริงทางไปรษณีย์หรือมอบให้คนกลาง</li></ul>`,
    en: `<h2>What we do</h2>
<p>We lend to land owners and take a mortgage on the land as security. <strong>The land stays in your name</strong>, and you go on living on it, farming it or letting it.</p>
<h2>How to apply</h2>
<ol><li>Get a first estimate from the <a href="/Cal">calculator</a>.</li><li><a href="/Register">Fill in the application</a> on this site, or at a branch of <a href="/BranchGSB">GSB</a>, <a href="/BranchTIP">TIP</a> or <a href="/BranchBCP">BCP</a>.</li><li>An officer calls you to check the papers and to arrange the appraisal of the land.</li></ol>
<p>What the calculator shows is an estimate, not an approval.</p>
<h2>What we never do</h2>
<ul><li>Ask for an OTP or a password</li><li>Take money before approval</li><li>Ask you to post the original deed or to hand it to a middleman</li></ul>`,
  },
};

const goal: FirstText = {
  key: 'goal',
  name: { th: 'วิสัยทัศน์และพันธกิจ', en: 'Vision and mission' },
  summary: {
    th: 'ให้เจ้าของที่ดินเข้าถึงเงินทุนที่เป็นธรรม โดยไม่ต้องเสียที่ดินไป',
    en: 'Fair credit for land owners, without losing the land.',
  },
  detail: {
    th: `<h2>วิสัยทัศน์</h2>
<p>ให้เจ้าของที่ดินเข้าถึงเงินทุนที่เป็นธรรม ด้วยเงื่อนไขที่อ่านเข้าใจและตัวเลขที่คิดตามได้</p>
<h2>พันธกิจ</h2>
<ol><li><strong>ให้กู้ตามที่ผ่อนไหว</strong> วงเงินดูทั้งราคาที่ดินและรายได้</li><li><strong>บอกตัวเลขก่อน</strong> วงเงิน ดอกเบี้ย และค่าใช้จ่าย แจ้งให้ครบก่อนเซ็นสัญญา</li><li><strong>รักษาความลับ</strong> เฉพาะเจ้าหน้าที่ที่ต้องใช้ในงานจึงเปิดข้อมูลของคุณได้ และมีบันทึกทุกครั้ง</li></ol>`,
    en: `<h2>Vision</h2>
<p>Fair credit for land owners, on terms one can read and with numbers one can follow.</p>
<h2>Mission</h2>
<ol><li><strong>Lend what can be repaid.</strong> A limit looks at the price of the land and at income.</li><li><strong>Numbers first.</strong> Limit, interest and costs are told in full before anything is signed.</li><li><strong>Keep confidence.</strong> Only officers whose work requires it can open your data, and every access is recorded.</li></ol>`,
  },
};

/**
 * A lender's first texts, to be edited: the pages that every footer leads to, and the policies that
 * visitors agree to, are there from the first start on. What stands already is left as it is.
 */
export async function seedPageTexts(db: Db): Promise<void> {
  const texts = [about, goal, cookiePolicy, privacyNotice];
  await db
    .insert(pageText)
    .values(texts.map((row) => ({ ...row, detail: cleanRichText(row.detail ?? {}) })))
    .onConflictDoNothing({ target: pageText.key });
}
