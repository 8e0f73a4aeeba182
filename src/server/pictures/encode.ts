import { AppError } from '#contract/errors.ts';
import { makePicture } from '#server/files/make-picture.ts';
import { type PictureFormat, refusalOf, sniffPicture } from '#server/files/picture-formats.ts';
import type { Made, Recipe } from '#server/files/picture-recipe.ts';
import { LONGEST_SIDE, variantWidths } from './rules.ts';
import type { PictureVariant } from './tables.ts';

export type CleanPicture = { bytes: Buffer; contentType: string; width: number; height: number };

/**
 * The picture without anything but its pixels: turned upright, no larger than needed, re-encoded.
 * Where it was taken, and whatever else hid in the file, is gone.
 */
export async function cleanPicture(upload: Buffer): Promise<CleanPicture> {
  const format = sniffPicture(upload);
  if (!format) throw new AppError('invalid_input', { picture: 'not_a_picture' });
  try {
    return nameType(
      await makePicture(upload, {
        upright: true,
        resize: {
          width: LONGEST_SIDE,
          height: LONGEST_SIDE,
          fit: 'inside',
          withoutEnlargement: true,
        },
        to: sourceFormat(format),
      }),
    );
  } catch (error) {
    throw refusalOf(error, 'picture');
  }
}

/** A part of a kept picture, in the format it is kept in. */
export async function cutPicture(
  source: Buffer,
  { x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>,
): Promise<CleanPicture> {
  const cut = { left: x, top: y, width, height };
  const to = sourceFormat(sniffPicture(source) ?? 'png');
  return nameType(await makePicture(source, { cut, to }));
}

const nameType = ({ bytes, format, width, height }: Made): CleanPicture => ({
  bytes,
  contentType: `image/${format}`,
  width,
  height,
});

function sourceFormat(format: PictureFormat): Recipe['to'] {
  switch (format) {
    case 'jpeg':
      return { jpeg: { quality: 92, chromaSubsampling: '4:4:4' } };
    case 'png':
      return { png: { compressionLevel: 4 } };
    case 'webp':
    case 'heif':
      return { webp: { quality: 95 } };
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
    const resize = { width };
    const avif = await makePicture(source, { resize, to: { avif: AVIF } });
    yield { format: 'avif', width, bytes: avif.bytes };
    const webp = await makePicture(source, { resize, to: { webp: WEBP } });
    yield { format: 'webp', width, bytes: webp.bytes };
  }
  const width = widths.at(-1) ?? sourceWidth;
  const fallback = { resize: { width }, background: '#fff', to: { jpeg: JPEG } };
  yield { format: 'jpeg', width, bytes: (await makePicture(source, fallback)).bytes };
}

const AVIF = { quality: 55, effort: 2 };
const WEBP = { quality: 78 };
const JPEG = { quality: 80, mozjpeg: true };
