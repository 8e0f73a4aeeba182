import type pg from 'pg';
import { createPrivateFiles, DamagedFileError } from '#server/files/private-files.ts';
import type { FileStore } from '#server/files/store.ts';
import { createSealing, SealError } from '#server/platform/sealed.ts';
import { quote } from './catalog.ts';
import type { Kept, PrivateFileTable, RenewTools, SealedTable, SecretKeys } from './kept.ts';
import { findUnknown } from './unknown-secrets.ts';

const AT_ONCE = 200;

type RotationParts = { client: pg.Client; store: FileStore; keys: SecretKeys; kept: Kept };

type Rotation = {
  /** Rows and files that are under the present key now and were not before. */
  renewed: number;
  current: number;
  /** What neither key opens, and what nobody told us how to renew: by place. */
  left: string[];
};

/**
 * Puts everything that the previous key keeps under the present one. A few rows at a time, each lot
 * in a transaction of its own; what is done already is passed over, so that an interrupted run goes
 * on where it stopped, and the server runs meanwhile, reading with both keys.
 */
export async function rotateKey({ client, store, keys, kept }: RotationParts): Promise<Rotation> {
  const rotation: Rotation = { renewed: 0, current: 0, left: [] };
  const sealing = createSealing(keys.secretKey, keys.previousKey);
  for (const table of kept.sealed) {
    await renewRows(client, table, { sealing, keys }, rotation);
  }
  const files = createPrivateFiles(store, keys.secretKey, keys.previousKey);
  for (const table of kept.files) await renewFiles(client, table, files, rotation);
  rotation.left.push(...(await findUnknown(client, keys, kept)));
  return rotation;
}

async function renewRows(
  client: pg.Client,
  { table, id, idType, columns, renew }: SealedTable,
  tools: RenewTools,
  rotation: Rotation,
): Promise<void> {
  const names = [id, ...columns].map((name) => `${quote(name)}::text`).join(', ');
  for (let after: string | undefined; ; ) {
    await client.query('begin');
    const { rows } = await client.query<Record<string, string | null>>(
      `select ${names} from ${quote(table)} where $1::${idType} is null or ${quote(id)} > $1
      order by ${quote(id)} limit ${AT_ONCE} for update`,
      [after ?? null],
    );
    for (const row of rows) {
      const renewed = tryRenew(() => renew(row, tools));
      if (renewed === 'unreadable') rotation.left.push(`${table} ${row[id]}`);
      else if (!renewed) rotation.current += 1;
      else {
        const changed = Object.keys(renewed);
        const set = changed.map((name, place) => `${quote(name)} = $${place + 2}`).join(', ');
        await client.query(`update ${quote(table)} set ${set} where ${quote(id)} = $1`, [
          row[id],
          ...Object.values(renewed),
        ]);
        rotation.renewed += 1;
      }
    }
    await client.query('commit');
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)?.[id] ?? undefined;
  }
}

function tryRenew<Renewed>(renew: () => Renewed): Renewed | 'unreadable' {
  try {
    return renew();
  } catch (error) {
    if (error instanceof SealError) return 'unreadable';
    throw error;
  }
}

async function renewFiles(
  client: pg.Client,
  { table, key: named, belongsTo }: PrivateFileTable,
  files: ReturnType<typeof createPrivateFiles>,
  rotation: Rotation,
): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await client.query<{ key: string; owner: string }>(
      `select ${named} as key, ${belongsTo} as owner from ${quote(table)}
      where ${named} > $1 order by ${named} limit ${AT_ONCE}`,
      [after],
    );
    for (const { key, owner } of rows) {
      try {
        const outcome = await files.rewrap(key, owner);
        if (outcome === 'done') rotation.renewed += 1;
        if (outcome === 'current') rotation.current += 1;
      } catch (error) {
        if (!(error instanceof DamagedFileError)) throw error;
        rotation.left.push(`${table} file ${key}`);
      }
    }
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)?.key ?? after;
  }
}
