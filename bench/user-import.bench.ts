import { startGenerator } from './measure.ts';
import { type Bench, formatPercent } from './report.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const ROWS = 50_000;
const PASSWORD = 'Bench-Horse-7';
const LEAST_SHARE = 0.3;

type Job = { id: number; state: string; done: number; refused: number; mapping: object };

/** 50,000 users from a sheet, and what of the home page is left to visitors meanwhile. */
export const userImport: Bench = async (stage) => {
  const server = await startServer(stage, 'users', { DEMO: '0', ADMIN_PASSWORD: PASSWORD });
  const authorization = await signIn(server);
  const ask = async (path: string, body: BodyInit, type: string): Promise<Job> => {
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
  ];
};

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
