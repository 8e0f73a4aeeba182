import type { MaintainedName } from './names.ts';

// By itself it needs no schemas, so the web may load it alone.

/** The kinds of things whose lists stand in an order that staff give them. */
export const ORDERED: ReadonlySet<MaintainedName> = new Set<MaintainedName>([
  'articleCategory',
  'promotion',
  'product',
  'jobPosting',
  'banner',
  'question',
  'menuLink',
  'documentHeader',
  'uploadType',
  'guaranteeType',
  'rejectReason',
  'receiveChannel',
  'convenientTime',
]);
