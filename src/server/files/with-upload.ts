import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AppError } from '#contract/errors.ts';
import type { PublicContext } from '#server/platform/call-routes.ts';
import { errorCode } from '#server/platform/startup-error.ts';
import { makeToken } from '#server/platform/tokens.ts';
import { withMemory } from './memory-guard.ts';
import type { PrivateFiles } from './private-files.ts';

/**
 * Hands over an uploaded file when all of it is there. Until then it lies sealed in the store, however
 * long it takes to come; only then is it in memory, while something is done with it. What a process
 * that dies leaves behind goes with all files that no row names.
 */
export async function withUpload<Result>(
  files: PrivateFiles,
  upload: Readable,
  mostBytes: number,
  use: (content: Buffer) => Promise<Result>,
): Promise<Result> {
  const place = makeToken();
  const { key, bytes } = await files.put(upTo(mostBytes, upload), place).catch(refuseFull);
  try {
    return await withMemory(bytes, async () => {
      const content = await files.open(key, place);
      if (!content) throw new Error('an upload is not in the store');
      return use(await buffer(content));
    });
  } finally {
    await files.remove(key);
  }
}

/** The file of a call, which has to have one. */
export function demandUpload({ upload }: Pick<PublicContext, 'upload'>): Readable {
  if (!upload) throw new AppError('malformed');
  return upload;
}

async function* upTo(mostBytes: number, upload: AsyncIterable<Buffer>) {
  let bytes = 0;
  for await (const chunk of upload) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new AppError('invalid_input', { file: 'too_big' });
    yield chunk;
  }
}

/** A full disk is nobody’s mistake, and may be over soon. */
export function refuseFull(cause: unknown): never {
  const full = ['ENOSPC', 'EDQUOT'].includes(errorCode(cause) ?? '');
  throw full ? new AppError('unavailable', undefined, { cause }) : cause;
}
