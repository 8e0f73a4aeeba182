import { and, desc, eq, lt } from 'drizzle-orm';
import type { CaseDetails, CaseFile, CaseResource } from '#contract/application-case-shapes.ts';
import { allowedMoves } from '#contract/application-moves.ts';
import { maskThaiPhone } from '#contract/thai-phone.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { isEditable, readDeeds } from './case-changes.ts';
import type { CaseParts } from './case-parts.ts';
import { listRequests } from './case-requests.ts';
import { type Case, isLate } from './case-rows.ts';
import { approvalRule, moverOf } from './moves.ts';
import { BLANK_PERSONAL, openPersonal } from './personal.ts';
import { applicationEvent, applicationFile } from './tables.ts';

/** The whole of an application, as the window that it is read in may know it. */
export async function readDetails(
  { db, sealing, parameters }: CaseParts,
  resource: CaseResource,
  row: Case,
  viewer: Viewer,
): Promise<CaseDetails> {
  const partner = resource === 'applicationPartner';
  const mayEdit = viewer.permissions.has(
    partner ? 'RegisterMaintPartner.edit' : 'RegisterMaint.edit',
  );
  const rule = approvalRule(await parameters());
  const decides = resource === 'application' && !row.anonymisedAt;
  const whole: CaseDetails = {
    ...row,
    personal: openPersonal(sealing, row),
    statusSince: row.statusSince.toISOString(),
    dueAt: row.dueAt?.toISOString() ?? null,
    overdue: isLate(row),
    remarkAt: row.remarkAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    anonymisedAt: row.anonymisedAt?.toISOString() ?? null,
    deeds: await readDeeds(db, row.id),
    files: await listFiles(db, resource, row.id, viewer),
    requests: partner ? [] : await listRequests(db, row.id),
    moves: decides ? allowedMoves(row, moverOf(viewer), rule) : [],
    editable: mayEdit && isEditable(row, resource),
  };
  return partner ? forPartner(whole) : whole;
}

/** Who referred somebody knows what they wrote and how far it has come; the rest is the lender’s. */
function forPartner(details: CaseDetails): CaseDetails {
  const { phone, email, lineId } = details.personal;
  const own = details.channel === 'partner';
  return {
    ...details,
    personal: own
      ? { ...BLANK_PERSONAL, phone, email, lineId }
      : { ...BLANK_PERSONAL, phone: maskThaiPhone(phone) },
    dueAt: null,
    overdue: false,
    approvedAmount: null,
    claimed: null,
    checked: null,
    assignee: null,
    proposedBy: null,
    rejectReasonId: null,
    remark: '',
    remarkAt: null,
    updatedBy: null,
  };
}

/** Partners open what they uploaded themselves; others’ documents are told by name. */
export function isReadable(
  resource: CaseResource,
  { uploadedBy }: { uploadedBy: string | null },
  viewer: Viewer,
): boolean {
  return resource !== 'applicationPartner' || uploadedBy === viewer.name;
}

async function listFiles(
  db: Db,
  resource: CaseResource,
  applicationId: number,
  viewer: Viewer,
): Promise<CaseFile[]> {
  const rows = await db
    .select()
    .from(applicationFile)
    .where(eq(applicationFile.applicationId, applicationId))
    .orderBy(applicationFile.id);
  return rows.map((row) => ({
    ...row,
    uploadedAt: row.uploadedAt.toISOString(),
    readable: isReadable(resource, row, viewer),
  }));
}

/** Newest first. Partners learn how far it has come, and nothing of who did what and why. */
export async function readTimeline(
  db: Db,
  {
    resource,
    id,
    before,
    size,
  }: { resource: string; id: number; before?: number | undefined; size: number },
) {
  const partner = resource === 'applicationPartner';
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
  const events = rows.slice(0, size).map(({ applicationId: _, at, ...event }) => ({
    ...event,
    at: at.toISOString(),
    ...(partner && { actor: null, remark: '', detail: {} }),
  }));
  const shown = partner ? events.filter(({ kind }) => TOLD_TO_PARTNERS.has(kind)) : events;
  return { events: shown, more: rows.length > size };
}

const TOLD_TO_PARTNERS = new Set(['sent', 'moved', 'received']);
