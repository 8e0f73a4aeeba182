import { chmod, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { migrateDatabase } from '#server/platform/migrate.ts';
import { startEmbeddedPostgres } from '#server/postgres/embedded-postgres.ts';
import { migrationsWith } from '#tests/support/more-migrations.ts';
import { releaseBefore } from '../../scripts/image/build.mjs';
import { demand, report, step } from '../../scripts/image/report.mjs';
import { endInstances, startInstance } from './instance.ts';
import { endLoads, startLoad } from './load.ts';
import { bringRelease } from './release.ts';

/** The new version migrates and starts while the one before serves, and nobody notices. */
const PASSWORD = 'Quartz-Wren-Plot-71';
const [OLD_PORT, NEW_PORT] = [4191, 4192];
const ALONE_MS = 4_000;
const TOGETHER_MS = 6_000;

/** What everybody writes to is widened, and indexed outside of a transaction. */
const NEXT = {
  '9001_widened': 'alter table application add column later text',
  '9002_indexed': `drop index concurrently if exists application_later;--> statement-breakpoint
    create index concurrently application_later on application (later)`,
};

const { values } = parseArgs({ options: { before: { type: 'string' } } });
const before = values.before ?? (await releaseBefore(resolve(import.meta.dirname, '../..')));
const work = await mkdtemp(join(tmpdir(), 'chanote-upgrade-'));
await chmod(work, 0o711);
const postgres = await startEmbeddedPostgres({ dataDir: work });
const database = new pg.Pool({ connectionString: postgres.url, max: 1 });

/** Each has a folder of its own; files and key are what they share. */
async function settingsOf(name: string) {
  const DATA_DIR = join(work, name);
  await mkdir(join(work, 'files'), { recursive: true });
  await mkdir(DATA_DIR);
  await symlink(join(work, 'files'), join(DATA_DIR, 'files'));
  const SECRET_KEY = 'the same on every instance, 32 or more';
  return { DATABASE_URL: postgres.url, DATA_DIR, SECRET_KEY, ADMIN_PASSWORD: PASSWORD, DEMO: '1' };
}

const countOf = async (statement: string, values: unknown[] = []) =>
  Number((await database.query(statement, values)).rows[0].count);
const countMigrations = () => countOf('select count(*) from drizzle.__drizzle_migrations');

const describe = ({ counts }: Awaited<ReturnType<typeof startLoad>>) =>
  Object.entries(counts)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ');

await report(async () => {
  const folder = await step(`the release before (${before})`, async () => {
    const brought = await bringRelease(before);
    return [brought, 'files, packages and pages are here'];
  });
  const old = await step('it starts', async () => {
    const started = await startInstance(folder, OLD_PORT, await settingsOf('old'));
    return [started, `ready after ${started.readyMs} ms, ${await countMigrations()} migrations`];
  });
  const { rows } = await database.query(
    `select product_id from credit_limit where individual and deleted_at is null limit 1`,
  );
  const load = await startLoad(old.origin, { password: PASSWORD, productId: rows[0].product_id });
  await pause(ALONE_MS);
  const [quiet, migrated] = [load.slowest(), await countMigrations()];
  const young = await step('the new one migrates and starts beside it', async () => {
    const started = await startInstance(undefined, NEW_PORT, await settingsOf('new'));
    const more = (await countMigrations()) - migrated;
    return [started, `ready after ${started.readyMs} ms, ${more} migrations applied`];
  });
  // Where the release before has them all, the next release’s are tried.
  if ((await countMigrations()) === migrated)
    await step('a migration of the next release, beside both', async () => {
      const folder = await migrationsWith(NEXT);
      await migrateDatabase(postgres.url, folder).finally(() => rm(folder, { recursive: true }));
      const more = (await countMigrations()) - migrated;
      demand(more === Object.keys(NEXT).length, `${more} migrations were applied.`);
      return [undefined, `${more} migrations applied`];
    });
  await pause(TOGETHER_MS);
  await load.stop();
  await step('nobody noticed', async () => {
    const [first] = load.failures;
    demand(
      load.failures.length === 0,
      `${load.failures.length} failed, the first: ${first?.what} ${first?.said}\n${old.output().slice(-1_000)}`,
    );
    const slow = `slowest answer ${load.slowest()} ms (${quiet} before)`;
    return [undefined, `${describe(load)} (${load.lists} lists), 0 failed, ${slow}`];
  });
  await step('every application that was taken is there, once', async () => {
    const kept = await countOf('select count(*) from application where client_id = any($1)', [
      load.taken,
    ]);
    demand(kept === load.taken.length, `${load.taken.length} were taken, ${kept} are there.`);
    return [undefined, `${kept} of ${load.taken.length}`];
  });
  await step('the old one ends, the new one serves alone', async () => {
    const code = await old.stop();
    demand(code === 0, `The old one ended with ${code}: ${old.output().slice(-1_000)}`);
    const after = await startLoad(young.origin, {
      password: PASSWORD,
      productId: rows[0].product_id,
    });
    await pause(ALONE_MS);
    await after.stop();
    demand(after.failures.length === 0, JSON.stringify(after.failures.slice(0, 3)));
    demand((await young.stop()) === 0, young.output().slice(-1_000));
    return [undefined, `${describe(after)}, 0 failed`];
  });
});
await endLoads();
await endInstances();
await database.end();
await postgres.stop();
await rm(work, { recursive: true, force: true });
