import type { Window } from './permissions.ts';

/**
 * Every maintained kind of thing, and the window whose permissions guard it. By itself it needs no
 * schemas, so the web may load it alone.
 */
export const RESOURCE_WINDOWS = {
  users: 'user',
  groups: 'userGroup',
  profiles: 'userProfile',
  windows: 'NavWindow',
  nodes: 'NavNode',
  routes: 'NavRoute',
  article: 'ArticlesMaint',
  articleCategory: 'ArticlesMaint',
  promotion: 'PromotionsMaint',
  jobPosting: 'workWithUsMaint',
  product: 'ProductsMaint',
  productDetail: 'ProductMaint',
  creditLimit: 'CreditLimitMaint',
  branchGSB: 'BranchGSBMaint',
  branchTIP: 'BranchTIPMaint',
  branchBCP: 'BranchBCPMaint',
  documentHeader: 'DocumentHeaderMaint',
  document: 'DocumentDetailMaint',
  uploadType: 'UploadMaint',
  guaranteeType: 'GuaranteeMaint',
  rejectReason: 'RejectMaint',
  receiveChannel: 'ReceiveChannelMaint',
  convenientTime: 'ConvenientTimeMaint',
  banner: 'ConfigOtherMaint',
  question: 'ConfigOtherMaint',
  pageText: 'ConfigOtherMaint',
  menuLink: 'ConfigOtherMaint',
  company: 'ConfigOtherMaint',
  media: 'MediaMaint',
  message: 'SubscribeMaint',
  jobApplication: 'JobApplicationMaint',
  application: 'RegisterMaint',
  applicationPartner: 'RegisterMaintPartner',
  applicationHistory: 'RegisterMaintHist',
} as const satisfies Record<string, Window>;

export type MaintainedName = keyof typeof RESOURCE_WINDOWS;
export const MAINTAINED = Object.keys(RESOURCE_WINDOWS) as MaintainedName[];

/**
 * Kinds of things whose sheets go out only, since they come in by a way of their own or with files;
 * and those that have none, since they are no list of records.
 */
const SHEETS: Partial<Record<MaintainedName, 'export' | 'none'>> = {
  users: 'export',
  document: 'export',
  message: 'export',
  jobApplication: 'export',
  application: 'export',
  applicationPartner: 'export',
  applicationHistory: 'export',
  routes: 'none',
  nodes: 'none',
  media: 'none',
  pageText: 'none',
  company: 'none',
};

export function sheetsOf(name: MaintainedName): 'both' | 'export' | 'none' {
  return SHEETS[name] ?? 'both';
}
