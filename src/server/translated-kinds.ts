import { branchKind } from './branches/maintenance.ts';
import { documentHeaderKind } from './documents/maintenance.ts';
import { documentKind } from './documents/maintenance-documents.ts';
import { mediaKind } from './pictures/maintenance.ts';
import { readProductChoices } from './products/choices.ts';
import { productKind } from './products/maintenance.ts';
import { productDetailKind } from './products/maintenance-details.ts';
import { creditLimitKind } from './products/maintenance-limits.ts';
import { referenceKinds } from './reference/maintenance.ts';
import type { TranslatedKind } from './translations/queries.ts';

/** What the translation desk goes through, in this order: what visitors read first comes first. */
export const TRANSLATED_KINDS: readonly TranslatedKind[] = [
  productKind,
  productDetailKind,
  creditLimitKind,
  documentHeaderKind,
  documentKind,
  ...Object.values(referenceKinds(readProductChoices)),
  branchKind('GSB'),
  branchKind('TIP'),
  branchKind('BCP'),
  mediaKind,
];
