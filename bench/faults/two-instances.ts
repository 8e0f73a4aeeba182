import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { startServer } from '../server-process.ts';
import { createAsking } from './asking.ts';
import { openHouse } from './house.ts';
import { importOnce } from './import-load.ts';
import type { Ledger } from './ledger.ts';
import type { Fault } from './outcome.ts';
import { settle } from './settling.ts';
import { signInForGood } from './signing-in.ts';

const TIMES = 2;
const ROWS = 2_000;
const TAKEN_OVER_WITHIN_S = 30;

/** Of two, the one at work is killed: the other takes its jobs. */
export const twoInstances: Fault = async ({ stage }) => {
  const broken: string[] = [];
  const waits: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const house = await openHouse(stage, { name: `one-${time}`, database: 'own' });
    const first = await workersOf(house.pool);
    const other = `two-${time}`;
    // As on a shared file system.
    await mkdir(join(stage.folder, other), { mode: 0o711 });
    await symlink(join(house.dataDir, 'files'), join(stage.folder, other, 'files'));
    const second = await startServer(stage, other, {
      DATABASE_URL: house.databaseUrl,
      SECRET_KEY: house.secretKey,
      DEMO: '0',
      TRUST_PROXY: '1',
    });
    const servers = [house.server(), second];
    const askings = servers.map(({ origin }) => createAsking(origin));
    const [asking, beside] = askings as [
      ReturnType<typeof createAsking>,
      ReturnType<typeof createAsking>,
    ];
    const ledger: Pick<Ledger, 'imports'> = { imports: new Map() };
    const token = await signInForGood(asking);
    await importOnce(asking, ledger, token, { rows: ROWS });
    const worker = await workerAt(house.pool, 'write_import');
    const victim = first.includes(worker) ? 0 : 1;
    await servers[victim]?.stop('SIGKILL');
    const seconds = await takenOver(house.pool, worker);
    waits.push(seconds ?? Number.POSITIVE_INFINITY);
    if (seconds === undefined || seconds > TAKEN_OVER_WITHIN_S)
      broken.push(`the job was not taken over within ${TAKEN_OVER_WITHIN_S} s`);
    const survivor = victim === 0 ? beside : asking;
    const answer = await survivor.call('receiveChannel/list', {}, token);
    if (answer?.status !== 200) broken.push(`the other answers ${answer?.status}`);
    broken.push(...(await settle(house)));
    const [[id = 0, { users } = { users: [] as string[] }] = []] = [...ledger.imports];
    const { rows } = await house.pool.query<{ state: string; users: number }>(
      `select state, (select count(*)::int from app_user where user_id = any($2)) as users
      from sheet_import where id = $1`,
      [id, users],
    );
    if (rows[0]?.state !== 'done' || rows[0].users !== ROWS)
      broken.push(`the import is ${rows[0]?.state} with ${rows[0]?.users} of ${ROWS} users`);
    broken.push(...askings.flatMap(({ problems }) => problems));
    await stage.clear();
  }
  return [
    {
      name: 'two instances, one killed',
      count: `${TIMES} times, an import of ${ROWS.toLocaleString('en')} rows under way`,
      outcome: `taken over after ${waits.map((wait) => wait.toFixed(1)).join(' and ')} s`,
      broken,
    },
  ];
};

async function workersOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>('select name from job_worker');
  return rows.map(({ name }) => name);
}

/** Who works on a job of that name, as soon as somebody does. */
async function workerAt(pool: pg.Pool, task: string): Promise<string> {
  for (let glance = 0; glance < 1_000; glance += 1) {
    const { rows } = await pool.query<{ worker: string }>(
      `select locked_by as worker from graphile_worker.jobs
      where task_identifier = $1 and locked_by is not null`,
      [task],
    );
    if (rows[0]) return rows[0].worker;
    await delay(5);
  }
  throw new Error(`Nobody works on ${task}.`);
}

/** Seconds until it is somebody else's, or done. */
async function takenOver(pool: pg.Pool, worker: string): Promise<number | undefined> {
  const start = performance.now();
  while (performance.now() - start < 2 * TAKEN_OVER_WITHIN_S * 1_000) {
    const { rowCount } = await pool.query(
      'select from graphile_worker.jobs where locked_by = $1 limit 1',
      [worker],
    );
    if (rowCount === 0) return (performance.now() - start) / 1_000;
    await delay(50);
  }
  return undefined;
}
