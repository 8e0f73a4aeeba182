import type { ParsedInputOf } from '#contract/calls.ts';
import { invalidInput } from '#contract/envelope.ts';
import { AppError } from '#contract/errors.ts';
import { type BulkOutcome, type bulkCalls, ListChange } from '#contract/resource/bulk.ts';
import type { RowFacts } from '#contract/resource/resource.ts';
import type { CallContext, Handlers } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import type { RollBackAfter } from '#server/platform/rolled-back.ts';
import { findKind, inputSchemaOf } from './registry.ts';
import { holdRows, readVisible } from './rows.ts';

type Parts = { db: Db; undoAfter: RollBackAfter };
type Input = ParsedInputOf<'records/change'>;
type Change = Input['changes'][number];
type Row = RowFacts & Record<string, unknown>;
type Values = Record<string, unknown>;
type Kind = ReturnType<typeof findKind>;

/** A few fields of many records at once. What of them is refused is told, and the others are saved. */
export function bulkRoutes({ db, undoAfter }: Parts): Handlers<keyof typeof bulkCalls> {
  return {
    'records/change': async (input, context) => {
      const kind = findKind(db, input.resource);
      if (kind.personal) throw new AppError('not_found');
      const act = (tx: Db) => changeAll(tx, kind, input, context);
      return { data: await (input.tryOnly ? undoAfter(act) : db.transaction(act)) };
    },
  };
}

async function changeAll(
  tx: Db,
  kind: Kind,
  { changes }: Input,
  context: CallContext,
): Promise<BulkOutcome> {
  const { table, scope } = kind;
  const ids = changes.map(({ id }) => id);
  await holdRows(tx, table, ids);
  const rows = (await readVisible(tx, kind, ids, scope?.(context.viewer))) as Row[];
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const outcome: BulkOutcome = { changed: [], same: 0, refused: [] };
  for (const change of changes) {
    const row = rowOf.get(change.id);
    if (!row) continue;
    await changeOne(tx, kind, { row, change }, context, outcome);
  }
  return outcome;
}

type Step = { row: Row; change: Change };

async function changeOne(
  tx: Db,
  kind: Kind,
  { row, change }: Step,
  context: CallContext,
  outcome: BulkOutcome,
): Promise<void> {
  const { id, version } = row;
  const name = kind.nameOf(row);
  const before = pick(row, Object.keys(change.values));
  try {
    if (row.deletedAt) throw new AppError('not_found');
    if (change.version !== undefined && change.version !== version) throw new AppError('conflict');
    const values = valuesWith(kind, row, appliedTo(row, change.values));
    if (isSame(before, pick(values, Object.keys(change.values)))) {
      outcome.same += 1;
      return;
    }
    // Within the whole, so that what is refused takes nothing else along.
    const saved = await tx.transaction((step) =>
      kind.saveIn(step, { id, version, values }, context),
    );
    const after = pick(saved as Row, Object.keys(change.values));
    outcome.changed.push({ id, name, version: saved.version, before, after });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    outcome.refused.push({ id, name, reason: error.reason, fields: error.fields ?? {} });
  }
}

/** What the fields would be of this record: of a list some may only come and go. */
function appliedTo(row: Row, changed: Values): Values {
  const applied = Object.entries(changed).map(([field, value]) => {
    const [list, { data: change }] = [row[field], ListChange.safeParse(value)];
    if (!change || !Array.isArray(list)) return [field, value];
    const stays = list.filter((one) => !change.remove.includes(one));
    return [field, [...stays, ...change.add]];
  });
  return Object.fromEntries(applied);
}

/** The record as it would be, by the rules of its form. */
export function valuesWith(kind: Kind, row: Row, changed: Values): Values {
  const schema = inputSchemaOf(kind.resource);
  const fields = Object.keys(schema.shape);
  for (const field of Object.keys(changed))
    if (!fields.includes(field)) throw new AppError('invalid_input', { [field]: 'invalid' });
  const { data, error } = schema.safeParse(
    { ...pick(row, fields), ...changed },
    { reportInput: true },
  );
  if (error) throw invalidInput(error);
  return data;
}

function pick(row: Values, fields: readonly string[]): Values {
  return Object.fromEntries(fields.flatMap((field) => (field in row ? [[field, row[field]]] : [])));
}

function isSame(before: Values, after: Values): boolean {
  return Object.entries(after).every(
    ([field, value]) => asCompared(before[field]) === asCompared(value),
  );
}

/** The same moment may be written in several ways. */
function asCompared(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : value;
}
