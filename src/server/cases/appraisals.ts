import { and, eq, isNull, sql } from 'drizzle-orm';
import { appraisalState, priceOfArea } from '#contract/applications/appraisals.ts';
import type { Appraisal, VisitInput } from '#contract/cases/appraisals.ts';
import { AppError } from '#contract/errors.ts';
import { bahtOrNone } from '#contract/money.ts';
import type { Parameters } from '#contract/parameters/parameters.ts';
import { LARGEST_PRICE } from '#contract/products/calculator.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { applicationAppraisal } from '#server/applications/appraisal-tables.ts';
import {
  appraisedPrices,
  dropAppraisals,
  factsOfAppraisal,
  readAppraisals,
  readLandWorth,
  readPhotos,
} from '#server/applications/appraisals.ts';
import { openMinute } from '#server/applications/office-time.ts';
import type { CaseParts } from '#server/applications/parts.ts';
import { estimate } from '#server/applications/pricing.ts';
import type { Case } from '#server/applications/rows.ts';
import { applicationStep } from '#server/applications/tables.ts';
import type { Caller } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { readDeeds } from './deeds.ts';
import { demandOpen } from './locked.ts';
import { type Plan, planStep } from './steps.ts';
import { takeOpen, writeChange } from './work.ts';

type Row = typeof applicationAppraisal.$inferSelect;
type Of = { id: number; appraisalId: string };

/** Begins an appraisal with its appointment, which is a step like any other. */
export async function planAppraisal(
  tx: Db,
  parameters: Parameters,
  by: Caller,
  { id, appraisalId, deedId }: Of & { deedId: number },
  plan: Omit<Plan, 'kind'> & { outsideHours: boolean },
): Promise<number> {
  const row = await takeOpen(tx, by, id);
  const begun = await findAppraisal(tx, { id, appraisalId });
  // Sent again, it is planned already.
  if (begun) return begun.version;
  const { outsideHours, ...when } = plan;
  if (!outsideHours && openMinute(parameters, new Date(plan.at)) === undefined)
    throw new AppError('invalid_input', { at: 'office_closed' });
  const { stepId } = await planStep(tx, by, id, { ...when, kind: 'visit' });
  await begin(tx, by, row, { appraisalId, deedId, stepId });
  return 1;
}

/** The land as its deed tells it now. */
async function begin(
  tx: Db,
  { viewer }: Caller,
  { id }: Case,
  { appraisalId, deedId, stepId }: { appraisalId: string; deedId: number; stepId?: number },
): Promise<Row> {
  const land = await readLand(tx, id, deedId);
  if (!land) throw new AppError('invalid_input', { deedId: 'invalid' });
  const [row] = await tx
    .insert(applicationAppraisal)
    .values({
      id: appraisalId,
      applicationId: id,
      deedId,
      land,
      area: land.area,
      stepId: stepId ?? null,
      createdBy: viewer.name,
    })
    // Of another application: nobody’s to touch from here.
    .onConflictDoNothing()
    .returning();
  if (!row) throw new AppError('not_found');
  return row;
}

async function readLand(tx: Db, id: number, deedId: number | null) {
  const deed = (await readDeeds(tx, id)).find((one) => one.id === deedId);
  if (!deed) return undefined;
  const { deedNo, landNo, area, provinceCode, place } = deed;
  return { deedNo, landNo, area, provinceCode, place };
}

type Saved = Of & {
  deedId: number;
  version: number;
  saveId: string;
  after?: string | undefined;
  values: VisitInput;
  conclude: boolean;
};

/** Keeps what was found at the land; concluded, it is what the loan is measured against. */
export async function saveAppraisal(
  tx: Db,
  { knowledge }: Pick<CaseParts, 'knowledge'>,
  parameters: Parameters,
  by: Caller,
  { id, appraisalId, deedId, version, saveId, after, values, conclude }: Saved,
): Promise<number> {
  const row = await takeOpen(tx, by, id);
  const begun = await findAppraisal(tx, { id, appraisalId });
  if (begun?.savedAs === saveId) return begun.version;
  const own = after !== undefined && begun?.savedAs === after;
  if ((begun?.version ?? 0) !== version && !own) throw new AppError('conflict');
  demandSound(values);
  if (conclude) demandWhole(values);
  // What a proposal rests on stays; a visit may be noted at any time, so that nothing is lost.
  if (conclude || begun?.concludedAt) demandOpen(row, undefined);
  const before = begun ?? (await begin(tx, by, row, { appraisalId, deedId }));
  // Whoever concludes says it of the land as its deed names it now.
  const land = conclude ? await readLand(tx, id, before.deedId) : undefined;
  await tx
    .update(applicationAppraisal)
    .set({
      ...values,
      ...(land && { land }),
      visitedBy: values.visitedOn === null ? null : (before.visitedBy ?? by.viewer.name),
      savedAs: saveId,
      savedAt: sql`now()`,
      version: before.version + (begun ? 1 : 0),
      concludedAt: conclude ? sql`now()` : null,
      concludedBy: conclude ? by.viewer.name : null,
      validUntil:
        conclude && values.visitedOn
          ? lastDay(values.visitedOn, parameters.appraisal_months)
          : null,
    })
    .where(eq(applicationAppraisal.id, appraisalId));
  if (values.visitedOn !== null) await endAppointment(tx, before);
  await tell(tx, { knowledge }, parameters, by, row, { before, values, conclude });
  return before.version + (begun ? 1 : 0);
}

type Told = { before: Row; values: VisitInput; conclude: boolean };

/** Once every deed is valued, the prices that were found are those that staff checked. */
async function tell(
  tx: Db,
  { knowledge }: Pick<CaseParts, 'knowledge'>,
  parameters: Parameters,
  by: Caller,
  row: Case,
  { before, values, conclude }: Told,
): Promise<void> {
  const deeds = await readDeeds(tx, row.id);
  const prices = conclude ? await appraisedPrices(tx, row.id) : null;
  const checked = prices && (await estimate(tx, knowledge, parameters, row, prices));
  const deed = deeds.findIndex(({ id }) => id === before.deedId) + 1;
  await writeChange(tx, by, row, {
    action: 'appraise',
    kind: conclude ? 'appraised' : 'visited',
    columns: checked ? { checked } : {},
    remark: conclude ? values.remark : '',
    detail: {
      deed,
      ...(conclude && { amount: values.value, verdict: values.verdict }),
      ...(checked && { limit: checked.limit }),
    },
    changes: {
      deed: { to: deed },
      value: { from: bahtOrNone(before.value), to: bahtOrNone(values.value) },
      verdict: { from: before.verdict, to: values.verdict },
      concluded: { from: before.concludedAt !== null, to: conclude },
    },
  });
}

/** What no land is: visited tomorrow, or worth more than money counts. */
function demandSound(values: VisitInput): void {
  const fields: Record<string, string> = {};
  if (values.visitedOn && values.visitedOn > thaiDay()) fields['values.visitedOn'] = 'future';
  for (const name of ['governmentPerWah', 'marketPerWah'] as const)
    if ((priceOfArea(values[name], values.area) ?? 0) > LARGEST_PRICE)
      fields[`values.${name}`] = 'too_big';
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', fields);
}

/** What an appraisal that counts has to say. */
function demandWhole(values: VisitInput): void {
  const { verdict, remark, ...found } = values;
  const needed = [
    ...(['visitedOn', 'area', 'governmentPerWah', 'governmentSource'] as const),
    ...(['marketPerWah', 'marketSource', 'value'] as const),
  ];
  const missing: string[] = needed.filter((name) => !found[name]);
  if (verdict === null) missing.push('verdict');
  // Why land will not do is asked by everybody who reads it later.
  if (verdict === 'refused' && remark === '') missing.push('remark');
  if (missing.length > 0)
    throw new AppError(
      'invalid_input',
      Object.fromEntries(missing.map((name) => [`values.${name}`, 'required'])),
    );
}

/** The last day of so many months from a day on; of a shorter month its last. */
function lastDay(from: string, months: number): string {
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number);
  const ends = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  ends.setUTCDate(Math.min(day, ends.getUTCDate()));
  return ends.toISOString().slice(0, 10);
}

/** Drops one that was begun by mistake; what was concluded stays. */
export async function dropAppraisal(
  tx: Db,
  by: Caller,
  { id, appraisalId, version }: Of & { version: number },
): Promise<void> {
  const row = await takeOpen(tx, by, id);
  const begun = await findAppraisal(tx, { id, appraisalId });
  if (!begun) throw new AppError('not_found');
  if (begun.version !== version) throw new AppError('conflict');
  if (begun.concludedAt) throw new AppError('move_not_allowed');
  await endAppointment(tx, begun);
  await dropAppraisals(tx, [appraisalId]);
  await writeChange(tx, by, row, {
    action: 'appraise',
    kind: 'appraisalDropped',
    columns: {},
    changes: { appraisal: { from: appraisalId, to: null } },
  });
}

export async function findAppraisal(db: Db, { id, appraisalId }: Of): Promise<Row | undefined> {
  const [found] = await db
    .select()
    .from(applicationAppraisal)
    .where(
      and(eq(applicationAppraisal.id, appraisalId), eq(applicationAppraisal.applicationId, id)),
    );
  return found;
}

/** Whoever was at the land has kept the appointment. */
async function endAppointment(tx: Db, { stepId }: Row): Promise<void> {
  if (stepId === null) return;
  await tx
    .update(applicationStep)
    .set({ endedAt: sql`now()`, version: sql`${applicationStep.version} + 1` })
    .where(and(eq(applicationStep.id, stepId), isNull(applicationStep.endedAt)));
}

/** With photos and appointments, the newest first. */
export async function listAppraisals(db: Db, applicationId: number): Promise<Appraisal[]> {
  const rows = await readAppraisals(db, applicationId);
  const deeds = await readDeeds(db, applicationId);
  const worth = await readLandWorth(db, applicationId);
  const photos = await readPhotos(
    db,
    rows.map(({ id }) => id),
  );
  const steps = await db
    .select()
    .from(applicationStep)
    .where(and(eq(applicationStep.applicationId, applicationId), isNull(applicationStep.endedAt)));
  const today = thaiDay();
  return rows.map((row) => {
    const facts = factsOfAppraisal(row);
    const step = steps.find(({ id }) => id === row.stepId);
    return {
      ...facts,
      savedAt: row.savedAt.toISOString(),
      state: appraisalState(
        facts,
        today,
        deeds.find(({ id }) => id === row.deedId),
      ),
      counts: worth.counting.some(({ id }) => id === row.id),
      governmentPrice: priceOfArea(row.governmentPerWah, row.area),
      marketPrice: priceOfArea(row.marketPerWah, row.area),
      appointment: step
        ? {
            stepId: step.id,
            version: step.version,
            at: step.at.toISOString(),
            assignee: step.assignee,
          }
        : null,
      photos: photos
        .filter(({ appraisalId }) => appraisalId === row.id)
        .map((photo) => ({ ...photo, addedAt: photo.addedAt.toISOString() })),
    };
  });
}
