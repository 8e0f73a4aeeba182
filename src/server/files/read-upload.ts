import type { Readable } from 'node:stream';
import { AppError } from '#contract/errors.ts';

/** Of all uploads under way together: beyond, it is more honest to say so than to run out. */
const MOST_BUFFERED = 256 * 1024 * 1024;

let buffered = 0;

/** Takes a file into memory while something is done with it; never more than so many bytes. */
export async function withUpload<Result>(
  upload: Readable,
  mostBytes: number,
  use: (content: Buffer) => Promise<Result>,
): Promise<Result> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of upload as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      buffered += chunk.length;
      if (bytes > mostBytes) throw new AppError('invalid_input', { file: 'too_big' });
      if (buffered > MOST_BUFFERED) throw new AppError('unavailable');
      chunks.push(chunk);
    }
    return await use(Buffer.concat(chunks, bytes));
  } finally {
    buffered -= bytes;
  }
}
