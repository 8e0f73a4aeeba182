import { expect, test } from 'vitest';
import { judgeChange } from './token-change.ts';

test('what another tab did is read from the token alone', () => {
  expect(judgeChange('token', null)).toBe('signedOut');
  expect(judgeChange('token', 'a.b.c')).toBe('renewed');
  expect(judgeChange('language', 'a.b.c')).toBe('nothing');
  // Everything cleared at once.
  expect(judgeChange(null, null)).toBe('signedOut');
});
