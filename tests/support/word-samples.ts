/** What Word, Outlook, Google Docs and LibreOffice put on the clipboard, shortened. */
export const WORD_SAMPLES = [
  {
    name: 'a page of Word with its styles',
    pasted: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal {mso-style-parent:""; font-family:"Angsana New"} --></style></head>
<body lang=TH style='tab-interval:36.0pt'><!--StartFragment-->
<h1 style='margin-top:12.0pt'><span lang=TH style='font-family:"Angsana New"'>สินเชื่อที่ดิน</span><o:p></o:p></h1>
<p class=MsoNormal style='margin-bottom:0cm;mso-line-height-rule:exactly'><b style='mso-bidi-font-weight:normal'><span
lang=TH style='font-size:16.0pt'>วงเงินสูงสุด</span></b><span style='font-size:16.0pt'><span style='mso-spacerun:yes'>&nbsp; </span>70%<o:p>&nbsp;</o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`,
    clean: '<h2>สินเชื่อที่ดิน</h2><p><strong>วงเงินสูงสุด</strong> 70%</p>',
  },
  {
    name: 'a list that Word writes as paragraphs',
    pasted: `<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>โฉนด<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span>§<span>&nbsp;&nbsp; </span></span><!--[endif]-->บัตรประชาชน</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span>1.<span>&nbsp;&nbsp;&nbsp; </span></span>ยื่นคำขอ</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span>2)<span>&nbsp;&nbsp;&nbsp; </span></span>ประเมินราคา</p>`,
    clean: '<ul><li>โฉนด</li><li>บัตรประชาชน</li></ul><ol><li>ยื่นคำขอ</li><li>ประเมินราคา</li></ol>',
  },
  {
    name: 'drawn bullets without any word of a list',
    pasted: '<p>·&nbsp; หนึ่ง</p><p>• สอง</p><p>2. ไม่ใช่รายการ</p>',
    clean: '<ul><li>หนึ่ง</li><li>สอง</li></ul><p>2. ไม่ใช่รายการ</p>',
  },
  {
    name: 'smart tags and nested spans',
    pasted: `<p><st1:place w:st="on"><st1:City w:st="on"><span><span style="color:red"><font face="Arial">กรุงเทพ</font></span></span></st1:City></st1:place>
<a href="file:///C:/x.doc">แฟ้ม</a> <a name="_Toc1"></a><u>เส้นใต้</u><del>ลบ</del></p>`,
    clean: '<p>กรุงเทพ แฟ้ม เส้นใต้ลบ</p>',
  },
  {
    name: 'a table of Word',
    pasted: `<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'><td width=100 valign=top><p class=MsoNormal><b>ปี</b><o:p></o:p></p></td><td><p class=MsoNormal>อัตรา</p></td></tr></table>`,
    clean: '<table><tbody><tr><td><strong>ปี</strong></td><td>อัตรา</td></tr></tbody></table>',
  },
  {
    name: 'a text of Google Docs',
    pasted: `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700;">หนา</span><span style="font-style:italic;font-weight:400"> เอน</span></p><ul><li dir="ltr"><p dir="ltr" role="presentation"><span>ข้อ</span></p></li></ul></b><br class="Apple-interchange-newline">`,
    clean: '<p><strong>หนา</strong><em> เอน</em></p><ul><li>ข้อ</li></ul>',
  },
  {
    name: 'pictures of Word and of other sites',
    pasted: `<p><!--[if gte vml 1]><v:shape><v:imagedata src="file:///C:/a.png"/></v:shape><![endif]--><img width=1 src="file:///C:/a.png"><img src="https://evil.example/x.gif">ข้อความ</p>`,
    clean: '<p>ข้อความ</p>',
  },
];
