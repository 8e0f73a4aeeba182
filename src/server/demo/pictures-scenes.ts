import { DEFINITIONS, drawGround, drawParcel, INK, polyline, project } from './pictures-ground.ts';
import { block, building, coins, house, panel, shade, tree } from './pictures-objects.ts';
import {
  ALERT,
  badge,
  bars,
  calendar,
  card,
  checklist,
  deed,
  key,
  letter,
  lines,
  lock,
  magnifier,
  pin,
  scales,
  shield,
  theodolite,
} from './pictures-signs.ts';

const SHEET = [300, 380] as const;
const RED = '#b3261e';
const GREEN = '#1b7f4b';
const FLOOR = 26;

const sheet = (x: number, y: number, art: string) =>
  shade([x + 150, y + 20], 170) + panel([x, y], 'left', SHEET, art);

/** A peg on the way from application to money. */
function stations(spots: readonly (readonly [number, number])[]): string {
  const way = polyline(
    spots.map(([x, y]) => [x, y, FLOOR]),
    `stroke="${INK.primary}" stroke-width="10" stroke-dasharray="2 22" stroke-linecap="round"`,
  );
  const pegs = spots.map(([x, y], index) => {
    const [cx, cy] = project([x, y, FLOOR]);
    const last = index === spots.length - 1;
    return `<ellipse cx="${cx}" cy="${cy}" rx="30" ry="18" fill="${last ? INK.accent : INK.white}" stroke="${INK.accent}" stroke-width="7"/>`;
  });
  return way + pegs.join('');
}

/** A building that is still floors and pillars. */
function frame(x: number, y: number): string {
  const floor = (z: number) =>
    block([x, y, z], [230, 230, 16], { top: INK.white, left: INK.middle, right: INK.primary });
  const pillars = (z: number) =>
    [0, 198]
      .flatMap((dx) => [0, 198].map((dy) => [x + dx + 8, y + dy + 8] as const))
      .map(([px, py]) =>
        block([px, py, z], [16, 16, 86], { top: INK.white, left: INK.soft, right: INK.middle }),
      )
      .join('');
  return [FLOOR, FLOOR + 102].map((z) => floor(z) + pillars(z + 16)).join('') + floor(FLOOR + 204);
}

const crane = (x: number, y: number) => {
  const [cx, cy] = project([x, y, FLOOR]);
  return `${shade([x, y], 60)}<g stroke="${INK.deep}" stroke-width="12" fill="none" stroke-linecap="round"><path d="M${cx} ${cy}v-370M${cx - 90} ${cy - 340}h380M${cx} ${cy - 370}l240 30M${cx} ${cy - 370}l-80 30"/><path d="M${cx + 240} ${cy - 336}v110" stroke="${INK.grey}" stroke-width="6"/></g><rect x="${cx - 96}" y="${cy - 336}" width="50" height="46" rx="6" fill="${INK.accent}"/><rect x="${cx + 204}" y="${cy - 230}" width="72" height="44" rx="6" fill="${INK.primary}"/>`;
};

/** What stands on the parcel, by subject. */
const SCENES = {
  titles: () => sheet(-290, 60, deed(RED)) + sheet(70, 60, deed(GREEN)),
  deedNumbers: () => sheet(-190, 90, deed(RED)) + magnifier({ x: 850, y: 480, size: 1.05 }),
  area: () =>
    stations([
      [-220, -220],
      [220, -220],
      [220, 220],
      [-220, 220],
      [-220, -220],
    ]) +
    tree([-80, -90], 1.1) +
    tree([110, -110], 0.8) +
    tree([60, 110], 1.2) +
    tree([-130, 90], 0.9),
  creditLimit: () =>
    shade([0, 60], 230) +
    panel([-200, 60], 'left', [400, 340], bars([90, 150, 210, 250], 262)) +
    coins([190, 200], 3),
  firstYear: () =>
    shade([-30, 10], 220) +
    panel([-230, 10], 'left', [360, 360], calendar(12)) +
    coins([90, 220], 2) +
    coins([230, 90], 5),
  twoPrices: () => shade([50, 50], 190) + scales({ x: 800, y: 410, size: 1.2 }),
  personPapers: () =>
    sheet(-60, -90, lines(40, 60, [200, 170, 210, 150, 190, 120])) + sheet(-170, 150, checklist(5)),
  companyPapers: () => building([-70, -270], [230, 230, 370], 4) + sheet(-250, 190, checklist(3)),
  coveredCard: () => shade([0, 120], 260) + panel([-210, 120], 'left', [420, 260], card()),
  warning: () =>
    house([-60, -260], 0.95) +
    shade([-40, 190], 120) +
    shield({ x: 620, y: 420, size: 1.1 }, ALERT),
  progress: () =>
    stations([
      [-230, 200],
      [-60, 210],
      [-60, 0],
      [110, 0],
      [110, -210],
      [240, -210],
    ]) +
    letter({ x: 428, y: 390, size: 1.1 }) +
    coins([240, -210], 4),
  privacy: () =>
    sheet(-200, 10, lines(40, 60, [210, 170, 200, 140, 190, 160, 120])) +
    lock({ x: 900, y: 430, size: 1.1 }),
  survey: () =>
    tree([-250, 60], 1.1) +
    tree([-130, -200], 0.8) +
    tree([230, -140], 1) +
    shade([60, 60], 130) +
    theodolite({ x: 800, y: 470, size: 1.25 }),
  creditCheck: () =>
    shade([-10, 40], 230) +
    panel([-210, 40], 'left', [400, 340], bars([250, 200, 150, 100], 262)) +
    badge({ x: 985, y: 470 }),
  redeem: () => house([-210, -230], 1) + key({ x: 860, y: 560, size: 0.95 }),
  branches: () =>
    stations([
      [-220, 200],
      [0, 0],
      [220, -200],
    ]) +
    pin({ x: 440, y: 515, size: 0.8 }, INK.primary) +
    pin({ x: 800, y: 480, size: 1.15 }) +
    pin({ x: 1160, y: 515, size: 0.8 }, INK.primary),
  clinic: () => building([-250, -220], [300, 190, 240], 2) + sheet(-70, 230, checklist(4)),
  project: () => panelPlan() + tree([260, -250], 0.9) + tree([-260, 210], 0.8),
  personal: () =>
    tree([-230, -150], 1.2) +
    house([-100, -150], 1.15) +
    tree([270, -120], 0.9) +
    tree([-220, 240], 0.9),
  business: () =>
    building([-240, -240], [220, 260, 350], 5) +
    building([30, -160], [220, 240, 220], 2) +
    tree([-150, 210], 0.9) +
    tree([20, 230], 0.8),
  redemption: () => sheet(-190, 60, deed(RED)) + key({ x: 930, y: 600, size: 0.8 }),
  development: () =>
    crane(-190, -60) + frame(-40, -70) + tree([-200, 220], 0.8) + tree([240, -220], 0.9),
} as const;

export type Subject = keyof typeof SCENES;

/** The plan of a house lies on the land before the house stands there. */
function panelPlan(): string {
  const corner = (x: number, y: number) => [x, y, FLOOR] as const;
  const wall = `stroke="${INK.primary}" stroke-width="9" stroke-linejoin="round"`;
  return (
    polyline(
      [
        corner(-190, -190),
        corner(150, -190),
        corner(150, 150),
        corner(-190, 150),
        corner(-190, -190),
      ],
      wall,
    ) +
    polyline([corner(-190, -20), corner(-60, -20)], wall) +
    polyline([corner(10, -190), corner(10, -60)], wall) +
    polyline([corner(10, 30), corner(10, 150)], wall) +
    polyline([corner(-190, 195), corner(150, 195)], `stroke="${INK.accent}" stroke-width="6"`) +
    polyline([corner(195, -190), corner(195, 150)], `stroke="${INK.accent}" stroke-width="6"`) +
    block([-180, -180], [160, 150, 70]) +
    coins([90, 90], 2)
  );
}

const SPLIT: ReadonlySet<Subject> = new Set(['area']);
const LOW: ReadonlySet<Subject> = new Set([
  'area',
  'branches',
  'coveredCard',
  'progress',
  'project',
]);
const TINTS = [INK.pale, '#d9f1ea', '#e9e3f5', '#d8f1f6'];

/**
 * The parcel and what stands on it: what is low comes nearer, what is tall gets air above it.
 * Cards cut the picture to 2.35 to 1, so all of it stays in the middle three quarters.
 */
function placed(subject: Subject, art: string): string {
  const [middle, scale] = LOW.has(subject) ? [452, 0.9] : [528, 0.74];
  return `<g transform="translate(800 ${middle}) scale(${scale}) translate(-800 -500)">${art}</g>`;
}

/** One picture in the shape of 16 to 9, always the same for its subject. */
export function drawScene(subject: Subject): string {
  const seed = Object.keys(SCENES).indexOf(subject) + 3;
  const tint = TINTS[seed % TINTS.length] ?? INK.pale;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="1280" height="720">${DEFINITIONS}${drawGround(seed, tint)}${placed(subject, drawParcel(seed, 330, SPLIT.has(subject)) + SCENES[subject]())}</svg>`;
}
