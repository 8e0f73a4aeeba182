type Spot = { x: number; y: number };
type Size = { width: number; height: number };
/** How far its middle may move up or down and still be in its place. */
export type Named = Size & Spot & { code: string; reach: number };
export type Box = Spot & Size;

/** From its middle a name may move up or down by so much of its height. */
const MOVES = [0, 0.7, -0.7, 1.2, -1.2, 1.7, -1.7];

/**
 * Which names there is room for, and where: the earlier ones first, each around the middle of its
 * place, none over another or over what is there already. Boxes are told by their middle.
 */
export function placeNames(names: readonly Named[], taken: readonly Box[]): Map<string, Spot> {
  const boxes = [...taken];
  const placed = new Map<string, Spot>();
  for (const { code, x, y, width, height, reach } of names) {
    const moves = MOVES.map((move) => move * height).filter((move) => Math.abs(move) <= reach);
    const spot = moves
      .map((move) => ({ x, y: y + move }))
      .find((tried) => boxes.every((box) => !overlap({ ...tried, width, height }, box)));
    if (!spot) continue;
    boxes.push({ ...spot, width, height });
    placed.set(code, spot);
  }
  return placed;
}

function overlap(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) * 2 < one.width + other.width &&
    Math.abs(one.y - other.y) * 2 < one.height + other.height
  );
}
