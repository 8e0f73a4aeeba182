import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import type { FileStore } from '#server/files/store.ts';
import { migrateDatabase } from '#server/platform/migrate.ts';
import { fingerprintOf } from '#server/platform/secret-key.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { listMigrations } from './catalog.ts';
import { checkBackup } from './check-backup.ts';
import type { Kept } from './kept.ts';
import { loadTables } from './load-tables.ts';
import { removeLost } from './lost-secrets.ts';
import { contentFile, type Manifest } from './manifest.ts';
import { findLevel, migrateTo } from './migrate-to.ts';
import { connect } from './reach.ts';

type RestoreParts = {
  /** Opened only when the backup was found whole. */
  openDatabase: () => Promise<string>;
  openStore: () => Promise<FileStore>;
  keys: Array<string | undefined>;
  /** Goes on although its documents cannot be read with the keys of this machine: what they keep. */
  withoutKeys?: Kept | undefined;
};

/** Brings a backup back into an empty database and an empty store, and checks what is there then. */
export async function restore(
  { withoutKeys, ...parts }: RestoreParts,
  backup: string,
): Promise<Manifest & { remade: string[] }> {
  const folder = resolve(backup);
  const manifest = await checkBackup(folder);
  const level = await findLevel(manifest.migrations);
  if (level === undefined) {
    throw new StartupError(
      `The backup in ${folder} was made by version ${manifest.version} of Chanote, whose database this version does not know: restore it with that version or a newer one.`,
    );
  }
  if (!withoutKeys) demandKeys(manifest, parts.keys);
  const url = await parts.openDatabase();
  await demandEmptyDatabase(url, manifest);
  const store = await parts.openStore();
  const left = await findLeft(store, manifest);
  let remade: string[];
  try {
    await writeFiles(folder, manifest, store);
    await migrateTo(url, level);
    remade = await loadTables(url, folder, manifest, async (client) =>
      withoutKeys ? removeLost(client, withoutKeys, parts.keys) : [],
    );
  } catch (error) {
    for (const { key } of manifest.files) if (!left.has(key)) await store.remove(key);
    throw error;
  }
  await migrateDatabase(url);
  return { ...manifest, remade };
}

function demandKeys({ keys }: Manifest, given: RestoreParts['keys']): void {
  const known = given.flatMap((key) => (key ? fingerprintOf(key) : []));
  const missing = keys.filter((print) => !known.includes(print));
  if (!missing.length) return;
  throw new StartupError(
    `The documents in this backup were kept under another secret key (${missing.join(', ')}): set SECRET_KEY, and SECRET_KEY_PREVIOUS where it names two, to the keys of the server that was backed up, or put its secret.key into DATA_DIR; with npm run restore -- --any-key it is restored without them, its documents stay unreadable, and what is made anew is listed.`,
  );
}

async function demandEmptyDatabase(url: string, manifest: Manifest): Promise<void> {
  const client = await connect(url);
  try {
    const present = await listMigrations(client);
    const { rows } = await client.query(`
      select count(*)::int as tables from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`);
    const isOurs = present.length > 0 && present.length <= manifest.migrations.length;
    // What an interrupted restore left has tables, in which nobody ever did anything.
    if (rows[0].tables === 0 || (isOurs && (await isUnused(client)))) return;
  } finally {
    await client.end();
  }
  throw new StartupError(
    'The database is not empty, and a backup never overwrites: name an empty one by DATABASE_URL, or an empty folder by DATA_DIR.',
  );
}

async function isUnused(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`select not exists (select from app_user)
    and not exists (select from audit_event) and not exists (select from stored_file) as unused`);
  return rows[0].unused === true;
}

/** Files of this very backup, which an interrupted restore left: there must be no others. */
async function findLeft(store: FileStore, { files }: Manifest): Promise<Set<string>> {
  const own = new Set(files.map(({ key }) => key));
  const left = new Set<string>();
  for await (const key of store.list()) {
    if (!own.has(key))
      throw new StartupError(
        'The file store is not empty, and a backup never overwrites: name an empty folder by DATA_DIR, or an empty bucket by S3_BUCKET.',
      );
    left.add(key);
  }
  return left;
}

/** Each is read back from the store: what counts is what lies there. */
async function writeFiles(folder: string, { files }: Manifest, store: FileStore): Promise<void> {
  for (const { key, sha256 } of files) {
    await store.write(key, createReadStream(join(folder, contentFile(key))));
    const hash = createHash('sha256');
    const opened = await store.open(key);
    for await (const chunk of opened?.stream ?? []) hash.update(chunk);
    if (!opened || hash.digest('hex') !== sha256) throw new Error('a file was not kept as it was');
  }
}
