import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { migrationsWith as makeMigrations } from '#tests/support/more-migrations.ts';
import { cloneTemplate, createEmpty } from '#tests/support/template-database.ts';
import { migrateDatabase } from './migrate.ts';

const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true });
});

async function migrationsWith(more: Record<string, string>): Promise<string> {
  const folder = await makeMigrations(more);
  folders.push(folder);
  return folder;
}

async function open(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function withDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const { url, drop } = await cloneTemplate(inject('templateUrl'));
  await work(url).finally(drop);
}

test('while somebody reads for long, a migration waits without holding up anybody else', async () =>
  withDatabase(async (url) => {
    const folder = await migrationsWith({ '9001_x': 'alter table question add column later text' });
    const [reader, visitor] = [await open(url), await open(url)];
    await reader.query('begin');
    await reader.query('select count(*) from question');
    let migrated = false;
    const migration = migrateDatabase(url, folder).then(() => {
      migrated = true;
    });
    await eventually(async () => {
      const { rows } = await visitor.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'alter%'`,
      );
      expect(rows).toHaveLength(1);
    });
    // Behind a statement that waits for its lock, every reader would wait too, for as long as it does.
    const slowest = await slowestOf(visitor, 30);
    expect(slowest).toBeLessThan(2_000);
    expect(migrated).toBe(false);
    await reader.query('commit');
    await migration;
    const { rows } = await visitor.query('select later from question limit 0');
    expect(rows).toEqual([]);
    await Promise.all([reader.end(), visitor.end()]);
  }));

async function slowestOf(client: pg.Client, reads: number): Promise<number> {
  let slowest = 0;
  for (let read = 0; read < reads; read += 1) {
    const start = performance.now();
    await client.query('select count(*) from question');
    slowest = Math.max(slowest, performance.now() - start);
  }
  return slowest;
}

test('each migration stands by itself: what came before one that fails is kept', async () =>
  withDatabase(async (url) => {
    const folder = await migrationsWith({
      '9001_good': 'create table one_more (id int)',
      '9002_bad': 'create table two_more (id int);--> statement-breakpoint\nselect 1 / 0',
    });
    await expect(migrateDatabase(url, folder)).rejects.toThrow('division by zero');
    const client = await open(url);
    const { rows } = await client.query(
      `select to_regclass('one_more') is not null as one, to_regclass('two_more') is not null as two`,
    );
    expect(rows).toEqual([{ one: true, two: false }]);
    await client.end();
    await writeFile(join(folder, '9002_bad.sql'), 'create table two_more (id int)');
    await migrateDatabase(url, folder);
    await migrateDatabase(url, folder);
  }));

test('indexes are built beside those who write, also where two instances start at once', async () =>
  withDatabase(async (url) => {
    const sql = `drop index concurrently if exists question_late;--> statement-breakpoint
      create index concurrently question_late on question (version)`;
    const folder = await migrationsWith({ '9001_index': sql });
    await Promise.all([migrateDatabase(url, folder), migrateDatabase(url, folder)]);
    const client = await open(url);
    const { rows } = await client.query(
      `select indisvalid from pg_index where indexrelid = 'question_late'::regclass`,
    );
    expect(rows).toEqual([{ indisvalid: true }]);
    await client.end();
  }));

test('a database from before the first release is told in one sentence how to come over, and left alone', async () => {
  const { url, drop } = await createEmpty(inject('templateUrl'));
  const client = await open(url);
  try {
    await client.query(`create schema drizzle;
      create table drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint);
      insert into drizzle.__drizzle_migrations (hash, created_at) values ('a', 1794709992424), ('b', 1794807801097);
      create table application (id int)`);
    await expect(migrateDatabase(url)).rejects.toThrow(
      /^This database is from before the first release of Chanote and is left as it is: back it up with the version that made it .+, then restore that backup with this one .+ into an empty database\.$/,
    );
    const { rows } = await client.query(
      `select count(*)::int as tables from pg_tables where schemaname = 'public'`,
    );
    expect(rows).toEqual([{ tables: 1 }]);
  } finally {
    await client.end();
    await drop();
  }
});
