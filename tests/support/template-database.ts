import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { seedNavigation } from '#server/navigation/seed.ts';
import { openDatabase } from '#server/platform/db.ts';
import { createLogger } from '#server/platform/logger.ts';
import { migrateDatabase } from '#server/platform/migrate.ts';
import { startEmbeddedPostgres } from '#server/postgres/embedded-postgres.ts';

/** Starts one real server for a whole run, with a migrated database to clone. */
export async function startTemplate() {
  const folder = await mkdtemp(join(tmpdir(), 'chanote-test-'));
  await chmod(folder, 0o711);
  const postgres = await startEmbeddedPostgres({
    dataDir: folder,
    // Nothing here outlives the run, so nothing needs to reach the disk.
    config: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
    },
  });
  const templateUrl = replaceDatabase(postgres.url, 'template_chanote');
  await runBeside(templateUrl, 'create database template_chanote');
  await migrateDatabase(templateUrl);
  const { db, close } = openDatabase(templateUrl, createLogger('silent'));
  await seedNavigation(db);
  await close();
  const stop = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { templateUrl, stop };
}

/**
 * A new database that is a copy of the template, and the way to drop it. Its files are copied: page
 * by page through the log it takes twice the work.
 */
export async function cloneTemplate(templateUrl: string) {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runBeside(
    templateUrl,
    `create database ${name} template template_chanote strategy file_copy`,
  );
  return {
    url: replaceDatabase(templateUrl, name),
    drop: () => runBeside(templateUrl, `drop database ${name} with (force)`),
  };
}

/** A new database with nothing in it, made as an operator may make theirs, and the way to drop it. */
export async function createEmpty(templateUrl: string, how = '') {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runBeside(templateUrl, `create database ${name} ${how}`);
  return {
    url: replaceDatabase(templateUrl, name),
    drop: () => runBeside(templateUrl, `drop database ${name} with (force)`),
  };
}

/** A template can only be cloned while nobody is connected to it: ask from another database. */
async function runBeside(templateUrl: string, statement: string): Promise<void> {
  const client = new pg.Client(replaceDatabase(templateUrl, 'postgres'));
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

function replaceDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
