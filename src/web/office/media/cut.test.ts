import { expect, test } from 'vitest';
import { largestCut, moveCut, resizeCut } from './cut.ts';

const SIZE = { width: 800, height: 400 };

test('the largest part of a shape lies in the middle', () => {
  expect(largestCut(SIZE, 'free')).toEqual({ x: 0, y: 0, width: 800, height: 400 });
  expect(largestCut(SIZE, '1:1')).toEqual({ x: 200, y: 0, width: 400, height: 400 });
  expect(largestCut({ width: 400, height: 800 }, '16:9')).toMatchObject({
    width: 400,
    height: 225,
  });
});

test('a part that is moved stays inside of the picture', () => {
  const cut = { x: 100, y: 50, width: 400, height: 300 };
  expect(moveCut(SIZE, cut, -500, 20)).toMatchObject({ x: 0, y: 70 });
  expect(moveCut(SIZE, cut, 500, 500)).toMatchObject({ x: 400, y: 100 });
});

test('a part keeps its shape when its corner is pulled, and stays inside', () => {
  const cut = { x: 100, y: 50, width: 160, height: 90 };
  const pull = (wider: number, higher: number) => ({ wider, higher, least: 16 });
  expect(resizeCut(SIZE, cut, '16:9', pull(160, 0))).toMatchObject({ width: 320, height: 180 });
  expect(resizeCut(SIZE, cut, '16:9', pull(5_000, 0))).toMatchObject({ width: 622, height: 350 });
  expect(resizeCut(SIZE, cut, '1:1', pull(-5_000, 0))).toMatchObject({ width: 16, height: 16 });
  expect(resizeCut(SIZE, cut, 'free', pull(10, -500))).toMatchObject({ width: 170, height: 16 });
});
