import thailand from '@svg-maps/thailand';
import type { Coordinates } from '#contract/branches/branches.ts';

/**
 * The shapes are drawn in Mercator's projection. This fit (least squares over eleven known corners
 * of the country) misses none of them by more than 0.6 of a unit, about 0.009° or one kilometre.
 */
const X = { start: -6563.747, perDegree: 67.4299 };
const Y = { start: 1400.506, perDegree: -66.9334 };

type Ring = Coordinates[];

/** The official codes of the shapes, in their order. */
const CODES =
  '10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 67 70 71 72 73 74 75 76 77 80 81 82 83 84 85 86 90 91 92 93 94 95 96'.split(
    ' ',
  );

const LAKE = 'lksg';

/** The outlines of the provinces, and of the lake that is none. */
export function listShapes(): { code: string; lake: boolean; rings: Ring[] }[] {
  return listOutlines().map(({ path, ...shape }) => ({ ...shape, rings: parseRings(path) }));
}

/** The same as paths of a drawing, in the library’s own units. */
export function listOutlines(): { code: string; lake: boolean; path: string }[] {
  const locations: { id: string; path: string }[] = thailand.locations;
  return locations.map(({ id, path }, index) => ({
    code: CODES[index] ?? '',
    lake: id === LAKE,
    path,
  }));
}

export const OUTLINES_BOX: string = thailand.viewBox;

/** A path of relative points, each ring closed by `z`: `m x,y dx,dy … z m dx,dy …`. */
function parseRings(path: string): Ring[] {
  let [x, y] = [0, 0];
  return path
    .split('z')
    .filter((ring) => ring.trim() !== '')
    .map((ring) => {
      const pairs = ring.split(' ').filter((part) => part.includes(','));
      const points = pairs.map((pair) => {
        const [dx = 0, dy = 0] = pair.split(',').map(Number);
        x += dx;
        y += dy;
        return [x, y] as const;
      });
      // After `z` the pen is back where the ring began.
      [x, y] = points[0] ?? [x, y];
      return points.map(([left, top]) => locate(left, top));
    });
}

function locate(x: number, y: number): Coordinates {
  const stretched = (((y - Y.start) / Y.perDegree) * Math.PI) / 180;
  return {
    latitude: (Math.atan(Math.sinh(stretched)) * 180) / Math.PI,
    longitude: (x - X.start) / X.perDegree,
  };
}
