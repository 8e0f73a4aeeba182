import { articleCategoryKind, articleKind } from './articles/maintenance.ts';
import { branchKind } from './branches/maintenance.ts';
import { documentHeaderKind } from './documents/maintenance.ts';
import { documentKind } from './documents/maintenance-documents.ts';
import { bannerKind, jobPostingKind, menuLinkKind, questionKind } from './pages/maintenance.ts';
import { companyKind, pageTextKind } from './pages/maintenance-fixed.ts';
import { mediaKind } from './pictures/maintenance.ts';
import { readProductChoices } from './products/choices.ts';
import { productKind } from './products/maintenance.ts';
import { productDetailKind } from './products/maintenance-details.ts';
import { creditLimitKind } from './products/maintenance-limits.ts';
import { promotionKind } from './promotions/maintenance.ts';
import { referenceKinds } from './reference/maintenance.ts';
import type { TranslatedKind } from './translations/queries.ts';

/** What the translation desk goes through, in this order: what visitors read first comes first. */
export const TRANSLATED_KINDS: readonly TranslatedKind[] = [
  bannerKind,
  menuLinkKind,
  companyKind,
  questionKind,
  productKind,
  productDetailKind,
  creditLimitKind,
  promotionKind,
  articleCategoryKind,
  articleKind,
  pageTextKind,
  jobPostingKind,
  documentHeaderKind,
  documentKind,
  ...Object.values(referenceKinds(readProductChoices)),
  branchKind('GSB'),
  branchKind('TIP'),
  branchKind('BCP'),
  mediaKind,
];
