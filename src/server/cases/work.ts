import { and, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { ApplicationEventKind } from '#contract/applications/kinds.ts';
import { isLocked } from '#contract/applications/locks.ts';
import { isOpenStatus } from '#contract/applications/states.ts';
import type { Outcome } from '#contract/cases/case-shapes.ts';
import { AppError } from '#contract/errors.ts';
import type { Satang } from '#contract/money.ts';
import { pricingChanges } from '#server/applications/audit.ts';
import { moveApplication, WINDOW } from '#server/applications/moves.ts';
import type { CaseParts } from '#server/applications/parts.ts';
import { estimate } from '#server/applications/pricing.ts';
import type { Case } from '#server/applications/rows.ts';
import { CASE_SCOPES, isElsewhere, takeCase } from '#server/applications/scope.ts';
import { application, applicationEvent } from '#server/applications/tables.ts';
import { actorOf, recordEvent } from '#server/audit/record.ts';
import type { Caller } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { stamp } from './changes.ts';
import { demandOpen } from './locked.ts';
import { findSent } from './sent-before.ts';

type Change = {
  action: string;
  kind: ApplicationEventKind;
  columns: object;
  remark?: string;
  detail?: (typeof applicationEvent.$inferInsert)['detail'];
  changes?: Record<string, { from?: unknown; to?: unknown }>;
};

/** Writes a change that is no move, with its line in the timeline and in the record. */
export async function writeChange(tx: Db, by: Caller, row: Case, change: Change): Promise<number> {
  const { viewer } = by;
  const { action, kind, columns, remark = '', detail = {}, changes = {} } = change;
  await tx
    .update(application)
    .set({ ...columns, ...stamp(viewer, row) })
    .where(eq(application.id, row.id));
  await tx
    .insert(applicationEvent)
    .values({ applicationId: row.id, actor: viewer.name, kind, remark, detail });
  await recordEvent(tx, actorOf(by.request, viewer), {
    action,
    subject: WINDOW,
    subjectId: row.id,
    subjectName: row.reference,
    changes,
  });
  return row.version + 1;
}

export async function takeOpen(tx: Db, by: Caller, id: number): Promise<Case> {
  const row = await takeCase(tx, id, CASE_SCOPES.application(by.viewer));
  if (!isOpenStatus(row.status) || row.anonymisedAt) throw new AppError('move_not_allowed');
  return row;
}

type Assignee = { userId: string; network: string | null };

export async function assignCase(
  tx: Db,
  by: Caller,
  { id, assignee: person }: { id: number; assignee: Assignee | null },
): Promise<void> {
  const row = await takeOpen(tx, by, id);
  // Who would not see it could not deal with it.
  if (person && isElsewhere(person, row.network)) throw new AppError('not_permitted');
  const assignee = person?.userId ?? null;
  if (row.assignee === assignee) return;
  await writeChange(tx, by, row, {
    action: 'assign',
    kind: 'assigned',
    columns: { assignee },
    detail: { from: row.assignee, to: assignee },
    changes: { assignee: { from: row.assignee, to: assignee } },
  });
}

/** Remarks stand in the timeline each; the newest one also in the list. */
export async function addRemark(
  tx: Db,
  by: Caller,
  { id, remark, remarkId }: { id: number; remark: string; remarkId?: string | undefined },
): Promise<number> {
  const row = await takeCase(tx, id, CASE_SCOPES.application(by.viewer));
  // Nothing clears it a second time: what is written now would stay.
  if (row.anonymisedAt) throw new AppError('move_not_allowed');
  if (await findSent(tx, id, 'remarkId', remarkId)) return row.version;
  return writeChange(tx, by, row, {
    action: 'remark',
    kind: 'remark',
    columns: { remark, remarkAt: sql`now()` },
    remark,
    detail: remarkId ? { remarkId } : {},
  });
}

type Checked = {
  id: number;
  version: number;
  governmentPrice: Satang;
  marketPrice: Satang;
  takeBack?: string | undefined;
};

/** Prices as staff found them, with the limit that follows by the rule of today. */
export async function checkPrices(
  tx: Db,
  { knowledge, parameters }: Pick<CaseParts, 'knowledge' | 'parameters'>,
  by: Caller,
  { id, version, takeBack, ...prices }: Checked,
) {
  const row = await takeOpen(tx, by, id);
  if (row.version !== version) throw new AppError('conflict');
  demandOpen(row, takeBack);
  const settings = await parameters();
  const checked = await estimate(tx, knowledge, settings, row, prices);
  if (!checked) throw new AppError('invalid_input', missingPrices(prices));
  const changed = await writeChange(tx, by, row, {
    action: 'check',
    kind: 'checked',
    columns: { checked },
    detail: { ...prices, limit: checked.limit },
    changes: pricingChanges(row.checked, checked),
  });
  if (!isLocked(row.status) || !takeBack) return { version: changed, checked };
  const move = { id, move: 'revise', remark: takeBack } as const;
  return { version: (await moveApplication(tx, settings, by, move)).version, checked };
}

function missingPrices(prices: Record<string, number>) {
  return Object.fromEntries(
    Object.entries(prices)
      .filter(([, price]) => price <= 0)
      .map(([field]) => [field, 'required']),
  );
}

type Result = z.infer<typeof Outcome>;

/** Does the same with each by itself: what one is refused for keeps no other from being done. */
export async function withEach(
  db: Db,
  by: Caller,
  ids: readonly number[],
  work: (tx: Db, id: number) => Promise<unknown>,
): Promise<Result[]> {
  const distinct = [...new Set(ids)];
  const seen = await db
    .select({ id: application.id, reference: application.reference })
    .from(application)
    .where(and(inArray(application.id, distinct), CASE_SCOPES.application(by.viewer)));
  const references = new Map(seen.map(({ id, reference }) => [id, reference]));
  const results: Result[] = [];
  for (const id of distinct) {
    const reason = await reasonOf(db.transaction((tx) => work(tx, id)));
    results.push({ id, reference: references.get(id) ?? '', done: reason === '', reason });
  }
  return results;
}

/** Empty where it was done; what is no refusal fails the whole call. */
async function reasonOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return '';
  } catch (error) {
    if (error instanceof AppError) return error.reason;
    throw error;
  }
}
