import { expect, test } from 'vitest';
import { judgePosition } from './judge-position.ts';

const CHIANG_MAI = { latitude: 18.79, longitude: 98.99 };

test('a branch in its province is fine, also on an island or right behind the border', () => {
  expect(judgePosition(CHIANG_MAI, '50')).toEqual({ kind: 'fine' });
  expect(judgePosition({ latitude: 7.884, longitude: 98.391 }, '83')).toEqual({ kind: 'fine' });
});

test('one far from the chosen province says how far, one abroad says so', () => {
  const far = judgePosition(CHIANG_MAI, '10');
  expect(far.kind).toBe('far');
  expect(far.kind === 'far' && far.kilometres).toBeGreaterThan(400);
  expect(judgePosition({ latitude: 48.2, longitude: 16.4 }, '10')).toEqual({ kind: 'abroad' });
  expect(judgePosition({ latitude: 0, longitude: 0 }, '10')).toEqual({ kind: 'abroad' });
});
