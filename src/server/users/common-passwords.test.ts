import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  'Password1!',
  'P@ssw0rd1!',
  'pA$$w0rd-2024',
  'Welcome2025!',
  'Qwerty123!',
  '1qaz@WSX',
  '!QAZ2wsx',
  'Abcd1234!',
  'Aa123456!',
  'Aaaaaaa1!',
  'Summer#2026',
  'Chanote@123',
  'Thailand99!',
  'ILoveYou-14',
  'Zxcvbnm,1',
  'Pass-Word-99',
  'Monday-Bank-1',
])('%s is guessed early', (password) => {
  expect(isCommonPassword(password, 'wichai')).toBe(true);
});

test('one’s own name with decoration is guessed early, for oneself', () => {
  expect(isCommonPassword('Wichai-2540!', 'wichai')).toBe(true);
  expect(isCommonPassword('W1chai#99', 'WICHAI')).toBe(true);
  expect(isCommonPassword('Wichai-2540!', 'malee')).toBe(false);
});

test.each([
  'Right-Horse-7',
  'Admin-Horse-1',
  'kP9!vX2#qLwz',
  'Password-Kite-Lantern-7',
  'Tukdaeng+Nam=55',
])('%s is not', (password) => {
  expect(isCommonPassword(password, 'admin')).toBe(false);
});
