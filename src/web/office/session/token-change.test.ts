import { expect, test } from 'vitest';
import { judgeChange } from './token-change.ts';

const before = { token: 'a.b.c', username: 'officer' };

test('another tab signed out where the name is gone with the token', () => {
  const nothing = { token: null, username: null };
  // Whichever of the two is heard of last; null: everything was cleared at once.
  for (const key of ['token', 'username', null])
    expect(judgeChange(key, nothing), `${key}`).toBe('signedOut');
});

test('where the name is left, the session has ended, and nobody loses what they had open', () => {
  expect(judgeChange('token', { ...before, token: null })).toBe('ended');
});

test('a new token renews it; nothing else says anything of the session', () => {
  expect(judgeChange('token', before)).toBe('renewed');
  expect(judgeChange('username', before)).toBe('nothing');
  // The name goes first when somebody signs out.
  expect(judgeChange('username', { ...before, username: null })).toBe('nothing');
  expect(judgeChange('language', before)).toBe('nothing');
  expect(judgeChange('language', { ...before, token: null })).toBe('nothing');
});
