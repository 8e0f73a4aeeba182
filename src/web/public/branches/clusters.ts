type Placed = { x: number; y: number };
export type Group<Point> = Placed & { points: Point[] };

/**
 * Points that would cover each other at this zoom stand for one: of the groups that are left, no two
 * are nearer to each other than `apart`, across and down. A group stands in the middle of its points.
 */
export function groupApart<Point>(
  points: readonly Point[],
  place: (point: Point) => Placed,
  apart: number,
): Group<Point>[] {
  const groups = new Map<string, Group<Point>>();
  const waiting = points.map((point): Group<Point> => ({ ...place(point), points: [point] }));
  // A group that grew may have come near to another: it waits once more.
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const near = findNear(groups, next, apart);
    if (near) {
      groups.delete(cellOf(near, apart));
      waiting.push(merge(near, next));
    } else groups.set(cellOf(next, apart), next);
  }
  return [...groups.values()];
}

/** No two groups are in one cell: they would be too near to each other. */
function cellOf({ x, y }: Placed, size: number): string {
  return `${Math.floor(x / size)} ${Math.floor(y / size)}`;
}

const AROUND = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((across) => [across, down] as const));

function findNear<Point>(
  groups: ReadonlyMap<string, Group<Point>>,
  { x, y }: Placed,
  apart: number,
): Group<Point> | undefined {
  for (const [across, down] of AROUND) {
    const other = groups.get(cellOf({ x: x + across * apart, y: y + down * apart }, apart));
    if (other && Math.abs(other.x - x) < apart && Math.abs(other.y - y) < apart) return other;
  }
  return undefined;
}

function merge<Point>(one: Group<Point>, other: Group<Point>): Group<Point> {
  const [mine, theirs] = [one.points.length, other.points.length];
  const middle = (a: number, b: number) => (a * mine + b * theirs) / (mine + theirs);
  return {
    x: middle(one.x, other.x),
    y: middle(one.y, other.y),
    points: [...one.points, ...other.points],
  };
}
