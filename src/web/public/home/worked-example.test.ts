import { describe, expect, it } from 'vitest';
import { workOut } from './worked-example.ts';

describe('the worked example', () => {
  it('takes the lower of 70 % of the government price and 50 % of the market price', () => {
    expect(workOut({ government: 4_200_000, market: 6_500_000 })).toMatchObject({
      government: { amount: 2_940_000 },
      market: { amount: 3_250_000 },
      decides: 'government',
      limit: 2_940_000,
    });
    expect(workOut({ government: 4_200_000, market: 5_000_000 })).toMatchObject({
      decides: 'market',
      limit: 2_500_000,
    });
  });

  it('rounds down to full ten thousands', () => {
    expect(workOut({ government: 1_234_567, market: 9_000_000 }).limit).toBe(860_000);
  });
});
