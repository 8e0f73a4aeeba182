import { expect, test } from 'vitest';
import { addMove, type Move, orderAfter, toPlaces } from './moves.ts';

const SEEN = [1, 2, 3, 4];
const walk = (...steps: Array<[number, number]>) =>
  steps.reduce<readonly Move[]>((moves, [id, place]) => addMove(moves, SEEN, { id, place }), []);

test('steps of one that follow one another are one move, and none where it is back', () => {
  const moves = walk([1, 1], [1, 2]);
  expect(orderAfter(moves, SEEN)).toEqual([2, 3, 1, 4]);
  expect(toPlaces(moves)).toEqual([{ id: 1, after: 3 }]);
  expect(walk([1, 1], [1, 0])).toEqual([]);
});

test('what is moved next goes on from there, and takes nothing back', () => {
  const moves = walk([1, 1], [4, 0], [4, 1]);
  expect(orderAfter(moves, SEEN)).toEqual([2, 4, 1, 3]);
  expect(toPlaces(moves)).toEqual([
    { id: 1, after: 2 },
    { id: 4, after: 2 },
  ]);
  expect(toPlaces(walk([1, 1], [4, 0], [4, 3]))).toEqual([{ id: 1, after: 2 }]);
  expect(toPlaces(walk([3, 0]))).toEqual([{ id: 3, after: null }]);
});
