import { expect, test } from 'vitest';
import { groupApart } from './clusters.ts';

const APART = 44;

/** A number between 0 and 1 that is the same in every run. */
function numbersFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

test('of 5,000 places every one is in a group, and no two groups cover each other', () => {
  const next = numbersFrom(7);
  const points = Array.from({ length: 5_000 }, (_, id) => ({
    id,
    x: next() * 900,
    y: next() * 900,
  }));
  const groups = groupApart(points, (point) => point, APART);
  const ids = groups.flatMap(({ points: held }) => held.map(({ id }) => id));
  expect(ids.toSorted((a, b) => a - b)).toEqual(points.map(({ id }) => id));
  const covering = groups.filter((one) =>
    groups.some(
      (other) =>
        other !== one && Math.abs(one.x - other.x) < APART && Math.abs(one.y - other.y) < APART,
    ),
  );
  expect(covering).toEqual([]);
});

test('two beside each other are one group, whichever side of a line of a grid they are on', () => {
  const place = (point: { x: number; y: number }) => point;
  const near = [
    { x: 43.9, y: 10 },
    { x: 44.1, y: 10 },
  ];
  expect(groupApart(near, place, APART)).toHaveLength(1);
  const far = [
    { x: 0, y: 10 },
    { x: 44, y: 10 },
  ];
  expect(groupApart(far, place, APART)).toHaveLength(2);
});
