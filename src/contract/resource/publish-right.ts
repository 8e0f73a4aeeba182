import type { MaintainedName } from './names.ts';
import { REVISED } from './revised.ts';

/**
 * The kinds of things that visitors see as soon as they are saved: they have no drafts. By itself it
 * needs no schemas, so the web may load it alone.
 */
const AT_ONCE: ReadonlySet<MaintainedName> = new Set<MaintainedName>([
  'articleCategory',
  'creditLimit',
]);

/** Whether saving such a thing may change what visitors see. */
export function isPublishable(resource: MaintainedName): boolean {
  return REVISED.has(resource) || AT_ONCE.has(resource);
}

/** Whether visitors see a record, did or will by its dates; what has no switch they always see. */
export function isPublic(row: object): boolean {
  return !('published' in row) || row.published === true;
}
