import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect as connectTo, reachDatabase } from '#server/operations/reach.ts';
import { migrateDatabase } from '#server/platform/migrate.ts';
import { startEmbeddedPostgres } from '#server/postgres/embedded-postgres.ts';
import { startServerProcess } from '#tests/support/server-process.ts';
import { cloneDatabase } from '#tests/support/test-app.ts';

/** Of one visitor: there must be room for others' work on a busy machine. */
const PACE_MS = 20;
/** Three processes start in turn. */
const PATIENCE = { timeout: 100_000 };

const DATABASE_URL = await cloneDatabase();
const DATA_DIR = await mkdtemp(join(tmpdir(), 'chanote-workers-'));
const SECRET_KEY = randomBytes(32).toString('hex');
const SETTINGS = { DATABASE_URL, DATA_DIR, SECRET_KEY, DEMO: '0', WORKERS: '2' };
let server: Awaited<ReturnType<typeof startServerProcess>>;
beforeAll(async () => {
  server = await startServerProcess(SETTINGS);
});
afterAll(async () => {
  await server.stop('SIGKILL');
  await rm(DATA_DIR, { recursive: true, force: true });
});

/** Of the processes under the supervisor, by what they do. */
function findProcesses(role: 'web' | 'worker'): number[] {
  const { pid } = server.child;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
  return children
    .filter(Boolean)
    .map(Number)
    .filter((child) => {
      try {
        return readFileSync(`/proc/${child}/environ`, 'utf8').split('\0').includes(`ROLE=${role}`);
      } catch {
        return false;
      }
    });
}

/** Some visitors with connections that stay, some with a new one for each question. */
function visit() {
  const failures: string[] = [];
  let [asked, over] = [0, false];
  const ask = (agent: Agent) =>
    new Promise<void>((resolve) => {
      const fail = (why: string) => {
        failures.push(why);
        resolve();
      };
      get(`${server.origin}/healthz`, { agent }, (response) => {
        asked += 1;
        if (response.statusCode !== 200) fail(`answered ${response.statusCode}`);
        response
          .resume()
          .once('end', resolve)
          .once('error', (error) => fail(error.message));
      }).once('error', (error) => fail(error.message));
    });
  const visitors = [true, true, true, false].map(async (keepAlive) => {
    const agent = new Agent({ keepAlive, maxSockets: 1 });
    while (!over) {
      await ask(agent);
      await delay(PACE_MS);
    }
    agent.destroy();
  });
  return {
    asked: () => asked,
    async leave() {
      over = true;
      await Promise.all(visitors);
      return failures;
    },
  };
}

async function countHealth(): Promise<number> {
  const body = await (await fetch(`${server.origin}/metrics`)).text();
  const line = /^chanote_http_requests_total\{route="\/healthz",status="200"\} (\d+)$/m.exec(body);
  return Number(line?.[1] ?? 0);
}

test('two processes share the visitors; the figures are the sums of both', async () => {
  await expect.poll(server.output).toContain('2 processes answer');
  expect(findProcesses('web')).toHaveLength(2);
  expect(findProcesses('worker')).toHaveLength(1);
  const before = await countHealth();
  for (let asked = 0; asked < 20; asked += 1)
    await fetch(`${server.origin}/healthz`, { headers: { connection: 'close' } });
  expect(await countHealth()).toBe(before + 20);
});

/** Open connections of a process, and whatever else is a socket to it. */
function countSockets(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  const links = readdirSync(folder).map((fd) => {
    try {
      return readlinkSync(`${folder}/${fd}`);
    } catch {
      return '';
    }
  });
  return links.filter((link) => link.startsWith('socket:')).length;
}

test('a crowd with connections that stay is shared out evenly', async () => {
  const pids = findProcesses('web');
  const before = pids.map(countSockets);
  const { hostname, port } = new URL(server.origin);
  const crowd = Array.from({ length: 40 }, () => connect(Number(port), hostname));
  const taken = () => pids.map((pid, at) => countSockets(pid) - (before[at] ?? 0));
  // The pools of both open and close connections to the database meanwhile.
  await expect.poll(() => Math.min(...taken())).toBeGreaterThanOrEqual(17);
  for (const socket of crowd) socket.destroy();
});

test('SIGHUP renews every process, and nobody is refused; what they counted is kept', async () => {
  const before = findProcesses('web');
  const counted = await countHealth();
  const visitors = visit();
  server.child.kill('SIGHUP');
  await expect.poll(server.output, PATIENCE).toContain('Every process was renewed.');
  expect(await visitors.leave()).toEqual([]);
  const after = findProcesses('web');
  expect(after).toHaveLength(2);
  expect(after.filter((pid) => before.includes(pid))).toEqual([]);
  expect(findProcesses('worker')).toHaveLength(1);
  expect(await countHealth()).toBe(counted + visitors.asked());
});

test('a killed process is replaced while the others go on', async () => {
  const [killed = 0, left] = findProcesses('web');
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => findProcesses('web')).not.toContain(killed);
  const visitors = visit();
  await expect.poll(() => findProcesses('web')).toHaveLength(2);
  expect(findProcesses('web')).toContain(left);
  expect(await visitors.leave()).toEqual([]);
});

test('SIGTERM ends all of them in order', async () => {
  const pids = [...findProcesses('web'), ...findProcesses('worker')];
  const ended = once(server.child, 'exit');
  server.child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(server.output()).toMatch(/Stopping[\s\S]*Stopped\./);
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

/** A connection of its own, and all that was answered on it. */
function open() {
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  let heard = '';
  socket.on('data', (text) => {
    heard += text;
  });
  return { socket, heard: () => heard };
}

/** A call whose body comes bit by bit. */
function callSlowly() {
  const { socket, heard } = open();
  const body = `{${' '.repeat(900_000)}}`;
  let sent = 0;
  socket.write(
    `POST /api/user/getGlobalRegisterShow HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
  );
  const send = (bytes = body.length) => {
    socket.write(body.slice(sent, sent + bytes));
    sent += bytes;
  };
  return { send, heard };
}

test('SIGTERM during a renewal cuts nothing that the leaving process is answering', async () => {
  server = await startServerProcess({ ...SETTINGS, UPLOAD_LEAST_KILOBYTES_PER_SECOND: '1' });
  await expect.poll(server.output).toContain('2 processes answer');
  // Some of each for either process.
  const calls = Array.from({ length: 4 }, callSlowly);
  const visitors = Array.from({ length: 4 }, open);
  server.child.kill('SIGHUP');
  const isLeaving = () => {
    for (const { send } of calls) send(1_000);
    for (const { socket } of visitors) socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
    // Who leaves says so in its answers, for a second.
    return visitors.some(({ heard }) => /connection: close/i.test(heard()));
  };
  await expect.poll(isLeaving, { ...PATIENCE, interval: 50 }).toBe(true);
  const ended = once(server.child, 'exit');
  server.child.kill('SIGTERM');
  await delay(2_000);
  for (const { send } of calls) send();
  expect(await ended).toEqual([0, null]);
  for (const { heard } of calls) expect(heard()).toMatch(/^HTTP\/1\.1 200 [\s\S]*"isSuccess":true/);
});

test(
  'what a killed house was working on goes on when its embedded database starts again',
  PATIENCE,
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'chanote-killed-'));
    await chmod(dataDir, 0o711);
    const before = await startEmbeddedPostgres({ dataDir });
    await migrateDatabase(before.url);
    const client = await connectTo(before.url);
    await client.query(`select graphile_worker.add_job('clean_line')`);
    // By one that nobody ever heard of: as long as it may live, it is left alone for hours.
    await client.query(
      `update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now()`,
    );
    await client.end();
    await before.stop();

    const { DATABASE_URL: _, ...settings } = SETTINGS;
    const again = await startServerProcess({ ...settings, DATA_DIR: dataDir });
    const { url } = await reachDatabase({ databaseUrl: undefined, dataDir });
    const beside = await connectTo(url);
    const locked = async () =>
      (await beside.query(`select from graphile_worker.jobs where locked_by = 'killed'`)).rowCount;
    await expect.poll(locked).toBe(0);
    await beside.end();
    await again.stop();
    await rm(dataDir, { recursive: true, force: true });
  },
);
