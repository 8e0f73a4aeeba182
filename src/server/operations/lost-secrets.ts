import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { createSealing, ifOpens } from '#server/platform/sealed.ts';
import { quote } from './catalog.ts';
import type { Kept, SecretKeys } from './kept.ts';
import type { Manifest } from './manifest.ts';

/**
 * Removes what no key at hand opens and the house, or whom it is of, makes anew: kept, it would only
 * stand in the way. In the transaction that loads the rows, while their triggers rest. Answers of
 * which tables.
 */
export async function removeLost(
  client: pg.Client,
  kept: Kept,
  [secretKey = randomBytes(32).toString('hex'), previousKey]: Array<string | undefined>,
): Promise<string[]> {
  const keys: SecretKeys = { secretKey, previousKey };
  const tools = { sealing: createSealing(secretKey, previousKey), keys };
  const removed: string[] = [];
  for (const { table, id, columns, renew, remade } of kept.sealed) {
    if (!remade) continue;
    const names = [id, ...columns].map((name) => `${quote(name)}::text`).join(', ');
    const { rows } = await client.query(`select ${names} from ${quote(table)}`);
    const lost = rows.filter((row) => !ifOpens(() => ({ renewed: renew(row, tools) })));
    if (lost.length === 0) continue;
    await client.query(`delete from ${quote(table)} where ${quote(id)}::text = any ($1::text[])`, [
      lost.map((row) => row[id]),
    ]);
    for (const other of remade) await client.query(`delete from ${quote(other)}`);
    removed.push(table);
  }
  return removed;
}

/** In the record itself: what was made anew, and where the chain of before ended. */
export async function noteRemade(client: pg.Client, remade: string[], { audit }: Manifest) {
  const changes = {
    madeAnew: { to: remade },
    ...(audit && { lastSeal: { from: `${audit.position} ${audit.seal}` } }),
  };
  await client.query(
    `insert into audit_event (action, subject, changes) values ('restore', 'Audit', $1)`,
    [JSON.stringify(changes)],
  );
}
