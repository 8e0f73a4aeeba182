/** The longest side that is kept; nothing is shown larger. */
export const LONGEST_SIDE = 2560;

const WIDTHS = [320, 640, 1280];
const WIDEST = 1280;

export const PICTURE_TYPES = {
  avif: { contentType: 'image/avif', extension: 'avif' },
  webp: { contentType: 'image/webp', extension: 'webp' },
  jpeg: { contentType: 'image/jpeg', extension: 'jpg' },
} as const;

/** The widths a picture is shown in, never wider than it is. */
export function variantWidths(sourceWidth: number): number[] {
  const widest = Math.min(sourceWidth, WIDEST);
  return [...WIDTHS.filter((width) => width < widest), widest];
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
