import { expect, test } from 'vitest';
import { drop, flatten, type Place, type Result, step } from './arrange.ts';

const heading = (id: number, parentId: number | null = null): Place => ({
  id,
  parentId,
  windowId: null,
});
const window = (id: number, parentId: number | null, windowId = id): Place => ({
  id,
  parentId,
  windowId,
});

/** 1 (2, 3), 4, 5 (6 (7)) */
const MENU = [
  heading(1),
  window(2, 1),
  window(3, 1),
  window(4, null),
  heading(5),
  heading(6, 5),
  window(7, 6),
];

/** The tree as text, or why it was refused. */
function draw(result: Result): string {
  if (!result.moved) return result.problem;
  return flatten(result.places)
    .map(({ id, depth }) => `${'-'.repeat(depth - 1)}${id}`)
    .join(' ');
}

test('up and down stay under the same heading, and stop at its ends', () => {
  expect(draw(step(MENU, 3, 'up'))).toBe('1 -3 -2 4 5 -6 --7');
  expect(draw(step(MENU, 2, 'down'))).toBe('1 -3 -2 4 5 -6 --7');
  expect(draw(step(MENU, 4, 'down'))).toBe('1 -2 -3 5 -6 --7 4');
  expect(draw(step(MENU, 1, 'down'))).toBe('4 1 -2 -3 5 -6 --7');
  expect(draw(step(MENU, 2, 'up'))).toBe('first');
  expect(draw(step(MENU, 5, 'down'))).toBe('last');
});

test('in goes last under the heading before, out right behind the own heading', () => {
  expect(draw(step(MENU, 4, 'in'))).toBe('1 -2 -3 -4 5 -6 --7');
  expect(draw(step(MENU, 2, 'out'))).toBe('1 -3 2 4 5 -6 --7');
  expect(draw(step(MENU, 7, 'out'))).toBe('1 -2 -3 4 5 -6 -7');
  expect(draw(step(MENU, 5, 'in'))).toBe('no_heading');
  expect(draw(step(MENU, 1, 'in'))).toBe('no_heading');
  expect(draw(step(MENU, 4, 'out'))).toBe('top');
});

test('dropped before, behind or into another', () => {
  expect(draw(drop(MENU, 7, 1, 'reorder-before'))).toBe('7 1 -2 -3 4 5 -6');
  expect(draw(drop(MENU, 4, 2, 'reorder-after'))).toBe('1 -2 -4 -3 5 -6 --7');
  expect(draw(drop(MENU, 2, 3, 'reorder-after'))).toBe('1 -3 -2 4 5 -6 --7');
  expect(draw(drop(MENU, 4, 5, 'combine'))).toBe('1 -2 -3 5 -4 -6 --7');
});

test('never under itself, deeper than three, or beside its twin', () => {
  expect(draw(drop(MENU, 5, 6, 'combine'))).toBe('cycle');
  expect(draw(drop(MENU, 5, 7, 'reorder-after'))).toBe('cycle');
  expect(draw(drop(MENU, 5, 5, 'combine'))).toBe('cycle');
  expect(draw(drop(MENU, 1, 6, 'combine'))).toBe('too_deep');
  expect(draw(drop(MENU, 5, 1, 'combine'))).toBe('too_deep');
  const twin = [...MENU, window(8, null, 2)];
  expect(draw(drop(twin, 8, 3, 'reorder-after'))).toBe('duplicate');
  expect(draw(drop(twin, 8, 6, 'combine'))).toBe('1 -2 -3 4 5 -6 --8 --7');
});

test('what moved is told with its new place', () => {
  expect(step(MENU, 3, 'up')).toMatchObject({ parentId: 1, place: 1, total: 2 });
  expect(drop(MENU, 2, 4, 'reorder-after')).toMatchObject({ parentId: null, place: 3, total: 4 });
});
