import { expect, test } from 'vitest';
import { type ChosenFile, type FileState, isGivenUp, toKeep } from './kept-file.ts';

const FILE = {
  key: 'one',
  uploadTypeId: 1,
  name: 'card.jpg',
  bytes: 12,
  contentType: 'image/jpeg',
};
const chosen = (state: FileState): ChosenFile => ({ ...FILE, refused: false, state });

test('a refused file fills no place, and one that may get through another time does', () => {
  expect(isGivenUp(chosen({ kind: 'failed', code: 'heic_unsupported', again: false }))).toBe(true);
  expect(isGivenUp(chosen({ kind: 'failed', code: 'network', again: true }))).toBe(false);
  expect(isGivenUp(chosen({ kind: 'waiting' }))).toBe(false);
  expect(isGivenUp(chosen({ kind: 'ready', token: 'abc' }))).toBe(false);
});

test('a refused file is not remembered, one that was lost is', () => {
  const kept = (state: FileState) => toKeep([chosen(state)]);
  expect(kept({ kind: 'failed', code: 'too_big', again: false })).toEqual([]);
  for (const code of ['gone', 'dropped'])
    expect(kept({ kind: 'failed', code, again: false })).toEqual([FILE]);
  expect(kept({ kind: 'failed', code: 'network', again: true })).toEqual([FILE]);
  expect(kept({ kind: 'sending', part: 0.5 })).toEqual([FILE]);
  expect(kept({ kind: 'ready', token: 'abc' })).toEqual([{ ...FILE, token: 'abc' }]);
});
