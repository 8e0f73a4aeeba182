import { AppError } from '#contract/errors.ts';

/** Of all files that are in memory together: beyond, it is more honest to say so than to run out. */
const ALL_BYTES = 256 * 1024 * 1024;
/** The largest upload on its way to a bucket, with a sheet beside it: `memory-guard.test.ts` adds up. */
const LEAST_BYTES = 128 * 1024 * 1024;
let most = ALL_BYTES;

let taken = 0;

/** Where several processes answer, each has its part; however small, all that is taken at all fits. */
export function shareMemory(processes: number): void {
  most = Math.max(ALL_BYTES / processes, LEAST_BYTES);
}

/** Does something that needs so many bytes, where there is room for them. */
export async function withMemory<Result>(
  bytes: number,
  use: () => Promise<Result>,
): Promise<Result> {
  if (taken + bytes > most) throw new AppError('unavailable');
  taken += bytes;
  try {
    return await use();
  } finally {
    taken -= bytes;
  }
}
