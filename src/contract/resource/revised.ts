import type { MaintainedName } from './names.ts';
import type { Publishing } from './publishing.ts';
import { visibilityAt } from './visibility.ts';

/**
 * The kinds of things whose changes wait for being published while visitors see the record: those
 * with dates of publishing, and those that the site always shows. By itself it needs no schemas, so the web may load it alone.
 */
export const REVISED: ReadonlySet<MaintainedName> = new Set<MaintainedName>([
  'article',
  'promotion',
  'jobPosting',
  'banner',
  'question',
  'menuLink',
  'pageText',
  'company',
  'product',
  'productDetail',
  'productTerms',
  'documentHeader',
  'document',
  'branchGSB',
  'branchTIP',
  'branchBCP',
]);

/** Whether visitors see a record now; what has no dates they always see. */
export function isShown(row: object, now: number): boolean {
  return !('publishFrom' in row) || visibilityAt(row as Publishing, now) === 'visible';
}
