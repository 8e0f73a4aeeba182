import { clamp } from '../picture/steer.ts';

/** A part of a picture, in its pixels. */
export type Cut = { x: number; y: number; width: number; height: number };
type Size = { width: number; height: number };

export const SHAPES = { free: undefined, '16:9': 16 / 9, '4:3': 4 / 3, '1:1': 1 } as const;
export type Shape = keyof typeof SHAPES;

/** The largest part of that shape, in the middle. */
export function largestCut({ width, height }: Size, shape: Shape): Cut {
  const ratio = SHAPES[shape] ?? width / height;
  const cutWidth = Math.floor(Math.min(width, height * ratio));
  const cutHeight = Math.floor(Math.min(height, cutWidth / ratio));
  return {
    x: Math.floor((width - cutWidth) / 2),
    y: Math.floor((height - cutHeight) / 2),
    width: cutWidth,
    height: cutHeight,
  };
}

/** Moved by pixels, as far as it stays inside. */
export function moveCut(size: Size, cut: Cut, right: number, down: number): Cut {
  return {
    ...cut,
    x: clamp(Math.round(cut.x + right), 0, size.width - cut.width),
    y: clamp(Math.round(cut.y + down), 0, size.height - cut.height),
  };
}

/** Made larger or smaller at its lower right corner, in its shape, inside, and never too small. */
export function resizeCut(
  size: Size,
  cut: Cut,
  shape: Shape,
  { wider, higher, least }: { wider: number; higher: number; least: number },
): Cut {
  const ratio = SHAPES[shape];
  const [roomX, roomY] = [size.width - cut.x, size.height - cut.y];
  if (ratio === undefined) {
    const width = clamp(Math.round(cut.width + wider), least, roomX);
    return { ...cut, width, height: clamp(Math.round(cut.height + higher), least, roomY) };
  }
  // The corner follows whichever way it is pulled further.
  const pulled = Math.abs(wider) >= Math.abs(higher * ratio) ? wider : higher * ratio;
  const smallest = Math.max(least, least * ratio);
  const width = clamp(Math.round(cut.width + pulled), smallest, Math.min(roomX, roomY * ratio));
  return { ...cut, width: Math.floor(width), height: Math.floor(width / ratio) };
}
