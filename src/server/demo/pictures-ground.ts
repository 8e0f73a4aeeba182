/** A point on the land: x to the lower right, y to the lower left, z upwards. */
export type Spot = readonly [x: number, y: number, z?: number];

export const INK = {
  deep: '#123b66',
  strong: '#1a5796',
  primary: '#216cb7',
  middle: '#6ea3d8',
  soft: '#a9c9e9',
  pale: '#dce9f6',
  paper: '#f5f8fc',
  white: '#ffffff',
  line: '#c3d8ee',
  accent: '#9c27b0',
  info: '#00cae3',
  water: '#b5edf5',
  grey: '#b9c6d6',
  green: '#8fc9ac',
  leaf: '#5faa86',
} as const;

const [ACROSS, DOWN] = [0.866, 0.5];
const [CENTER_X, CENTER_Y] = [800, 500];

/** Where a spot of the land lies in the picture, seen from a corner and from above. */
export function project([x, y, z = 0]: Spot): [number, number] {
  return [Math.round(CENTER_X + (x - y) * ACROSS), Math.round(CENTER_Y + (x + y) * DOWN - z)];
}

export function polygon(spots: readonly Spot[], attributes: string): string {
  return `<polygon points="${spots.map(project).join(' ')}" ${attributes}/>`;
}

export function polyline(spots: readonly Spot[], attributes: string): string {
  return `<polyline points="${spots.map(project).join(' ')}" fill="none" ${attributes}/>`;
}

/** Draws flat art onto an upright plane of the land: `left` runs with x, `right` against y. */
export function upright(spot: Spot, plane: 'left' | 'right', art: string): string {
  const [x, y] = project(spot);
  const slope = plane === 'left' ? DOWN : -DOWN;
  return `<g transform="matrix(${ACROSS} ${slope} 0 1 ${x} ${y})">${art}</g>`;
}

/** Numbers in [0, 1) that follow from the seed alone. */
function seededRandom(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
}

/** The neighbouring parcels, with a river and a road through them. */
export function drawGround(seed: number, tint: string): string {
  const random = seededRandom(seed);
  const step = 190;
  const reach = 7;
  const mesh = Array.from({ length: 2 * reach + 1 }, (_, row) =>
    Array.from(
      { length: 2 * reach + 1 },
      (_, column): Spot => [
        (column - reach) * step + (random() - 0.5) * 84,
        (row - reach) * step + (random() - 0.5) * 84,
      ],
    ),
  );
  const lines = mesh.flatMap((row, index) => [
    row,
    mesh.map((other) => other[index]).filter((spot) => spot !== undefined),
  ]);
  const fields = mesh.slice(1).flatMap((row, index) =>
    row.slice(1).map((spot, column) => {
      const [above, before] = [mesh[index]?.[column + 1], row[column]];
      const corner = mesh[index]?.[column];
      if (random() > 0.16 || !above || !before || !corner) return '';
      return polygon([corner, above, spot, before], `fill="${tint}" opacity="0.85"`);
    }),
  );
  const side = random() > 0.5 ? 1 : -1;
  const bend = (t: number): Spot => {
    const wave = Math.sin(t / 340 + seed) * 90;
    return side > 0 ? [t, -560 + wave] : [-600 + wave, t];
  };
  const river = Array.from({ length: 29 }, (_, index) => bend((index - 14) * 100));
  return `<rect width="1600" height="900" fill="url(#air)"/>${fields.join('')}<g stroke="${INK.line}" stroke-width="2.5">${lines.map((line) => polyline(line, '')).join('')}</g>${polyline(river, `stroke="${INK.white}" stroke-width="62" stroke-linejoin="round"`)}${polyline(river, `stroke="${INK.water}" stroke-width="46" stroke-linejoin="round"`)}<rect width="1600" height="900" fill="url(#haze)"/>`;
}

/** The parcel the picture is about: raised a little, with a peg at every corner. */
export function drawParcel(seed: number, size = 300, split = false): string {
  const random = seededRandom(seed + 99);
  const near = (x: number, y: number): Spot => [
    x + (random() - 0.5) * 70,
    y + (random() - 0.5) * 70,
  ];
  const corners = [near(-size, -size), near(size, -size), near(size, size), near(-size, size)];
  const lift = (spot: Spot, z: number): Spot => [spot[0], spot[1], z];
  const [back, right, front, left] = corners as [Spot, Spot, Spot, Spot];
  const thick = 26;
  const shadow = polygon(
    corners.map(([x, y]) => [x + 30, y + 30]),
    `fill="${INK.deep}" opacity="0.1"`,
  );
  const sides =
    polygon([right, front, lift(front, thick), lift(right, thick)], `fill="${INK.primary}"`) +
    polygon([left, front, lift(front, thick), lift(left, thick)], `fill="${INK.strong}"`);
  const top = polygon(
    corners.map((spot) => lift(spot, thick)),
    `fill="url(#top)" stroke="${INK.primary}" stroke-width="4" stroke-linejoin="round"`,
  );
  const middle = (a: Spot, b: Spot): Spot => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, thick];
  const lines = split
    ? `<g stroke="${INK.middle}" stroke-width="3" stroke-dasharray="14 10">${polyline([middle(back, right), middle(left, front)], '')}${polyline([middle(back, left), middle(right, front)], '')}</g>`
    : '';
  const pegs = [back, right, left, front].map((spot) => {
    const [x, y] = project(lift(spot, thick));
    return `<circle cx="${x}" cy="${y}" r="15" fill="${INK.white}" stroke="${INK.accent}" stroke-width="7"/>`;
  });
  return shadow + sides + top + lines + pegs.join('');
}

export const DEFINITIONS = `<defs><linearGradient id="air" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e3eefa"/><stop offset="1" stop-color="#f5f9fd"/></linearGradient><radialGradient id="haze" cx="0.5" cy="0.55" r="0.75"><stop offset="0.35" stop-color="#f5f9fd" stop-opacity="0"/><stop offset="1" stop-color="#eef5fc" stop-opacity="0.92"/></radialGradient><linearGradient id="top" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#cfe1f4"/></linearGradient></defs>`;
