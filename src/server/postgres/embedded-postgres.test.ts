import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { installPostgresBinaries } from './binaries.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const config = { fsync: 'off' };
let programs: string;
let dataDir: string;
let cleanups: (() => Promise<void>)[];

beforeAll(async () => {
  programs = await mkdtemp(join(tmpdir(), 'chanote-programs-'));
  await installPostgresBinaries(programs);
});

afterAll(() => rm(programs, { recursive: true, force: true }));

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'chanote-pg-'));
  await chmod(dataDir, 0o711);
  cleanups = [() => rm(dataDir, { recursive: true, force: true })];
});

afterEach(async () => {
  for (const cleanUp of cleanups.reverse()) await cleanUp();
});

/** Spares the test the copying of 60 MB. */
async function linkPrograms(folder = dataDir): Promise<void> {
  await promisify(execFile)('cp', ['--archive', '--link', programs, join(folder, 'postgres')]);
}

async function start(folder = dataDir) {
  const database = await startEmbeddedPostgres({ dataDir: folder, config });
  cleanups.push(database.stop);
  return database;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function until<T>(find: () => Promise<T | undefined | false>): Promise<T> {
  for (const start = Date.now(); Date.now() - start < 20_000; await delay(5)) {
    const found = await find().catch(() => undefined);
    if (found) return found;
  }
  throw new Error('It did not happen in time.');
}

const cluster = () => join(dataDir, 'postgres', 'data');

const readPid = async () =>
  Number((await readFile(join(cluster(), 'postmaster.pid'), 'utf8')).split('\n')[0]);

/** Another process with a group of its own, so that initdb can be killed along with it. */
function startElsewhere(): ChildProcess {
  const module = JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'));
  const script = `
    const { startEmbeddedPostgres } = await import(${module});
    await startEmbeddedPostgres(${JSON.stringify({ dataDir, config })});
    console.log('up');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanups.push(() => killGroup(child));
  return child;
}

async function killGroup(child: ChildProcess): Promise<void> {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return;
  process.kill(-child.pid, 'SIGKILL');
  await once(child, 'exit');
}

async function startElsewhereAndWait(): Promise<ChildProcess> {
  const child = startElsewhere();
  if (child.stdout) await once(child.stdout, 'data');
  return child;
}

describe('the embedded database', { timeout: 60_000 }, () => {
  it('starts in an empty folder, keeps its data and stops', async () => {
    const first = await start();
    await query(first.url, "create table kept as select 'ที่ดิน' as word");
    await first.stop();
    await expect(query(first.url, 'select 1')).rejects.toThrow();
    const second = await start();
    expect(await query(second.url, 'select word from kept')).toEqual([{ word: 'ที่ดิน' }]);
  });

  it('can be reached only through a socket that others cannot enter', async () => {
    await linkPrograms();
    const { url } = await start();
    const folder = new URL(url).searchParams.get('host') ?? '';
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect(await query(url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  });

  it('writes down what failed without the values of the row', async () => {
    await linkPrograms();
    const { url } = await start();
    await query(url, 'create table guest (phone text unique check (phone > $$0$$))');
    const failing = (phone: string) =>
      expect(query(url, `insert into guest select v from unnest('{${phone}}'::text[]) v`)).rejects;
    await failing('0812345678,0812345678').toThrow(/duplicate/);
    await failing('-').toThrow(/violates check/);
    const log = await readFile(join(dataDir, 'postgres.log'), 'utf8');
    expect(log).toContain('violates check');
    expect(log).not.toMatch(/Key \(phone\)|Failing row/);
  });

  it('sorts Thai words', async () => {
    await linkPrograms();
    const { url } = await start();
    const sql = `select w from unnest(array['ไก่', 'ขา', 'เกม']) w order by w collate "th-x-icu"`;
    expect(await query(url, sql)).toEqual([{ w: 'เกม' }, { w: 'ไก่' }, { w: 'ขา' }]);
  });

  it('is refused to a second process while the first one lives', async () => {
    await linkPrograms();
    const owner = await startElsewhereAndWait();
    await expect(startEmbeddedPostgres({ dataDir, config })).rejects.toThrow(
      /is in use by another running Chanote: stop that one, or set DATA_DIR/,
    );
    await killGroup(owner);
    await start();
  });

  it('is taken over from a process that was killed', async () => {
    await linkPrograms();
    const owner = await startElsewhereAndWait();
    const pid = await readPid();
    await killGroup(owner);
    const { url } = await start();
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await readPid()).toBe(pid);
  });

  it('starts after everything was killed', async () => {
    await linkPrograms();
    const owner = await startElsewhereAndWait();
    await killGroup(owner);
    process.kill(await readPid(), 'SIGKILL');
    const { url } = await start();
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('is not kept from starting by a stranger with the process id of its predecessor', async () => {
    await linkPrograms();
    const first = await start();
    const lock = await readFile(join(cluster(), 'postmaster.pid'), 'utf8');
    await first.stop();
    await writeFile(join(cluster(), 'postmaster.pid'), lock.replace(/^\d+/, String(process.pid)));
    await chmod(join(cluster(), 'postmaster.pid'), 0o644);
    const second = await start();
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('comes back by itself when it is killed, and can still be stopped', async () => {
    await linkPrograms();
    const { url, stop } = await start();
    const pid = await readPid();
    process.kill(pid, 'SIGKILL');
    await until(async () => (await readPid()) !== pid && (await query(url, 'select 1')));
    const sql = "select 1 from pg_stat_activity where application_name = 'chanote owner'";
    await until(async () => (await query(url, sql)).length === 1);
    await stop();
    await expect(query(url, 'select 1')).rejects.toThrow();
  });

  it('starts in a folder where its creation was cut short', async () => {
    await linkPrograms();
    const maker = startElsewhere();
    const parent = join(dataDir, 'postgres');
    await until(async () => {
      const draft = (await readdir(parent)).find((name) => name.startsWith('data.'));
      return draft !== undefined && (await readdir(join(parent, draft))).includes('global');
    });
    await killGroup(maker);
    const { url } = await start();
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect((await readdir(parent)).filter((name) => name.endsWith('.draft'))).toEqual([]);
  });

  it('uses a short temporary folder where the path is too long for a socket', async () => {
    const deep = join(dataDir, 'd'.repeat(60), 'e'.repeat(60));
    await mkdir(deep, { recursive: true });
    await linkPrograms(deep);
    const { url, stop } = await start(deep);
    const folder = new URL(url).searchParams.get('host') ?? '';
    expect(folder).toMatch(/^\/tmp\/chanote-/);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await stop();
    await expect(stat(folder)).rejects.toThrow(/ENOENT/);
  });

  it('does not touch the files of another PostgreSQL version', async () => {
    await linkPrograms();
    await mkdir(cluster(), { recursive: true });
    await writeFile(join(cluster(), 'PG_VERSION'), '17\n');
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
      /is of PostgreSQL 17 but this Chanote brings PostgreSQL 18: dump it/,
    );
  });

  it('says in its own words why it does not start', async () => {
    await linkPrograms();
    const attempt = startEmbeddedPostgres({ dataDir, config: { shared_buffers: 'plenty' } });
    await expect(attempt).rejects.toThrow(/did not start \(.*shared_buffers.*plenty/);
  });

  it.runIf(process.getuid?.() === 0)('names the folder that its user may not enter', async () => {
    await chmod(dataDir, 0o700);
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
      `who may not enter ${dataDir}: set DATA_DIR to a folder outside it`,
    );
  });
});
