import { expect, test } from 'vitest';
import { lastDays, readRange } from './range.ts';

const asked = (from: string, until: string) => readRange(new URLSearchParams({ from, until }));

test('a range in the address is taken where both of its days are some, in their order and not too far apart', () => {
  expect(asked('2026-01-31', '2026-02-28')).toEqual({ from: '2026-01-31', until: '2026-02-28' });
  for (const [from, until] of [
    ['2026-01-31', '2026-02-30'],
    ['2026-02-28', '2026-01-31'],
    ['1990-01-01', '2026-01-31'],
    ['', '2026-01-31'],
  ] as const)
    expect(asked(from, until)).toEqual(lastDays(30));
});
