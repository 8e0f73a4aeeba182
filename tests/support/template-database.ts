import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '#server/platform/migrate.ts';
import { startEmbeddedPostgres } from '#server/postgres/embedded-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the migrated database that test files clone. */
    templateUrl: string;
  }
}

/** One real server for the whole run; every test file clones the migrated database. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'chanote-test-'));
  await chmod(folder, 0o711);
  // Nothing here outlives the run, so nothing needs to reach the disk.
  const postgres = await startEmbeddedPostgres({
    dataDir: folder,
    config: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
    },
  });
  const templateUrl = replaceDatabase(postgres.url, 'template_chanote');
  const client = new pg.Client(postgres.url);
  await client.connect();
  await client.query('create database template_chanote');
  await client.end();
  await migrateDatabase(templateUrl);
  project.provide('templateUrl', templateUrl);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

export function replaceDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
