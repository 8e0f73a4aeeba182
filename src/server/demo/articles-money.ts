import type { DemoCategory } from './demo-rows.ts';

export const moneyArticles: DemoCategory = {
  category: {
    name: {
      th: 'การเงินธุรกิจ',
      en: 'Business finance',
      ja: '事業の資金',
      ko: '사업 자금',
      'zh-Hans': '企业资金',
      'zh-Hant': '企業資金',
    },
  },
  articles: [
    {
      publishFrom: new Date('2026-11-05T09:00:00+07:00'),
      name: {
        th: 'วงเงินสินเชื่อที่ดินคิดอย่างไร ดูทีละขั้น',
        en: 'How your credit limit is worked out, step by step',
        ja: '融資限度額の計算方法',
        ko: '대출 한도는 이렇게 계산합니다',
        'zh-Hans': '贷款额度如何计算',
        'zh-Hant': '貸款額度如何計算',
      },
      summary: {
        th: '70% ของราคาประเมิน หรือ 50% ของราคาตลาด ตัวไหนต่ำกว่าใช้ตัวนั้น พร้อมตัวอย่าง 4 กรณี',
        en: '70% of the government price or 50% of the market price, whichever is lower. Four worked cases, including one that is too low.',
        ja: '公的評価額の70％と市場価格の50％のうち低いほうが目安です。四つの計算例で説明します。',
        ko: '공시 평가액의 70%와 시세의 50% 중 낮은 금액이 기준입니다. 네 가지 예로 설명합니다.',
        'zh-Hans': '以政府评估价的70%与市场价的50%中较低者为准，并附四个计算实例。',
        'zh-Hant': '以政府評估價的70%與市場價的50%中較低者為準，並附四個計算實例。',
      },
      detail: {
        th: `<p>คำถามแรกของเจ้าของที่ดินเกือบทุกคนคือ “ได้เท่าไร” เราตอบด้วยสูตรเดียวที่เปิดเผย คุณคิดตามได้ด้วยกระดาษแผ่นเดียว และเครื่องคำนวณบนเว็บก็ใช้สูตรเดียวกันนี้</p>
<h2>สูตรสี่ขั้น</h2>
<ol><li>คูณ<strong>ราคาประเมินราชการ</strong>ด้วย 70%</li><li>คูณ<strong>ราคาตลาด</strong>ด้วย 50%</li><li>เลือกตัวที่<strong>ต่ำกว่า</strong> แล้วปัดลงให้เต็ม 10,000 บาท</li><li>เทียบกับวงเงินต่ำสุดและสูงสุดของสินเชื่อที่เลือก</li></ol>
<table><thead><tr><th>ผู้กู้</th><th>ต่ำสุด (บาท)</th><th>สูงสุด (บาท)</th></tr></thead><tbody>
<tr><td>บุคคลธรรมดา</td><td>300,000</td><td>10,000,000</td></tr>
<tr><td>นิติบุคคล</td><td>1,000,000</td><td>50,000,000</td></tr>
</tbody></table>
<h2>กรณีที่ 1: ราคาประเมินเป็นตัวกำหนด</h2>
<p>ราคาประเมิน 4,200,000 บาท ราคาตลาด 6,500,000 บาท</p>
<ul><li>70% ของราคาประเมิน = 2,940,000 บาท</li><li>50% ของราคาตลาด = 3,250,000 บาท</li></ul>
<p>ตัวที่ต่ำกว่าคือ 2,940,000 บาท ลงตัวพอดี ไม่ต้องปัด และอยู่ในช่วงของบุคคลธรรมดา วงเงินเบื้องต้นคือ <strong>2,940,000 บาท</strong></p>
<h2>กรณีที่ 2: ราคาตลาดเป็นตัวกำหนด และมีการปัดลง</h2>
<p>ราคาประเมิน 5,870,000 บาท ราคาตลาด 7,655,000 บาท</p>
<ul><li>70% ของราคาประเมิน = 4,109,000 บาท</li><li>50% ของราคาตลาด = 3,827,500 บาท</li></ul>
<p>ตัวที่ต่ำกว่าคือ 3,827,500 บาท ปัดลงเต็มหมื่น วงเงินเบื้องต้นคือ <strong>3,820,000 บาท</strong></p>
<h2>กรณีที่ 3: ชนเพดาน</h2>
<p>ราคาประเมิน 18,000,000 บาท ราคาตลาด 26,000,000 บาท ได้ 12,600,000 และ 13,000,000 บาท ตัวที่ต่ำกว่าคือ 12,600,000 บาท ถ้ากู้ในนามบุคคล วงเงินจะหยุดที่เพดาน <strong>10,000,000 บาท</strong> ถ้ากู้ในนามนิติบุคคล ยังอยู่ในช่วง จึงได้ <strong>12,600,000 บาท</strong></p>
<h2>กรณีที่ 4: ต่ำกว่าขั้นต่ำ</h2>
<p>ราคาประเมิน 400,000 บาท ราคาตลาด 700,000 บาท ได้ 280,000 และ 350,000 บาท ตัวที่ต่ำกว่าคือ 280,000 บาท ซึ่งไม่ถึงขั้นต่ำ 300,000 บาทของบุคคลธรรมดา เราจะแจ้งตรง ๆ ว่า <strong>ต่ำเกินไปสำหรับสินเชื่อนี้</strong> ถ้ามีที่ดินมากกว่าหนึ่งแปลง ปรึกษาเจ้าหน้าที่ได้ว่าใช้ร่วมกันได้หรือไม่</p>
<h2>เคล็ดลับ: รู้ล่วงหน้าว่าตัวไหนกำหนด</h2>
<p>ถ้าราคาตลาดเกิน 1.4 เท่าของราคาประเมิน ราคาประเมินจะเป็นตัวกำหนด ถ้าไม่ถึง ราคาตลาดจะเป็นตัวกำหนด ในกรณีที่ 1 คือ 6,500,000 ÷ 4,200,000 ได้ประมาณ 1.55 เท่า ราคาประเมินจึงเป็นตัวกำหนด การตั้งราคาตลาดให้สูงขึ้นจะไม่ช่วยเพิ่มวงเงิน</p>
<h2>ตัวเลขนี้ยังไม่ใช่คำอนุมัติ</h2>
<p>ผลจากเครื่องคำนวณเป็นการประเมินเบื้องต้น วงเงินจริงขึ้นกับการตรวจเอกสาร การสำรวจที่ดิน ภาระเดิม และความสามารถในการผ่อน อัตราส่วนในสูตรอาจปรับตามประกาศของบริษัท และหน้าเว็บจะแสดงอัตราที่ใช้อยู่เสมอ</p>
<p><a href="/Cal">ลองใส่ตัวเลขของคุณ</a> แล้ว<a href="/Register">สมัครต่อได้ทันที</a></p>`,
        en: `<p>Nearly every land owner’s first question is “how much?” We answer with one open rule. You can follow it on a sheet of paper, and the calculator on this site uses the same one.</p>
<h2>Four steps</h2>
<ol><li>Take 70% of the <strong>government appraisal</strong>.</li><li>Take 50% of the <strong>market price</strong>.</li><li>Keep the <strong>lower</strong> of the two and round it down to the nearest 10,000 baht.</li><li>Compare it with the smallest and largest amount of the loan you chose.</li></ol>
<table><thead><tr><th>Borrower</th><th>Minimum (baht)</th><th>Maximum (baht)</th></tr></thead><tbody>
<tr><td>Person</td><td>300,000</td><td>10,000,000</td></tr>
<tr><td>Company</td><td>1,000,000</td><td>50,000,000</td></tr>
</tbody></table>
<h2>Case 1: the government price decides</h2>
<p>Appraisal 4,200,000 baht, market price 6,500,000 baht.</p>
<ul><li>70% of the appraisal = 2,940,000 baht</li><li>50% of the market price = 3,250,000 baht</li></ul>
<p>The lower figure needs no rounding and lies inside the band for a person. The estimate is <strong>2,940,000 baht</strong>.</p>
<h2>Case 2: the market price decides, with rounding</h2>
<p>Appraisal 5,870,000 baht, market price 7,655,000 baht.</p>
<ul><li>70% of the appraisal = 4,109,000 baht</li><li>50% of the market price = 3,827,500 baht</li></ul>
<p>The lower figure, rounded down, gives <strong>3,820,000 baht</strong>.</p>
<h2>Case 3: the ceiling decides</h2>
<p>Appraisal 18,000,000 baht, market price 26,000,000 baht: 12,600,000 against 13,000,000. A person stops at the ceiling of <strong>10,000,000 baht</strong>. A company is still inside its band and gets the full <strong>12,600,000 baht</strong>.</p>
<h2>Case 4: too low</h2>
<p>Appraisal 400,000 baht, market price 700,000 baht: 280,000 against 350,000. The lower figure does not reach the 300,000 baht minimum for a person, and we say so plainly: <strong>too low for this loan</strong>. If you own more than one plot, ask an officer whether they can be pledged together.</p>
<h2>Knowing beforehand which price decides</h2>
<p>If the market price is more than 1.4 times the appraisal, the appraisal decides; if less, the market price does. In case 1 the ratio is about 1.55, so the appraisal decided, and naming a higher market price would not have raised the limit by a single baht.</p>
<h2>An estimate, not an approval</h2>
<p>The calculator gives a first estimate. The actual limit follows from the documents, a visit to the land, existing debts on it and your ability to repay. The company may change the percentages; the page always shows the ones in use.</p>
<p><a href="/Cal">Try your own figures</a>, then <a href="/Register">go straight on to apply</a>.</p>`,
      },
    },
    {
      publishFrom: new Date('2026-08-20T09:00:00+07:00'),
      name: {
        th: 'ปีแรกจ่ายเฉพาะดอกเบี้ย: เบาจริงไหม คิดเป็นตัวเลข',
        en: 'Interest-only in the first year: what it costs in figures',
      },
      summary: {
        th: 'กู้ 1 ล้านบาท ปีแรกจ่ายเดือนละเท่าไร ปีที่สองเพิ่มเป็นเท่าไร และใครเหมาะกับแบบนี้',
        en: 'Borrow one million baht: what you pay each month in year one, what it becomes in year two, and whom this suits.',
      },
      detail: {
        th: `<p>สินเชื่อที่ดินของเราผ่อนได้นานสูงสุด 5 ปี โดยปีแรกจ่ายเฉพาะดอกเบี้ย เงินต้นยังไม่ลด ธุรกิจมีเวลาตั้งตัวหนึ่งปีก่อนเริ่มคืนเงินต้น ข้อดีคืองวดแรก ๆ เบา ข้อที่ต้องรู้คืองวดหลังหนักขึ้น บทความนี้แสดงทั้งสองด้านเป็นตัวเลข</p>
<h2>อัตราดอกเบี้ย</h2>
<table><thead><tr><th>แบบ</th><th>อัตราต่อปี</th></tr></thead><tbody>
<tr><td>ตรวจเครดิตบูโร</td><td>6.99–8.99%</td></tr>
<tr><td>ไม่ตรวจเครดิตบูโร</td><td>8.99–9.99%</td></tr>
</tbody></table>
<p>อัตราที่ได้จริงขึ้นกับผลพิจารณา และระบุไว้ในสัญญา</p>
<h2>ปีแรก: ดอกเบี้ยอย่างเดียว</h2>
<p>สมมุติกู้ 1,000,000 บาท ดอกเบี้ยทั้งปีคือเงินต้นคูณอัตรา แล้วหาร 12 เป็นรายเดือน</p>
<table><thead><tr><th>อัตราต่อปี</th><th>ดอกเบี้ยปีแรก (บาท)</th><th>ต่อเดือน (บาท)</th></tr></thead><tbody>
<tr><td>6.99%</td><td>69,900</td><td>5,825</td></tr>
<tr><td>8.99%</td><td>89,900</td><td>ประมาณ 7,492</td></tr>
<tr><td>9.99%</td><td>99,900</td><td>8,325</td></tr>
</tbody></table>
<p>กู้กี่ล้านก็คูณเข้าไป เช่น กู้ 2,940,000 บาท ที่ 6.99% จ่ายประมาณเดือนละ 17,126 บาท</p>
<h2>ปีที่สองถึงปีที่ห้า: เริ่มคืนเงินต้น</h2>
<p>เหลือ 48 งวดสำหรับเงินต้นทั้งก้อน ถ้าคิดเป็นงวดเท่ากันทุกเดือนและอัตราไม่เปลี่ยน ตัวอย่าง 1,000,000 บาท จะเป็นประมาณนี้</p>
<table><thead><tr><th>อัตราต่อปี</th><th>งวดละ (บาท)</th><th>ดอกเบี้ยรวม 5 ปี (บาท)</th></tr></thead><tbody>
<tr><td>6.99%</td><td>23,942</td><td>219,097</td></tr>
<tr><td>8.99%</td><td>24,880</td><td>284,154</td></tr>
<tr><td>9.99%</td><td>25,358</td><td>317,074</td></tr>
</tbody></table>
<p>ที่อัตรา 6.99% ค่างวดเพิ่มจาก 5,825 เป็น 23,942 บาท หรือประมาณสี่เท่า นี่คือตัวเลขที่ต้องวางแผนตั้งแต่วันแรก ไม่ใช่วันที่ครบปี</p>
<h2>เทียบกับผ่อนเงินต้นตั้งแต่งวดแรก</h2>
<p>ถ้าผ่อนเท่ากัน 60 งวดตั้งแต่ต้นที่ 6.99% งวดละประมาณ 19,796 บาท ดอกเบี้ยรวมประมาณ 187,789 บาท แบบปีแรกจ่ายเฉพาะดอกเบี้ยจึงแพงกว่าราว 31,300 บาทตลอดสัญญา เงินส่วนนี้คือราคาของเวลาหนึ่งปีที่เก็บเงินสดไว้หมุนในกิจการ</p>
<h2>เหมาะกับใคร</h2>
<ul><li>กิจการที่ต้องลงทุนก่อน รายได้มาทีหลัง เช่น ปรับปรุงร้าน ซื้อเครื่องจักร เตรียมที่ดิน</li><li>ผู้ที่กำลังไถ่ถอนหนี้ดอกเบี้ยสูง และต้องการลดรายจ่ายต่อเดือนลงก่อน</li><li>ผู้ที่มีรายได้ก้อนใหญ่แน่นอนหลังปีแรก</li></ul>
<p>ไม่เหมาะ ถ้ารายได้ปีหน้าไม่มีทางรองรับค่างวดที่เพิ่มขึ้น กรณีนี้ขอวงเงินให้น้อยลงดีกว่า</p>
<h2>สามคำถามก่อนเซ็น</h2>
<ol><li>งวดที่ 13 ต้องจ่ายเท่าไร</li><li>คืนเงินต้นบางส่วนในปีแรกได้หรือไม่ มีค่าใช้จ่ายหรือไม่</li><li>อัตราคงที่หรือเปลี่ยนได้ ถ้าเปลี่ยน แจ้งล่วงหน้าอย่างไร</li></ol>
<p>ตัวเลขทั้งหมดเป็นตัวอย่างเพื่อความเข้าใจ ดอกเบี้ยจริงอาจคิดตามจำนวนวันในแต่ละเดือน ขอตารางผ่อนของคุณได้จากเจ้าหน้าที่ โทร 02-000-1730 หรือ<a href="/Cal">คำนวณวงเงินก่อน</a></p>`,
        en: `<p>Our land loans run for up to five years, and in the first you pay interest only. The principal stays as it is, which gives a business a year to find its feet. The early instalments are light; the later ones are heavier. Here are both sides in figures.</p>
<h2>The rates</h2>
<table><thead><tr><th>Kind</th><th>Rate per year</th></tr></thead><tbody>
<tr><td>With a credit-bureau check</td><td>6.99–8.99%</td></tr>
<tr><td>Without one</td><td>8.99–9.99%</td></tr>
</tbody></table>
<p>The rate you get depends on the assessment and is written in the contract.</p>
<h2>Year one: interest alone</h2>
<p>Suppose you borrow 1,000,000 baht. The year’s interest is the principal times the rate; divide by 12 for the month.</p>
<table><thead><tr><th>Rate</th><th>Interest in year one (baht)</th><th>Per month (baht)</th></tr></thead><tbody>
<tr><td>6.99%</td><td>69,900</td><td>5,825</td></tr>
<tr><td>8.99%</td><td>89,900</td><td>about 7,492</td></tr>
<tr><td>9.99%</td><td>99,900</td><td>8,325</td></tr>
</tbody></table>
<p>For other amounts, multiply: 2,940,000 baht at 6.99% costs about 17,126 baht a month.</p>
<h2>Years two to five: the principal comes back</h2>
<p>The whole principal is now repaid in 48 months. With equal instalments and an unchanged rate, one million baht looks roughly like this.</p>
<table><thead><tr><th>Rate</th><th>Instalment (baht)</th><th>Interest over 5 years (baht)</th></tr></thead><tbody>
<tr><td>6.99%</td><td>23,942</td><td>219,097</td></tr>
<tr><td>8.99%</td><td>24,880</td><td>284,154</td></tr>
<tr><td>9.99%</td><td>25,358</td><td>317,074</td></tr>
</tbody></table>
<p>At 6.99% the monthly payment rises from 5,825 to 23,942 baht, about four times as much. Plan for that figure on the first day, not at the end of the year.</p>
<h2>Compared with repaying from the start</h2>
<p>Sixty equal instalments at 6.99% would be about 19,796 baht each, with some 187,789 baht of interest in all. The interest-only year therefore costs about 31,300 baht more over the contract. That is the price of keeping your cash in the business for a year.</p>
<h2>Whom it suits</h2>
<ul><li>A business that spends first and earns later: a shop renovation, a machine, land to prepare.</li><li>An owner redeeming expensive debt who needs a lower monthly outgoing now.</li><li>Anyone with a large, certain income after the first year.</li></ul>
<p>It does not suit you if nothing next year will carry the higher instalment. In that case ask for a smaller loan.</p>
<h2>Three questions before you sign</h2>
<ol><li>How much is instalment number 13?</li><li>May I repay part of the principal in the first year, and does that cost anything?</li><li>Is the rate fixed? If not, how am I told of a change?</li></ol>
<p>All figures are examples; actual interest may be counted by the days of each month. Ask an officer for your own repayment table on 02-000-1730, or <a href="/Cal">estimate your limit first</a>.</p>`,
      },
    },
    {
      publishFrom: new Date('2026-05-14T09:00:00+07:00'),
      name: {
        th: 'ราคาประเมินราชการกับราคาตลาด ใช้ตัวไหนกันแน่',
        en: 'Government appraisal or market price: which one counts?',
      },
      summary: {
        th: 'สองราคาของที่ดินแปลงเดียวกันมาจากไหน หาได้ที่ไหน และทำไมเราถามทั้งสองราคา',
        en: 'One plot, two prices. Where each comes from, where to find it, and why we ask for both.',
      },
      detail: {
        th: `<p>ที่ดินแปลงเดียวกันมีอย่างน้อยสองราคา ราคาหนึ่งรัฐประกาศ อีกราคาเกิดจากคนซื้อกับคนขาย สองราคานี้แทบไม่เคยเท่ากัน และเราใช้ทั้งสองราคาในการคำนวณวงเงิน</p>
<h2>ราคาประเมินราชการ</h2>
<p>กรมธนารักษ์จัดทำราคาประเมินและปรับใหม่ทุกสี่ปี ใช้เป็นฐานในงานราชการ เช่น ค่าธรรมเนียมจดทะเบียนที่สำนักงานที่ดิน ราคากำหนดเป็นบาทต่อตารางวา เนื่องจากปรับเป็นรอบ จึงมักต่ำกว่าราคาตลาด โดยเฉพาะช่วงปลายรอบในทำเลที่กำลังเติบโต</p>
<p>หาได้จากสองทาง</p>
<ul><li>ค้นในระบบออนไลน์ของกรมธนารักษ์ ด้วยเลขที่โฉนดหรือเลขที่ดินและระวาง</li><li>ขอหนังสือรับรองราคาประเมินที่สำนักงานที่ดินท้องที่</li></ul>
<h2>ราคาตลาด</h2>
<p>ราคาตลาดคือราคาที่ผู้ซื้อเต็มใจจ่าย และผู้ขายเต็มใจขาย โดยไม่มีใครถูกบังคับ ไม่มีป้ายราคาให้ดู ต้องเทียบจากหลายแหล่ง</p>
<ul><li>ราคาที่ซื้อขายกันจริงของแปลงใกล้เคียง ไม่ใช่ราคาที่ตั้งประกาศ</li><li>ขนาด รูปแปลง หน้ากว้าง และทางเข้าออก</li><li>ระดับดิน น้ำท่วม สาธารณูปโภค</li><li>ผังเมืองและข้อจำกัดการใช้ประโยชน์</li></ul>
<p>ราคาประกาศขายมักเป็นราคาเปิดต่อรอง ถ้าใช้ราคานั้นคำนวณ วงเงินที่เห็นจะสูงเกินจริง แล้วผิดหวังเมื่อสำรวจ</p>
<h2>ตัวอย่าง: แปลงหนึ่งไร่</h2>
<p>ที่ดิน 1 ไร่ เท่ากับ 400 ตารางวา ราคาประเมินตารางวาละ 6,000 บาท</p>
<table><thead><tr><th>บาท</th><th>ตลาดตารางวาละ 10,000</th><th>ตลาดตารางวาละ 8,000</th></tr></thead><tbody>
<tr><td>ราคาประเมินรวม</td><td>2,400,000</td><td>2,400,000</td></tr>
<tr><td>70% ของราคาประเมิน</td><td>1,680,000</td><td>1,680,000</td></tr>
<tr><td>ราคาตลาดรวม</td><td>4,000,000</td><td>3,200,000</td></tr>
<tr><td>50% ของราคาตลาด</td><td>2,000,000</td><td>1,600,000</td></tr>
<tr><td>วงเงินเบื้องต้น</td><td><strong>1,680,000</strong></td><td><strong>1,600,000</strong></td></tr>
</tbody></table>
<p>ช่องแรก ราคาประเมินเป็นตัวกำหนด ช่องที่สอง ราคาตลาดเป็นตัวกำหนด ต่างกัน 80,000 บาท ทั้งที่ราคาประเมินเท่าเดิม</p>
<h2>ทำไมใช้ตัวที่ต่ำกว่า</h2>
<p>เพื่อกันสองอย่าง อย่างแรก ราคาตลาดขึ้นลงเร็ว ถ้าให้กู้ตามช่วงที่ราคาพุ่ง ผู้กู้จะแบกหนี้มากกว่าที่ที่ดินรองรับได้เมื่อราคาลง อย่างที่สอง ราคาประเมินบางพื้นที่ยังตามตลาดไม่ทัน หรือสูงกว่าที่ซื้อขายจริง การดูสองด้านทำให้วงเงินยืนอยู่บนตัวเลขที่ระวังกว่า</p>
<h2>เตรียมตัวอย่างไร</h2>
<ol><li>จดเนื้อที่เป็นตารางวาจากโฉนด</li><li>หาราคาประเมินต่อตารางวา แล้วคูณ</li><li>หาราคาซื้อขายจริงอย่างน้อยสองสามแปลงใกล้เคียง แล้วใช้ค่าที่ระวัง</li><li>ใส่ทั้งสองราคาในเครื่องคำนวณ</li></ol>
<p>ไม่แน่ใจราคาตลาด ใส่ตัวเลขที่คุณเชื่อว่าขายได้จริง ผู้ประเมินจะออกดูที่ดินและให้ราคาอีกครั้งก่อนอนุมัติ <a href="/Cal">ไปที่เครื่องคำนวณวงเงิน</a></p>`,
        en: `<p>The same plot has at least two prices. The state announces one; buyers and sellers make the other. They hardly ever agree, and we use both to work out your limit.</p>
<h2>The government appraisal</h2>
<p>The Treasury Department sets it, in baht per square wah, and revises it every four years. It is the basis for official business such as registration fees at the Land Office. Because it moves in steps, it is usually below the market price, most of all late in a cycle where an area is growing.</p>
<p>There are two ways to find it:</p>
<ul><li>the Treasury Department’s online search, by deed number or by land number and map sheet;</li><li>a certified appraisal from the local Land Office.</li></ul>
<h2>The market price</h2>
<p>This is what a willing buyer would pay a willing seller, with neither under pressure. No list shows it; you compare:</p>
<ul><li>prices at which neighbouring plots were really sold, not advertised;</li><li>size, shape, width along the road, and access;</li><li>ground level, flooding, water and electricity;</li><li>zoning and other limits on use.</li></ul>
<p>An advertised price is an opening bid. Put it into a calculator and the result will look better than the one you get after the visit.</p>
<h2>Example: one rai</h2>
<p>One rai is 400 square wah. The appraisal is 6,000 baht per square wah.</p>
<table><thead><tr><th>Baht</th><th>Market at 10,000</th><th>Market at 8,000</th></tr></thead><tbody>
<tr><td>Appraisal, whole plot</td><td>2,400,000</td><td>2,400,000</td></tr>
<tr><td>70% of the appraisal</td><td>1,680,000</td><td>1,680,000</td></tr>
<tr><td>Market price, whole plot</td><td>4,000,000</td><td>3,200,000</td></tr>
<tr><td>50% of the market price</td><td>2,000,000</td><td>1,600,000</td></tr>
<tr><td>Estimated limit</td><td><strong>1,680,000</strong></td><td><strong>1,600,000</strong></td></tr>
</tbody></table>
<p>In the first column the appraisal decides, in the second the market price. The limit changes by 80,000 baht although the appraisal is the same.</p>
<h2>Why the lower one?</h2>
<p>For two reasons. Market prices move quickly: a loan made at the peak would leave you owing more than the land can carry when they fall. And in some places the appraisal lags behind, or stands above what people really pay. Looking from both sides puts the limit on the more careful figure.</p>
<h2>How to prepare</h2>
<ol><li>Write down the area from the deed in square wah.</li><li>Find the appraisal per square wah and multiply.</li><li>Find what two or three plots nearby were sold for, and take a cautious figure.</li><li>Enter both in the calculator.</li></ol>
<p>Not sure of the market price? Enter what you believe you could really sell for. An appraiser visits the land before any approval. <a href="/Cal">Go to the calculator</a>.</p>`,
      },
    },
  ],
};
