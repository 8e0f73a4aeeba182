import { eq } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import { makePicture } from '#server/files/make-picture.ts';
import { inTurn, sniffPicture } from '#server/files/picture-formats.ts';
import type { Db } from '#server/platform/db.ts';
import { userPicture } from './tables.ts';

const SIDE = 256;
const MOST_BYTES = 1_000_000;

/** A user's picture from an uploaded file: square, small, and nothing but its pixels. */
export async function makePortrait(base64: string): Promise<string> {
  const upload = Buffer.from(base64, 'base64');
  const refuse = (code: string) => new AppError('invalid_input', { picture_base64: code });
  if (upload.length > MOST_BYTES) throw refuse('too_big');
  if (!sniffPicture(upload)) throw refuse('not_a_picture');
  const recipe = {
    upright: true,
    resize: { width: SIDE, height: SIDE, fit: 'cover' },
    to: { webp: { quality: 80 } },
  } as const;
  try {
    const { bytes } = await inTurn(() => makePicture(upload, recipe));
    return bytes.toString('base64');
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw refuse('unreadable');
  }
}

/** Keeps a portrait in place of any before it; undefined removes it. */
export async function savePortrait(
  tx: Db,
  userId: number,
  base64: string | undefined,
): Promise<void> {
  if (base64 === undefined) {
    await tx.delete(userPicture).where(eq(userPicture.userId, userId));
    return;
  }
  await tx
    .insert(userPicture)
    .values({ userId, base64 })
    .onConflictDoUpdate({ target: userPicture.userId, set: { base64 } });
}
