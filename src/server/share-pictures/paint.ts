import sharp from 'sharp';
import { drawSharePicture, type ShareText } from './draw.ts';

export function paintSharePicture(text: ShareText): Promise<Buffer> {
  return sharp(Buffer.from(drawSharePicture(text)))
    .png({ palette: true })
    .toBuffer();
}
