import { area, between, center, curve, distance, type Point, polyline } from './geometry.ts';
import { type Cover, drawGround, type Ground } from './grounds.ts';
import { type Cell, type Frame, layMesh, listCells, OVERHANG } from './mesh.ts';
import { seededRandom } from './random.ts';

export type SheetPlan = Frame & {
  seed: number;
  /** Where the marked parcel lies, as shares of width and height. */
  mark: Point;
  ground?: Ground | undefined;
};

type Label = { at: Point; text: string };

export type Cadastre = {
  boundaries: string;
  ground: Cover;
  road: string;
  river: string;
  numbers: Label[];
  marked: { outline: string; pegs: readonly Point[]; sides: Label[]; size: Label };
};

const METRES_PER_UNIT = 0.5;
const SQUARE_METRES_PER_WAH = 4;

/** One cadastral sheet. The same plan always gives the same sheet. */
export function drawCadastre(plan: SheetPlan): Cadastre {
  const random = seededRandom(plan.seed);
  // The river keeps at least one parcel between itself and the marked one.
  const riverRow = Math.max(Math.floor(plan.mark[1] * plan.rows) + 2, Math.round(plan.rows * 0.75));
  const target: Point = [plan.mark[0] * plan.width, plan.mark[1] * plan.height];
  const laid = layMesh(random, plan, riverRow);
  // The marked parcel lies exactly where it is wanted: whoever crops the sheet around it has it whole.
  const from = center(nearest(listCells(laid), target).corners);
  const mesh = laid.map((row) =>
    row.map(([x, y]): Point => [x + target[0] - from[0], y + target[1] - from[1]]),
  );
  const cells = listCells(mesh);
  const marked = nearest(cells, target);
  const roadColumn = marked.column > plan.columns / 2 ? marked.column - 1 : marked.column + 2;

  const boundaries = mesh.flatMap((row, index) =>
    index === riverRow + OVERHANG ? [] : [polyline(row)],
  );
  const numbers: Label[] = [];
  let number = 20 + Math.floor(random() * 160);
  for (const cell of cells) {
    const [topLeft, topRight, bottomRight, bottomLeft] = cell.corners;
    number += 1;
    if (!reaches(plan, cell)) continue;
    if (cell.column !== roadColumn) boundaries.push(polyline([topLeft, bottomLeft]));
    if (cell === marked) continue;
    const strips = random() < 0.34 ? 2 + Math.floor(random() * 2) : 1;
    for (let strip = 1; strip < strips; strip += 1) {
      const share = strip / strips;
      boundaries.push(
        polyline([between(topLeft, topRight, share), between(bottomLeft, bottomRight, share)]),
      );
    }
    if (strips === 1 && isInside(plan, center(cell.corners))) {
      numbers.push({ at: center(cell.corners), text: String(number) });
    }
  }
  return {
    boundaries: boundaries.join(''),
    ground: drawGround(
      plan.ground ?? 'plain',
      cells.filter((cell) => cell !== marked && reaches(plan, cell)),
      plan.seed,
    ),
    road: curve(mesh.map((row) => row[roadColumn]).filter((point) => point !== undefined)),
    river: curve(mesh[riverRow + OVERHANG] ?? []),
    // A number over roofs or trees is a number that nobody reads.
    numbers: plan.ground === 'orchard' || plan.ground === 'shophouses' ? [] : numbers,
    marked: measure(marked),
  };
}

function nearest(cells: readonly Cell[], target: Point): Cell {
  return cells.reduce((best, cell) =>
    distance(center(cell.corners), target) < distance(center(best.corners), target) ? cell : best,
  );
}

/** Some of it can be seen. */
function reaches(frame: Frame, { corners }: Cell): boolean {
  return corners.some((corner) => isInside(frame, corner));
}

function isInside({ width, height }: Frame, [x, y]: Point): boolean {
  return x > 0 && x < width && y > 0 && y < height;
}

function measure({ corners }: Cell): Cadastre['marked'] {
  const middle = center(corners);
  return {
    outline: `${polyline(corners)}Z`,
    pegs: corners,
    sides: corners.map((corner, index) => {
      const next = corners[(index + 1) % corners.length] ?? corner;
      const metres = distance(corner, next) * METRES_PER_UNIT;
      // Just outside its boundary, as surveyors write it.
      return { at: between(middle, between(corner, next, 0.5), 1.36), text: metres.toFixed(1) };
    }),
    size: { at: middle, text: raiNganWah(area(corners) * METRES_PER_UNIT ** 2) },
  };
}

/** Land area the way a deed prints it: rai-ngan-square wah. */
export function raiNganWah(squareMetres: number): string {
  const wah = Math.floor(squareMetres / SQUARE_METRES_PER_WAH);
  return [Math.floor(wah / 400), Math.floor((wah % 400) / 100), wah % 100].join('-');
}
