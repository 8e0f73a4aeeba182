import { between, type Point, polyline } from './geometry.ts';
import type { Cell } from './mesh.ts';
import { seededRandom } from './random.ts';

/** What the land of a sheet is used for; `night` is the bare sheet in navy. */
export const GROUNDS = ['plain', 'paddy', 'shophouses', 'canal', 'orchard', 'night'] as const;
export type Ground = (typeof GROUNDS)[number];

/** Areas that are filled, and lines over them. */
export type Cover = { fills: string; lines: string };

type Parcel = { corners: Cell['corners']; random: () => number };

const DRAWN: Partial<Record<Ground, { share: number; draw: (parcel: Parcel) => Cover }>> = {
  paddy: { share: 0.62, draw: drawPaddy },
  shophouses: { share: 0.5, draw: drawShophouses },
  canal: { share: 0.35, draw: drawPaddy },
  orchard: { share: 0.6, draw: drawOrchard },
};

/** Covers some of the parcels; the same seed covers the same ones. */
export function drawGround(ground: Ground, cells: readonly Cell[], seed: number): Cover {
  const use = DRAWN[ground];
  if (!use) return { fills: '', lines: '' };
  const random = seededRandom(seed * 31 + 7);
  const covers = cells
    .filter(() => random() < use.share)
    .map(({ corners }) => use.draw({ corners, random }));
  return {
    fills: covers.map(({ fills }) => fills).join(''),
    lines: covers.map(({ lines }) => lines).join(''),
  };
}

/** A point of the parcel, by shares of its width and height. */
function within(
  [topLeft, topRight, bottomRight, bottomLeft]: Cell['corners'],
  x: number,
  y: number,
) {
  return between(between(topLeft, topRight, x), between(bottomLeft, bottomRight, x), y);
}

const ring = (points: readonly Point[]) => `${polyline(points)}Z`;

/** Fields under water between low dykes, and the rows planted in them. */
function drawPaddy({ corners, random }: Parcel): Cover {
  const rows = 4 + Math.floor(random() * 4);
  const across = random() < 0.5;
  const lines = Array.from({ length: rows }, (_, row) => {
    const share = (row + 0.7) / (rows + 0.4);
    const [from, to] = across
      ? [within(corners, 0.07, share), within(corners, 0.93, share)]
      : [within(corners, share, 0.07), within(corners, share, 0.93)];
    return polyline([from, to]);
  });
  return { fills: ring(corners), lines: lines.join('') };
}

/** Narrow houses side by side, each with the ridge of its roof. */
function drawShophouses({ corners, random }: Parcel): Cover {
  const houses = 4 + Math.floor(random() * 3);
  const deep = 0.45 + random() * 0.3;
  const plots = Array.from({ length: houses }, (_, house) => {
    const [left, right] = [(house + 0.12) / houses, (house + 0.88) / houses];
    const front = 0.1;
    return {
      roof: ring([
        within(corners, left, front),
        within(corners, right, front),
        within(corners, right, front + deep),
        within(corners, left, front + deep),
      ]),
      ridge: polyline([
        within(corners, (left + right) / 2, front),
        within(corners, (left + right) / 2, front + deep),
      ]),
    };
  });
  return {
    fills: plots.map(({ roof }) => roof).join(''),
    lines: plots.map(({ ridge }) => ridge).join(''),
  };
}

/** Trees in rows, seen from above. */
function drawOrchard({ corners, random }: Parcel): Cover {
  const [columns, rows] = [3 + Math.floor(random() * 2), 3];
  const trees = Array.from({ length: columns * rows }, (_, tree) => {
    const [x, y] = within(
      corners,
      ((tree % columns) + 0.6) / (columns + 0.2),
      (Math.floor(tree / columns) + 0.6) / (rows + 0.2),
    );
    const radius = 5 + Math.round(random() * 3);
    return `M${Math.round(x) - radius} ${Math.round(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
  });
  return { fills: trees.join(''), lines: '' };
}
