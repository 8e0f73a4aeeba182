import { expect, test } from 'vitest';
import { endsSession } from './leaving.ts';
import { judgeChange } from './token-change.ts';

const leaving = { endOnUnload: true, othersOpen: false, signedIn: true };

test('leaving the last tab ends the session', () => {
  expect(endsSession(leaving)).toBe(true);
});

test('it stays while another tab is open, where the house keeps sessions, and where there is none', () => {
  expect(endsSession({ ...leaving, othersOpen: true })).toBe(false);
  expect(endsSession({ ...leaving, endOnUnload: false })).toBe(false);
  expect(endsSession({ ...leaving, signedIn: false })).toBe(false);
});

test('what another tab did is read from the token alone', () => {
  expect(judgeChange('token', null)).toBe('signedOut');
  expect(judgeChange('token', 'a.b.c')).toBe('renewed');
  expect(judgeChange('language', 'a.b.c')).toBe('nothing');
  // Everything cleared at once.
  expect(judgeChange(null, null)).toBe('signedOut');
});
