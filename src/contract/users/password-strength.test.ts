import { describe, expect, it } from 'vitest';
import { passwordStrength, STRENGTHS } from './password-strength.ts';

const rank = (password: string, userId?: string) =>
  STRENGTHS.indexOf(passwordStrength(password, userId));

describe('the strength of a password', () => {
  it.each([
    ['', 'weak'],
    ['Ab1!', 'weak'],
    ['P@ssw0rd1', 'weak'],
    ['Password-2569', 'weak'],
    ['Qwerty123456!', 'weak'],
    ['Aaaaaaaaaaaaaaaaaaaa1!', 'weak'],
    ['Kt7-mvqz', 'fair'],
    ['Kt7-mvqz-W', 'good'],
    ['Kt7-mvqz-W4rp', 'strong'],
  ])('of %j is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });

  it('is not a matter of length alone', () => {
    expect(rank('abcdefghijklmnop1A!')).toBeLessThan(rank('Kt7-mvqz-W'));
    expect(rank('zyxwvutsrqponmlk1A!')).toBeLessThan(rank('Kt7-mvqz-W'));
  });

  it('falls when the name of the user is in it', () => {
    expect(rank('Somchai-84-K', 'somchai')).toBeLessThan(rank('Somchai-84-K'));
  });

  it('never falls when an unforeseen character is added', () => {
    expect(rank('Kt7-mvqz-Wx')).toBeGreaterThanOrEqual(rank('Kt7-mvqz-W'));
  });
});
