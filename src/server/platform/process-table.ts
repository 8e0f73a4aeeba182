import { readFileSync } from 'node:fs';

/** Empty for a process that is gone, and for one that is dead but not yet buried. */
export function readArguments(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').slice(0, -1);
  } catch {
    return [];
  }
}
