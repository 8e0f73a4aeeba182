import { readFileSync } from 'node:fs';
import { LIST_INPUT } from './list-input.ts';
import { median, startGenerator } from './measure.ts';
import { type Bench, formatMicroseconds, formatPercent, type Line } from './report.ts';
import { startServer } from './server-process.ts';

const WARMING = 6;
const ROUNDS = 7;
const LEAST = 1.8;
/** Fewer than a busy process takes at once: it would refuse the rest. */
const CONNECTIONS = 16;

const REQUESTS = {
  'cached home': { path: '/', request: { headers: { 'accept-encoding': 'br' } } },
  'list call': {
    path: '/api/articles/list',
    request: {
      method: 'POST' as const,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(LIST_INPUT),
    },
  },
};

/**
 * What two processes answer against one, where each has a core to itself: on two cores the generator
 * takes a part of one, so it is reckoned by processor time. The busier of the two sets the pace.
 */
export const workers: Bench = async (stage) => {
  const one = await startServer(stage);
  const settings = { DATABASE_URL: one.databaseUrl, DEMO: '0', ROLE: 'web', WORKERS: '2' };
  const two = await startServer(stage, 'workers', settings);
  const pids = findChildren(two.pid);
  const generate = await startGenerator(stage);
  const lines: Line[] = [];
  for (const [name, { path, request }] of Object.entries(REQUESTS)) {
    const gains: Array<{ gain: number; alone: number; both: number; busiest: number }> = [];
    for (let round = 0; round < WARMING + ROUNDS; round += 1) {
      const load = { ...request, connections: CONNECTIONS };
      const alone = await generate(`${one.origin}${path}`, { ...load, pid: one.pid });
      const both = await generate(`${two.origin}${path}`, { ...load, pid: pids });
      const gain = alone.cpuMicroseconds / (both.cpuMicroseconds * both.busiest);
      if (round < WARMING) continue;
      const { busiest, cpuMicroseconds } = both;
      gains.push({ gain, busiest, both: cpuMicroseconds, alone: alone.cpuMicroseconds });
    }
    const middle = (of: keyof (typeof gains)[number]) => median(gains.map((round) => round[of]));
    const all = gains.map(({ gain }) => gain);
    const spread = `${Math.min(...all).toFixed(2)} to ${Math.max(...all).toFixed(2)}`;
    const times = `${formatMicroseconds(middle('both'))} against ${formatMicroseconds(middle('alone'))}`;
    lines.push({
      name: `two processes: ${name}`,
      measured: `${middle('gain').toFixed(2)} times`,
      target: `≥ ${LEAST}`,
      ok: middle('gain') >= LEAST,
      note: `${times} of processor time, the busier took ${formatPercent(middle('busiest'))}; ${spread} in ${ROUNDS} rounds after ${WARMING}`,
    });
  }
  return lines;
};

function findChildren(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}
