type Placed = { x: number; y: number };

/** Points that would cover each other at this zoom, grouped by the cells of a grid. */
export function groupByCell<Point>(
  points: readonly Point[],
  place: (point: Point) => Placed,
  cell: number,
): Point[][] {
  const cells = new Map<string, Point[]>();
  for (const point of points) {
    const { x, y } = place(point);
    const key = `${Math.floor(x / cell)} ${Math.floor(y / cell)}`;
    const group = cells.get(key);
    if (group) group.push(point);
    else cells.set(key, [point]);
  }
  return [...cells.values()];
}
