export type Point = readonly [x: number, y: number];

export function between([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(bx - ax, by - ay);
}

export function center(points: readonly Point[]): Point {
  const sum = points.reduce<Point>(([x, y], point) => [x + point[0], y + point[1]], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** The surveyor's formula. */
export function area(corners: readonly Point[]): number {
  const doubled = corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

export function polyline(points: readonly Point[]): string {
  return `M${points.map(write).join('L')}`;
}

/** A curve through every point. */
export function curve(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  const parts = points.slice(1).map((end, index) => {
    const start = points[index] ?? end;
    const before = points[index - 1] ?? start;
    const after = points[index + 2] ?? end;
    const leave: Point = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
    const arrive: Point = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
    return `C${write(leave)} ${write(arrive)} ${write(end)}`;
  });
  return `M${write(first)}${parts.join('')}`;
}

function write([x, y]: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
