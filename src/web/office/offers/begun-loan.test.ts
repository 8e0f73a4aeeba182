import { expect, test } from 'vitest';
import { satangOf } from '#contract/money.ts';
import { begunLoan } from './begun-loan.ts';

const APPROVED = { amount: 2_000_000, months: 60, rate: 8.5 };
const OFFERED = { amount: satangOf(1_500_000), months: 48, rate: 8_250 };

test('the first offer begins with what was approved', () => {
  expect(begunLoan(undefined, APPROVED)).toEqual(APPROVED);
});

test.for(['made', 'expired'] as const)(
  'one in the place of another that is %s begins with its loan',
  (state) => {
    expect(begunLoan({ ...OFFERED, state }, APPROVED)).toEqual({
      ...{ amount: 1_500_000, months: 48, rate: 8.25 },
    });
  },
);

test('nothing begins beyond what is approved by now', () => {
  const less = { amount: 1_000_000, months: 36, rate: 8 };
  expect(begunLoan({ ...OFFERED, state: 'made' }, less)).toEqual(less);
});

test('a loan that was declined or taken back is not offered again by itself', () => {
  for (const state of ['declined', 'withdrawn'] as const)
    expect(begunLoan({ ...OFFERED, state }, APPROVED)).toEqual(APPROVED);
});
