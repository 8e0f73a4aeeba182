import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AppError } from '#contract/errors.ts';
import { networkOf, wideNetworkOf } from '#server/platform/network.ts';
import { errorCode } from '#server/platform/startup-error.ts';
import { makeToken } from '#server/platform/tokens.ts';
import { createTurns } from '#server/platform/turns.ts';
import { withMemory } from './memory-guard.ts';
import { sniffPicture } from './picture-formats.ts';
import type { PrivateFiles } from './private-files.ts';

/** By so many of its first bytes a picture is known. */
const FIRST_BYTES = 12;

/** While one picture is decoded, another is fetched and a third is kept. No network has the line to itself. */
const { inTurn } = createTurns({ atOnce: 3, most: 100, ofOne: 20 });

type Sent = { upload: Readable | undefined; request: { ip: string } };

/**
 * Hands over an uploaded file when all of it is there. Until then it lies sealed in the store, however
 * long it takes to come, and a picture until its turn has come; only then is it in memory, while
 * something is done with it. What a process that dies leaves behind goes with all files that no row names.
 */
export async function withUpload<Result>(
  files: PrivateFiles,
  sent: Sent,
  mostBytes: number,
  use: (content: Buffer) => Promise<Result>,
): Promise<Result> {
  const place = makeToken();
  const { first, content } = upTo(mostBytes, demandUpload(sent));
  const { key, bytes } = await files.put(content, place).catch(refuseFull);
  const read = () =>
    withMemory(bytes, async () => {
      const whole = await files.open(key, place);
      if (!whole) throw new Error('an upload is not in the store');
      return use(await buffer(whole));
    });
  try {
    return await (sniffPicture(first()) ? inTurn(read, senderOf(sent)) : read());
  } finally {
    // What was made of it stands, or was refused, either way: what stays here is swept up as above.
    await files.remove(key).catch(() => undefined);
  }
}

const senderOf = ({ request: { ip } }: Sent) => wideNetworkOf(ip) ?? networkOf(ip);

/** The file of a call, which has to have one. */
export function demandUpload({ upload }: Pick<Sent, 'upload'>): Readable {
  if (!upload) throw new AppError('malformed');
  return upload;
}

/** The bytes as they come, and when they have come the first of them. */
function upTo(mostBytes: number, upload: AsyncIterable<Buffer>) {
  let bytes = 0;
  let first = Buffer.alloc(0);
  async function* pass() {
    for await (const chunk of upload) {
      bytes += chunk.length;
      if (bytes > mostBytes) throw new AppError('invalid_input', { file: 'too_big' });
      if (first.length < FIRST_BYTES)
        first = Buffer.concat([first, chunk.subarray(0, FIRST_BYTES - first.length)]);
      yield chunk;
    }
  }
  return { content: pass(), first: () => first };
}

/** A full disk is nobody’s mistake, and may be over soon. */
export function refuseFull(cause: unknown): never {
  const full = ['ENOSPC', 'EDQUOT'].includes(errorCode(cause) ?? '');
  throw full ? new AppError('unavailable', undefined, { cause }) : cause;
}
