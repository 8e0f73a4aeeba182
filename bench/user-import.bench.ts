import { setTimeout as delay } from 'node:timers/promises';
import { EXPECTED, insertBranches, SHEET_ROWS, writeBranches } from './branch-sheet.ts';
import { startGenerator } from './measure.ts';
import { type Bench, formatPercent, type Line, limitLine } from './report.ts';
import { readResidentMegabytes } from './resident-memory.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const ROWS = 50_000;
const PASSWORD = 'Bench-Horse-7';
const LEAST_SHARE = 0.3;
const MOST_MEMORY_MB = 200;
const LONGEST_SECONDS = 600;

type Counts = typeof EXPECTED;
type Job = {
  id: number;
  state: string;
  done: number;
  refused: number;
  mapping: object;
  counts: Counts;
};
type Ask = (path: string, body: BodyInit, type: string) => Promise<Job>;

/** 50,000 users from a sheet, and what of the home page is left to visitors meanwhile. */
export const userImport: Bench = async (stage) => {
  const server = await startServer(stage, 'users', { DEMO: '0', ADMIN_PASSWORD: PASSWORD });
  const authorization = await signIn(server);
  const ask: Ask = async (path, body, type) => {
    const response = await fetch(`${server.origin}/api/${path}`, {
      method: 'POST',
      headers: { authorization, 'content-type': type },
      body,
    });
    const { data, reasonText } = (await response.json()) as { data: Job; reasonText: string };
    if (reasonText) throw new Error(`${path} was refused: ${reasonText}.`);
    return data;
  };
  const step = (name: string, input: object) =>
    ask(`userImport/${name}`, JSON.stringify(input), 'application/json');

  const generate = await startGenerator(stage);
  const visitors = { connections: 16, headers: { 'accept-encoding': 'br' }, pid: server.pid };
  const home = async () => (await generate(`${server.origin}/`, visitors, 3)).perSecond;
  // Rendered once: what visitors get is kept.
  await (await fetch(`${server.origin}/`)).text();
  await home();
  const alone = await home();

  const rates: number[] = [];
  const until = async (id: number, state: string): Promise<Job> => {
    for (;;) {
      const job = await step('read', { id });
      if (job.state === state) return job;
      if (job.state === 'failed') throw new Error('The import failed.');
      rates.push(await home());
    }
  };
  const start = performance.now();
  const upload = 'userImport/upload?fileName=users.csv';
  const { id } = await ask(upload, writeUsers(), 'application/octet-stream');
  const { mapping } = await until(id, 'mapping');
  await step('map', { id, mapping });
  await until(id, 'checked');
  await step('start', { id });
  const { done, refused } = await until(id, 'done');
  const seconds = (performance.now() - start) / 1_000;

  const least = Math.min(...rates) / alone;
  return [
    {
      name: 'user import: 50,000 rows',
      measured: `${Math.round(ROWS / seconds)} rows/s`,
      target: `${ROWS} added`,
      ok: done === ROWS && refused === 0,
      note: `${done} added, ${refused} refused, ${seconds.toFixed(1)} s from the file to the last user`,
    },
    {
      name: 'user import: home page meanwhile',
      measured: formatPercent(least),
      target: `≥ ${formatPercent(LEAST_SHARE)}`,
      ok: least >= LEAST_SHARE,
      note: `the worst of ${rates.length} times, of ${Math.round(alone)}/s before; the import has the other core`,
    },
    ...(await importBranches(server, ask)),
  ];
};

/** 50,000 lines of branches, of which four in ten are wrong, each in its way. */
async function importBranches(server: ServerProcess, ask: Ask): Promise<Line[]> {
  await insertBranches(server.databaseUrl);
  const step = (name: string, input: object) => {
    const body = JSON.stringify({ resource: 'branchGSB', ...input });
    return ask(`imports/${name}`, body, 'application/json');
  };
  const before = readResidentMegabytes(server.pid);
  let most = before;
  const until = async (id: number, state: string): Promise<[Job, number]> => {
    const start = performance.now();
    for (;;) {
      const job = await step('read', { id });
      most = Math.max(most, readResidentMegabytes(server.pid));
      if (job.state === state) return [job, (performance.now() - start) / 1_000];
      if (job.state === 'failed') throw new Error('The import failed.');
      await delay(200);
    }
  };
  const upload = 'imports/upload?resource=branchGSB&fileName=branches.csv';
  const { id } = await ask(upload, writeBranches(), 'application/octet-stream');
  const [{ mapping }, reading] = await until(id, 'mapping');
  await step('map', { id, mapping });
  const [{ counts }, checking] = await until(id, 'checked');
  await step('start', { id });
  const [{ done }, writing] = await until(id, 'done');
  await step('undo', { id });
  const [undone, undoing] = await until(id, 'undone');
  const isRight =
    Object.entries(EXPECTED).every(([name, count]) => counts[name as keyof Counts] === count) &&
    done === EXPECTED.new + EXPECTED.changed &&
    undone.done === 0;
  const steps = { reading, checking, writing, undoing };
  const each = Object.entries(steps).map(([name, seconds]) => `${name} ${seconds.toFixed(1)} s`);
  return [
    {
      name: 'branch import: 50,000 lines, every mistake',
      measured: JSON.stringify(counts),
      target: 'each called what it is',
      ok: isRight,
      note: `${done} written, ${undone.done} left after undoing`,
    },
    limitLine(
      'branch import: from the file to the last branch',
      reading + checking + writing,
      LONGEST_SECONDS,
      (seconds) => `${seconds.toFixed(0)} s`,
      `${Math.round(SHEET_ROWS / (reading + checking + writing))} lines/s; ${each.join(', ')}`,
    ),
    limitLine(
      'branch import: memory',
      most - before,
      MOST_MEMORY_MB,
      (value) => `${value.toFixed(0)} MB`,
      `above ${before.toFixed(0)} MB before`,
    ),
  ];
}

function writeUsers(): string {
  const lines = Array.from(
    { length: ROWS },
    (_, number) => `staff${number},สมชาย,คนที่ ${number},E${number},staff${number}@example.com`,
  );
  return ['userId,firstName,lastName,employeeNumber,email', ...lines].join('\n');
}

async function signIn({ origin }: ServerProcess): Promise<string> {
  const response = await fetch(`${origin}/api/user/validateUserMySQL`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user_id: 'admin', password: PASSWORD }),
  });
  const { token, reasonText } = (await response.json()) as { token: string; reasonText: string };
  if (!token) throw new Error(`The administrator could not sign in: ${reasonText}.`);
  return `Bearer-${token}`;
}
