import type pg from 'pg';
import { StartupError } from '#server/platform/startup-error.ts';
import { bringOver, isFromBeforeRelease } from './before-release.ts';
import { listForeignKeys, listTables, placeOf, quote, type Table } from './catalog.ts';
import { readLines } from './check-backup.ts';
import { noteRemade } from './lost-secrets.ts';
import type { Manifest, TableCopy } from './manifest.ts';
import { connect } from './reach.ts';
import { createSum, fixSpelling, makeReader, readRows } from './rows.ts';

/**
 * Fills the tables in one transaction, which ends only when they hold what the backup holds: a
 * failure leaves them empty. References are dropped meanwhile and made anew, which checks them;
 * triggers rest, or the rows would be counted and announced a second time.
 */
export async function loadTables(
  url: string,
  folder: string,
  manifest: Manifest,
  /** Takes out what is of no use; answers of which tables. */
  removeLost: (client: pg.Client) => Promise<string[]>,
): Promise<string[]> {
  const client = await connect(url);
  try {
    await client.query('begin');
    await fixSpelling(client);
    const tables = await matchTables(client, manifest);
    const references = await listForeignKeys(client);
    for (const { place, name } of references) {
      await client.query(`alter table ${place} drop constraint ${quote(name)}`);
    }
    for (const { table } of tables) {
      await client.query(`alter table ${placeOf(table)} disable trigger user`);
      await client.query(`truncate ${placeOf(table)}`);
    }
    const sums = new Map<Table, string>();
    for (const { table, copy } of tables) {
      const insert = await makeReader(client, table, copy.columns);
      const sum = createSum();
      for await (const lines of readLines(folder, table)) {
        await insert(lines);
        sum.add(lines);
      }
      sums.set(table, sum.result());
    }
    for (const { table, copy } of tables) await demandEqual(client, table, copy, sums.get(table));
    if (isFromBeforeRelease(manifest.migrations)) await bringOver(client);
    const remade = await removeLost(client);
    for (const { place, name, definition } of references) {
      await client.query(`alter table ${place} add constraint ${quote(name)} ${definition}`);
    }
    for (const { table } of tables) {
      await client.query(`alter table ${placeOf(table)} enable trigger user`);
    }
    for (const { value, ...sequence } of manifest.sequences) {
      if (value !== null) await client.query('select setval($1, $2)', [placeOf(sequence), value]);
    }
    await unlockJobs(client);
    if (remade.length > 0) await noteRemade(client, remade, manifest);
    await client.query('commit');
    await client.query('analyze');
    return remade;
  } finally {
    await client.end();
  }
}

/** The tables of the backup beside those that the migrations made here. */
async function matchTables(client: pg.Client, manifest: Manifest) {
  const here = await listTables(client);
  const tables = manifest.tables.map((copy) => {
    const table = here.find(({ schema, name }) => schema === copy.schema && name === copy.name);
    if (table && isOf(table, copy.columns)) return { table, copy };
    throw new StartupError(
      `The table ${copy.name} of the backup is not as this version of Chanote makes it: restore with version ${manifest.version}, then upgrade.`,
    );
  });
  if (tables.length === here.length) return tables;
  throw new StartupError(
    `The backup lacks tables that this version of Chanote makes: restore with version ${manifest.version}, then upgrade.`,
  );
}

/** In whichever order they stand; older backups hold also what the database works out itself. */
function isOf({ written, columns }: Table, copied: string[]): boolean {
  const known = new Set(copied);
  return written.every((name) => known.has(name)) && copied.every((name) => columns.includes(name));
}

async function demandEqual(
  client: pg.Client,
  table: Table,
  { columns, name }: TableCopy,
  expected: string | undefined,
): Promise<void> {
  const sum = createSum();
  for await (const lines of readRows(client, table, columns)) sum.add(lines);
  if (sum.result() === expected) return;
  throw new StartupError(
    `The table ${name} was not restored as it was, and nothing is kept of it: try again into a database with the locale of the one that was backed up (C.UTF-8 where it was the embedded one).`,
  );
}

/** Jobs that were under way belong to workers that will not come back. */
async function unlockJobs(client: pg.Client): Promise<void> {
  for (const table of ['_private_jobs', '_private_job_queues']) {
    await client.query(
      `update graphile_worker.${table} set locked_at = null, locked_by = null where locked_by is not null`,
    );
  }
}
