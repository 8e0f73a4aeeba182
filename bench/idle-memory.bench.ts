import { setTimeout as delay } from 'node:timers/promises';
import { type Bench, limitLine } from './report.ts';
import { readResidentMegabytes } from './resident-memory.ts';
import { startServer } from './server-process.ts';

const REQUESTS = 200;
const IDLE_MS = 5_000;

/** Resident memory of the server's own process, without its database. */
export const idleMemory: Bench = async (stage) => {
  const { origin, pid } = await startServer(stage);
  const fresh = readResidentMegabytes(pid);
  for (let sent = 0; sent < REQUESTS; sent += 1) {
    const response = await fetch(`${origin}/`);
    if (response.status !== 200) throw new Error(`The home page answered ${response.status}.`);
    await response.arrayBuffer();
  }
  await delay(IDLE_MS);
  const format = (megabytes: number) => `${Math.round(megabytes)} MB`;
  const note = `${format(fresh)} right after the start`;
  return [limitLine('idle memory', readResidentMegabytes(pid), 180, format, note)];
};
