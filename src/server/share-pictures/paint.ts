import { makePicture } from '#server/files/make-picture.ts';
import { createTurns } from '#server/platform/turns.ts';
import { drawSharePicture, type ShareText } from './draw.ts';

/** Whoever asks for all of them at once shall hold up neither visitors nor uploads: also drawing takes time. */
const { inTurn } = createTurns({});

export async function paintSharePicture(text: ShareText): Promise<Buffer> {
  const { bytes } = await inTurn(() =>
    makePicture(Buffer.from(drawSharePicture(text)), { to: { png: { palette: true } } }),
  );
  return bytes;
}
