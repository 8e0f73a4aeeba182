import sharp, { type Sharp } from 'sharp';
import { AppError } from '#contract/errors.ts';
import {
  decodingProblem,
  type PictureFormat,
  READING,
  sniffPicture,
} from '#server/files/picture-formats.ts';
import { LONGEST_SIDE, variantWidths } from './rules.ts';
import type { PictureVariant } from './tables.ts';

export type CleanPicture = { bytes: Buffer; contentType: string; width: number; height: number };

// One core at most: visitors come before pictures.
sharp.concurrency(1);

/**
 * The picture without anything but its pixels: turned upright, no larger than needed, re-encoded.
 * Where it was taken, and whatever else hid in the file, is gone.
 */
export async function cleanPicture(upload: Buffer): Promise<CleanPicture> {
  const format = sniffPicture(upload);
  if (!format) throw new AppError('invalid_input', { picture: 'not_a_picture' });
  const upright = sharp(upload, READING)
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true });
  try {
    const encoded = encodeSource(upright, format);
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    const contentType = `image/${info.format}`;
    return { bytes: data, contentType, width: info.width, height: info.height };
  } catch (error) {
    throw new AppError('invalid_input', { picture: decodingProblem(error) });
  }
}

/** A part of a kept picture, in the format it is kept in. */
export async function cutPicture(
  source: Buffer,
  { x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>,
): Promise<CleanPicture> {
  const part = sharp(source, READING).extract({ left: x, top: y, width, height });
  const encoded = encodeSource(part, sniffPicture(source) ?? 'png');
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { bytes: data, contentType: `image/${info.format}`, width, height };
}

function encodeSource(picture: Sharp, format: PictureFormat): Sharp {
  switch (format) {
    case 'jpeg':
      return picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' });
    case 'png':
      return picture.png({ compressionLevel: 4 });
    case 'webp':
    case 'heif':
      return picture.webp({ quality: 95 });
  }
}

type Encoded = Pick<PictureVariant, 'format' | 'width'> & { bytes: Buffer };

/** Every form in which the picture is shown, one after the other, to stay small in memory. */
export async function* encodeVariants(
  source: Buffer,
  sourceWidth: number,
): AsyncGenerator<Encoded> {
  const widths = variantWidths(sourceWidth);
  for (const width of widths) {
    const resized = sharp(source, READING).resize({ width });
    yield { format: 'avif', width, bytes: await resized.clone().avif(AVIF).toBuffer() };
    yield { format: 'webp', width, bytes: await resized.clone().webp(WEBP).toBuffer() };
  }
  const width = widths.at(-1) ?? sourceWidth;
  const fallback = sharp(source, READING).resize({ width }).flatten({ background: '#fff' });
  yield { format: 'jpeg', width, bytes: await fallback.jpeg(JPEG).toBuffer() };
}

const AVIF = { quality: 55, effort: 2 };
const WEBP = { quality: 78 };
const JPEG = { quality: 80, mozjpeg: true };
