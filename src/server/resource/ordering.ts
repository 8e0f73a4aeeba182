import { and, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { AppError } from '#contract/errors.ts';
import { ORDERED } from '#contract/resource/ordered.ts';
import type { Move, orderingCalls } from '#contract/resource/ordering.ts';
import type { RowFacts } from '#contract/resource/resource.ts';
import type { CallContext, Handlers } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { valuesWith } from './bulk.ts';
import { type Placed, planOrder } from './ordering-rules.ts';
import { findKind } from './registry.ts';
import { readVisible } from './rows.ts';

type Kind = ReturnType<typeof findKind>;
type Row = RowFacts & Record<string, unknown>;

/** More are no order that somebody keeps by hand. */
const MOST = 5_000;

/** Things in the order that staff gave them, changed one at a time, each save a save of its form. */
export function orderingRoutes(db: Db): Handlers<keyof typeof orderingCalls> {
  return {
    'records/order': async ({ resource, seen, moves }, context) => {
      const kind = findKind(db, resource);
      if (!ORDERED.has(resource)) throw new AppError('not_found');
      return {
        data: await db.transaction(async (tx) => {
          const list = await lockList(tx, kind, context);
          return savePlaces(tx, kind, planMoves(list, seen, moves), context);
        }),
      };
    },
  };
}

/** All of them, held by their numbers, so that two who move at once come one after the other. */
async function lockList(tx: Db, { table, scope }: Kind, { viewer }: CallContext) {
  const { position } = getTableColumns(table) as unknown as { position: PgColumn };
  const rows = await tx
    .select({ id: sql<number>`${table.id}`, position: sql<number>`${position}` })
    .from(table)
    .where(and(isNull(table.deletedAt), scope?.(viewer)))
    .orderBy(table.id)
    .limit(MOST + 1)
    .for('update');
  if (rows.length > MOST) throw new AppError('not_found');
  return inOrder(rows);
}

const inOrder = (rows: readonly Placed[]) =>
  rows.toSorted((one, other) => one.position - other.position || one.id - other.id);

/** The places that change by one move after another: each is saved once, however often it moved. */
function planMoves(list: readonly Placed[], seen: readonly number[], moves: readonly Move[]) {
  const before = new Map(list.map(({ id, position }) => [id, position]));
  let [placed, shown] = [list, seen];
  for (const { id, after } of moves) {
    const planned = planOrder(placed, { seen: shown, id, after });
    const changed = new Map(planned.map((row) => [row.id, row.position]));
    placed = inOrder(
      placed.map((row) => ({ ...row, position: changed.get(row.id) ?? row.position })),
    );
    const others = shown.filter((one) => one !== id);
    shown = others.toSpliced(after === null ? 0 : others.indexOf(after) + 1, 0, id);
  }
  return placed.filter(({ id, position }) => before.get(id) !== position);
}

async function savePlaces(tx: Db, kind: Kind, planned: readonly Placed[], context: CallContext) {
  const ids = planned.map(({ id }) => id);
  const rows = (await readVisible(tx, kind, ids, kind.scope?.(context.viewer))) as Row[];
  const changed: Array<{ id: number; version: number; before: { position: number } }> = [];
  for (const row of rows) {
    const { id, version } = row;
    const position = planned.find((one) => one.id === id)?.position ?? 0;
    const values = valuesWith(kind, row, { position });
    const saved = await kind.saveIn(tx, { id, version, values }, context);
    changed.push({ id, version: saved.version, before: { position: Number(row.position) } });
  }
  return changed;
}
