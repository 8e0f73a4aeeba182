import { articleCategoryKind, articleKind } from '#server/articles/maintenance.ts';
import { branchKind } from '#server/branches/maintenance.ts';
import { documentHeaderKind } from '#server/documents/maintenance.ts';
import { documentKind } from '#server/documents/maintenance-documents.ts';
import {
  bannerKind,
  jobPostingKind,
  menuLinkKind,
  questionKind,
} from '#server/pages/maintenance.ts';
import { companyKind, pageTextKind } from '#server/pages/maintenance-fixed.ts';
import { mediaKind } from '#server/pictures/maintenance.ts';
import { readProductChoices } from '#server/products/choices.ts';
import { productKind } from '#server/products/maintenance.ts';
import { productDetailKind } from '#server/products/maintenance-details.ts';
import { creditLimitKind } from '#server/products/maintenance-limits.ts';
import { promotionKind } from '#server/promotions/maintenance.ts';
import { referenceKinds } from '#server/reference/maintenance.ts';
import type { TranslatedKind } from '#server/translations/queries.ts';

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
