import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { isTokenAlive } from './token.ts';

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

  it('is dead with other than three parts', () => {
    expect(isTokenAlive('', NOW)).toBe(false);
    expect(isTokenAlive('one.two', NOW)).toBe(false);
    expect(isTokenAlive(`${tokenWith({ exp: NOW })}.four`, NOW)).toBe(false);
  });

  it('is dead without a readable expiry', () => {
    expect(isTokenAlive('a.%%%.c', NOW)).toBe(false);
    expect(isTokenAlive(tokenWith({}), NOW)).toBe(false);
    expect(isTokenAlive(tokenWith({ exp: '2999' }), NOW)).toBe(false);
    expect(isTokenAlive(tokenWith(null), NOW)).toBe(false);
  });
});
