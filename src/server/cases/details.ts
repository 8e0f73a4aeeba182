import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { isLocked } from '#contract/applications/locks.ts';
import { allowedMoves } from '#contract/applications/moves.ts';
import { isOpenStatus } from '#contract/applications/states.ts';
import type { CaseDetails, CaseFile, StaffResource } from '#contract/cases/case-shapes.ts';
import { bahtOf, bahtOrNone, satang } from '#contract/money.ts';
import { findLineLink } from '#server/applications/line-role.ts';
import { measuresOf } from '#server/applications/measures.ts';
import { approvalRule, mostPaid, moverOf } from '#server/applications/moves.ts';
import { presentTypes } from '#server/applications/papers.ts';
import type { CaseParts } from '#server/applications/parts.ts';
import { openPersonal } from '#server/applications/personal.ts';
import { type Case, isLate } from '#server/applications/rows.ts';
import { applicationEvent, applicationFile } from '#server/applications/tables.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { isEditable } from './changes.ts';
import { readDeeds } from './deeds.ts';
import { readPeople } from './people.ts';
import { listRequests, requestWays } from './requests.ts';

/** The whole of an application, for the lender’s own staff. */
export async function readDetails(
  parts: CaseParts,
  resource: StaffResource,
  row: Case,
  viewer: Viewer,
): Promise<CaseDetails> {
  const { db, sealing, parameters, knowledge } = parts;
  const settings = await parameters();
  const rule = approvalRule(settings);
  const approver = viewer.permissions.has('RegisterMaint.approve') ? viewer.name : undefined;
  const { facts, rules } = await measuresOf(db, settings, row, knowledge, approver);
  const personal = openPersonal(sealing, row);
  const files = await listFiles(db, row.id);
  const link = await findLineLink(db, row.id);
  const byLine = link !== undefined && (await knowledge.hasLine(db));
  const decides = resource === 'application' && !row.anonymisedAt;
  return {
    ...row,
    askedAmount: bahtOrNone(row.askedAmount),
    approvedAmount: bahtOrNone(row.approvedAmount),
    personal,
    statusSince: row.statusSince.toISOString(),
    dueAt: row.dueAt?.toISOString() ?? null,
    overdue: isLate(row),
    remarkAt: row.remarkAt?.toISOString() ?? null,
    newsAt: row.newsAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    anonymisedAt: row.anonymisedAt?.toISOString() ?? null,
    contract:
      row.paidOn === null || row.paidAmount === null
        ? null
        : { number: row.contractNumber, paidOn: row.paidOn, paidAmount: bahtOf(row.paidAmount) },
    mostPaid: row.status === 'approved' ? bahtOf(await mostPaid(db, row)) : null,
    closing: settings.closing_without_contract,
    deeds: await readDeeds(db, row.id),
    files,
    missing: isOpenStatus(row.status)
      ? await knowledge.findMissing(db, row, presentTypes(files))
      : [],
    requests: await listRequests(db, row),
    lineSince: link?.linkedAt.toISOString() ?? null,
    requestWays: requestWays(personal, settings, byLine),
    moves: decides ? allowedMoves(row, moverOf(viewer), rule) : [],
    editable: viewer.permissions.has('RegisterMaint.edit') && isEditable(row, resource),
    terms: facts.terms,
    instalments: settings.instalment_rounding,
    measures: { band: facts.band, rules },
    decision: facts,
    proposal: isLocked(row.status) ? await findProposal(db, row.id) : null,
    people: await readPeople(parts, row, viewer),
  };
}

/** The move that named the amount: the proposal, or the approval where one person was enough. */
export async function findProposal(db: Db, applicationId: number) {
  const [event] = await db
    .select()
    .from(applicationEvent)
    .where(
      and(
        eq(applicationEvent.applicationId, applicationId),
        eq(applicationEvent.kind, 'moved'),
        eq(applicationEvent.fromStatus, 'decision'),
        inArray(applicationEvent.toStatus, ['approval', 'approved']),
      ),
    )
    .orderBy(desc(applicationEvent.id))
    .limit(1);
  return event ? { by: event.actor, at: event.at.toISOString(), reason: event.remark } : null;
}

async function listFiles(db: Db, applicationId: number): Promise<CaseFile[]> {
  const rows = await db
    .select()
    .from(applicationFile)
    .where(eq(applicationFile.applicationId, applicationId))
    .orderBy(applicationFile.id);
  return rows.map((row) => ({
    ...row,
    uploadedAt: row.uploadedAt.toISOString(),
    checkedAt: row.checkedAt?.toISOString() ?? null,
    readable: true,
  }));
}

/** Newest first. */
export async function readTimeline(
  db: Db,
  { id, before, size }: { id: number; before?: number | undefined; size: number },
  { permissions }: Pick<Viewer, 'permissions'>,
) {
  const readsMessages = permissions.has('SubscribeMaint.view');
  const rows = await db
    .select()
    .from(applicationEvent)
    .where(
      and(
        eq(applicationEvent.applicationId, id),
        before ? lt(applicationEvent.id, before) : undefined,
      ),
    )
    .orderBy(desc(applicationEvent.id))
    .limit(size + 1);
  const events = rows.slice(0, size).map(({ applicationId: _, at, detail, ...event }) => ({
    ...event,
    detail: tellDetail(readsMessages ? detail : withoutMessage(detail)),
    at: at.toISOString(),
  }));
  return { events, more: rows.length > size };
}

type Detail = (typeof applicationEvent.$inferSelect)['detail'];

/** The amount of a move in baht, as it was given. */
function tellDetail(detail: Detail) {
  return typeof detail.amount === 'number'
    ? { ...detail, amount: bahtOf(satang(detail.amount)) }
    : detail;
}

/** Which message it was is for those who may read messages. */
function withoutMessage({ messageId: _, ...detail }: Detail): Detail {
  return detail;
}
