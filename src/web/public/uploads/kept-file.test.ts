import { expect, test } from 'vitest';
import { type ChosenFile, type FileState, isGivenUp, sortFiles, toKeep } from './kept-file.ts';

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

test('what is there, on its way and refused is told apart, and why', () => {
  const refused = { kind: 'failed', code: 'heic_unsupported', again: false } as const;
  const files = [
    chosen({ kind: 'ready', token: 'abc' }),
    chosen({ kind: 'waiting' }),
    chosen({ kind: 'sending', part: 0.5 }),
    chosen(refused),
    { ...chosen(refused), name: 'back.jpg' },
    { ...chosen({ kind: 'failed', code: 'network', again: true }), name: 'deed.jpg' },
  ];
  expect(sortFiles(files)).toEqual({
    there: 1,
    underWay: 2,
    failed: [
      ['heic_unsupported', ['card.jpg', 'back.jpg']],
      ['network', ['deed.jpg']],
    ],
  });
});
