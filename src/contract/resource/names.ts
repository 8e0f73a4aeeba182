import type { Window } from '#contract/rights/permissions.ts';

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
  privacyRequest: 'PrivacyDesk',
  application: 'RegisterMaint',
  applicationPartner: 'RegisterMaintPartner',
  applicationHistory: 'RegisterMaintHist',
  smsCampaign: 'BulkSMS',
  smsOptOut: 'BulkSMS',
  smsMessage: 'BulkSMSHist',
} as const satisfies Record<string, Window>;

export type MaintainedName = keyof typeof RESOURCE_WINDOWS;
export const MAINTAINED = Object.keys(RESOURCE_WINDOWS) as MaintainedName[];

/**
 * Kinds of things whose sheets go out only, since they come in by a way of their own or with files;
 * and those that have none, since they are no list of records.
 */
const SHEETS = {
  users: 'export',
  document: 'export',
  message: 'export',
  jobApplication: 'export',
  privacyRequest: 'none',
  application: 'export',
  applicationPartner: 'export',
  applicationHistory: 'export',
  smsCampaign: 'export',
  smsMessage: 'export',
  smsOptOut: 'none',
  routes: 'none',
  nodes: 'none',
  media: 'none',
  pageText: 'none',
  company: 'none',
} as const satisfies Partial<Record<MaintainedName, SheetWays>>;

type SheetWays = 'both' | 'export' | 'none';
/** The kinds of things whose sheets come in, one row a record. */
export type ImportedName = Exclude<MaintainedName, keyof typeof SHEETS>;

export function sheetsOf(name: MaintainedName): SheetWays {
  const ways: Partial<Record<MaintainedName, SheetWays>> = SHEETS;
  return ways[name] ?? 'both';
}
