import { branchKind } from './branches/maintenance.ts';
import { documentHeaderKind } from './documents/maintenance.ts';
import { documentKind } from './documents/maintenance-documents.ts';
import { windowKind } from './navigation/window-routes.ts';
import { productKind } from './products/maintenance.ts';
import { productDetailKind } from './products/maintenance-details.ts';
import { creditLimitKind } from './products/maintenance-limits.ts';
import type { Kinds } from './resource/export-routes.ts';
import { anyKind } from './resource/kind.ts';
import { groupKind, profileKind } from './rights/maintenance.ts';
import { members } from './users/members.ts';

/** The kinds of things whose sheets go out and come in, for calls and for jobs. */
export const MAINTAINED_KINDS: Kinds = {
  groups: anyKind(groupKind(members)),
  profiles: anyKind(profileKind),
  windows: anyKind(windowKind),
  product: anyKind(productKind),
  productDetail: anyKind(productDetailKind),
  creditLimit: anyKind(creditLimitKind),
  branchGSB: anyKind(branchKind('GSB')),
  branchTIP: anyKind(branchKind('TIP')),
  branchBCP: anyKind(branchKind('BCP')),
  documentHeader: anyKind(documentHeaderKind),
  document: anyKind(documentKind),
};
