import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { ApplicationChannel } from '#contract/applications/kinds.ts';
import { landPrices } from '#contract/applications/land-prices.ts';
import { isLocked } from '#contract/applications/locks.ts';
import { isOpenStatus } from '#contract/applications/states.ts';
import type { CaseInput, ReferralInput } from '#contract/cases/case-input.ts';
import { AppError } from '#contract/errors.ts';
import { changesOf, pricingChanges } from '#server/applications/audit.ts';
import { dueAt, moveApplication } from '#server/applications/moves.ts';
import { markNews } from '#server/applications/news.ts';
import type { CaseParts } from '#server/applications/parts.ts';
import { BLANK_PERSONAL, openPersonal, personalColumns } from '#server/applications/personal.ts';
import { estimate } from '#server/applications/pricing.ts';
import type { Case } from '#server/applications/rows.ts';
import { CASE_SCOPES, isElsewhere, takeCase } from '#server/applications/scope.ts';
import { application, applicationEvent } from '#server/applications/tables.ts';
import { columnsOf, newReference, personalOf } from '#server/applications/values.ts';
import { actorOf, recordEvent } from '#server/audit/record.ts';
import { recordConsents } from '#server/consents/record.ts';
import type { Caller, Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { readDeeds, writeDeeds } from './deeds.ts';
import { demandOpen, judgedOf } from './locked.ts';
import { reprice } from './repricing.ts';

type Input = CaseInput | ReferralInput;
type New = Input & { clientId?: string | undefined };
type Origin = { channel: ApplicationChannel; window: string; network?: Case['network'] };
type Saved = { id: number; version: number; values: Input; takeBack?: string | undefined };
type Edited = { resource: 'application' | 'applicationPartner'; window: string };

/** Takes down an application for somebody who called, came by, or was referred. */
export async function addCase(
  { db, sealing, parameters, knowledge }: CaseParts,
  { channel, window, network }: Origin,
  input: New,
  context: Caller,
): Promise<number> {
  const { viewer } = context;
  const { clientId = randomUUID() } = input;
  const maker = { clientId, channel, createdBy: viewer.name };
  const before = await findAdded(db, maker);
  if (before !== undefined) return before;
  if (!input.policy) throw new AppError('invalid_input', { policy: 'required' });
  const columns = await columnsOf(db, knowledge, input).catch(besideTheValues);
  const policyVersion = await knowledge.policyVersion(db);
  const settings = await parameters();
  return db.transaction(async (tx) => {
    const [added] = await tx
      .insert(application)
      .values({
        ...columns,
        ...(network && { network }),
        ...personalColumns(sealing, personalOf(BLANK_PERSONAL, input)),
        ...maker,
        reference: newReference(),
        dueAt: dueAt(settings, 'new'),
        claimed: await estimate(tx, knowledge, settings, input, landPrices(input.deeds)),
        policyVersion,
        marketing: input.marketing,
        updatedBy: viewer.name,
      })
      .onConflictDoNothing({ target: application.clientId })
      .returning({ id: application.id, reference: application.reference });
    // The same form was sent twice in this very moment.
    if (!added) return (await findAdded(tx, maker)) ?? 0;
    await writeDeeds(tx, knowledge, added.id, input.deeds);
    const consent = {
      source: 'application' as const,
      sourceId: added.id,
      textVersion: policyVersion,
      language: input.language,
      channel,
    };
    await recordConsents(tx, [
      { ...consent, purpose: 'policy', given: true },
      { ...consent, purpose: 'marketing', given: input.marketing },
    ]);
    await tx.insert(applicationEvent).values({
      applicationId: added.id,
      actor: viewer.name,
      kind: 'sent',
      toStatus: 'new',
      detail: { channel },
    });
    await recordEvent(tx, actorOf(context.request, viewer), {
      action: 'create',
      subject: window,
      subjectId: added.id,
      subjectName: added.reference,
    });
    return added.id;
  });
}

type Maker = { clientId: string; channel: ApplicationChannel; createdBy: string };

/** What the same form of the same person has added already. */
async function findAdded(db: Db, maker: Maker): Promise<number | undefined> {
  const [row] = await db.select().from(application).where(eq(application.clientId, maker.clientId));
  if (!row) return undefined;
  const isOwn = row.createdBy === maker.createdBy && row.channel === maker.channel;
  if (!isOwn) throw new AppError('invalid_input', { clientId: 'taken' });
  return row.id;
}

/** Puts the data of an application right; what a person’s data were is not kept elsewhere. */
export async function saveCase(
  { db, sealing, knowledge, parameters }: CaseParts,
  { resource, window }: Edited,
  { id, version, values, takeBack }: Saved,
  context: Caller,
): Promise<void> {
  const { viewer } = context;
  const settings = await parameters();
  await db.transaction(async (tx) => {
    const row = await takeCase(tx, id, CASE_SCOPES[resource](viewer));
    if (row.version !== version) throw new AppError('conflict');
    if (!isEditable(row, resource)) throw new AppError('move_not_allowed');
    const columns = await columnsOf(tx, knowledge, values, row);
    // Nobody moves out of their own sight what they may see.
    if ('network' in columns && isElsewhere(viewer, columns.network))
      throw new AppError('invalid_input', { 'values.network': 'fixed' });
    // Nor into the sight of another partner what this one wrote.
    if ('network' in columns && row.channel === 'partner' && columns.network !== row.network)
      throw new AppError('invalid_input', { 'values.network': 'fixed' });
    const before = openPersonal(sealing, row);
    const personal = personalOf(before, values);
    const earlier = await readDeeds(tx, id);
    await tx
      .update(application)
      .set({ ...columns, ...personalColumns(sealing, personal), ...stamp(viewer, row) })
      .where(eq(application.id, id));
    await writeDeeds(tx, knowledge, id, values.deeds, earlier);
    const deeds = await readDeeds(tx, id);
    const now = { ...row, ...columns };
    const changes = changesOf(
      { row, personal: before, deeds: withoutIds(earlier) },
      { row: now, personal, deeds: withoutIds(deeds) },
    );
    const priced = await reprice(
      tx,
      knowledge,
      settings,
      { row, deeds: earlier },
      { row: now, deeds, stated: isOwnClaim(row) ? landPrices(values.deeds) : undefined },
    );
    if (Object.keys(priced).length > 0)
      await tx.update(application).set(priced).where(eq(application.id, id));
    const fields = [...new Set(Object.keys(changes).map((field) => field.split('.')[0] ?? ''))];
    const judged = judgedOf(
      fields,
      { row, personal: before, deeds: earlier },
      { row: now, personal, deeds },
    );
    if (judged.length > 0)
      demandOpen(
        row,
        takeBack,
        Object.fromEntries(judged.map((field) => [`values.${field}`, 'locked'])),
      );
    await tx.insert(applicationEvent).values({
      applicationId: id,
      actor: viewer.name,
      kind: 'changed',
      detail: {
        fields: fields.join(' '),
        ...(priced.checked && { limit: priced.checked.limit }),
        ...(row.checked && priced.checked === null && { unchecked: 1 }),
      },
    });
    if (resource === 'applicationPartner') await markNews(tx, id);
    await recordEvent(tx, actorOf(context.request, viewer), {
      action: 'change',
      subject: window,
      subjectId: id,
      subjectName: row.reference,
      changes: {
        ...changes,
        ...(row.checked &&
          priced.checked !== undefined &&
          pricingChanges(row.checked, priced.checked)),
      },
    });
    if (judged.length > 0 && isLocked(row.status) && takeBack)
      await moveApplication(tx, settings, context, { id, move: 'revise', remark: takeBack });
  });
}

/** Partners put right what they wrote themselves, as long as nobody has begun with it. */
export function isEditable(row: Case, resource: string): boolean {
  if (row.anonymisedAt || row.deletedAt) return false;
  if (resource === 'application') return isOpenStatus(row.status);
  return resource === 'applicationPartner' && row.status === 'new' && row.channel === 'partner';
}

export function stamp(viewer: Viewer, row: Pick<Case, 'version'>) {
  return { version: row.version + 1, updatedAt: sql`now()`, updatedBy: viewer.name };
}

/** What staff or a partner took down is theirs to put right until somebody begins with it. */
function isOwnClaim({ status, channel }: Case): boolean {
  return status === 'new' && channel !== 'site';
}

function withoutIds(deeds: Awaited<ReturnType<typeof readDeeds>>) {
  return deeds.map(({ id: _, ...deed }) => deed);
}

/** A new one has no `values` around its fields. */
function besideTheValues(error: unknown): never {
  if (!(error instanceof AppError) || !error.fields) throw error;
  const fields = Object.entries(error.fields).map(([field, code]) => [
    field.replace(/^values\./, ''),
    code,
  ]);
  throw new AppError(error.reason, Object.fromEntries(fields));
}
