import { expect, test } from 'vitest';
import { placeNames } from './place-names.ts';

const name = (code: string, x: number, y: number) => ({
  code,
  x,
  y,
  width: 40,
  height: 16,
  reach: 30,
});

test('a name stands in the middle of its place where there is room', () => {
  expect(placeNames([name('50', 100, 100)], [])).toEqual(new Map([['50', { x: 100, y: 100 }]]));
});

test('it gives way to a marker, and is left out where there is no room at all', () => {
  const marker = { x: 100, y: 100, width: 20, height: 20 };
  const moved = placeNames([name('50', 100, 100)], [marker]).get('50');
  expect(Math.abs((moved?.y ?? 100) - 100)).toBeGreaterThanOrEqual(18);
  const wall = { x: 100, y: 100, width: 20, height: 400 };
  expect(placeNames([name('50', 100, 100)], [wall])).toEqual(new Map());
});

test('it does not leave its place to be shown', () => {
  const marker = { x: 100, y: 100, width: 20, height: 20 };
  expect(placeNames([{ ...name('50', 100, 100), reach: 8 }], [marker])).toEqual(new Map());
});

test('the first named has the place; the other moves or is left out', () => {
  const both = placeNames([name('50', 100, 100), name('51', 110, 104)], []);
  expect(both.get('50')).toEqual({ x: 100, y: 100 });
  const [one, other] = [both.get('50'), both.get('51')];
  if (one && other) expect(Math.abs(one.y - other.y)).toBeGreaterThanOrEqual(16);
});
