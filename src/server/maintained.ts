import { sheetsOf } from '#contract/resource-names.ts';
import { articleCategoryKind, articleKind } from './articles/maintenance.ts';
import { branchKind } from './branches/maintenance.ts';
import { documentHeaderKind } from './documents/maintenance.ts';
import { documentKind } from './documents/maintenance-documents.ts';
import { kindPlan } from './imports/kind-plan.ts';
import type { Plans } from './imports/plan.ts';
import { windowKind } from './navigation/window-routes.ts';
import { bannerKind, jobPostingKind, menuLinkKind, questionKind } from './pages/maintenance.ts';
import { readProductChoices } from './products/choices.ts';
import { productKind } from './products/maintenance.ts';
import { productDetailKind } from './products/maintenance-details.ts';
import { creditLimitKind } from './products/maintenance-limits.ts';
import { promotionKind } from './promotions/maintenance.ts';
import { referenceKinds } from './reference/maintenance.ts';
import type { Kinds } from './resource/export-routes.ts';
import { anyKind } from './resource/kind.ts';
import { groupKind, profileKind } from './rights/maintenance.ts';
import { findViewer } from './users/find-viewer.ts';
import { userImportPlan } from './users/import-plan.ts';
import { members } from './users/members.ts';

const reference = referenceKinds(readProductChoices);

/** The kinds of things whose sheets go out and come in, for calls and for jobs. */
export const MAINTAINED_KINDS: Kinds = {
  groups: anyKind(groupKind(members)),
  profiles: anyKind(profileKind),
  windows: anyKind(windowKind),
  article: anyKind(articleKind),
  articleCategory: anyKind(articleCategoryKind),
  promotion: anyKind(promotionKind),
  jobPosting: anyKind(jobPostingKind),
  banner: anyKind(bannerKind),
  question: anyKind(questionKind),
  menuLink: anyKind(menuLinkKind),
  product: anyKind(productKind),
  productDetail: anyKind(productDetailKind),
  creditLimit: anyKind(creditLimitKind),
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
};

/** How each of their sheets comes in. */
export const KIND_PLANS: Plans = Object.fromEntries(
  Object.values(MAINTAINED_KINDS)
    .filter(({ resource }) => sheetsOf(resource) === 'both')
    .map((kind) => [kind.resource, kindPlan(kind, findViewer)]),
);

/** With users, which have calls of their own. */
export const IMPORT_PLANS: Plans = { ...KIND_PLANS, users: userImportPlan };
