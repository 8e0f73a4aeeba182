import type { Coordinates } from '#contract/branches/branches.ts';
import { kilometresOutside } from './outside.ts';
import { listShapes } from './province-shapes.ts';

/** The shapes are good to about a kilometre, and piers stand in the sea. */
const TOLERANCE_KM = 3;
export type Judgement = { kind: 'fine' } | { kind: 'abroad' } | { kind: 'far'; kilometres: number };

/** What seems wrong with a position, for a person to look at again; nothing is refused for it. */
export function judgePosition(place: Coordinates, provinceCode: string): Judgement {
  const shapes = listShapes();
  const isIn = shapes.some(({ rings }) => kilometresOutside(rings, place) <= TOLERANCE_KM);
  if (!isIn) return { kind: 'abroad' };
  const own = shapes.find(({ code }) => code === provinceCode);
  const kilometres = own ? kilometresOutside(own.rings, place) : 0;
  return kilometres > TOLERANCE_KM
    ? { kind: 'far', kilometres: Math.round(kilometres) }
    : { kind: 'fine' };
}
