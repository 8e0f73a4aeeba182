import { z } from 'zod';
import { AppError } from '#contract/errors.ts';

const Position = z.object({ value: z.string().max(1_000), id: z.int() });
export type Position = z.infer<typeof Position>;

export function writeCursor({ value, id }: Position): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

/** A cursor comes back from the browser, so anything may be in it. */
export function readCursor(text: string | undefined): Position | undefined {
  if (text === undefined) return undefined;
  try {
    const [value, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    return Position.parse({ value, id });
  } catch {
    throw new AppError('malformed');
  }
}
