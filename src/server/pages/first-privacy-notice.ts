import type { pageText } from './tables.ts';

export const privacyNotice: typeof pageText.$inferInsert = {
  key: 'cookie-policy-private',
  name: { th: 'ประกาศความเป็นส่วนตัว', en: 'Privacy notice', ja: 'プライバシー通知' },
  summary: {
    th: 'เราเก็บข้อมูลอะไร ใช้ทำอะไร เก็บนานเท่าไร และคุณมีสิทธิ์อะไรตามกฎหมายคุ้มครองข้อมูลส่วนบุคคล (PDPA)',
    en: 'Which data we collect, what for, how long we keep it, and your rights under the Personal Data Protection Act (PDPA).',
    ja: '収集する情報、目的、保存期間、個人情報保護法（PDPA）に基づく権利について。',
  },
  detail: {
    th: `<h2>ข้อมูลที่เราเก็บ และใช้ทำอะไร</h2>
<ul>
<li><strong>สมัครสินเชื่อ</strong>: ชื่อ เลขประจำตัว โทรศัพท์ ที่อยู่ รายได้ เอกสารสิทธิ์ที่ดิน ใช้เพื่อพิจารณาคำขอ และทำสัญญา</li>
<li><strong>ติดต่อหรือรับข่าวสาร</strong>: ชื่อ โทรศัพท์ อีเมล ข้อความ ใช้เพื่อตอบกลับ และส่งข่าวเมื่อคุณยินยอม</li>
<li><strong>สมัครงาน</strong>: ประวัติและเอกสารที่คุณส่ง ใช้เพื่อคัดเลือกผู้สมัคร</li>
<li><strong>เข้าชมเว็บ</strong>: ยอดรวมรายวัน ไม่ระบุตัวบุคคล ใช้เพื่อรู้ว่าหน้าใดมีประโยชน์ ดู<a href="/cookie-policy">นโยบายคุกกี้</a></li>
</ul>
<p>เราตรวจข้อมูลเครดิตก็ต่อเมื่อคุณลงนามยินยอม</p>
<h2>บัตรประชาชน: ปิดช่องศาสนา</h2>
<p>ศาสนาเป็นข้อมูลอ่อนไหวที่เราไม่ต้องใช้ <strong>ปิดช่องศาสนาก่อนถ่ายภาพหรือถ่ายสำเนาบัตร</strong> ถ้าลืมปิด เจ้าหน้าที่จะปิดให้ก่อนเก็บ และไม่นำไปใช้</p>
<h2>ความยินยอมแยกกัน</h2>
<p>การรับข่าวสารแยกจากการสมัครสินเชื่อ ไม่ยินยอมก็สมัครได้ เราบันทึกข้อความที่คุณยินยอม รุ่น ภาษา และเวลาไว้ และถอนได้ทุกเมื่อ</p>
<h2>ใครเห็นข้อมูล</h2>
<ul><li>เจ้าหน้าที่ที่ต้องใช้ในงานเท่านั้น การเปิดดู แก้ไข และลบมีบันทึกทุกครั้ง</li><li>เครือข่ายที่ส่งเรื่องให้ (GSB TIP หรือ BCP) เห็นเฉพาะใบสมัครที่มาจากเครือข่ายตน</li><li>หน่วยงานที่กฎหมายกำหนด เช่น สำนักงานที่ดินเมื่อจดจำนอง</li></ul>
<p>เราไม่ขายข้อมูล เอกสารที่ส่งเข้ามาเข้ารหัสเมื่อจัดเก็บ</p>
<h2>เก็บนานเท่าไร</h2>
<ul><li>สัญญาและเอกสารประกอบ: 10 ปีหลังปิดบัญชี</li><li>ใบสมัครที่ไม่อนุมัติหรือยกเลิก: 1 ปี</li><li>ข้อความติดต่อและใบสมัครงาน: 1 ปี</li><li>การรับข่าวสาร: จนกว่าคุณถอนความยินยอม</li></ul>
<p>ครบกำหนดแล้วเราลบหรือทำให้ระบุตัวไม่ได้ เว้นแต่กฎหมายสั่งให้เก็บต่อ</p>
<h2>สิทธิ์ของคุณ</h2>
<ul><li>ขอดูและขอสำเนา เราตอบภายใน 30 วัน</li><li>ขอรับข้อมูลในรูปแบบที่โอนไปที่อื่นได้</li><li>ขอแก้ไขให้ถูกต้อง</li><li>ขอลบ ขอระงับการใช้ หรือคัดค้าน</li><li>ถอนความยินยอม ง่ายเท่ากับตอนให้</li><li>ร้องเรียนต่อสำนักงานคณะกรรมการคุ้มครองข้อมูลส่วนบุคคล</li></ul>
<h2>ถ้าข้อมูลรั่วไหล</h2>
<p>เราแจ้งสำนักงานคณะกรรมการคุ้มครองข้อมูลส่วนบุคคลภายใน 72 ชั่วโมง และแจ้งคุณโดยไม่ชักช้าถ้ากระทบคุณมาก พร้อมวิธีป้องกันตัว</p>
<h2>ติดต่อเรื่องข้อมูลส่วนตัว</h2>
<p>โทรหมายเลขในหน้านี้ในเวลาทำการ 8.30–17.30 น. แล้วแจ้งว่า “เรื่องข้อมูลส่วนบุคคล” เราอาจขอยืนยันตัวตนก่อนให้ข้อมูล เพื่อไม่ให้คนอื่นสวมรอยเป็นคุณ</p>`,
    en: `<h2>What we collect, and what for</h2>
<ul>
<li><strong>When you apply for a loan</strong>: name, identity number, telephone, address, income, land title. To consider the application and make the contract.</li>
<li><strong>When you write or subscribe</strong>: name, telephone, e-mail, message. To answer, and to send news where you agree.</li>
<li><strong>When you apply for a job</strong>: the history and papers you send. To choose among applicants.</li>
<li><strong>When you visit this site</strong>: daily totals that name nobody. To know which pages help; see the <a href="/cookie-policy">cookie policy</a>.</li>
</ul>
<p>We ask the credit bureau only where you have signed your consent.</p>
<h2>ID card: cover the religion line</h2>
<p>Religion is sensitive data, and we do not need it. <strong>Cover that line before you photograph or copy the card.</strong> Should you forget, an officer covers it before the copy is kept, and it is not used.</p>
<h2>Consent, one thing at a time</h2>
<p>News is apart from the loan: you can apply without agreeing to it. We record the wording you agreed to, its version, language and time, and you can withdraw at any moment.</p>
<h2>Who sees it</h2>
<ul><li>Only officers whose work requires it. Every reading, change and deletion is recorded.</li><li>A network that referred you (GSB, TIP or BCP) sees only the applications it sent.</li><li>Authorities where the law says so, such as the Land Office when the mortgage is registered.</li></ul>
<p>We sell no data. Documents you send are encrypted where they are stored.</p>
<h2>How long we keep it</h2>
<ul><li>Contracts and their papers: 10 years after the account is closed</li><li>Applications refused or withdrawn: 1 year</li><li>Messages and job applications: 1 year</li><li>News: until you withdraw your consent</li></ul>
<p>After that it is deleted or made anonymous, unless the law orders us to keep it longer.</p>
<h2>Your rights</h2>
<ul><li>See and copy your data; we answer within 30 days</li><li>Receive it in a form you can take elsewhere</li><li>Have it corrected</li><li>Have it erased or its use restricted, or object</li><li>Withdraw consent, as easily as you gave it</li><li>Complain to the Personal Data Protection Committee’s office</li></ul>
<h2>If data leaks</h2>
<p>We notify the Personal Data Protection Committee’s office within 72 hours, and you without delay where it may harm you much, with what you can do to protect yourself.</p>
<h2>Whom to ask</h2>
<p>Call the number on this page during office hours, 8.30 to 17.30, and say that it is about personal data. We may check who you are before we answer, so that nobody can pass for you.</p>`,
  },
};
