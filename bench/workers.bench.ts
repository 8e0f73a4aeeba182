import { readFileSync } from 'node:fs';
import { LIST_INPUT } from './list-input.ts';
import { median, startGenerator } from './measure.ts';
import { type Bench, formatMicroseconds, formatPercent, type Line } from './report.ts';
import { startServer } from './server-process.ts';

const WARMING = 4;
const ROUNDS = 7;
const LEAST = 1.8;
/** Of both; half of it for one, so that a process has as much to do at a time, and lets all in. */
const CONNECTIONS = 32;

const REQUESTS = {
  'cached home': { path: '/', request: { headers: { 'accept-encoding': 'br' }, turns: 300 } },
  'list call': {
    path: '/api/articles/list',
    request: {
      method: 'POST' as const,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(LIST_INPUT),
      turns: 80,
    },
  },
};

/**
 * What two processes can answer against one, where each has a core to itself: on two cores they share
 * them with the generator and the database. So it is reckoned by processor time: each connection asks
 * equally often, and whichever process has more of that work to do sets the pace.
 */
export const workers: Bench = async (stage) => {
  const one = await startServer(stage);
  const settings = { DATABASE_URL: one.databaseUrl, DEMO: '0', ROLE: 'web', WORKERS: '2' };
  const two = await startServer(stage, 'workers', settings);
  const pids = [two.pid, ...findChildren(two.pid)];
  const generate = await startGenerator(stage);
  const lines: Line[] = [];
  for (const [name, { path, request }] of Object.entries(REQUESTS)) {
    const few = { ...request, connections: CONNECTIONS / 2, pid: one.pid };
    const many = { ...request, connections: CONNECTIONS, pid: pids };
    const rounds: Array<Record<'gain' | 'clock' | 'alone' | 'both' | 'busiest', number>> = [];
    for (let round = 0; round < WARMING + ROUNDS; round += 1) {
      const alone = await generate(`${one.origin}${path}`, few);
      const both = await generate(`${two.origin}${path}`, many);
      if (round < WARMING) continue;
      rounds.push({
        gain: alone.cpuMicroseconds / (both.cpuMicroseconds * both.busiest),
        clock: both.perSecond / alone.perSecond,
        alone: alone.cpuMicroseconds,
        both: both.cpuMicroseconds,
        busiest: both.busiest,
      });
    }
    const middle = (of: keyof (typeof rounds)[number]) => median(rounds.map((round) => round[of]));
    const gains = rounds.map(({ gain }) => gain);
    const spread = `${Math.min(...gains).toFixed(2)} to ${Math.max(...gains).toFixed(2)}`;
    const times = `${formatMicroseconds(middle('both'))} against ${formatMicroseconds(middle('alone'))}`;
    lines.push({
      name: `two processes: ${name}`,
      measured: `${middle('gain').toFixed(2)} times`,
      target: `≥ ${LEAST}`,
      ok: middle('gain') >= LEAST,
      note: `${times} of processor time, the busier took ${formatPercent(middle('busiest'))}; ${spread} in ${ROUNDS} rounds after ${WARMING}; by the clock, with the generator on the same cores: ${middle('clock').toFixed(2)}`,
    });
  }
  return lines;
};

function findChildren(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}
