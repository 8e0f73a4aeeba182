import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import type { FileStore } from '#server/files/store.ts';
import { flushFolder } from '#server/platform/atomic-folder.ts';
import { makeWritable } from '#server/platform/make-folder.ts';
import { PROJECT_ROOT } from '#server/platform/project-root.ts';
import { fingerprintOf } from '#server/platform/secret-key.ts';
import { errorCode, StartupError } from '#server/platform/startup-error.ts';
import { listFileKeys, listMigrations, listSequences, listTables, type Table } from './catalog.ts';
import type { PrivateFileTable } from './kept.ts';
import { contentFile, MANIFEST, type Manifest, rowsFile, type TableCopy } from './manifest.ts';
import { createTally, fixSpelling, readRows } from './rows.ts';

const ONLY_US = { recursive: true, mode: 0o700 } as const;

type BackupParts = {
  client: pg.Client;
  store: FileStore;
  secretKey: string;
  previousKey?: string | undefined;
  /** Tables that name private files. */
  files: readonly PrivateFileTable[];
};

/**
 * Copies the database as it is at one moment, then the files that its rows name, into a new folder.
 * Files are never changed and have random names, so what a row of that moment names is still the
 * same file a minute later; one that was removed meanwhile is listed. The folder gets its name when
 * it is whole.
 */
export async function backUp(
  parts: BackupParts,
  target: string,
): Promise<{ folder: string; manifest: Manifest }> {
  const madeAt = new Date();
  const name = `chanote-${madeAt.toISOString().replace(/[-:]|\.\d+/g, '')}`;
  const folder = join(resolve(target), name);
  const draft = `${folder}.part`;
  await makeDraft(folder, draft);
  try {
    await mkdir(join(draft, 'database'), ONLY_US);
    await mkdir(join(draft, 'files'), ONLY_US);
    const { keys, ...database } = await copyDatabase(parts, draft);
    const copied = await copyFiles(parts.store, keys, draft);
    const manifest: Manifest = {
      format: 1,
      madeAt: madeAt.toISOString(),
      version: await readVersion(),
      keys: [parts.secretKey, parts.previousKey].flatMap((key) => (key ? fingerprintOf(key) : [])),
      ...database,
      ...copied,
    };
    await writeFile(join(draft, MANIFEST), JSON.stringify(manifest), { mode: 0o600, flush: true });
    await flushFolder(draft);
    await rename(draft, folder);
    await flushFolder(dirname(folder));
    return { folder, manifest };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** A folder that is there already is another's, who may be at work in it. */
async function makeDraft(folder: string, draft: string): Promise<void> {
  const target = dirname(folder);
  const remedy = 'name one that this user can write to';
  await makeWritable(target, 0o700, { name: 'folder', remedy });
  const refusal = new StartupError(
    `Another backup began in ${target} in the same second: use that one, or begin again.`,
  );
  if (existsSync(folder)) throw refusal;
  await mkdir(draft, { mode: 0o700 }).catch((error) => {
    throw errorCode(error) === 'EEXIST' ? refusal : error;
  });
}

/** Everything in one transaction that sees the database as it was when it began. */
async function copyDatabase({ client, files }: BackupParts, draft: string) {
  await client.query('begin isolation level repeatable read read only');
  try {
    await fixSpelling(client);
    const migrations = await listMigrations(client);
    const keys = await listFileKeys(client, files);
    const { rows: seals } = await client.query(
      'select position::int, seal from audit_seal order by audit_seal.position desc limit 1',
    );
    const { rows: server } = await client.query('show server_version');
    const tables: TableCopy[] = [];
    for (const table of await listTables(client)) {
      tables.push(await copyTable(client, table, draft));
    }
    const sequences = await listSequences(client);
    const postgres: string = server[0].server_version;
    return { migrations, keys, tables, sequences, postgres, audit: seals[0] ?? null };
  } finally {
    await client.query('rollback');
  }
}

async function copyTable(client: pg.Client, table: Table, draft: string): Promise<TableCopy> {
  // What a database works out itself it may work out otherwise elsewhere, by its locale.
  const { schema, name, written: columns } = table;
  const tally = createTally();
  async function* lines() {
    for await (const some of readRows(client, table, columns)) {
      tally.add(some);
      yield some.join('');
    }
  }
  const file = join(draft, rowsFile(table));
  await pipeline(Readable.from(lines()), createGzip({ level: 5 }), createOwnFile(file));
  return { schema, name, columns, ...tally.result() };
}

async function copyFiles(store: FileStore, keys: string[], draft: string) {
  const files: Manifest['files'] = [];
  const gone: string[] = [];
  for (const key of keys) {
    const opened = await store.open(key);
    if (!opened) {
      gone.push(key);
      continue;
    }
    const hash = createHash('sha256');
    let bytes = 0;
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        bytes += chunk.length;
        done(null, chunk);
      },
    });
    const file = join(draft, contentFile(key));
    await mkdir(dirname(file), ONLY_US);
    await pipeline(opened.stream, measure, createOwnFile(file));
    if (bytes !== opened.size) throw new Error(`the store gave ${bytes} bytes of ${opened.size}`);
    files.push({ key, bytes, sha256: hash.digest('hex') });
  }
  return { files, gone };
}

function createOwnFile(file: string) {
  return createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
}

async function readVersion(): Promise<string> {
  return JSON.parse(await readFile(join(PROJECT_ROOT, 'package.json'), 'utf8')).version;
}
