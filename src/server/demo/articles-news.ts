import type { DemoCategory } from './demo-rows.ts';

export const newsArticles: DemoCategory = {
  category: {
    name: {
      th: 'ข่าวประกาศ',
      en: 'News',
      ja: 'お知らせ',
      ko: '공지 사항',
      'zh-Hans': '公告',
      'zh-Hant': '公告',
    },
  },
  articles: [
    {
      publishFrom: new Date('2026-10-15T09:00:00+07:00'),
      name: {
        th: 'ประกาศเตือน: ระวังนายหน้าปลอมและเงินกู้นอกระบบที่อ้างชื่อเรา',
        en: 'Warning: false agents and informal lenders using our name',
      },
      summary: {
        th: 'เราไม่ขอ OTP ไม่เก็บเงินก่อนอนุมัติ และไม่ขอโฉนดตัวจริงนอกสำนักงานที่ดิน เช็กให้แน่ก่อนเชื่อ',
        en: 'We never ask for an OTP, never take money before approval and need the original deed only at the Land Office. Check first.',
      },
      detail: {
        th: `<p>โฉนดหนึ่งใบคือทรัพย์ที่ใหญ่ที่สุดของหลายครอบครัว จึงเป็นเป้าหมายของคนที่ไม่หวังดีด้วย ประกาศนี้บอกสิ่งที่เราไม่ทำ สัญญาณอันตราย และสิ่งที่ควรทำเมื่อสงสัย อ่านแล้วส่งต่อให้พ่อแม่และญาติผู้ใหญ่ได้เลย</p>
<h2>สิ่งที่เราไม่ทำ ไม่ว่ากรณีใด</h2>
<ul><li><strong>ไม่ขอรหัส OTP</strong> รหัสผ่าน หรือรหัสเอทีเอ็ม ทั้งทางโทรศัพท์ ข้อความ และแชต</li><li><strong>ไม่เก็บเงินก่อนอนุมัติ</strong> ไม่มีค่าเปิดระบบ ค่าค้ำประกัน หรือค่าลัดคิว และไม่ให้โอนเงินเข้าบัญชีบุคคล</li><li><strong>ไม่ขอโฉนดตัวจริงไปเก็บไว้ดู</strong> ตัวจริงใช้ในวันจดทะเบียน ต่อหน้าเจ้าพนักงานที่สำนักงานที่ดิน</li><li><strong>ไม่ให้เซ็นเอกสารเปล่า</strong> โดยเฉพาะหนังสือมอบอำนาจที่ยังไม่ได้กรอกข้อความ</li><li><strong>ไม่ให้ติดตั้งแอปจากลิงก์</strong> หรือขอควบคุมหน้าจอโทรศัพท์ของคุณ</li></ul>
<blockquote><p>อย่ามอบโฉนดตัวจริงให้คนแปลกหน้า แม้เพียงวันเดียว</p></blockquote>
<h2>สัญญาณของเงินกู้นอกระบบ</h2>
<ol><li>บอกดอกเบี้ยเป็นรายวันหรือรายเดือน ไม่ยอมบอกเป็นรายปี ดอกเบี้ยร้อยละ 3 ต่อเดือนฟังดูน้อย แต่เท่ากับร้อยละ 36 ต่อปี</li><li>ให้เซ็น<strong>ขายฝาก</strong>แต่บอกว่าเป็น<strong>จำนอง</strong> สองอย่างนี้ต่างกันมาก</li><li>ไม่ให้สำเนาสัญญา หรือยอดในสัญญาสูงกว่าเงินที่รับจริง</li><li>เร่งให้ตัดสินใจวันนี้ ห้ามปรึกษาใคร</li></ol>
<h2>จำนองกับขายฝาก</h2>
<table><thead><tr><th>คำถาม</th><th>จำนอง</th><th>ขายฝาก</th></tr></thead><tbody>
<tr><td>ระหว่างสัญญา ใครเป็นเจ้าของ</td><td>คุณยังเป็นเจ้าของ</td><td>กรรมสิทธิ์เป็นของผู้ซื้อฝากทันที</td></tr>
<tr><td>ถ้าครบกำหนดแล้วจ่ายไม่ได้</td><td>ผู้ให้กู้ต้องดำเนินการตามกฎหมายก่อน</td><td>พ้นกำหนดไถ่ ที่ดินหลุดมือ</td></tr>
<tr><td>จดทะเบียนที่ไหน</td><td>สำนักงานที่ดิน</td><td>สำนักงานที่ดิน</td></tr>
</tbody></table>
<p>ก่อนเซ็น อ่านคำบนหัวสัญญาและถามเจ้าพนักงานที่ดินต่อหน้าว่า “นี่คือจำนองหรือขายฝาก” คำถามเดียวนี้ช่วยรักษาที่ดินไว้ได้</p>
<h2>ตรวจว่าใช่เราจริงหรือไม่</h2>
<ul><li>วางสาย แล้วโทรกลับเองที่ 02-000-1730 เวลา 8.30–17.30 น. ในวันทำการ</li><li>ขอชื่อเจ้าหน้าที่และเลขที่คำขอ แล้วให้เราตรวจสอบ</li><li>ถ้ารู้จักเราผ่านสาขาเครือข่าย GSB, TIP หรือ BCP ให้ติดต่อที่สาขานั้นโดยตรง</li><li>พิมพ์ที่อยู่เว็บเอง อย่ากดลิงก์จากข้อความ</li></ul>
<h2>ถ้าพลาดไปแล้ว</h2>
<ol><li>ให้ OTP หรือโอนเงินไปแล้ว โทรหาธนาคารของคุณทันที และแจ้งสายด่วนภัยออนไลน์ 1441</li><li>ให้โฉนดหรือเซ็นเอกสารไปแล้ว ไปสำนักงานที่ดินท้องที่ให้เร็วที่สุด เพื่อตรวจทะเบียนและสอบถามวิธีระงับการทำรายการ</li><li>แจ้งความ เก็บแชต สลิป และเบอร์โทรไว้เป็นหลักฐาน</li><li>แจ้งเรา ถ้ามีการอ้างชื่อบริษัท</li></ol>
<p>ไม่ต้องอาย คนที่ถูกหลอกคือผู้เสียหาย ยิ่งแจ้งเร็วยิ่งมีโอกาสหยุดความเสียหาย อ่านต่อที่<a href="/#faq">คำถามที่พบบ่อย</a></p>`,
        en: `<p>For many families one deed is everything they own, and that attracts people who mean no good. This notice says what we never do, which signs to watch for and what to do when in doubt. Please pass it on to your parents and older relatives.</p>
<h2>What we never do</h2>
<ul><li><strong>We never ask for an OTP,</strong> a password or a PIN, by telephone, message or chat.</li><li><strong>We never take money before approval.</strong> There is no system fee, guarantee deposit or queue-jumping charge, and nothing is paid into a private account.</li><li><strong>We never collect an original deed “to have a look”.</strong> It is used on the day of registration, before the officer at the Land Office.</li><li><strong>We never let you sign a blank paper,</strong> least of all an empty power of attorney.</li><li><strong>We never have you install an app from a link</strong> or ask to control your screen.</li></ul>
<blockquote><p>Never hand your original deed to a stranger, not even for a day.</p></blockquote>
<h2>Signs of an informal lender</h2>
<ol><li>Interest is quoted by the day or month, never by the year. Three per cent a month sounds small; it is 36 per cent a year.</li><li>You are told it is a <strong>mortgage</strong> and given a <strong>sale with right of redemption</strong> to sign. They are very different.</li><li>You get no copy of the contract, or it states more than you received.</li><li>You must decide today and are told to ask nobody.</li></ol>
<h2>Mortgage and sale with right of redemption</h2>
<table><thead><tr><th>Question</th><th>Mortgage</th><th>Sale with redemption</th></tr></thead><tbody>
<tr><td>Who owns the land meanwhile?</td><td>You do</td><td>The buyer, at once</td></tr>
<tr><td>If you cannot pay in time?</td><td>The lender must first go through the law</td><td>Once the term has passed, the land is lost</td></tr>
<tr><td>Where is it registered?</td><td>Land Office</td><td>Land Office</td></tr>
</tbody></table>
<p>Before signing, read the heading of the contract and ask the land officer, face to face: is this a mortgage (จำนอง) or a sale with right of redemption (ขายฝาก)? That one question has the power to save your land.</p>
<h2>Is it really us?</h2>
<ul><li>Hang up and call 02-000-1730 yourself, on working days from 8.30 to 17.30.</li><li>Ask for the officer’s name and the application number, and let us check them.</li><li>If a branch of the GSB, TIP or BCP network introduced you, speak to that branch directly.</li><li>Type our address yourself; do not follow links in messages.</li></ul>
<h2>If it has already happened</h2>
<ol><li>You gave an OTP or sent money: call your bank at once, then the online crime hotline 1441.</li><li>You gave away a deed or a signature: go to the local Land Office as fast as you can, have the register checked and ask how a transaction can be stopped.</li><li>Report it to the police. Keep chats, slips and telephone numbers.</li><li>Tell us if our name was used.</li></ol>
<p>There is no shame in it: whoever is deceived is the victim, and the sooner it is reported, the more can be stopped. More in the <a href="/#faq">frequent questions</a>.</p>`,
      },
    },
    {
      publishFrom: new Date('2026-03-12T09:00:00+07:00'),
      name: {
        th: 'หลังกดส่งใบสมัคร เกิดอะไรขึ้นบ้าง',
        en: 'What happens after you press “send”',
      },
      summary: {
        th: 'หกขั้นตั้งแต่รับคำขอจนรับเงินที่สำนักงานที่ดิน ใครทำอะไร และคุณต้องทำอะไรในแต่ละขั้น',
        en: 'Six steps from application to payout at the Land Office: who does what, and what is asked of you at each.',
      },
      detail: {
        th: `<p>ลูกค้าบอกเราว่าช่วงที่กังวลที่สุดคือหลังกดส่ง เพราะไม่รู้ว่าเรื่องอยู่ที่ใคร เราจึงเปิดเผยเส้นทางของคำขอทั้งหกขั้น เพื่อให้คุณรู้ว่าอยู่ตรงไหน และขั้นต่อไปต้องทำอะไร</p>
<h2>ขั้นที่ 1: รับคำขอ</h2>
<p>ระบบบันทึกคำขอและแสดงเลขที่คำขอ จดเลขนี้ไว้ ใช้อ้างอิงทุกครั้งที่ติดต่อ กดส่งซ้ำเพราะสัญญาณหลุดไม่เป็นไร ระบบนับเป็นคำขอเดียว ใบสมัครส่งได้ตลอดเวลา แต่เจ้าหน้าที่ทำงาน 8.30–17.30 น. ในวันทำการ</p>
<h2>ขั้นที่ 2: เจ้าหน้าที่ติดต่อกลับ</h2>
<p>เจ้าหน้าที่โทรหาในช่วงเวลาที่คุณเลือกไว้ในใบสมัคร เพื่อยืนยันตัวตน ทวนวัตถุประสงค์ และบอกเอกสารที่ยังขาด สายนี้จะไม่ถาม OTP และไม่ขอให้โอนเงิน ถ้าไม่แน่ใจ ให้วางสายแล้วโทรกลับที่ 02-000-1730</p>
<h2>ขั้นที่ 3: ตรวจเอกสาร</h2>
<p>เราเทียบโฉนดกับข้อมูลทะเบียน ดูชื่อเจ้าของ เนื้อที่ ภาระผูกพัน และทางเข้าออก พร้อมดูรายได้และหนี้เดิม ถ้าเลือกแบบตรวจเครดิตบูโร เราจะขอความยินยอมแยกต่างหากก่อนตรวจทุกครั้ง ถ้ามีข้อสงสัย เราถามคุณก่อน ไม่ปฏิเสธเพราะเอกสารไม่ชัด</p>
<h2>ขั้นที่ 4: สำรวจและประเมินที่ดิน</h2>
<p>ผู้ประเมินนัดวันออกดูที่ดินจริง ถ่ายภาพ ดูแนวเขต ถนน น้ำ ไฟ และราคาแปลงใกล้เคียง คุณไม่จำเป็นต้องอยู่ด้วย แต่ถ้าไปชี้แนวเขตได้จะเร็วขึ้น</p>
<h2>ขั้นที่ 5: พิจารณาและแจ้งผล</h2>
<table><thead><tr><th>ผล</th><th>หมายความว่า</th><th>คุณทำอะไร</th></tr></thead><tbody>
<tr><td>อนุมัติ</td><td>ได้วงเงิน อัตรา และระยะเวลาตามที่แจ้ง</td><td>อ่านเงื่อนไข ถามให้หมด แล้วนัดวันจดทะเบียน</td></tr>
<tr><td>อนุมัติบางส่วน</td><td>ได้น้อยกว่าที่ขอ พร้อมเหตุผล</td><td>ตัดสินใจรับ ปรับแผน หรือไม่รับก็ได้</td></tr>
<tr><td>ไม่อนุมัติ</td><td>เราบอกเหตุผล</td><td>แก้ตามเหตุผลแล้วยื่นใหม่ได้</td></tr>
</tbody></table>
<p>วงเงินที่แจ้งอาจต่างจากเครื่องคำนวณ เพราะใช้ราคาที่ผู้ประเมินเห็นจริง</p>
<h2>ขั้นที่ 6: จดจำนองและรับเงิน</h2>
<p>พบกันที่สำนักงานที่ดินท้องที่ คุณนำโฉนดตัวจริงมาด้วยตัวเอง ลงนามต่อหน้าเจ้าพนักงานที่ดิน และรับเงินตามวิธีที่ตกลงในสัญญา ค่าธรรมเนียมจดทะเบียนเป็นไปตามอัตราของทางราชการ เจ้าหน้าที่จะแจ้งยอดก่อนวันนัด คุณยังเป็นเจ้าของที่ดินและใช้ประโยชน์ได้ตามเดิม ถ้าเดิมติดขายฝาก วันนั้นจะทำเรื่องไถ่ถอนต่อเนื่องกัน</p>
<h2>ใช้เวลานานเท่าไร</h2>
<p>เราไม่สัญญาจำนวนวันที่เรารักษาไม่ได้ เวลาขึ้นกับความครบของเอกสาร ระยะทางถึงที่ดิน และคิวของสำนักงานที่ดิน แต่เจ้าหน้าที่จะบอกวันของขั้นถัดไปทุกครั้งที่คุยกัน</p>
<h2>ทำอย่างไรให้เร็ว</h2>
<ul><li>ส่งภาพโฉนดทั้งสองด้านตั้งแต่วันแรก</li><li>เลือกช่วงเวลาที่รับสายได้จริง</li><li>แจ้งภาระเดิมให้ครบ เรื่องที่รู้ทีหลังทำให้ต้องเริ่มพิจารณาใหม่</li><li>ตอบคำถามเรื่องเอกสารโดยเร็ว</li></ul>
<p>พร้อมเริ่มขั้นที่ 1 <a href="/Register">ไปที่แบบฟอร์มสมัคร</a></p>`,
        en: `<p>Customers tell us the most anxious time comes right after pressing “send”, when nobody seems to know where the matter lies. So here is the whole way of an application, in six steps.</p>
<h2>Step 1: received</h2>
<p>The system stores your application and shows its number. Write it down and quote it whenever you contact us. Pressing “send” again because the signal dropped does no harm; it stays one application. The form is open at any hour; our officers work from 8.30 to 17.30 on working days.</p>
<h2>Step 2: an officer calls</h2>
<p>We call at the time you chose in the form, to confirm who you are, go through the purpose and name any missing paper. That call never asks for an OTP or a transfer. If in doubt, hang up and dial 02-000-1730.</p>
<h2>Step 3: the papers</h2>
<p>We compare the deed with the register: owner, area, burdens, access. We look at income and existing debts. If you chose a loan with a credit-bureau check, we ask for separate consent before making it. When something is unclear we ask you first; nobody is refused over a blurred picture.</p>
<h2>Step 4: a visit to the land</h2>
<p>An appraiser makes an appointment, takes pictures, and looks at boundaries, road, water, electricity and prices nearby. You need not be there, though pointing out the boundary makes it quicker.</p>
<h2>Step 5: the decision</h2>
<table><thead><tr><th>Result</th><th>It means</th><th>Your next move</th></tr></thead><tbody>
<tr><td>Approved</td><td>Amount, rate and term as stated</td><td>Read the terms, ask everything, fix a day for registration</td></tr>
<tr><td>Approved in part</td><td>Less than you asked for, with the reason</td><td>Accept, change your plan, or decline</td></tr>
<tr><td>Not approved</td><td>We tell you why</td><td>Put it right and apply again</td></tr>
</tbody></table>
<p>The amount may differ from the calculator’s, because it rests on what the appraiser saw.</p>
<h2>Step 6: mortgage and money</h2>
<p>We meet at the local Land Office. You bring the original deed yourself, sign before the land officer and receive the money in the way agreed in the contract. Registration fees follow the official rates, and you hear the amount beforehand. The land stays yours and you go on using it. If it was under a sale with right of redemption, the redemption is done on the same occasion.</p>
<h2>How long does it take?</h2>
<p>We do not promise a number of days we cannot keep. It depends on complete papers, the distance to the land and the Land Office’s queue. What we do promise is that in every conversation you are told the date of the next step.</p>
<h2>How to make it faster</h2>
<ul><li>Send both sides of the deed on the first day.</li><li>Choose a time when you can really answer the telephone.</li><li>Name every existing burden; one found later sends the case back to the start.</li><li>Answer questions about papers soon.</li></ul>
<p>Ready for step 1? <a href="/Register">Open the application form</a>.</p>`,
      },
    },
    {
      publishFrom: new Date('2026-02-05T09:00:00+07:00'),
      name: {
        th: 'ข้อมูลของคุณ สิทธิของคุณ: สิ่งที่ PDPA ให้ และวิธีใช้สิทธิกับเรา',
        en: 'Your data, your rights: what the PDPA gives you and how to use it',
      },
      summary: {
        th: 'ขอดู ขอสำเนา ขอแก้ไข ขอลบ ถอนความยินยอม ใช้สิทธิได้อย่างไร และเราตอบภายในกี่วัน',
        en: 'See it, copy it, correct it, erase it, withdraw consent: how to use your rights, and how soon we must answer.',
      },
      detail: {
        th: `<p>การขอสินเชื่อที่ดินต้องให้ข้อมูลมาก ทั้งเลขบัตร รายได้ และโฉนด กฎหมายคุ้มครองข้อมูลส่วนบุคคล หรือ PDPA ใช้บังคับตั้งแต่เดือนมิถุนายน 2565 ให้คุณเป็นผู้กำหนดว่าข้อมูลเหล่านั้นถูกใช้อย่างไร หน้านี้สรุปว่าเราทำอะไรกับข้อมูล และคุณสั่งอะไรเราได้บ้าง</p>
<h2>เราเก็บอะไร เพื่ออะไร</h2>
<table><thead><tr><th>ข้อมูล</th><th>ใช้เพื่อ</th></tr></thead><tbody>
<tr><td>ชื่อ เลขบัตร วันเกิด ที่อยู่ เบอร์โทร</td><td>ยืนยันตัวตน ติดต่อ และทำสัญญา</td></tr>
<tr><td>โฉนดและภาพที่ดิน</td><td>ตรวจสิทธิและประเมินราคา</td></tr>
<tr><td>รายได้และหนี้</td><td>ดูความสามารถในการผ่อน</td></tr>
<tr><td>ความยินยอม พร้อมข้อความ ภาษา และเวลา</td><td>เป็นหลักฐานว่าคุณตกลงอะไรไว้</td></tr>
</tbody></table>
<p>เราแจ้งวัตถุประสงค์และระยะเวลาเก็บก่อนหรือขณะขอข้อมูลเสมอ ศาสนา สุขภาพ และข้อมูลอ่อนไหวอื่น เราไม่ขอ</p>
<h2>ความยินยอมสองเรื่อง แยกกัน</h2>
<p>ยินยอมให้ใช้ข้อมูลเพื่อพิจารณาคำขอ เป็นคนละเรื่องกับยินยอมให้ส่งข่าวการตลาด ช่องสองช่องนี้แยกกันในใบสมัคร ไม่รับข่าวก็ขอสินเชื่อได้เหมือนเดิม และการถอนความยินยอมทำได้ง่ายเท่ากับตอนให้</p>
<h2>สิทธิของคุณ</h2>
<ul><li><strong>ขอดู</strong> ว่าเรามีข้อมูลอะไรของคุณ เราตอบภายใน 30 วัน</li><li><strong>ขอสำเนา</strong> ในรูปแบบที่นำไปใช้ต่อได้</li><li><strong>ขอแก้ไข</strong> ให้ถูกต้องและเป็นปัจจุบัน</li><li><strong>ขอลบ</strong> เมื่อไม่มีเหตุให้เก็บต่อ</li><li><strong>ถอนความยินยอม</strong> ที่เคยให้ไว้</li></ul>
<p>บางกรณีกฎหมายให้เราต้องเก็บข้อมูลไว้ เช่น สัญญาที่ยังมีผล ถ้าลบไม่ได้ เราจะบอกเหตุผลเป็นลายลักษณ์อักษร</p>
<h2>ใครเห็นข้อมูลของคุณได้</h2>
<p>เฉพาะคนที่ต้องใช้ในงานของตน เจ้าหน้าที่สาขาเครือข่ายเห็นเฉพาะคำขอที่มาจากเครือข่ายของตน ไม่เห็นของเครือข่ายอื่น ข้อมูลสำคัญถูกปิดบางส่วนบนหน้าจอจนกว่าจะจำเป็น และระบบบันทึกว่าใครอ่าน แก้ไข หรือลบเมื่อไร บันทึกนี้แก้ย้อนหลังไม่ได้ เอกสารที่แนบเข้ารหัสไว้</p>
<h2>ถ้าเกิดข้อมูลรั่ว</h2>
<p>เราแจ้งหน่วยงานกำกับภายใน 72 ชั่วโมงหลังทราบเหตุตามที่กฎหมายกำหนด และแจ้งคุณเมื่อมีความเสี่ยงสูง พร้อมบอกว่าควรป้องกันตัวอย่างไร</p>
<h2>ใช้สิทธิอย่างไร</h2>
<ol><li>โทร 02-000-1730 เวลา 8.30–17.30 น. ในวันทำการ หรือส่งข้อความผ่านแบบฟอร์มติดต่อบนเว็บ</li><li>บอกว่าต้องการใช้สิทธิข้อไหน และเลขที่คำขอถ้ามี</li><li>เรายืนยันตัวตนของคุณ เพื่อไม่ให้คนอื่นขอข้อมูลแทน</li><li>เราดำเนินการ และแจ้งผลเป็นลายลักษณ์อักษร</li></ol>
<p>ถ้าไม่พอใจคำตอบ คุณร้องเรียนต่อสำนักงานคณะกรรมการคุ้มครองข้อมูลส่วนบุคคลได้ การใช้สิทธิไม่กระทบการพิจารณาสินเชื่อ</p>
<h2>คุกกี้และสถิติ</h2>
<p>เรานับจำนวนการเข้าชมเป็นยอดรวมรายวัน ไม่เก็บหมายเลขไอพีของคุณไว้ในสถิตินั้น และจำภาษาที่คุณเลือกไว้ในเบราว์เซอร์</p>
<p>มีคำถามเพิ่ม ดู<a href="/#faq">คำถามที่พบบ่อย</a></p>`,
        en: `<p>Asking for a land loan means giving away a good deal: ID number, income, deed. The Personal Data Protection Act (PDPA), in force since June 2022, leaves you in charge of how it is used. This page says what we do with your data and what you may require of us.</p>
<h2>What we keep, and why</h2>
<table><thead><tr><th>Data</th><th>Purpose</th></tr></thead><tbody>
<tr><td>Name, ID number, birth date, address, telephone</td><td>To know you, reach you and draw up the contract</td></tr>
<tr><td>Deed and pictures of the land</td><td>To check the title and value the land</td></tr>
<tr><td>Income and debts</td><td>To see whether you can repay</td></tr>
<tr><td>Your consent: wording, language and time</td><td>To prove what you agreed to</td></tr>
</tbody></table>
<p>You are told the purpose and how long we keep the data before or when we ask for it. Religion, health and other sensitive data we do not ask for.</p>
<h2>Two consents, kept apart</h2>
<p>Letting us use your data to decide on the application is one thing; receiving marketing news is another. They are separate boxes in the form. Declining news changes nothing about your loan, and withdrawing consent is as easy as giving it.</p>
<h2>Your rights</h2>
<ul><li><strong>See</strong> what we hold about you. We answer within 30 days.</li><li><strong>Receive a copy</strong> in a form you can use elsewhere.</li><li><strong>Correct</strong> what is wrong or out of date.</li><li><strong>Erase</strong> what there is no longer a reason to keep.</li><li><strong>Withdraw</strong> a consent you gave.</li></ul>
<p>Sometimes we have to keep data, for example while a contract is running. If we cannot erase something, we tell you why in writing.</p>
<h2>Who can see it</h2>
<p>Only those whose work requires it. Staff of a branch network see the applications that came through their own network and no others. Important fields stay masked on the screen until they are needed, and the system records who read, changed or deleted what, and when, in a log that cannot be rewritten. Attached documents are encrypted.</p>
<h2>If data should leak</h2>
<p>We notify the regulator within 72 hours of learning of it, as the law requires, and tell you when the risk to you is high, with advice on how to protect yourself.</p>
<h2>How to use your rights</h2>
<ol><li>Call 02-000-1730 on working days, 8.30 to 17.30, or write through the contact form on this site.</li><li>Say which right you wish to use, and your application number if there is one.</li><li>We confirm who you are, so that nobody else can ask in your name.</li><li>We act on it and answer in writing.</li></ol>
<p>If our answer does not satisfy you, you may complain to the Office of the Personal Data Protection Committee. Using your rights has no effect on the decision about your loan.</p>
<h2>Cookies and statistics</h2>
<p>We count visits as daily totals without keeping your IP address in them, and remember your language in your browser.</p>
<p>More questions? See the <a href="/#faq">frequent questions</a>.</p>`,
      },
    },
  ],
};
