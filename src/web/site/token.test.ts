import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { isTokenAlive, remainingMs } from './token.ts';

const NOW = Date.UTC(2026, 10, 15);

function tokenWith(claims: unknown): string {
  return `header.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
}

describe('a stored token', () => {
  it('is alive until its expiry', () => {
    expect(isTokenAlive(tokenWith({ exp: NOW / 1000 + 1 }), NOW)).toBe(true);
    expect(isTokenAlive(tokenWith({ exp: NOW / 1000 }), NOW)).toBe(false);
  });

  it('may hold names in Thai', () => {
    expect(isTokenAlive(tokenWith({ name: 'สมชาย ใจดี ?>~', exp: NOW / 1000 + 60 }), NOW)).toBe(
      true,
    );
  });

  it.each([
    ['nothing', ''],
    ['two parts', 'one.two'],
    ['two parts, the second readable', tokenWith({ exp: NOW }).split('.', 2).join('.')],
    ['four parts', `${tokenWith({ exp: NOW })}.four`],
    ['an unreadable middle', 'a.%%%.c'],
    ['no expiry', tokenWith({})],
    ['an expiry that is no number', tokenWith({ exp: '2999' })],
    ['no claims', tokenWith(null)],
  ])('with %s is invalid and has -1 left', (_, token) => {
    expect(isTokenAlive(token, NOW)).toBe(false);
    expect(remainingMs(token, NOW)).toBe(-1);
  });
});

describe('the remaining time', () => {
  it('is counted to the expiry and stops at nothing', () => {
    expect(remainingMs(tokenWith({ exp: NOW / 1000 + 90 }), NOW)).toBe(90_000);
    expect(remainingMs(tokenWith({ exp: NOW / 1000 - 90 }), NOW)).toBe(0);
  });
});
