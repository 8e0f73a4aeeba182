import { readdirSync, readFileSync } from 'node:fs';

/**
 * What a process has computed so far, user and system, all threads: Linux's own account of each
 * thread, in nanoseconds, where the sum in `stat` is rounded to hundredths of a second.
 */
export function readCpuMicroseconds(pid: number): number {
  let nanoseconds = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const [ran = '0'] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    nanoseconds += Number(ran);
  }
  return nanoseconds / 1000;
}
