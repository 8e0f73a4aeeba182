import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The server process of an embedded database. */
export function postmasterOf(dataDir: string): number {
  const noted = readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8');
  return Number(noted.split('\n')[0]);
}

/** … and those that it started, one for each connection and some for the house. */
export function postgresProcesses(dataDir: string): number[] {
  const postmaster = postmasterOf(dataDir);
  const pids = readdirSync('/proc').map(Number).filter(Boolean);
  return [postmaster, ...pids.filter((pid) => Number(fieldOf(pid, PARENT)) === postmaster)];
}

/** Answers nothing any more, and ends nothing, until what is given back thaws it. */
export function freezePostgres(dataDir: string): () => void {
  const postmaster = postmasterOf(dataDir);
  signal([postmaster], 'SIGSTOP');
  // It stops when it next gets to run: until then it may start one more, which nobody would freeze.
  let state = fieldOf(postmaster, STATE);
  while (state && !STILL.includes(state)) state = fieldOf(postmaster, STATE);
  const processes = postgresProcesses(dataDir);
  signal(processes, 'SIGSTOP');
  return () => signal(processes, 'SIGCONT');
}

export function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It ended by itself in the meantime.
    }
  }
}

/** By place behind the name, which is in brackets and may hold anything. */
const [STATE, PARENT] = [0, 1];
/** Stopped or ended. */
const STILL = 'TZ';

function fieldOf(pid: number, place: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[place];
  } catch {
    return undefined;
  }
}
