import { makePicture } from '#server/files/make-picture.ts';
import { drawSharePicture, type ShareText } from './draw.ts';

export async function paintSharePicture(text: ShareText): Promise<Buffer> {
  const drawing = Buffer.from(drawSharePicture(text));
  return (await makePicture(drawing, { to: { png: { palette: true } } }, 'links')).bytes;
}
