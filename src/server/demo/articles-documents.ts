import type { DemoCategory } from './demo-rows.ts';

export const documentArticles: DemoCategory = {
  category: {
    name: {
      th: 'เตรียมเอกสาร',
      en: 'Getting ready',
      ja: '書類の準備',
      ko: '서류 준비',
      'zh-Hans': '准备文件',
      'zh-Hant': '準備文件',
    },
  },
  articles: [
    {
      publishFrom: new Date('2026-10-29T09:00:00+07:00'),
      name: {
        th: 'กู้ในนามบุคคล เตรียมเอกสารให้ครบในครั้งเดียว',
        en: 'Applying as a person: every paper in one go',
      },
      summary: {
        th: 'รายการเอกสารของบุคคลธรรมดา แยกเป็นสี่กอง พร้อมวิธีถ่ายภาพให้อ่านออกและใช้ได้ทันที',
        en: 'The papers a person needs, in four small piles, and how to photograph them so that they can be used at once.',
      },
      detail: {
        th: `<p>คำขอที่ล่าช้าส่วนใหญ่ไม่ได้ติดที่การพิจารณา แต่ติดที่เอกสารขาดไปหนึ่งใบ หรือภาพอ่านไม่ออก แบ่งเอกสารเป็นสี่กองตามนี้ แล้วเช็กทีละกองก่อนส่ง</p>
<h2>กองที่ 1: ตัวคุณ</h2>
<ul><li>บัตรประชาชนที่ยังไม่หมดอายุ ปิดช่องศาสนาก่อนถ่าย</li><li>ทะเบียนบ้าน หน้าที่มีที่อยู่ และหน้าที่มีชื่อคุณ</li><li>ใบเปลี่ยนชื่อหรือนามสกุล ถ้าเคยเปลี่ยน</li><li>ใบสำคัญการสมรส ใบสำคัญการหย่า หรือมรณบัตรของคู่สมรส ตามสถานะปัจจุบัน</li></ul>
<p>ถ้าสมรสจดทะเบียน คู่สมรสอาจต้องให้ความยินยอมในการจำนอง จึงควรคุยกันให้เข้าใจตั้งแต่ต้น และเตรียมบัตรประชาชนของคู่สมรสไว้ด้วย</p>
<h2>กองที่ 2: ที่ดิน</h2>
<ul><li>ภาพเอกสารสิทธิ์ ทั้งด้านหน้าและด้านหลัง ครบทุกหน้า</li><li>ภาพถ่ายที่ดิน มองจากถนนหนึ่งภาพ และเห็นสภาพในแปลงสองสามภาพ</li><li>แผนที่ทางไป หรือหมุดตำแหน่งจากแอปแผนที่</li><li>ถ้ามีบ้านหรืออาคาร ให้แนบเอกสารสิ่งปลูกสร้างเท่าที่มี</li><li>ถ้าติดจำนองหรือขายฝาก ให้แนบสัญญาเดิมและยอดคงค้าง</li></ul>
<p>ขั้นนี้ใช้ภาพถ่ายเท่านั้น <strong>ไม่ต้องส่งโฉนดตัวจริง</strong> ตัวจริงใช้วันเดียวคือวันจดทะเบียนที่สำนักงานที่ดิน</p>
<h2>กองที่ 3: รายได้</h2>
<table><thead><tr><th>คุณทำงานแบบไหน</th><th>เอกสารที่ใช้</th></tr></thead><tbody>
<tr><td>มีเงินเดือน</td><td>หนังสือรับรองเงินเดือนหรือสลิป และรายการเดินบัญชีที่เงินเดือนเข้า</td></tr>
<tr><td>ค้าขาย รับจ้าง อาชีพอิสระ</td><td>รายการเดินบัญชี บันทึกรายรับรายจ่าย ภาพร้านหรืองาน</td></tr>
<tr><td>เกษตรกร</td><td>หลักฐานการขายผลผลิต รายการเดินบัญชี ภาพแปลง</td></tr>
<tr><td>มีค่าเช่า</td><td>สัญญาเช่า และรายการรับค่าเช่า</td></tr>
</tbody></table>
<p>ไม่มีเอกสารทางการไม่ได้แปลว่าสมัครไม่ได้ ให้อธิบายที่มาของรายได้ตามจริง เจ้าหน้าที่จะแนะนำว่าใช้อะไรแทนได้ และจะบอกว่าต้องย้อนหลังกี่เดือน</p>
<h2>กองที่ 4: วัตถุประสงค์</h2>
<p>เขียนสั้น ๆ ว่ากู้ไปทำอะไร ใช้เงินเท่าไร และจะคืนจากรายได้ส่วนไหน สามบรรทัดพอ แต่สามบรรทัดนี้ช่วยให้เจ้าหน้าที่เลือกสินเชื่อได้ตรง และช่วยให้คุณเห็นเองว่าตัวเลขไปด้วยกันได้หรือไม่</p>
<h2>ถ่ายภาพให้ใช้ได้ทันที</h2>
<ol><li>วางเอกสารบนพื้นเรียบสีเข้ม ใกล้หน้าต่าง ปิดแฟลช</li><li>ถ่ายตรงจากด้านบน ให้เห็นครบสี่มุม</li><li>ซูมดูว่าอ่านตัวเลขเล็กที่สุดออก</li><li>หนึ่งภาพต่อหนึ่งหน้า ตั้งชื่อไฟล์ตามเอกสาร</li><li>เขียนกำกับสำเนาว่าใช้เพื่อขอสินเชื่อเท่านั้น พร้อมวันที่ โดยไม่ทับข้อมูลสำคัญ</li></ol>
<h2>ส่งอย่างไร</h2>
<p>แนบในแบบฟอร์มสมัครบนเว็บนี้ เอกสารถูกเข้ารหัสเมื่อเก็บ และเฉพาะเจ้าหน้าที่ที่รับผิดชอบจึงเปิดดูได้ อย่าส่งเอกสารผ่านแชตของคนที่ไม่รู้จัก ไม่แน่ใจโทรถาม 02-000-1730 เวลา 8.30–17.30 น. ในวันทำการ</p>
<p><a href="/Register">เริ่มสมัครและแนบเอกสาร</a></p>`,
        en: `<p>Applications are seldom delayed by the decision itself. They wait for one missing paper or one unreadable picture. Sort your documents into four piles and check each before you send it.</p>
<h2>Pile 1: you</h2>
<ul><li>Your national ID card, not expired, with the religion line covered.</li><li>House registration: the page with the address and the page with your name.</li><li>Change-of-name certificate, if you ever changed yours.</li><li>Marriage or divorce certificate, or a late spouse’s death certificate, as applies today.</li></ul>
<p>If your marriage is registered, your spouse may have to consent to the mortgage. Talk about it early and have your spouse’s ID card ready as well.</p>
<h2>Pile 2: the land</h2>
<ul><li>Pictures of the title, front and back, every page.</li><li>One photograph of the land from the road and two or three of the plot itself.</li><li>Directions, or a pin from a map application.</li><li>Papers of any house or building, as far as you have them.</li><li>If it is mortgaged or sold with right of redemption: the contract and the amount outstanding.</li></ul>
<p>Pictures are enough at this stage. <strong>Do not send the original deed.</strong> It is needed on one day only: when the mortgage is registered at the Land Office.</p>
<h2>Pile 3: your income</h2>
<table><thead><tr><th>How you earn</th><th>What to bring</th></tr></thead><tbody>
<tr><td>Salary</td><td>Salary certificate or payslips, and the statement of the account it is paid into</td></tr>
<tr><td>Trade, services, freelance work</td><td>Account statements, your record of income and costs, pictures of the shop or the work</td></tr>
<tr><td>Farming</td><td>Proof of crop sales, account statements, pictures of the fields</td></tr>
<tr><td>Rent</td><td>The lease and a record of the rent received</td></tr>
</tbody></table>
<p>Having no formal papers does not rule you out. Tell us truthfully where the money comes from; an officer will say what can be used instead and how many months back to go.</p>
<h2>Pile 4: the purpose</h2>
<p>Write down what the money is for, how much you need, and from which income you will repay it. Three lines will do. They help us suggest the right loan, and they show you whether the figures fit together.</p>
<h2>Pictures that can be used at once</h2>
<ol><li>Lay the paper on a dark, flat surface near a window. No flash.</li><li>Hold the camera straight above it, with all four corners in view.</li><li>Zoom in: can you read the smallest number?</li><li>One picture per page, named after the document.</li><li>Mark each copy “for a loan application only” with the date, without hiding what matters.</li></ol>
<h2>How to send them</h2>
<p>Attach them to the application on this site. They are encrypted where they are stored, and only the officers responsible can open them. Never send documents through the chat of someone you do not know. If in doubt, call 02-000-1730 on working days, 8.30 to 17.30.</p>
<p><a href="/Register">Start your application and attach your papers</a>.</p>`,
      },
    },
    {
      publishFrom: new Date('2026-07-23T09:00:00+07:00'),
      name: {
        th: 'กู้ในนามบริษัท ต้องเตรียมอะไร ใครต้องเซ็น',
        en: 'Applying as a company: papers and signatures',
      },
      summary: {
        th: 'เอกสารนิติบุคคล อำนาจกรรมการ มติที่ประชุม และงบการเงิน จัดให้ครบก่อนยื่นวงเงินสูงสุด 50 ล้านบาท',
        en: 'Company papers, who may sign, the board’s resolution and the accounts: complete before you ask for up to 50 million baht.',
      },
      detail: {
        th: `<p>นิติบุคคลกู้ได้ตั้งแต่ 1 ล้านถึง 50 ล้านบาท สิ่งที่ต่างจากบุคคลธรรมดาคือ เราต้องเห็นว่าใครมีอำนาจตัดสินใจแทนบริษัท และบริษัทตัดสินใจกู้จริง เอกสารจึงมีสามส่วน คือ ตัวตนของบริษัท อำนาจในการลงนาม และความสามารถในการชำระ</p>
<h2>ส่วนที่ 1: ตัวตนของบริษัท</h2>
<ul><li>หนังสือรับรองนิติบุคคลจากกรมพัฒนาธุรกิจการค้า ฉบับล่าสุด</li><li>บัญชีรายชื่อผู้ถือหุ้น (บอจ.5)</li><li>หนังสือบริคณห์สนธิ และข้อบังคับ ถ้ามี</li><li>ใบทะเบียนภาษีมูลค่าเพิ่ม (ภ.พ.20) ถ้าจดทะเบียน</li><li>ใบอนุญาตประกอบกิจการ ถ้าธุรกิจนั้นต้องมี</li></ul>
<p>เลขทะเบียนนิติบุคคลมี 13 หลัก ขึ้นต้นด้วย 0 ตรวจให้ตรงกับหนังสือรับรองก่อนกรอก แบบฟอร์มของเราตรวจหลักสุดท้ายให้ และบอกทันทีถ้าพิมพ์ผิด</p>
<h2>ส่วนที่ 2: ใครเซ็นแทนบริษัทได้</h2>
<p>เปิดหนังสือรับรอง หาหัวข้อ<strong>จำนวนหรือชื่อกรรมการซึ่งลงชื่อผูกพันบริษัทได้</strong> ข้อความตรงนั้นคือคำตอบ เช่น กรรมการหนึ่งคนลงลายมือชื่อ หรือกรรมการสองคนลงลายมือชื่อร่วมกันและประทับตราสำคัญของบริษัท</p>
<ul><li>บัตรประชาชนของกรรมการผู้มีอำนาจทุกคนที่ต้องลงนาม ปิดช่องศาสนา</li><li>รายงานการประชุมที่มีมติให้กู้และให้จำนองที่ดิน ระบุวงเงิน เลขที่โฉนด และผู้ลงนาม</li><li>หนังสือมอบอำนาจ ถ้าให้ผู้อื่นดำเนินการแทน</li></ul>
<p>มติที่ประชุมเป็นเอกสารที่ต้องแก้บ่อยที่สุด เพราะวงเงินในมติต่ำกว่าวงเงินที่ขอ หรือไม่ได้ระบุเรื่องจำนอง ขอตัวอย่างข้อความจากเจ้าหน้าที่ก่อนประชุมจะประหยัดเวลากว่า</p>
<h2>ส่วนที่ 3: ความสามารถในการชำระ</h2>
<ul><li>งบการเงินที่ยื่นแล้ว และงบภายในของปีปัจจุบัน</li><li>รายการเดินบัญชีของกิจการ</li><li>แบบแสดงรายการภาษีที่เกี่ยวข้อง</li><li>รายการหนี้ที่มีอยู่ แต่ละรายเหลือเท่าไร ผ่อนเดือนละเท่าไร</li><li>แผนการใช้เงินหนึ่งหน้า ใช้ทำอะไร เมื่อไร รายได้เพิ่มจากไหน</li></ul>
<h2>ที่ดินเป็นชื่อใคร</h2>
<table><thead><tr><th>ชื่อในโฉนด</th><th>เตรียมเพิ่ม</th></tr></thead><tbody>
<tr><td>บริษัทผู้กู้</td><td>มติให้จำนองที่ดินของบริษัท</td></tr>
<tr><td>กรรมการหรือผู้ถือหุ้น</td><td>เอกสารส่วนตัวของเจ้าของ และความยินยอมของคู่สมรสถ้ามี</td></tr>
<tr><td>ถือร่วมหลายคน</td><td>เอกสารและการลงนามของเจ้าของร่วมที่เกี่ยวข้อง</td></tr>
</tbody></table>
<p>เจ้าของที่ดินที่ไม่ใช่ผู้กู้ต้องเข้าใจว่าที่ดินของตนเป็นหลักประกันหนี้ของบริษัท เราขอพูดคุยกับเจ้าของโดยตรงก่อนลงนามเสมอ</p>
<h2>ผู้ประสานงานหนึ่งคน</h2>
<p>ในใบสมัครมีช่องผู้ติดต่อแยกจากกรรมการ ใส่คนที่ตอบคำถามเรื่องเอกสารและบัญชีได้จริง ถ้าบริษัทรู้จักเราผ่านสาขาในเครือข่าย GSB, TIP หรือ BCP ให้ใส่รหัสอ้างอิงที่สาขาให้มาด้วย</p>
<p><a href="/Cal">คำนวณวงเงินของบริษัท</a> หรือ<a href="/Register">เริ่มสมัครในนามนิติบุคคล</a></p>`,
        en: `<p>A company may borrow between 1 and 50 million baht. Unlike a person, a company must show two more things: who may act for it, and that it has decided to borrow. The papers therefore come in three parts.</p>
<h2>Part 1: the company itself</h2>
<ul><li>The latest company affidavit from the Department of Business Development.</li><li>The list of shareholders (บอจ.5).</li><li>Memorandum and articles of association, if any.</li><li>The VAT certificate (ภ.พ.20), if registered.</li><li>The licence to operate, where the trade needs one.</li></ul>
<p>The registration number has 13 digits and begins with 0. Compare it with the affidavit before you type it; our form checks the last digit and tells you at once when something was mistyped.</p>
<h2>Part 2: who may sign</h2>
<p>Look in the affidavit for the directors <strong>authorised to bind the company</strong>. The wording there is the answer: one director alone, for example, or two together with the company seal.</p>
<ul><li>The ID card of every director who must sign, religion line covered.</li><li>Minutes resolving to borrow and to mortgage the land, naming the amount, the deed number and the signatories.</li><li>A power of attorney, if someone else will act.</li></ul>
<p>The resolution is the paper most often sent back: its amount is lower than the one applied for, or it does not mention the mortgage. Asking us for a sample wording before the meeting saves a second meeting.</p>
<h2>Part 3: the means to repay</h2>
<ul><li>The accounts as filed, and internal figures for this year.</li><li>Statements of the business’s bank accounts.</li><li>The tax returns that belong to them.</li><li>Existing debts: what is left of each and what it costs a month.</li><li>One page on the use of the money: for what, when, and which income it will bring.</li></ul>
<h2>In whose name is the land?</h2>
<table><thead><tr><th>Name on the deed</th><th>Also prepare</th></tr></thead><tbody>
<tr><td>The borrowing company</td><td>A resolution to mortgage the company’s land</td></tr>
<tr><td>A director or shareholder</td><td>The owner’s personal papers, and the spouse’s consent where there is one</td></tr>
<tr><td>Several owners</td><td>Papers and signatures of the co-owners concerned</td></tr>
</tbody></table>
<p>An owner who is not the borrower must understand that the land stands for the company’s debt. We always speak with that owner in person before anything is signed.</p>
<h2>One person to talk to</h2>
<p>The application has a contact besides the directors. Name someone who can really answer questions about papers and accounts. If a branch of the GSB, TIP or BCP network sent you to us, add the reference code it gave you.</p>
<p><a href="/Cal">Estimate your company’s limit</a> or <a href="/Register">start an application as a company</a>.</p>`,
      },
    },
    {
      publishFrom: new Date('2026-04-09T09:00:00+07:00'),
      name: {
        th: 'ทำไมต้องปิดช่องศาสนาบนสำเนาบัตรประชาชน',
        en: 'Why you should cover the religion line on ID copies',
      },
      summary: {
        th: 'ศาสนาเป็นข้อมูลอ่อนไหวที่เราไม่ต้องใช้ วิธีปิดและขีดคร่อมสำเนาให้ปลอดภัยใน 4 ขั้น',
        en: 'Religion is sensitive data and we do not need it. Four steps to a copy that is safe to hand over.',
      },
      detail: {
        th: `<p>บัตรประชาชนไทยบางใบแสดงศาสนาไว้ด้านหน้า ข้อมูลนี้เป็นข้อมูลอ่อนไหวตามกฎหมายคุ้มครองข้อมูลส่วนบุคคล หรือ PDPA การให้สินเชื่อไม่ต้องใช้ข้อมูลนี้ เราจึงขอให้คุณปิดก่อนส่ง ไม่ใช่เพราะมีอะไรต้องซ่อน แต่เพราะข้อมูลที่ไม่มีใครเก็บไว้ คือข้อมูลที่รั่วไม่ได้</p>
<h2>ข้อมูลไหนใช้ ข้อมูลไหนไม่ใช้</h2>
<table><thead><tr><th>บนบัตร</th><th>เราใช้ไหม</th><th>เพื่ออะไร</th></tr></thead><tbody>
<tr><td>เลขประจำตัว 13 หลัก</td><td>ใช้</td><td>ยืนยันตัวตน</td></tr>
<tr><td>ชื่อ นามสกุล วันเกิด</td><td>ใช้</td><td>เทียบกับโฉนดและใบสมัคร</td></tr>
<tr><td>ที่อยู่</td><td>ใช้</td><td>ติดต่อและทำสัญญา</td></tr>
<tr><td>วันออกบัตร วันหมดอายุ</td><td>ใช้</td><td>ตรวจว่าบัตรยังใช้ได้</td></tr>
<tr><td>ศาสนา</td><td><strong>ไม่ใช้</strong></td><td>กรุณาปิด</td></tr>
</tbody></table>
<h2>ปิดอย่างไรใน 4 ขั้น</h2>
<ol><li><strong>ปิดก่อนถ่าย</strong> ตัดกระดาษชิ้นเล็กหรือใช้กระดาษโน้ตวางทับบรรทัดศาสนา วิธีนี้ดีที่สุด เพราะข้อมูลไม่เคยเข้าไปอยู่ในภาพ</li><li><strong>ถ้าเป็นสำเนากระดาษ</strong> ใช้ปากกาทึบขีดทับ แล้วส่องกับแสงดูว่ายังอ่านออกหรือไม่</li><li><strong>ถ้าแก้ภาพในโทรศัพท์</strong> ใช้กล่องสีทึบ อย่าใช้ปากกาเน้นข้อความหรือภาพเบลอ เพราะบางครั้งปรับแสงแล้วยังอ่านได้ จากนั้นบันทึกเป็นภาพใหม่</li><li><strong>เขียนกำกับ</strong> ว่า “ใช้เพื่อขอสินเชื่อกับโฉนด สินเชื่อที่ดิน เท่านั้น” พร้อมวันที่ ให้พาดบนภาพแต่ไม่ทับเลขบัตรและใบหน้า</li></ol>
<h2>ด้านหลังบัตรต้องส่งไหม</h2>
<p>ด้านหลังมีรหัสที่ใช้ยืนยันตัวตนกับบริการอื่น ส่งเฉพาะด้านหน้า เว้นแต่เจ้าหน้าที่แจ้งเหตุผลเป็นลายลักษณ์อักษรว่าต้องใช้ ถ้ามีคนขอด้านหลังทางโทรศัพท์หรือแชต ให้วางสายแล้วโทรกลับหาเราที่ 02-000-1730</p>
<h2>ถ้าส่งไปแล้วโดยไม่ได้ปิด</h2>
<p>แจ้งเราได้ เจ้าหน้าที่จะขอให้ส่งภาพใหม่ และนำภาพเดิมออก คุณมีสิทธิขอให้แก้ไขหรือลบข้อมูลที่ไม่จำเป็นได้ และไม่มีผลต่อการพิจารณาสินเชื่อ</p>
<h2>ใช้กับเอกสารอื่นด้วย</h2>
<ul><li>ทะเบียนบ้าน ส่งเฉพาะหน้าที่อยู่และหน้าของคุณ ไม่ต้องส่งหน้าของคนอื่นในบ้าน</li><li>รายการเดินบัญชี ส่งเฉพาะบัญชีและช่วงเวลาที่ขอ</li><li>เอกสารของกรรมการบริษัท ปิดช่องศาสนาเช่นเดียวกัน</li><li>เอกสารสุขภาพ เราไม่ขอ ถ้ามีใครอ้างชื่อเราแล้วขอ ให้สงสัยไว้ก่อน</li></ul>
<h2>หลักคิดง่าย ๆ</h2>
<p>ก่อนส่งสำเนาให้ใคร ถามสามข้อ เขาต้องใช้ข้อมูลนี้ทำอะไร เก็บไว้นานเท่าไร และใครเปิดดูได้บ้าง ผู้ที่ดูแลข้อมูลดีจะตอบได้ทันที คำตอบของเราอยู่ในประกาศความเป็นส่วนตัวที่แสดงก่อนคุณกดส่งใบสมัคร</p>
<p>สำเนาพร้อมแล้ว ไปที่<a href="/Register">แบบฟอร์มสมัคร</a> หรืออ่าน<a href="/#faq">คำถามที่พบบ่อย</a></p>`,
        en: `<p>Some Thai ID cards show the holder’s religion on the front. Under the Personal Data Protection Act (PDPA) this is sensitive data, and lending against land has no use for it. We ask you to cover it, not because there is anything to hide, but because data nobody keeps cannot leak.</p>
<h2>What we use and what we do not</h2>
<table><thead><tr><th>On the card</th><th>Used?</th><th>What for</th></tr></thead><tbody>
<tr><td>13-digit number</td><td>Yes</td><td>To confirm who you are</td></tr>
<tr><td>Name and date of birth</td><td>Yes</td><td>To compare with the deed and the application</td></tr>
<tr><td>Address</td><td>Yes</td><td>To reach you and to draw up the contract</td></tr>
<tr><td>Dates of issue and expiry</td><td>Yes</td><td>To see that the card is valid</td></tr>
<tr><td>Religion</td><td><strong>No</strong></td><td>Please cover it</td></tr>
</tbody></table>
<h2>Four steps to a safe copy</h2>
<ol><li><strong>Cover before you photograph.</strong> Lay a slip of paper over the religion line. This is best: the information never gets into the picture.</li><li><strong>On a paper copy,</strong> use an opaque pen, then hold it against the light to see whether it can still be read.</li><li><strong>On a phone,</strong> draw a solid box. A highlighter or blur can sometimes be undone by brightening the picture. Save the result as a new image.</li><li><strong>Write the purpose across it:</strong> “Only for a loan application with Chanote Land Loans”, with the date, leaving the number and the face clear.</li></ol>
<h2>And the back of the card?</h2>
<p>The back carries a code that other services use to verify you. Send the front only, unless an officer explains in writing why the back is needed. If someone asks for it by telephone or chat, hang up and call us on 02-000-1730.</p>
<h2>If you already sent an uncovered copy</h2>
<p>Tell us. An officer will ask for a new picture and remove the old one. You have the right to have unnecessary data corrected or erased, and asking has no effect on the decision about your loan.</p>
<h2>The same care for other papers</h2>
<ul><li>House registration: the address page and your own page, not those of others in the house.</li><li>Account statements: only the account and the period asked for.</li><li>Directors’ ID cards: cover the religion line as well.</li><li>Health records: we never ask for them. Be suspicious of anyone who does so in our name.</li></ul>
<h2>A simple rule</h2>
<p>Before you give anyone a copy, ask three things: what is it for, how long will it be kept, and who can open it? Whoever takes good care of data can answer at once. Our answers are in the privacy notice shown before you send an application.</p>
<p>Copy ready? Go to the <a href="/Register">application form</a> or read the <a href="/#faq">frequent questions</a>.</p>`,
      },
    },
  ],
};
