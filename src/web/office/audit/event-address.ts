import type { AuditEvent } from '#contract/audit/audit.ts';
import { MAINTAINED, RESOURCE_WINDOWS } from '#contract/resource/names.ts';
import { recordAddress } from '#contract/resource/record-address.ts';

/** What these number is a sheet that came in, no record. */
const OF_SHEETS: ReadonlySet<string> = new Set(['import', 'undo_import']);

/**
 * Where the record of an event is edited. An event names the window alone: where that has several
 * kinds of things, the same number is one of each, and none is better than the wrong one.
 */
export function eventAddress(
  event: Pick<AuditEvent, 'action' | 'subject' | 'subjectId'>,
): string | undefined {
  const { action, subject, subjectId } = event;
  const [resource, ...others] = MAINTAINED.filter((kind) => RESOURCE_WINDOWS[kind] === subject);
  if (!resource || others.length > 0 || OF_SHEETS.has(action)) return undefined;
  return /^\d+$/.test(subjectId) ? recordAddress({ resource, id: Number(subjectId) }) : undefined;
}
