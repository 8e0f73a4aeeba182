/** Decoding takes four bytes for each: about what a 40-megapixel camera makes. */
export const MOST_PIXELS = 40_000_000;
/** The longest side that is kept; nothing is shown larger. */
export const LONGEST_SIDE = 2560;

const WIDTHS = [320, 640, 1280];
const WIDEST = 1280;

export const PICTURE_TYPES = {
  avif: { contentType: 'image/avif', extension: 'avif' },
  webp: { contentType: 'image/webp', extension: 'webp' },
  jpeg: { contentType: 'image/jpeg', extension: 'jpg' },
} as const;

type SourceFormat = 'jpeg' | 'png' | 'webp' | 'heif';

/** The widths a picture is shown in, never wider than it is. */
export function variantWidths(sourceWidth: number): number[] {
  const widest = Math.min(sourceWidth, WIDEST);
  return [...WIDTHS.filter((width) => width < widest), widest];
}

/**
 * What the first bytes say, whatever the name or the sender says. Everything else, SVG above all,
 * never reaches a decoder.
 */
export function sniffPicture(bytes: Buffer): SourceFormat | undefined {
  const at = (start: number, text: string) =>
    bytes.toString('latin1', start, start + text.length) === text;
  if (at(0, '\xff\xd8\xff')) return 'jpeg';
  if (at(0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (at(0, 'RIFF') && at(8, 'WEBP')) return 'webp';
  if (at(4, 'ftyp') && /^(avif|avis|heic|heix|mif1)$/.test(bytes.toString('latin1', 8, 12))) {
    return 'heif';
  }
  return undefined;
}

type Size = { width: number; height: number };

/** Whether a part of a picture lies within it. */
export function isInside(part: Size & { x: number; y: number }, { width, height }: Size): boolean {
  return part.x + part.width <= width && part.y + part.height <= height;
}

/** Pages cannot carry styles of their own, so the point to keep in sight stands on a grid of 5 %. */
export function focusOf({ focusX, focusY }: { focusX: number; focusY: number }) {
  return { x: Math.round(focusX * 20) * 5, y: Math.round(focusY * 20) * 5 };
}
