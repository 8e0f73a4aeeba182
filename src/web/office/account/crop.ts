import { clamp } from '../picture/steer.ts';

export type Crop = { zoom: number; x: number; y: number };

export const MOST_ZOOM = 4;
/** The middle of the picture, as large as fits. */
export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };

type Size = { width: number; height: number };

/** The square of the picture that is kept, in its own pixels. It never leaves the picture. */
export function cropSquare({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom;
  return {
    left: clamp(x * width - side / 2, 0, width - side),
    top: clamp(y * height - side / 2, 0, height - side),
    side,
  };
}

/** Moved by parts of the frame, and brought back to where the square stays inside. */
export function moveCrop(size: Size, crop: Crop, right: number, down: number): Crop {
  const { left, top, side } = cropSquare(size, crop);
  const moved = {
    ...crop,
    x: (left + side / 2 + right * side) / size.width,
    y: (top + side / 2 + down * side) / size.height,
  };
  const inside = cropSquare(size, moved);
  return {
    ...crop,
    x: (inside.left + side / 2) / size.width,
    y: (inside.top + side / 2) / size.height,
  };
}
