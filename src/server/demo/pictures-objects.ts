import { INK, polygon, project, type Spot, upright } from './pictures-ground.ts';

type Paint = { top: string; left: string; right: string };

const WALL: Paint = { top: INK.white, left: INK.pale, right: INK.soft };
const FLOOR = 26;

/** A block that stands on the parcel; `left` and `right` are its two sides that can be seen. */
export function block(
  [x, y, z = FLOOR]: Spot,
  [width, depth, height]: readonly [number, number, number],
  paint: Paint = WALL,
): string {
  const [x2, y2, z2] = [x + width, y + depth, z + height];
  return (
    polygon(
      [
        [x, y2, z],
        [x2, y2, z],
        [x2, y2, z2],
        [x, y2, z2],
      ],
      `fill="${paint.left}"`,
    ) +
    polygon(
      [
        [x2, y, z],
        [x2, y2, z],
        [x2, y2, z2],
        [x2, y, z2],
      ],
      `fill="${paint.right}"`,
    ) +
    polygon(
      [
        [x, y, z2],
        [x2, y, z2],
        [x2, y2, z2],
        [x, y2, z2],
      ],
      `fill="${paint.top}"`,
    )
  );
}

export function shade([x, y]: Spot, radius: number): string {
  const [cx, cy] = project([x, y, FLOOR]);
  return `<ellipse cx="${cx}" cy="${cy}" rx="${radius}" ry="${radius * 0.55}" fill="${INK.deep}" opacity="0.12"/>`;
}

/** A house with a gable to the right, a door and windows. */
export function house([x, y]: Spot, size = 1): string {
  const [w, d, h, r] = [210 * size, 250 * size, 130 * size, 110 * size];
  const top = FLOOR + h;
  const eave = 22 * size;
  const ridge = top + r;
  const middle = x + w / 2;
  const opening = (px: number, py: number, pw: number, ph: number, color: string) =>
    `<rect x="${px * size}" y="${-py * size}" width="${pw * size}" height="${ph * size}" rx="4" fill="${color}"/>`;
  return (
    shade([x + w * 0.75, y + d * 0.75], 210 * size) +
    block([x, y], [w, d, h]) +
    polygon(
      [
        [x, y + d, top],
        [x + w, y + d, top],
        [middle, y + d, ridge],
      ],
      `fill="${INK.pale}"`,
    ) +
    polygon(
      [
        [middle, y - eave, ridge],
        [middle, y + d + eave, ridge],
        [x - eave, y + d + eave, top - eave],
        [x - eave, y - eave, top - eave],
      ],
      `fill="${INK.strong}"`,
    ) +
    polygon(
      [
        [middle, y - eave, ridge],
        [middle, y + d + eave, ridge],
        [x + w + eave, y + d + eave, top - eave],
        [x + w + eave, y - eave, top - eave],
      ],
      `fill="${INK.primary}"`,
    ) +
    upright(
      [x, y + d, FLOOR],
      'left',
      opening(30, 96, 54, 54, INK.middle) + opening(122, 92, 58, 92, INK.strong),
    ) +
    upright(
      [x + w, y + d, FLOOR],
      'right',
      opening(36, 96, 64, 52, INK.deep) + opening(146, 96, 64, 52, INK.deep),
    )
  );
}

/** A shop-house or an office: a block with rows of windows. */
export function building(
  [x, y]: Spot,
  [w, d, h]: readonly [number, number, number],
  rows: number,
): string {
  const panes = (width: number, color: string) =>
    Array.from({ length: rows }, (_, row) =>
      Array.from({ length: Math.floor(width / 62) }, (_, column) => {
        const top = -h + 24 + row * ((h - 84) / rows);
        return `<rect x="${16 + column * 62}" y="${top}" width="40" height="${(h - 84) / rows - 18}" rx="3" fill="${color}"/>`;
      }).join(''),
    ).join('');
  return (
    shade([x + w * 0.8, y + d * 0.8], w) +
    block([x, y], [w, d, h], { top: INK.white, left: INK.pale, right: INK.middle }) +
    upright(
      [x, y + d, FLOOR],
      'left',
      `${panes(w, INK.soft)}<rect x="${w / 2 - 30}" y="-50" width="60" height="50" fill="${INK.strong}"/>`,
    ) +
    upright([x + w, y + d, FLOOR], 'right', panes(d, INK.strong))
  );
}

export function tree([x, y]: Spot, size = 1): string {
  const [cx, cy] = project([x, y, FLOOR]);
  const s = (value: number) => Math.round(value * size);
  return `${shade([x, y], 46 * size)}<path d="M${cx} ${cy}v${-s(60)}" stroke="${INK.deep}" stroke-width="${s(9)}" stroke-linecap="round"/><circle cx="${cx}" cy="${cy - s(96)}" r="${s(50)}" fill="${INK.green}"/><path d="M${cx} ${cy - s(146)}a${s(50)} ${s(50)} 0 0 1 0 ${s(100)}z" fill="${INK.leaf}"/>`;
}

/** Coins, one on the other. */
export function coins([x, y]: Spot, count: number): string {
  const [cx, cy] = project([x, y, FLOOR]);
  const coin = (index: number) => {
    const top = cy - index * 24;
    return `<path d="M${cx - 66} ${top - 20}v20a66 38 0 0 0 132 0v-20z" fill="${INK.primary}"/><ellipse cx="${cx}" cy="${top - 20}" rx="66" ry="38" fill="${INK.white}" stroke="${INK.primary}" stroke-width="4"/><ellipse cx="${cx}" cy="${top - 20}" rx="44" ry="24" fill="${INK.water}"/>`;
  };
  return shade([x, y], 84) + Array.from({ length: count }, (_, index) => coin(index)).join('');
}

/** A sheet of paper of its own thickness, upright on the parcel, with art in its own flat measures. */
export function panel(
  [x, y, z = FLOOR]: Spot,
  plane: 'left' | 'right',
  [width, height]: readonly [number, number],
  art: string,
  edge: string = INK.middle,
): string {
  const frame = (color: string) =>
    `<rect y="${-height}" width="${width}" height="${height}" rx="14" fill="${color}"/>`;
  const behind: Spot = plane === 'left' ? [x, y - 16, z] : [x - 16, y, z];
  return (
    upright(behind, plane, frame(edge)) +
    upright(
      [x, y, z],
      plane,
      `${frame(INK.white)}<g transform="translate(0 ${-height})">${art}</g>`,
    )
  );
}
