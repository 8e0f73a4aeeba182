export const ACTIONS = ['view', 'add', 'edit', 'publish', 'delete', 'export', 'approve'] as const;
export type Action = (typeof ACTIONS)[number];

const MAINTAIN = ['view', 'add', 'edit', 'delete', 'export'] as const;
/** What visitors see: a house may keep the right to publish apart from the right to edit. */
const PUBLISH = ['view', 'add', 'edit', 'publish', 'delete', 'export'] as const;
/** What somebody decides on. */
const DECIDE = [...MAINTAIN, 'approve'] as const;
const SETTINGS = ['view', 'edit'] as const;

/** The jobs of the house, as the menu and the profiles have them. */
export const SECTIONS = [
  'loans',
  'messages',
  'content',
  'branches',
  'products',
  'people',
  'system',
] as const;
export type Section = (typeof SECTIONS)[number];

type WindowFacts = {
  section: Section;
  /** What it is called until staff rename it. */
  name: { th: string; en: string };
  actions: readonly Action[];
  /** The kinds of things that are maintained in it, whose permissions are the window's. */
  kinds?: readonly string[];
};

/**
 * Windows are the screens of the back office, each at the path of its name, with what can be done
 * in it. One name serves the server's guard and the button that leads to it.
 */
export const WINDOW_FACTS = {
  DashboardMt: {
    section: 'loans',
    name: { th: 'แดชบอร์ด', en: 'Dashboard' },
    actions: ['view'],
  },
  RegisterMaint: {
    section: 'loans',
    name: { th: 'ใบสมัครสินเชื่อ', en: 'Loan applications' },
    actions: DECIDE,
    kinds: ['application'],
  },
  RegisterMaintPartner: {
    section: 'loans',
    name: { th: 'ใบสมัครจากพันธมิตร', en: 'Partner applications' },
    actions: ['view', 'add', 'edit', 'export'],
    kinds: ['applicationPartner'],
  },
  RegisterMaintHist: {
    section: 'loans',
    name: { th: 'ประวัติใบสมัคร', en: 'Application history' },
    actions: ['view', 'export'],
    kinds: ['applicationHistory'],
  },
  SubscribeMaint: {
    section: 'messages',
    name: { th: 'ข้อความติดต่อ', en: 'Contact messages' },
    actions: MAINTAIN,
    kinds: ['message'],
  },
  JobApplicationMaint: {
    section: 'messages',
    name: { th: 'ผู้สมัครงาน', en: 'Job applicants' },
    actions: MAINTAIN,
    kinds: ['jobApplication'],
  },
  ArticlesMaint: {
    section: 'content',
    name: { th: 'บทความและข่าว', en: 'Articles and news' },
    actions: PUBLISH,
    kinds: ['article', 'articleCategory'],
  },
  PromotionsMaint: {
    section: 'content',
    name: { th: 'โปรโมชัน', en: 'Promotions' },
    actions: PUBLISH,
    kinds: ['promotion'],
  },
  workWithUsMaint: {
    section: 'content',
    name: { th: 'ตำแหน่งงานว่าง', en: 'Job openings' },
    actions: PUBLISH,
    kinds: ['jobPosting'],
  },
  ConfigOtherMaint: {
    section: 'content',
    name: { th: 'ตั้งค่าอื่น ๆ', en: 'Other configuration' },
    actions: PUBLISH,
    kinds: ['banner', 'question', 'pageText', 'menuLink', 'company'],
  },
  MediaMaint: {
    section: 'content',
    name: { th: 'คลังรูปภาพ', en: 'Media library' },
    actions: MAINTAIN,
    kinds: ['media'],
  },
  TranslationMaint: {
    section: 'content',
    name: { th: 'โต๊ะงานแปล', en: 'Translation desk' },
    actions: ['view'],
  },
  DocumentHeaderMaint: {
    section: 'content',
    name: { th: 'หมวดเอกสารดาวน์โหลด', en: 'Download groups' },
    actions: PUBLISH,
    kinds: ['documentHeader'],
  },
  DocumentDetailMaint: {
    section: 'content',
    name: { th: 'เอกสารดาวน์โหลด', en: 'Downloads' },
    actions: PUBLISH,
    kinds: ['document'],
  },
  ProductsMaint: {
    section: 'products',
    name: { th: 'ผลิตภัณฑ์สินเชื่อ', en: 'Loan products' },
    actions: PUBLISH,
    kinds: ['product'],
  },
  ProductMaint: {
    section: 'products',
    name: { th: 'รายละเอียดผลิตภัณฑ์', en: 'Product details' },
    actions: PUBLISH,
    kinds: ['productDetail'],
  },
  CreditLimitMaint: {
    section: 'products',
    name: { th: 'วงเงินสินเชื่อ', en: 'Credit limits' },
    actions: PUBLISH,
    kinds: ['creditLimit'],
  },
  ProductTermsMaint: {
    section: 'products',
    name: { th: 'ดอกเบี้ยและค่าธรรมเนียม', en: 'Rates and fees' },
    actions: PUBLISH,
    kinds: ['productTerms'],
  },
  BranchGSBMaint: {
    section: 'branches',
    name: { th: 'สาขา GSB', en: 'GSB branches' },
    actions: PUBLISH,
    kinds: ['branchGSB'],
  },
  BranchTIPMaint: {
    section: 'branches',
    name: { th: 'สาขา TIP', en: 'TIP branches' },
    actions: PUBLISH,
    kinds: ['branchTIP'],
  },
  BranchBCPMaint: {
    section: 'branches',
    name: { th: 'สาขา BCP', en: 'BCP branches' },
    actions: PUBLISH,
    kinds: ['branchBCP'],
  },
  UploadMaint: {
    section: 'products',
    name: { th: 'ประเภทเอกสารแนบ', en: 'Upload document types' },
    actions: MAINTAIN,
    kinds: ['uploadType'],
  },
  GuaranteeMaint: {
    section: 'products',
    name: { th: 'ประเภทหลักประกัน', en: 'Guarantee types' },
    actions: MAINTAIN,
    kinds: ['guaranteeType'],
  },
  RejectMaint: {
    section: 'products',
    name: { th: 'เหตุผลที่ปฏิเสธ', en: 'Reject reasons' },
    actions: MAINTAIN,
    kinds: ['rejectReason'],
  },
  ContractFormMaint: {
    section: 'products',
    name: { th: 'แบบสัญญาและเอกสาร', en: 'Contract forms' },
    actions: MAINTAIN,
    kinds: ['contractForm'],
  },
  ReceiveChannelMaint: {
    section: 'products',
    name: { th: 'ช่องทางรับใบสมัคร', en: 'Receive channels' },
    actions: MAINTAIN,
    kinds: ['receiveChannel'],
  },
  ConvenientTimeMaint: {
    section: 'products',
    name: { th: 'เวลาที่สะดวกให้ติดต่อ', en: 'Convenient times' },
    actions: MAINTAIN,
    kinds: ['convenientTime'],
  },
  BulkSMS: {
    section: 'messages',
    name: { th: 'ส่ง SMS', en: 'Bulk SMS' },
    actions: DECIDE,
    kinds: ['smsCampaign', 'smsOptOut'],
  },
  BulkSMSHist: {
    section: 'messages',
    name: { th: 'ประวัติการส่ง SMS', en: 'SMS history' },
    actions: ['view', 'export'],
    kinds: ['smsMessage'],
  },
  user: {
    section: 'people',
    name: { th: 'ผู้ใช้', en: 'Users' },
    actions: MAINTAIN,
    kinds: ['users'],
  },
  UserInformationMaint: {
    section: 'people',
    name: { th: 'นำเข้าผู้ใช้', en: 'User import' },
    actions: ['view', 'add', 'delete', 'export'],
  },
  userGroup: {
    section: 'people',
    name: { th: 'กลุ่มผู้ใช้', en: 'User groups' },
    actions: MAINTAIN,
    kinds: ['groups'],
  },
  userProfile: {
    section: 'people',
    name: { th: 'โปรไฟล์สิทธิ์', en: 'Rights profiles' },
    actions: MAINTAIN,
    kinds: ['profiles'],
  },
  NavWindow: {
    section: 'system',
    name: { th: 'หน้าจอ', en: 'Windows' },
    actions: MAINTAIN,
    kinds: ['windows'],
  },
  NavNode: {
    section: 'system',
    name: { th: 'เมนู', en: 'Menu' },
    actions: MAINTAIN,
    kinds: ['nodes'],
  },
  NavRoute: {
    section: 'system',
    name: { th: 'เส้นทาง', en: 'Routes' },
    actions: MAINTAIN,
    kinds: ['routes'],
  },
  GlobalParms: {
    section: 'system',
    name: { th: 'ค่าตั้งของระบบ', en: 'Global parameters' },
    actions: SETTINGS,
  },
  SmtpMaint: {
    section: 'system',
    name: { th: 'เซิร์ฟเวอร์อีเมล', en: 'Mail server' },
    actions: SETTINGS,
  },
  PrivacyDesk: {
    section: 'system',
    name: { th: 'โต๊ะงานข้อมูลส่วนบุคคล', en: 'Privacy desk' },
    actions: MAINTAIN,
    kinds: ['privacyRequest'],
  },
  Audit: {
    section: 'system',
    name: { th: 'บันทึกการใช้งาน', en: 'Audit record' },
    actions: ['view', 'export'],
  },
} as const satisfies Record<string, WindowFacts>;

export type Window = keyof typeof WINDOW_FACTS;
export const WINDOWS = Object.keys(WINDOW_FACTS) as Window[];

/** What a window is, without what is only known of its own. */
export const factsOf = (window: Window): WindowFacts => WINDOW_FACTS[window];

export type Permission = {
  [W in Window]: `${W}.${(typeof WINDOW_FACTS)[W]['actions'][number]}`;
}[Window];

/** Every permission there is. */
export const PERMISSIONS = WINDOWS.flatMap((window) =>
  factsOf(window).actions.map((action) => `${window}.${action}` as Permission),
);

const known: ReadonlySet<string> = new Set(PERMISSIONS);
export function isPermission(text: string): text is Permission {
  return known.has(text);
}

/**
 * Anybody, anybody signed in, those whose profile holds the permission, or those who hold it for the
 * window of the kind of thing that the input names (`resource`), where two are named either of them.
 */
export type Access =
  | 'public'
  | 'signedIn'
  | `resource.${Action}`
  | `resource.${Action}|${Action}`
  | Permission;
