import { WINDOWS, type Window } from '#contract/rights/permissions.ts';

/** The jobs of the house, as the menu has them. */
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

/** A new screen of the product does not compile until it has its place here. */
const SECTION_OF: Record<Window, Section> = {
  DashboardMt: 'loans',
  RegisterMaint: 'loans',
  RegisterMaintPartner: 'loans',
  RegisterMaintHist: 'loans',
  SubscribeMaint: 'messages',
  JobApplicationMaint: 'messages',
  BulkSMS: 'messages',
  BulkSMSHist: 'messages',
  ArticlesMaint: 'content',
  PromotionsMaint: 'content',
  workWithUsMaint: 'content',
  ConfigOtherMaint: 'content',
  MediaMaint: 'content',
  TranslationMaint: 'content',
  DocumentHeaderMaint: 'content',
  DocumentDetailMaint: 'content',
  BranchGSBMaint: 'branches',
  BranchTIPMaint: 'branches',
  BranchBCPMaint: 'branches',
  ProductsMaint: 'products',
  ProductMaint: 'products',
  CreditLimitMaint: 'products',
  GuaranteeMaint: 'products',
  UploadMaint: 'products',
  RejectMaint: 'products',
  ReceiveChannelMaint: 'products',
  ConvenientTimeMaint: 'products',
  user: 'people',
  UserInformationMaint: 'people',
  userGroup: 'people',
  userProfile: 'people',
  NavWindow: 'system',
  NavNode: 'system',
  NavRoute: 'system',
  GlobalParms: 'system',
  SmtpMaint: 'system',
  PrivacyDesk: 'system',
  Audit: 'system',
};

export function windowsOf(section: Section): Window[] {
  return WINDOWS.filter((window) => SECTION_OF[window] === section);
}
