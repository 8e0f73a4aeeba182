import { readFileSync } from 'node:fs';

export function readResidentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (!kilobytes) throw new Error('The server is gone.');
  return Number(kilobytes) / 1024;
}
