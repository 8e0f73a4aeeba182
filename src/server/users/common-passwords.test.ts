import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { brokenPasswordRules } from '#contract/users/passwords.ts';
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
  'AAbb11!!',
  'Aa112233!',
  'Aa1!Aa1!',
  'Aa@25302530',
  'Aa1!รหัสผ่าน',
  'Aa1!ฟหกดเ้่าสวง',
])('%s is guessed early', (password) => {
  expect(isCommonPassword(password, 'wichai')).toBe(true);
});

test('one’s own name with decoration is guessed early, for oneself', () => {
  expect(isCommonPassword('Wichai-2540!', 'wichai')).toBe(true);
  expect(isCommonPassword('W1chai#99', 'WICHAI')).toBe(true);
  expect(isCommonPassword('Wichai-2540!', 'malee')).toBe(false);
  expect(isCommonPassword('Som#77-12', 'som')).toBe(true);
});

test.each([
  'Right-Horse-7',
  'Admin-Horse-1',
  'kP9!vX2#qLwz',
  'Password-Kite-Lantern-7',
  'Tukdaeng+Nam=55',
  '9$K4%62x&!71',
  'Kp7#294!58&',
  'T7#m48-29!615(3=',
  'Aa1ลูกหมาสีน้ำตาล',
])('%s is not', (password) => {
  expect(isCommonPassword(password, 'admin')).toBe(false);
});

const SIGNS = Array.from({ length: 94 }, (_, place) => String.fromCharCode(33 + place));

/** Made at random, by the rules that the form shows. */
function makeByTheRules(length: number): string {
  for (;;) {
    const signs = Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]);
    if (brokenPasswordRules(signs.join('')).length === 0) return signs.join('');
  }
}

test.each([8, 10, 12])('hardly any of %i signs at random is', (length) => {
  const made = Array.from({ length: 2_000 }, () => makeByTheRules(length));
  const refused = made.filter((password) => isCommonPassword(password, 'wichai'));
  // One in a thousand is; twenty are more than chance brings about.
  expect(refused.length, refused.slice(0, 5).join(' ')).toBeLessThan(20);
});
