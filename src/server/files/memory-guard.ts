import { AppError } from '#contract/errors.ts';

/** Of all files that are in memory together: beyond, it is more honest to say so than to run out. */
const MOST_BYTES = 256 * 1024 * 1024;

let taken = 0;

/** Does something that needs so many bytes, where there is room for them. */
export async function withMemory<Result>(
  bytes: number,
  use: () => Promise<Result>,
): Promise<Result> {
  if (taken + bytes > MOST_BYTES) throw new AppError('unavailable');
  taken += bytes;
  try {
    return await use();
  } finally {
    taken -= bytes;
  }
}
