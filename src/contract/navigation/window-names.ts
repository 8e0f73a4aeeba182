import type { Window } from '#contract/rights/permissions.ts';

/** Every screen of the office by its name: the windows, and each user's own account. */
export type Screen = Window | 'Account';

type Name = { th: string; en: string };

/** What screens are called until staff rename them. */
export const SCREEN_NAMES: Readonly<Record<Screen, Name>> = {
  DashboardMt: { th: 'แดชบอร์ด', en: 'Dashboard' },
  RegisterMaint: { th: 'ใบสมัครสินเชื่อ', en: 'Loan applications' },
  RegisterMaintPartner: { th: 'ใบสมัครจากพันธมิตร', en: 'Partner applications' },
  RegisterMaintHist: { th: 'ประวัติใบสมัคร', en: 'Application history' },
  SubscribeMaint: { th: 'ข้อความติดต่อ', en: 'Contact messages' },
  JobApplicationMaint: { th: 'ผู้สมัครงาน', en: 'Job applicants' },
  ArticlesMaint: { th: 'บทความและข่าว', en: 'Articles and news' },
  PromotionsMaint: { th: 'โปรโมชัน', en: 'Promotions' },
  workWithUsMaint: { th: 'ตำแหน่งงานว่าง', en: 'Job openings' },
  ConfigOtherMaint: { th: 'ตั้งค่าอื่น ๆ', en: 'Other configuration' },
  MediaMaint: { th: 'คลังรูปภาพ', en: 'Media library' },
  TranslationMaint: { th: 'โต๊ะงานแปล', en: 'Translation desk' },
  DocumentHeaderMaint: { th: 'หมวดเอกสารดาวน์โหลด', en: 'Download groups' },
  DocumentDetailMaint: { th: 'เอกสารดาวน์โหลด', en: 'Downloads' },
  ProductsMaint: { th: 'ผลิตภัณฑ์สินเชื่อ', en: 'Loan products' },
  ProductMaint: { th: 'รายละเอียดผลิตภัณฑ์', en: 'Product details' },
  CreditLimitMaint: { th: 'วงเงินสินเชื่อ', en: 'Credit limits' },
  BranchGSBMaint: { th: 'สาขา GSB', en: 'GSB branches' },
  BranchTIPMaint: { th: 'สาขา TIP', en: 'TIP branches' },
  BranchBCPMaint: { th: 'สาขา BCP', en: 'BCP branches' },
  UploadMaint: { th: 'ประเภทเอกสารแนบ', en: 'Upload document types' },
  GuaranteeMaint: { th: 'ประเภทหลักประกัน', en: 'Guarantee types' },
  RejectMaint: { th: 'เหตุผลที่ปฏิเสธ', en: 'Reject reasons' },
  ReceiveChannelMaint: { th: 'ช่องทางรับใบสมัคร', en: 'Receive channels' },
  ConvenientTimeMaint: { th: 'เวลาที่สะดวกให้ติดต่อ', en: 'Convenient times' },
  BulkSMS: { th: 'ส่ง SMS', en: 'Bulk SMS' },
  BulkSMSHist: { th: 'ประวัติการส่ง SMS', en: 'SMS history' },
  user: { th: 'ผู้ใช้', en: 'Users' },
  UserInformationMaint: { th: 'นำเข้าผู้ใช้', en: 'User import' },
  userGroup: { th: 'กลุ่มผู้ใช้', en: 'User groups' },
  userProfile: { th: 'โปรไฟล์สิทธิ์', en: 'Rights profiles' },
  NavWindow: { th: 'หน้าจอ', en: 'Windows' },
  NavNode: { th: 'เมนู', en: 'Menu' },
  NavRoute: { th: 'เส้นทาง', en: 'Routes' },
  GlobalParms: { th: 'ค่าตั้งของระบบ', en: 'Global parameters' },
  SmtpMaint: { th: 'เซิร์ฟเวอร์อีเมล', en: 'Mail server' },
  PrivacyDesk: { th: 'โต๊ะงานข้อมูลส่วนบุคคล', en: 'Privacy desk' },
  Audit: { th: 'บันทึกการใช้งาน', en: 'Audit record' },
  Account: { th: 'บัญชีของฉัน', en: 'My account' },
};

export const SCREENS = Object.keys(SCREEN_NAMES) as Screen[];
