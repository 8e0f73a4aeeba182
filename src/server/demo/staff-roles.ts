import {
  isPermission,
  PERMISSIONS,
  type Permission,
  type Window,
} from '#contract/rights/permissions.ts';

const all = (...windows: Window[]): Permission[] =>
  PERMISSIONS.filter((permission) => windows.some((window) => permission.startsWith(`${window}.`)));
const only = (actions: string[], ...windows: Window[]): Permission[] =>
  windows.flatMap((window) => actions.map((action) => `${window}.${action}`)).filter(isPermission);

const CONTENT: Window[] = [
  'ArticlesMaint',
  'PromotionsMaint',
  'workWithUsMaint',
  'ConfigOtherMaint',
  'MediaMaint',
  'TranslationMaint',
  'DocumentHeaderMaint',
  'DocumentDetailMaint',
  'ProductsMaint',
  'ProductMaint',
  'BranchGSBMaint',
  'BranchTIPMaint',
  'BranchBCPMaint',
];
const REFERENCE: Window[] = [
  'CreditLimitMaint',
  'UploadMaint',
  'GuaranteeMaint',
  'RejectMaint',
  'ReceiveChannelMaint',
  'ConvenientTimeMaint',
];
const OFFICER = [
  ...only(['view', 'add', 'edit', 'export'], 'RegisterMaint'),
  ...all('RegisterMaintHist', 'SubscribeMaint', 'JobApplicationMaint'),
  ...only(['view'], 'DashboardMt', 'BulkSMSHist', ...REFERENCE),
  ...only(['view', 'add', 'edit'], 'BulkSMS'),
];

/** A profile and a group of the same name for each part of the house, and who stands in it. */
export const STAFF_ROLES = {
  editor: {
    name: { th: 'ผู้ดูแลเนื้อหา', en: 'Content editors' },
    permissions: [...only(['view'], 'DashboardMt'), ...all(...CONTENT)],
    person: { th: ['พิมพ์ชนก', 'เรียบเรียง'], employeeNumber: 'E1001' },
  },
  officer: {
    name: { th: 'เจ้าหน้าที่สินเชื่อ', en: 'Loan officers' },
    permissions: OFFICER,
    person: { th: ['ธนพล', 'ที่ดินทอง'], employeeNumber: 'E2001' },
  },
  approver: {
    name: { th: 'ผู้อนุมัติสินเชื่อ', en: 'Loan approvers' },
    permissions: [...OFFICER, ...only(['approve'], 'RegisterMaint', 'BulkSMS')],
    person: { th: ['อรุณี', 'รอบคอบ'], employeeNumber: 'E2002' },
  },
  partnergsb: {
    name: { th: 'พันธมิตร ธนาคารออมสิน', en: 'Partner: savings bank' },
    network: 'GSB',
    permissions: all('RegisterMaintPartner'),
    person: { th: ['ออมทรัพย์', 'มั่งมี'], employeeNumber: 'G3001' },
  },
  partnertip: {
    name: { th: 'พันธมิตร ทิพยประกันภัย', en: 'Partner: insurance company' },
    network: 'TIP',
    permissions: all('RegisterMaintPartner'),
    person: { th: ['ทิพวรรณ', 'คุ้มครอง'], employeeNumber: 'T3001' },
  },
  partnerbcp: {
    name: { th: 'พันธมิตร สถานีบริการน้ำมัน', en: 'Partner: fuel stations' },
    network: 'BCP',
    permissions: all('RegisterMaintPartner'),
    person: { th: ['บุญชัย', 'ปั๊มทอง'], employeeNumber: 'B3001' },
  },
  auditor: {
    name: { th: 'ผู้ตรวจสอบ (ดูอย่างเดียว)', en: 'Auditors (read only)' },
    permissions: PERMISSIONS.filter((permission) => permission.endsWith('.view')),
    person: { th: ['สุจริต', 'ตรวจตรา'], employeeNumber: 'A4001' },
  },
} as const satisfies Record<
  string,
  {
    name: { th: string; en: string };
    network?: string;
    permissions: readonly Permission[];
    person: { th: readonly [string, string]; employeeNumber: string };
  }
>;

export type StaffRole = keyof typeof STAFF_ROLES;
