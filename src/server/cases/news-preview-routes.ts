import { and, inArray, isNull } from 'drizzle-orm';
import { allowedMoves } from '#contract/applications/moves.ts';
import { ANSWERED, stateOn } from '#contract/applications/offers.ts';
import { isOpenStatus } from '#contract/applications/states.ts';
import type { ParsedInputOf } from '#contract/calls.ts';
import type { newsPreviewCalls } from '#contract/cases/news-preview.ts';
import { AppError } from '#contract/errors.ts';
import type { Parameters } from '#contract/parameters/parameters.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { findPlanned } from '#server/applications/appointments.ts';
import { approvalRule, moverOf } from '#server/applications/moves.ts';
import { findMade } from '#server/applications/offers.ts';
import type { CaseParts } from '#server/applications/parts.ts';
import type { Case } from '#server/applications/rows.ts';
import { CASE_SCOPES, findCase } from '#server/applications/scope.ts';
import { application } from '#server/applications/tables.ts';
import type { ToldNews } from '#server/applications/told-news.ts';
import type { Handlers, Viewer } from '#server/platform/call-routes.ts';
import { placeOf } from './appointments.ts';

type Planned = ParsedInputOf<'application/previewNews'>['planned'];
type Moved = Pick<Extract<Planned, { kind: 'move' }>, 'move' | 'rejectReasonId'>;

/** What applicants would be told, before anything is done. */
export function newsPreviewRoutes(parts: CaseParts): Handlers<keyof typeof newsPreviewCalls> {
  const { db, knowledge, parameters } = parts;
  return {
    'application/previewNews': async ({ id, planned }, { viewer }) => {
      const row = await findCase(db, { resource: 'application', id }, viewer);
      const told =
        planned.kind === 'move'
          ? movedTo(row, viewer, await parameters(), planned)
          : await arranged(parts, row, viewer, planned);
      if (!told || row.anonymisedAt) throw new AppError('move_not_allowed');
      return { data: await knowledge.previewNews(parts, row, told) };
    },
    'application/previewMoves': async ({ ids, ...move }, { viewer }) => {
      const settings = await parameters();
      const rows = await db
        .select()
        .from(application)
        .where(
          and(
            inArray(application.id, ids),
            isNull(application.deletedAt),
            isNull(application.anonymisedAt),
            CASE_SCOPES.application(viewer),
          ),
        )
        .orderBy(application.id);
      const ways = { mail: 0, sms: 0, line: 0, nobody: 0 };
      let moved = 0;
      let first: { row: Case; told: ToldNews } | undefined;
      for (const row of rows) {
        const told = movedTo(row, viewer, settings, move);
        if (!told) continue;
        moved += 1;
        const goes = await knowledge.waysOfNews(parts, row, told);
        for (const way of goes) ways[way] += 1;
        if (goes.length === 0) ways.nobody += 1;
        else first ??= { row, told };
      }
      const example = first && {
        reference: first.row.reference,
        ...(await knowledge.previewNews(parts, first.row, first.told)),
      };
      return { data: { moved, ways, example: example ?? null } };
    },
  };
}

/** None of a move that this person may not make with it. */
function movedTo(
  row: Case,
  viewer: Viewer,
  parameters: Parameters,
  { move, rejectReasonId }: Moved,
): ToldNews | undefined {
  const allowed = allowedMoves(row, moverOf(viewer), approvalRule(parameters));
  const open = allowed.find((one) => one.move === move);
  return open && { status: open.to, rejectReasonId: rejectReasonId ?? null };
}

/** None of what cannot be done with it now; who may do it at all is asked first. */
async function arranged(
  parts: CaseParts,
  row: Case,
  viewer: Viewer,
  planned: Exclude<Planned, { kind: 'move' }>,
): Promise<ToldNews | undefined> {
  const { db } = parts;
  if (!viewer.permissions.has('RegisterMaint.edit')) throw new AppError('not_permitted');
  if (!isOpenStatus(row.status)) return undefined;
  switch (planned.kind) {
    case 'offer': {
      const makes = row.status === 'approved' && row.offerState !== 'accepted';
      return makes ? { offer: planned, state: 'made' } : undefined;
    }
    case 'withdrawOffer':
    case 'answerOffer': {
      const offer = await findMade(db, row.id);
      const waits = offer?.id === planned.offerId && stateOn(offer, thaiDay()) === 'made';
      const state = planned.kind === 'withdrawOffer' ? 'withdrawn' : ANSWERED[planned.answer];
      return waits ? { offer, state } : undefined;
    }
    case 'appoint': {
      const place = await placeOf(db, parts, planned.place);
      return { appointment: { ...planned, at: new Date(planned.at), place }, what: 'set' };
    }
    case 'cancelAppointment': {
      const appointment = await findPlanned(db, row.id);
      const stands = appointment?.id === planned.appointmentId;
      return stands ? { appointment, what: 'cancelled' } : undefined;
    }
  }
}
