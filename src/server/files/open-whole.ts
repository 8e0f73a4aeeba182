import type { PrivateFiles } from './private-files.ts';

/**
 * A private file to be sent. Opened before anything is sent: what is damaged from the start is
 * refused as any call is. Undefined where there is no such file. Where it cannot be noted that
 * somebody opens it, it is closed again.
 */
export async function openWhole(
  files: PrivateFiles,
  { fileKey, tokenHash }: { fileKey: string; tokenHash: string },
  note?: () => Promise<unknown>,
): Promise<AsyncGenerator<Buffer> | undefined> {
  const pieces = await files.open(fileKey, tokenHash);
  if (!pieces) return undefined;
  const whole = readWhole(pieces);
  await whole.next();
  try {
    await note?.();
  } catch (error) {
    await whole.return(undefined);
    throw error;
  }
  return whole;
}

/** Begun before it is handed over: whoever leaves it unread closes the file all the same. */
async function* readWhole(pieces: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  try {
    const first = await pieces.next();
    yield Buffer.alloc(0);
    if (!first.done) yield first.value;
    yield* pieces;
  } finally {
    await pieces.return(undefined);
  }
}

/** Types that show and do nothing; all others are saved. */
const SHOWN = new Set(['application/pdf', 'image/jpeg', 'image/png']);

export function isShown(contentType: string): boolean {
  return SHOWN.has(contentType);
}
