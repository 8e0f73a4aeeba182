import { expect, test } from 'vitest';
import { codeAt, matchingStep, stepOf, toBase32 } from './totp.ts';

const SECRET = Buffer.from('12345678901234567890');

// The last six digits of the vectors in RFC 6238, appendix B.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code at second %i is %s', (second, code) => {
  expect(codeAt(SECRET, stepOf(new Date(second * 1000)))).toBe(code);
});

test('a code serves one step early and late, and no further', () => {
  const now = new Date(1_234_567_890_000);
  const current = stepOf(now);
  for (const drift of [-1, 0, 1])
    expect(matchingStep(SECRET, codeAt(SECRET, current + drift), now)).toBe(current + drift);
  for (const drift of [-2, 2])
    expect(matchingStep(SECRET, codeAt(SECRET, current + drift), now)).toBeUndefined();
});

test('what is no code of six digits matches nothing', () => {
  for (const code of ['', '12345', '1234567', 'abcdef', '๑๒๓๔๕๖'])
    expect(matchingStep(SECRET, code, new Date())).toBeUndefined();
});

// RFC 4648, section 10.
test.each([
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foobar', 'MZXW6YTBOI'],
])('%s is %s in base 32', (text, base32) => {
  expect(toBase32(Buffer.from(text))).toBe(base32);
});
