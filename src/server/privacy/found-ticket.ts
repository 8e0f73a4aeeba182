import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import { PERSON_SOURCES } from '#contract/privacy/kinds.ts';
import type { PersonRef } from '#contract/privacy/privacy.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Sealing } from '#server/platform/sealed.ts';

const PURPOSE = 'privacy ticket';
/** As long as somebody on the telephone may take; later they may have become others. */
const LASTS_MS = 3_600_000;

const Ticket = z.object({
  viewerId: z.int(),
  until: z.number(),
  found: z.partialRecord(z.enum(PERSON_SOURCES), z.array(z.int())),
});

/** What a search found, and who searched. */
export function makeTicket(
  sealing: Sealing,
  { userId: viewerId }: Viewer,
  records: readonly PersonRef[],
): string {
  const found: z.infer<typeof Ticket>['found'] = {};
  for (const { source, id } of records) found[source] = [...(found[source] ?? []), id];
  return sealing.seal(JSON.stringify({ viewerId, until: Date.now() + LASTS_MS, found }), PURPOSE);
}

/** The desk acts only on what this viewer's own search found: counting up numbers leads to nobody. */
export function demandFound(
  sealing: Sealing,
  { userId }: Viewer,
  { ticket, records }: { ticket: string; records: readonly PersonRef[] },
): void {
  const opened = sealing.openIf(ticket, PURPOSE);
  if (opened === undefined) throw new AppError('not_found');
  const { viewerId, until, found } = Ticket.parse(JSON.parse(opened));
  const known = records.every(({ source, id }) => found[source]?.includes(id));
  if (viewerId !== userId || !known) throw new AppError('not_found');
  if (until < Date.now()) throw new AppError('search_ended');
}
