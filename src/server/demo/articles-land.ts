import type { DemoCategory } from './demo-rows.ts';

export const landArticles: DemoCategory = {
  category: {
    name: {
      th: 'ความรู้เรื่องที่ดิน',
      en: 'About land',
      ja: '土地の知識',
      ko: '토지 상식',
      'zh-Hans': '土地知识',
      'zh-Hant': '土地知識',
    },
  },
  articles: [
    {
      publishFrom: new Date('2026-11-12T09:00:00+07:00'),
      name: {
        th: 'โฉนด น.ส.4จ กับ น.ส.3ก ต่างกันอย่างไร',
        en: 'Chanote or Nor Sor 3 Gor: which paper do you hold?',
        ja: '土地権利証の種類：น.ส.4จ と น.ส.3ก の違い',
        ko: '토지 문서의 종류: น.ส.4จ와 น.ส.3ก의 차이',
        'zh-Hans': '地契的种类：น.ส.4จ 与 น.ส.3ก 有何不同',
        'zh-Hant': '地契的種類：น.ส.4จ 與 น.ส.3ก 有何不同',
      },
      summary: {
        th: 'ดูสีครุฑก็รู้ว่าถือเอกสารสิทธิ์แบบไหน และแต่ละแบบมีผลต่อการขอสินเชื่ออย่างไร',
        en: 'The colour of the Garuda tells you which title you hold. What each one proves, and what it means when you ask for a loan.',
        ja: 'ガルーダの色を見れば権利証の種類がわかります。それぞれが何を証明し、融資にどう関わるかを説明します。',
        ko: '가루다 문장의 색으로 문서의 종류를 알 수 있습니다. 각 문서가 증명하는 권리와 대출과의 관계를 설명합니다.',
        'zh-Hans': '看迦楼罗徽的颜色就能分辨地契种类。本文说明各类地契证明什么，以及对贷款的影响。',
        'zh-Hant': '看迦樓羅徽的顏色就能分辨地契種類。本文說明各類地契證明什麼，以及對貸款的影響。',
      },
      detail: {
        th: `<p>คนส่วนใหญ่เรียกเอกสารที่ดินทุกใบว่า “โฉนด” แต่เอกสารแต่ละแบบให้สิทธิไม่เท่ากัน ก่อนขอสินเชื่อ หยิบเอกสารของคุณขึ้นมาดูตราครุฑที่หัวกระดาษ สีของครุฑบอกได้ทันทีว่าเป็นแบบไหน</p>
<table><thead><tr><th>เอกสาร</th><th>สังเกตจาก</th><th>แสดงสิทธิอะไร</th></tr></thead><tbody>
<tr><td>น.ส.4จ (โฉนดที่ดิน)</td><td>ครุฑสีแดง</td><td>กรรมสิทธิ์ในที่ดิน</td></tr>
<tr><td>น.ส.3ก</td><td>ครุฑสีเขียว</td><td>สิทธิครอบครองและการทำประโยชน์</td></tr>
<tr><td>น.ส.3 และ น.ส.3ข</td><td>ครุฑสีดำ</td><td>สิทธิครอบครองและการทำประโยชน์</td></tr>
<tr><td>อ.ช.2</td><td>หนังสือกรรมสิทธิ์ห้องชุด</td><td>กรรมสิทธิ์ในห้องชุด</td></tr>
</tbody></table>
<h2>น.ส.4จ ครุฑแดง: เป็นเจ้าของเต็มตัว</h2>
<p>โฉนดที่ดินแสดงว่าผู้มีชื่อเป็นเจ้าของกรรมสิทธิ์ ที่ดินผ่านการรังวัดและมีหลักเขตปักไว้ตามมุม เลขหลักเขตเหล่านี้เขียนอยู่ในรูปแผนที่กลางโฉนด จึงหาตำแหน่งและขนาดแปลงได้แน่นอนกว่าเอกสารแบบอื่น ผู้ให้กู้ตรวจสอบง่าย และประเมินราคาได้ชัดเจน</p>
<h2>น.ส.3ก ครุฑเขียว: มีระวางรูปถ่ายทางอากาศ</h2>
<p>น.ส.3ก คือหนังสือรับรองการทำประโยชน์ ผู้มีชื่อมีสิทธิครอบครอง แต่ยังไม่ใช่กรรมสิทธิ์ ตำแหน่งแปลงอ้างอิงกับระวางรูปถ่ายทางอากาศ ทำให้รู้ว่าที่ดินอยู่ตรงไหน เพียงแต่แนวเขตอาจละเอียดไม่เท่าโฉนด เจ้าของที่ดินสอบถามเรื่องการเปลี่ยนเป็นโฉนดได้ที่สำนักงานที่ดินท้องที่</p>
<h2>น.ส.3 และ น.ส.3ข ครุฑดำ: ตรวจสอบมากกว่า</h2>
<p>เอกสารสองแบบนี้รับรองการทำประโยชน์เช่นกัน แต่ไม่มีระวางรูปถ่ายทางอากาศ แผนที่เป็นการวัดเฉพาะแปลง การหาตำแหน่งต้องอาศัยข้างเคียงและการออกสำรวจ การจดทะเบียนจึงอาจมีขั้นตอนประกาศก่อน และใช้เวลามากกว่า</p>
<h2>อ.ช.2: สำหรับห้องชุด</h2>
<p>เจ้าของคอนโดมิเนียมถือหนังสือกรรมสิทธิ์ห้องชุด หรือ อ.ช.2 ในเอกสารมีที่ตั้งอาคาร ชั้น เลขห้อง เนื้อที่ห้อง และอัตราส่วนในทรัพย์ส่วนกลาง ไม่มีเลขที่ดินของห้องแยกเหมือนโฉนดบ้าน</p>
<h2>เอกสารแบบไหนขอสินเชื่อได้</h2>
<p>แต่ละผลิตภัณฑ์รับหลักประกันไม่เหมือนกัน เราจึงไม่ตอบจากสีครุฑอย่างเดียว เจ้าหน้าที่พิจารณาประเภทเอกสาร ที่ตั้ง ทางเข้าออก และภาระผูกพันที่จดไว้ด้านหลังประกอบกัน ถ้าไม่แน่ใจ ให้เลือกประเภทตามที่เห็นในเอกสาร แล้วส่งภาพหน้าและหลังมาให้เราดู</p>
<ul><li>ถ่ายให้เห็นทั้งแผ่น ทั้งด้านหน้าและด้านหลัง ตัวหนังสืออ่านได้ชัด</li><li>อย่าเคลือบพลาสติก และอย่าเขียนทับตัวจริง</li><li>ชื่อเจ้าของในเอกสารไม่ตรงกับบัตรประชาชน ให้เตรียมใบเปลี่ยนชื่อหรือใบสำคัญการสมรส</li><li>ถ้าเอกสารเก่า รูปแบบต่างจากตัวอย่าง ไม่ต้องกังวล กรอกเท่าที่มี เราจะตรวจให้</li></ul>
<p>รู้แล้วว่าถือเอกสารแบบไหน ขั้นต่อไปคือ<a href="/Cal">ลองคำนวณวงเงินเบื้องต้น</a> หรือ<a href="/Products">ดูสินเชื่อที่เหมาะกับคุณ</a></p>`,
        en: `<p>In everyday Thai, any land paper is called a “chanote”. In law they are not the same thing. Before you apply, look at the Garuda at the head of your document: its colour tells you which title you hold.</p>
<table><thead><tr><th>Document</th><th>How to recognise it</th><th>What it shows</th></tr></thead><tbody>
<tr><td>Chanote (น.ส.4จ)</td><td>Red Garuda</td><td>Ownership of the land</td></tr>
<tr><td>Nor Sor 3 Gor (น.ส.3ก)</td><td>Green Garuda</td><td>Right of possession and use</td></tr>
<tr><td>Nor Sor 3 and 3 Khor (น.ส.3, น.ส.3ข)</td><td>Black Garuda</td><td>Right of possession and use</td></tr>
<tr><td>Condominium title (อ.ช.2)</td><td>Title of a unit, not of a plot</td><td>Ownership of the unit</td></tr>
</tbody></table>
<h2>Red Garuda: full ownership</h2>
<p>A chanote names the owner of the land. The plot has been surveyed and its corners carry numbered boundary markers, which also appear on the small map in the middle of the deed. Position and size are therefore more certain than with any other paper, and a lender can check and value the land with less doubt.</p>
<h2>Green Garuda: placed on an aerial photograph</h2>
<p>A Nor Sor 3 Gor certifies that you possess and use the land; it is not yet ownership. The plot is tied to an aerial photo map, so everyone knows where it is, though the boundary may be less exact than on a chanote. Your local Land Office can tell you whether and how it can be changed into a chanote.</p>
<h2>Black Garuda: more to check</h2>
<p>These papers certify use as well, but without the aerial photo map. The sketch was measured for that one plot, so finding it again depends on the neighbours and on a visit. Registering a mortgage may need a public announcement first, and takes longer.</p>
<h2>Condominium title</h2>
<p>The owner of a unit holds a condominium title. It states the building, floor, unit number, floor area and the share of the common property. It has no land number of its own, so leave the land fields empty when you fill in our form.</p>
<h2>Which of them can you borrow against?</h2>
<p>That depends on the loan. We do not decide by colour alone: an officer weighs the type of title, where the land is, how it is reached from a public road, and what has been registered on the back. If you are unsure, choose the type printed on the paper and send us pictures of both sides.</p>
<ul><li>Photograph the whole sheet, front and back, with every line readable.</li><li>Do not laminate the original and do not write on it.</li><li>If the name differs from your ID card, have the change-of-name or marriage certificate ready.</li><li>An older deed may look different from our sample. Fill in what you find; we check the rest.</li></ul>
<p>Once you know what you hold, <a href="/Cal">estimate your credit limit</a> or <a href="/Products">see which loan fits</a>.</p>`,
      },
    },
    {
      publishFrom: new Date('2026-09-03T09:00:00+07:00'),
      name: {
        th: 'อ่านโฉนดให้เป็น: ตัวเลขไหนอยู่ตรงไหน',
        en: 'How to read a title deed, line by line',
      },
      summary: {
        th: 'เลขที่โฉนด เลขที่ดิน หน้าสำรวจ ระวาง อยู่ตรงไหนของเอกสาร และด้านหลังบอกอะไร',
        en: 'Deed number, land number, survey page, map sheet: where each is printed, and what the back of the deed says.',
      },
      detail: {
        th: `<p>แบบฟอร์มสมัครสินเชื่อถามเลขหลายตัวจากโฉนด เลขเหล่านี้หน้าตาคล้ายกันและสลับกันได้ง่าย กรอกผิดหนึ่งตัวอาจกลายเป็นที่ดินของคนอื่น วางโฉนดไว้ตรงหน้าแล้วอ่านตามทีละส่วน</p>
<h2>ด้านหน้า: หัวเอกสาร</h2>
<p>ใต้ตราครุฑมีข้อมูลสองกลุ่ม กลุ่มหนึ่งคือ<strong>ตำแหน่งที่ดิน</strong> อีกกลุ่มคือ<strong>เลขทะเบียนของโฉนด</strong> บนโฉนดแบบที่พบทั่วไป ตำแหน่งที่ดินอยู่ซ้าย เลขโฉนดอยู่ขวา</p>
<table><thead><tr><th>ช่อง</th><th>ความหมาย</th></tr></thead><tbody>
<tr><td>ระวาง</td><td>แผ่นแผนที่ที่แปลงของคุณอยู่ เขียนเป็นชุดเลขและตัวอักษร</td></tr>
<tr><td>เลขที่ดิน</td><td>ลำดับของแปลงในระวางนั้น</td></tr>
<tr><td>หน้าสำรวจ</td><td>เลขอ้างอิงงานรังวัดของแปลง</td></tr>
<tr><td>ตำบล อำเภอ จังหวัด</td><td>ที่ตั้งตามเขตปกครองเมื่อออกเอกสาร</td></tr>
<tr><td>เลขที่โฉนด</td><td>เลขประจำโฉนด ใช้คู่กับอำเภอและจังหวัดเสมอ</td></tr>
<tr><td>เล่ม หน้า</td><td>ตำแหน่งในสมุดทะเบียนของสำนักงานที่ดิน</td></tr>
</tbody></table>
<p>สองช่องที่สลับกันบ่อยที่สุดคือ <strong>เลขที่โฉนด</strong> กับ <strong>เลขที่ดิน</strong> เลขที่โฉนดอยู่ในกลุ่มเดียวกับเล่มและหน้า ส่วนเลขที่ดินอยู่กับระวางและหน้าสำรวจ</p>
<h2>ด้านหน้า: เจ้าของและเนื้อที่</h2>
<p>ถัดลงมาเป็นชื่อผู้ได้รับโฉนดคนแรก และเนื้อที่เป็นไร่ งาน ตารางวา ชื่อตรงนี้คือชื่อในวันที่ออกโฉนด ถ้าเคยซื้อขาย โอน หรือรับมรดก ชื่อเจ้าของปัจจุบันอยู่ด้านหลัง อย่าตกใจถ้าด้านหน้าไม่ใช่ชื่อคุณ</p>
<h2>ด้านหน้า: รูปแผนที่</h2>
<p>รูปแปลงแสดงแนวเขต หลักเขตที่มุม เลขที่ดินของแปลงข้างเคียง และทิศ มาตราส่วนเขียนกำกับไว้ ดูให้ดีว่ามีด้านไหนติดทางสาธารณะหรือไม่ เพราะทางเข้าออกมีผลมากต่อราคาประเมิน</p>
<h2>ด้านหลัง: สารบัญจดทะเบียน</h2>
<p>ด้านหลังคือประวัติของที่ดิน แต่ละแถวคือการจดทะเบียนหนึ่งครั้ง อ่านจากบนลงล่าง</p>
<ul><li>วันที่จดทะเบียน</li><li>ประเภท เช่น ขาย ให้ มรดก จำนอง ไถ่ถอนจากจำนอง ขายฝาก แบ่งแยก</li><li>ผู้ให้สัญญา และผู้รับสัญญา</li><li>เนื้อที่ตามสัญญา และเนื้อที่คงเหลือ</li><li>ลายมือชื่อและตราประทับของเจ้าพนักงานที่ดิน</li></ul>
<p>แถวสุดท้ายสำคัญที่สุด ถ้าเป็น “จำนอง” หรือ “ขายฝาก” และยังไม่มีแถวไถ่ถอนตามมา แปลว่าที่ดินยังมีภาระอยู่ กรณีนี้ยังยื่นคำขอได้ แต่ต้องแจ้งยอดคงค้างและชื่อเจ้าหนี้เดิมให้เราทราบ</p>
<h2>ถ้าเอกสารไม่เหมือนตัวอย่าง</h2>
<p>โฉนดรุ่นเก่าบางฉบับวางช่องต่างออกไป หรือไม่มีบางช่อง แบบฟอร์มของเราจะเตือนเมื่อเลขดูผิดปกติ แต่ไม่ขวางการส่ง กรอกตามที่เห็นจริง อย่าเดา และแนบภาพทั้งสองด้านมาด้วย เจ้าหน้าที่จะเทียบกับข้อมูลของสำนักงานที่ดินอีกครั้ง</p>
<p>พร้อมแล้ว<a href="/Register">เริ่มกรอกใบสมัคร</a>ได้เลย โดยไม่ต้องมอบโฉนดตัวจริงให้ใคร</p>`,
        en: `<p>Our application asks for several numbers from your deed. They look alike and are easily swapped, and one wrong digit may point to somebody else’s land. Put the deed in front of you and follow it part by part.</p>
<h2>Front: the heading</h2>
<p>Below the Garuda there are two groups of fields: <strong>where the land is</strong> and <strong>how the deed is registered</strong>. On the common form the position stands on the left and the deed number on the right.</p>
<table><thead><tr><th>Field</th><th>Meaning</th></tr></thead><tbody>
<tr><td>Map sheet (ระวาง)</td><td>The survey map your plot is drawn on; a row of figures and letters</td></tr>
<tr><td>Land number (เลขที่ดิน)</td><td>The plot’s number on that sheet</td></tr>
<tr><td>Survey page (หน้าสำรวจ)</td><td>The reference of the plot’s survey</td></tr>
<tr><td>Subdistrict, district, province</td><td>The administrative area when the deed was issued</td></tr>
<tr><td>Deed number (เลขที่โฉนด)</td><td>The deed’s own number, always read with district and province</td></tr>
<tr><td>Volume and page (เล่ม, หน้า)</td><td>The place in the Land Office register</td></tr>
</tbody></table>
<p>The two most often confused are the <strong>deed number</strong> and the <strong>land number</strong>. The deed number stands with volume and page; the land number stands with map sheet and survey page.</p>
<h2>Front: owner and area</h2>
<p>Next come the first holder’s name and the area in rai, ngan and square wah. That name is the one on the day of issue. If the land was sold, given or inherited since, today’s owner is on the back, so there is no cause for alarm when the front shows another name.</p>
<h2>Front: the plot map</h2>
<p>The drawing shows the boundary, the corner markers, the numbers of the neighbouring plots, north, and the scale. Check which side touches a public road: access weighs heavily in any valuation.</p>
<h2>Back: the register of transactions</h2>
<p>The back is the history of the land, one registration per row, read from the top.</p>
<ul><li>The date of registration</li><li>The kind: sale, gift, inheritance, mortgage, release of mortgage, sale with right of redemption, subdivision</li><li>Who gave and who received</li><li>The area concerned and the area that remains</li><li>The land officer’s signature and seal</li></ul>
<p>The last row matters most. If it says mortgage or sale with right of redemption and no release follows, the land still carries that burden. You may apply all the same; tell us the creditor and the amount outstanding.</p>
<h2>When your deed looks different</h2>
<p>Some older deeds place the fields elsewhere or leave a few out. Our form warns you when a number looks unusual but does not stop you. Copy what you see, never guess, and attach pictures of both sides; an officer compares them with the Land Office’s records.</p>
<p>Ready? <a href="/Register">Start your application</a>. Nobody needs to be handed your original deed for that.</p>`,
      },
    },
    {
      publishFrom: new Date('2026-06-18T09:00:00+07:00'),
      name: {
        th: 'ไร่ งาน ตารางวา คิดอย่างไรไม่ให้พลาด',
        en: 'Rai, ngan, square wah: area without mistakes',
      },
      summary: {
        th: '1 ไร่ = 4 งาน = 400 ตารางวา = 1,600 ตารางเมตร พร้อมตัวอย่างคำนวณราคาจากเนื้อที่บนโฉนด',
        en: '1 rai = 4 ngan = 400 square wah = 1,600 m². Worked examples from the area on the deed to a price.',
      },
      detail: {
        th: `<p>ราคาที่ดินในไทยคิดเป็นบาทต่อตารางวา แต่โฉนดบอกเนื้อที่เป็นไร่ งาน ตารางวา ก่อนใช้เครื่องคำนวณวงเงิน ต้องแปลงเนื้อที่ให้เป็นตารางวาก่อน จำบรรทัดเดียวพอ</p>
<blockquote><p>1 ไร่ = 4 งาน = 400 ตารางวา = 1,600 ตารางเมตร</p></blockquote>
<table><thead><tr><th>หน่วย</th><th>ตารางวา</th><th>ตารางเมตร</th></tr></thead><tbody>
<tr><td>1 ตารางวา</td><td>1</td><td>4</td></tr>
<tr><td>1 งาน</td><td>100</td><td>400</td></tr>
<tr><td>1 ไร่</td><td>400</td><td>1,600</td></tr>
</tbody></table>
<h2>ตัวอย่างที่ 1: ที่ดินหลายไร่</h2>
<p>โฉนดเขียนว่า 2 ไร่ 3 งาน 45 ตารางวา มักย่อเป็น 2-3-45</p>
<ol><li>2 ไร่ × 400 = 800 ตารางวา</li><li>3 งาน × 100 = 300 ตารางวา</li><li>บวกเศษ 45 ตารางวา</li><li>รวม 800 + 300 + 45 = <strong>1,145 ตารางวา</strong></li></ol>
<p>ถ้าราคาประเมินราชการตารางวาละ 3,500 บาท มูลค่าประเมินคือ 1,145 × 3,500 = <strong>4,007,500 บาท</strong></p>
<h2>ตัวอย่างที่ 2: ที่ดินปลูกบ้าน</h2>
<p>โฉนดเขียนว่า 0-0-60 คือ 60 ตารางวา เท่ากับ 60 × 4 = 240 ตารางเมตร ถ้าที่ดินใกล้เคียงขายกันตารางวาละ 45,000 บาท ราคาตลาดโดยประมาณคือ 60 × 45,000 = <strong>2,700,000 บาท</strong></p>
<h2>ตัวอย่างที่ 3: มีเศษทศนิยม</h2>
<p>เนื้อที่ 1-2-35.5 คิดแบบเดียวกัน 400 + 200 + 35.5 = <strong>635.5 ตารางวา</strong> หรือ 635.5 × 4 = 2,542 ตารางเมตร เศษครึ่งตารางวาดูเล็ก แต่ในทำเลที่ตารางวาละ 100,000 บาท เท่ากับเงิน 50,000 บาท จึงไม่ควรปัดทิ้งเอง</p>
<h2>ตัวอย่างที่ 4: แปลงกลับจากตารางเมตร</h2>
<p>มีที่ดิน 1,000 ตารางเมตร อยากรู้ว่ากี่งานกี่วา ให้หารด้วย 4 ได้ 250 ตารางวา แล้วแบ่งเป็นงานละ 100 ได้ 2 งาน เหลือ 50 ตารางวา เขียนว่า 0-2-50</p>
<h2>สามจุดที่พลาดบ่อย</h2>
<ul><li><strong>อ่าน 2-3-45 เป็น 2.345 ไร่</strong> ที่จริงคือ 1,145 ÷ 400 = 2.8625 ไร่ ต่างกันมากกว่าครึ่งไร่</li><li><strong>สับสนตารางวากับตารางเมตร</strong> ตัวเลขต่างกันสี่เท่า วงเงินก็ต่างสี่เท่า</li><li><strong>ใช้เนื้อที่เดิมทั้งที่เคยแบ่งแยก</strong> ให้ดูเนื้อที่คงเหลือในสารบัญจดทะเบียนด้านหลังโฉนด ไม่ใช่ตัวเลขด้านหน้า</li></ul>
<h2>ถ้าเนื้อที่จริงไม่ตรงกับโฉนด</h2>
<p>เนื้อที่ในเอกสารเป็นเนื้อที่โดยประมาณตามการรังวัดครั้งนั้น ถ้าคุณสงสัยว่าไม่ตรง เช่น แนวรั้วเปลี่ยน หรือที่ดินติดแม่น้ำที่ตลิ่งเปลี่ยนไป ให้แจ้งเราตั้งแต่ต้น การขอรังวัดสอบเขตยื่นได้ที่สำนักงานที่ดินท้องที่ ในขั้นคำนวณเบื้องต้น ให้ใช้ตัวเลขตามเอกสารไปก่อน</p>
<p>ได้จำนวนตารางวาแล้ว คูณด้วยราคาประเมินและราคาตลาด แล้วใส่ทั้งสองตัวเลขใน<a href="/Cal">เครื่องคำนวณวงเงิน</a></p>`,
        en: `<p>Land in Thailand is priced per square wah, while the deed states its area in rai, ngan and square wah. To use the calculator you need one figure in square wah. One line is all there is to remember.</p>
<blockquote><p>1 rai = 4 ngan = 400 square wah = 1,600 m²</p></blockquote>
<table><thead><tr><th>Unit</th><th>Square wah</th><th>m²</th></tr></thead><tbody>
<tr><td>1 square wah</td><td>1</td><td>4</td></tr>
<tr><td>1 ngan</td><td>100</td><td>400</td></tr>
<tr><td>1 rai</td><td>400</td><td>1,600</td></tr>
</tbody></table>
<h2>Example 1: farmland of several rai</h2>
<p>The deed says 2 rai 3 ngan 45 square wah, usually shortened to 2-3-45.</p>
<ol><li>2 rai × 400 = 800 square wah</li><li>3 ngan × 100 = 300 square wah</li><li>plus the remaining 45</li><li>800 + 300 + 45 = <strong>1,145 square wah</strong></li></ol>
<p>At a government appraisal of 3,500 baht per square wah the land is appraised at 1,145 × 3,500 = <strong>4,007,500 baht</strong>.</p>
<h2>Example 2: a house plot</h2>
<p>0-0-60 means 60 square wah, or 60 × 4 = 240 m². If plots nearby sell at 45,000 baht per square wah, the market price is about 60 × 45,000 = <strong>2,700,000 baht</strong>.</p>
<h2>Example 3: a fraction</h2>
<p>For 1-2-35.5 the sum is the same: 400 + 200 + 35.5 = <strong>635.5 square wah</strong>, or 2,542 m². Half a square wah looks like nothing, yet where land costs 100,000 baht per square wah it is 50,000 baht. Do not round it away yourself.</p>
<h2>Example 4: back from square metres</h2>
<p>For 1,000 m², divide by 4 to get 250 square wah. Every 100 is one ngan, so that is 2 ngan and 50 square wah, written 0-2-50.</p>
<h2>Three common mistakes</h2>
<ul><li><strong>Reading 2-3-45 as 2.345 rai.</strong> It is 1,145 ÷ 400 = 2.8625 rai, more than half a rai larger.</li><li><strong>Mixing up square wah and square metres.</strong> The figures differ by a factor of four, and so would your estimate.</li><li><strong>Using the old area after a subdivision.</strong> Read the remaining area in the register on the back of the deed, not the figure on the front.</li></ul>
<h2>If the land and the deed disagree</h2>
<p>The area on the paper is the approximate result of that survey. If you have reason to doubt it, because a fence was moved or a river bank has shifted, tell us at the start. A boundary survey can be requested at the local Land Office. For a first estimate, use the figure on the paper.</p>
<p>Multiply your square wah by the appraised price and by the market price, and put both results into the <a href="/Cal">calculator</a>.</p>`,
      },
    },
  ],
};
