import { expect, test } from 'vitest';
import { endsSession } from './leaving.ts';

const leaving = { endOnUnload: true, othersOpen: false, signedIn: true };

test('leaving the last tab ends the session', () => {
  expect(endsSession(leaving)).toBe(true);
});

test('it stays while another tab is open, where the house keeps sessions, and where there is none', () => {
  expect(endsSession({ ...leaving, othersOpen: true })).toBe(false);
  expect(endsSession({ ...leaving, endOnUnload: false })).toBe(false);
  expect(endsSession({ ...leaving, signedIn: false })).toBe(false);
});
