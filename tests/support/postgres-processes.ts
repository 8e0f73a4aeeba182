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
  return [postmaster, ...pids.filter((pid) => parentOf(pid) === postmaster)];
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

function parentOf(pid: number): number | undefined {
  try {
    // The name before it is in brackets and may hold anything.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
  } catch {
    return undefined;
  }
}
