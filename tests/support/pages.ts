/** Every page of the product; each is checked in both languages. A new route belongs here. */
export const PAGES = [
  { path: '/', title: { th: /โฉนด/, en: /Chanote/ } },
  { path: '/About', title: { th: /เกี่ยวกับ/, en: /About/ } },
  { path: '/Goal', title: { th: /วิสัยทัศน์/, en: /[Vv]ision/ } },
  { path: '/cookie-policy', title: { th: /คุกกี้/, en: /[Cc]ookie/ } },
  { path: '/cookie-policy-private', title: { th: /ความเป็นส่วนตัว|ส่วนบุคคล/, en: /[Pp]rivacy/ } },
  { path: '/Products', title: { th: /สินเชื่อ/, en: /[Ll]oans/ } },
  { path: '/Product?id=1', title: { th: /สินเชื่อ/, en: /loan/ } },
  { path: '/Articles', title: { th: /บทความ/, en: /[Aa]rticles/ } },
  { path: '/Article?id=1', title: { th: /./, en: /./ } },
  { path: '/Promotions', title: { th: /โปรโมชัน/, en: /[Pp]romotions/ } },
  { path: '/Promotion?id=1', title: { th: /./, en: /./ } },
  { path: '/BranchGSB', title: { th: /สาขา GSB/, en: /GSB/ } },
  { path: '/BranchTIP', title: { th: /สาขา TIP/, en: /TIP/ } },
  { path: '/BranchBCP', title: { th: /สาขา BCP/, en: /BCP/ } },
  { path: '/Cal', title: { th: /คำนวณ/, en: /[Cc]alculat/ } },
  { path: '/DocumentDownload', title: { th: /ดาวน์โหลด/, en: /[Dd]ocuments/ } },
  { path: '/Register', title: { th: /สมัคร/, en: /[Aa]ppl/ } },
  { path: '/workWithUs', title: { th: /สมัครงาน/, en: /job/ } },
  { path: '/workWithUs?posting=99999', title: { th: /สมัครงาน/, en: /job/ } },
  { path: '/login', title: { th: /เข้าสู่ระบบ/, en: /sign-in/ } },
  { path: '/ForgotPassword?prop1=c29tY2hhaQ==', title: { th: /ตั้งรหัสผ่านใหม่/, en: /password/ } },
  { path: '/ForgotPassword?failed=link', title: { th: /ตั้งรหัสผ่านใหม่/, en: /password/ } },
  { path: '/no-such-page', status: 404, title: { th: /ไม่พบ/, en: /not/ } },
  { path: '/DashboardMt', role: 'administrator', title: { th: /แดชบอร์ด/, en: /Dashboard/ } },
  { path: '/Account', role: 'editor', title: { th: /บัญชีของฉัน/, en: /My account/ } },
  { path: '/NavWindow?id=1', role: 'administrator', title: { th: /หน้าจอ/, en: /Windows/ } },
  { path: '/NavNode', role: 'administrator', title: { th: /เมนู/, en: /Menu/ } },
  { path: '/NavNode?id=1', role: 'administrator', title: { th: /เมนู/, en: /Menu/ } },
  { path: '/NavRoute?id=new', role: 'administrator', title: { th: /เส้นทาง/, en: /Routes/ } },
  { path: '/UserInformationMaint', role: 'administrator', title: { th: /นำเข้า/, en: /import/ } },
  { path: '/UploadMaint?id=new', role: 'administrator', title: { th: /เอกสาร/, en: /document/ } },
  { path: '/RejectMaint', role: 'administrator', title: { th: /ปฏิเสธ/, en: /Reject/ } },
  { path: '/TranslationMaint', role: 'administrator', title: { th: /แปล/, en: /Translation/ } },
  { path: '/Audit', role: 'auditor', title: { th: /บันทึกการใช้งาน/, en: /Audit record/ } },
  { path: '/ProductsMaint?id=1', role: 'editor', title: { th: /ผลิตภัณฑ์/, en: /products/ } },
  { path: '/ProductMaint?product=1&id=1', role: 'editor', title: { th: /ผลิตภัณฑ์/, en: /Product/ } },
  { path: '/CreditLimitMaint?id=new', role: 'administrator', title: { th: /วงเงิน/, en: /limits/ } },
  { path: '/BranchGSBMaint?id=1', role: 'editor', title: { th: /สาขา GSB/, en: /GSB branches/ } },
  { path: '/DocumentHeaderMaint?id=1', role: 'editor', title: { th: /หมวดเอกสาร/, en: /groups/ } },
  { path: '/DocumentDetailMaint?id=1', role: 'editor', title: { th: /เอกสาร/, en: /Downloads/ } },
  { path: '/MediaMaint?id=1', role: 'editor', title: { th: /คลังรูปภาพ/, en: /Media library/ } },
  {
    path: '/ArticlesMaint',
    role: 'editor',
    title: { th: /บทความและข่าว/, en: /Articles and news/ },
  },
  {
    path: '/ArticlesMaint?id=new',
    role: 'editor',
    title: { th: /บทความและข่าว/, en: /Articles and/ },
  },
  { path: '/PromotionsMaint', role: 'editor', title: { th: /โปรโมชัน/, en: /Promotions/ } },
  { path: '/workWithUsMaint', role: 'editor', title: { th: /ตำแหน่งงานว่าง/, en: /Job openings/ } },
  { path: '/ConfigOtherMaint?id=1', role: 'editor', title: { th: /ตั้งค่าอื่น/, en: /Other/ } },
  {
    path: '/JobApplicationMaint',
    role: 'administrator',
    title: { th: /ผู้สมัครงาน/, en: /Job applicants/ },
  },
  // A window whose screen is not there yet, and one that the viewer has no right to.
  { path: '/BulkSMS', role: 'administrator', title: { th: /SMS/, en: /SMS/ } },
  { path: '/user', role: 'nobody', title: { th: /ผู้ใช้/, en: /Users/ } },
  { path: '/user', role: 'administrator', title: { th: /ผู้ใช้/, en: /Users/ } },
  { path: '/user?id=new', role: 'administrator', title: { th: /ผู้ใช้/, en: /Users/ } },
  { path: '/userGroup?id=new', role: 'administrator', title: { th: /กลุ่มผู้ใช้/, en: /User groups/ } },
  { path: '/userProfile?id=new', role: 'administrator', title: { th: /โปรไฟล์สิทธิ์/, en: /Rights/ } },
] as const;

export const LANGUAGES = ['th', 'en'] as const;

/**
 * Journeys are walked on a phone in Thai and on a desk in English. Every page by itself is checked
 * in both languages at both ends of the widths (every-page.spec.ts).
 */
export const JOURNEY_WIDTHS = { th: [360], en: [1280] } as const;
