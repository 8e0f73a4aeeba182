import { createHmac, randomBytes } from 'node:crypto';
import type { InferSelectModel } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { onlyRow } from './checks.ts';
import type { Db } from './db.ts';
import type { Sealing } from './sealed.ts';

const BYTES = 32;

/** One row, made by the first who needs it: a key that is sealed anew when the secret key is replaced. */
export const digestKeyTable = (name: string) =>
  pgTable(name, { id: integer().primaryKey(), sealed: text().notNull() }, (table) => [
    onlyRow(table.id),
  ]);

type KeyTable = ReturnType<typeof digestKeyTable>;

/**
 * Digests that stand for what is kept nowhere any more. Those of the secret key are made anew from
 * the values when it is replaced; these have a key of their own instead.
 */
export async function lastingDigests(
  tx: Db,
  sealing: Sealing,
  { table, purpose }: { table: KeyTable; purpose: string },
): Promise<(value: string) => string> {
  const [known] = await tx.select().from(table);
  const { sealed } = known ?? (await makeKey(tx, sealing, table, purpose));
  const key = Buffer.from(sealing.open(sealed, purpose), 'base64');
  return (value) => createHmac('sha256', key).update(value).digest('base64url');
}

/** Two at once: the first one counts. */
async function makeKey(
  tx: Db,
  sealing: Sealing,
  table: KeyTable,
  purpose: string,
): Promise<InferSelectModel<KeyTable>> {
  const made = { id: 1, sealed: sealing.seal(randomBytes(BYTES).toString('base64'), purpose) };
  await tx.insert(table).values(made).onConflictDoNothing();
  const [row] = await tx.select().from(table);
  return row ?? made;
}
