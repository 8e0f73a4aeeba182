import type { Point } from './geometry.ts';

export type Frame = { width: number; height: number; columns: number; rows: number };
export type Cell = { column: number; row: number; corners: readonly [Point, Point, Point, Point] };

/** The sheet goes on beyond its frame, however it leans and is moved: so many cells on every side. */
export const OVERHANG = 2;
const JITTER = 0.3;

/** Rows of corner points: a grid, bent like a valley and shaken like real boundaries. */
export function layMesh(random: () => number, frame: Frame, riverRow: number): Point[][] {
  const { width, height, columns, rows } = frame;
  const [stepX, stepY] = [width / columns, height / rows];
  const phase = random() * Math.PI * 2;
  const lean = (random() - 0.5) * 0.5;
  return Array.from({ length: rows + 1 + 2 * OVERHANG }, (_, rowIndex) => {
    const row = rowIndex - OVERHANG;
    const jitterY = row === riverRow ? JITTER / 3 : JITTER;
    return Array.from({ length: columns + 1 + 2 * OVERHANG }, (_, columnIndex) => {
      const column = columnIndex - OVERHANG;
      const bend = Math.sin((column / columns) * Math.PI * 1.6 + phase) * stepY * 0.45;
      const x = column * stepX + (row - rows / 2) * stepX * lean + shake(random, JITTER) * stepX;
      const y = row * stepY + bend + shake(random, jitterY) * stepY;
      return [x, y] satisfies Point;
    });
  });
}

export function listCells(mesh: readonly (readonly Point[])[]): Cell[] {
  return mesh.slice(1).flatMap((lower, row) =>
    lower.slice(1).flatMap((bottomRight, column) => {
      const topLeft = mesh[row]?.[column];
      const topRight = mesh[row]?.[column + 1];
      const bottomLeft = lower[column];
      if (!topLeft || !topRight || !bottomLeft) return [];
      return [{ column, row, corners: [topLeft, topRight, bottomRight, bottomLeft] as const }];
    }),
  );
}

function shake(random: () => number, amount: number): number {
  return (random() - 0.5) * 2 * amount;
}
