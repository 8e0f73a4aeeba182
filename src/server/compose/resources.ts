import { sheetsOf } from '#contract/resource/names.ts';
import { articleCategoryKind, articleKind } from '#server/articles/maintenance.ts';
import { branchKind } from '#server/branches/maintenance.ts';
import { contractFormKind } from '#server/contract-forms/maintenance.ts';
import { documentHeaderKind } from '#server/documents/maintenance.ts';
import { documentKind } from '#server/documents/maintenance-documents.ts';
import { kindPlan } from '#server/imports/kind-plan.ts';
import type { ImportPlan, Plans } from '#server/imports/plan.ts';
import { windowKind } from '#server/navigation/window-routes.ts';
import {
  bannerKind,
  jobPostingKind,
  menuLinkKind,
  questionKind,
} from '#server/pages/maintenance.ts';
import { companyKind, pageTextKind } from '#server/pages/maintenance-fixed.ts';
import { readParameters } from '#server/parameters/queries.ts';
import { mediaKind } from '#server/pictures/maintenance.ts';
import type { Db } from '#server/platform/db.ts';
import { readProductChoices } from '#server/products/choices.ts';
import { productKind } from '#server/products/maintenance.ts';
import { productDetailKind } from '#server/products/maintenance-details.ts';
import { creditLimitKind } from '#server/products/maintenance-limits.ts';
import { productTermsKind } from '#server/products/maintenance-terms.ts';
import { promotionKind } from '#server/promotions/maintenance.ts';
import { referenceKinds } from '#server/reference/maintenance.ts';
import type { Kinds } from '#server/resource/export-routes.ts';
import { anyKind, resourceRoutes } from '#server/resource/kind.ts';
import { groupKind, profileKind } from '#server/rights/maintenance.ts';
import { createSignInFacts } from '#server/sign-in/facts-for-users.ts';
import { campaignKind } from '#server/sms/campaigns.ts';
import type { TranslatedKind } from '#server/translations/queries.ts';
import { findHolders } from '#server/users/holders.ts';
import { userImportPlan } from '#server/users/import-plan.ts';
import { userKind } from '#server/users/maintenance.ts';
import { members } from '#server/users/members.ts';
import { findWorker } from './find-worker.ts';
import { readTariff } from './tariff.ts';

const reference = referenceKinds(readProductChoices);
const termsKind = productTermsKind(readTariff);

/** The calls of kinds that have none besides. */
export const plainRoutes = (db: Db) => ({
  ...resourceRoutes(db, profileKind),
  ...resourceRoutes(db, articleKind),
  ...resourceRoutes(db, articleCategoryKind),
  ...resourceRoutes(db, promotionKind),
  ...resourceRoutes(db, contractFormKind),
  ...resourceRoutes(db, jobPostingKind),
  ...resourceRoutes(db, bannerKind),
  ...resourceRoutes(db, questionKind),
  ...resourceRoutes(db, menuLinkKind),
  ...resourceRoutes(db, pageTextKind),
  ...resourceRoutes(db, companyKind),
});

/** The kinds of things whose sheets go out and come in, for calls and for jobs. */
export const MAINTAINED_KINDS: Kinds = {
  groups: anyKind(groupKind(members)),
  profiles: anyKind(profileKind),
  windows: anyKind(windowKind),
  article: anyKind(articleKind),
  articleCategory: anyKind(articleCategoryKind),
  promotion: anyKind(promotionKind),
  contractForm: anyKind(contractFormKind),
  jobPosting: anyKind(jobPostingKind),
  banner: anyKind(bannerKind),
  question: anyKind(questionKind),
  menuLink: anyKind(menuLinkKind),
  product: anyKind(productKind),
  productDetail: anyKind(productDetailKind),
  creditLimit: anyKind(creditLimitKind),
  productTerms: anyKind(termsKind),
  branchGSB: anyKind(branchKind('GSB')),
  branchTIP: anyKind(branchKind('TIP')),
  branchBCP: anyKind(branchKind('BCP')),
  documentHeader: anyKind(documentHeaderKind),
  document: anyKind(documentKind),
  uploadType: anyKind(reference.uploadType),
  guaranteeType: anyKind(reference.guaranteeType),
  rejectReason: anyKind(reference.rejectReason),
  receiveChannel: anyKind(reference.receiveChannel),
  convenientTime: anyKind(reference.convenientTime),
  smsCampaign: anyKind(campaignKind),
};

/** With what the site always shows, which has no sheets. */
export const SHOWN_KINDS: Kinds = {
  ...MAINTAINED_KINDS,
  pageText: anyKind(pageTextKind),
  company: anyKind(companyKind),
};

/** What the translation desk goes through, in this order: what visitors read first comes first. */
export const TRANSLATED_KINDS: readonly TranslatedKind[] = [
  bannerKind,
  menuLinkKind,
  companyKind,
  questionKind,
  productKind,
  productDetailKind,
  creditLimitKind,
  termsKind,
  promotionKind,
  contractFormKind,
  articleCategoryKind,
  articleKind,
  pageTextKind,
  jobPostingKind,
  documentHeaderKind,
  documentKind,
  ...Object.values(reference),
  branchKind('GSB'),
  branchKind('TIP'),
  branchKind('BCP'),
  mediaKind,
];

/** How each of their sheets comes in. */
export const KIND_PLANS: Plans = Object.fromEntries(
  Object.values(MAINTAINED_KINDS)
    .filter(({ resource }) => sheetsOf(resource) === 'both')
    .map((kind) => [kind.resource, kindPlan(kind, { findViewer: findWorker, findHolders })]),
);

/** Sheets of users, which have calls of their own. */
export function usersPlan(db: Db): ImportPlan {
  const signIns = createSignInFacts({ parameters: () => readParameters(db) });
  return userImportPlan(anyKind(userKind({ members, signIns })));
}
