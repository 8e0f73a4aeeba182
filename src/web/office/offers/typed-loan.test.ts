import { expect, test } from 'vitest';
import { readLoan } from './typed-loan.ts';

test('a loan is read once each of its numbers is one that a loan can have', () => {
  const typed = { amount: 900_000, months: 48, rate: 8.75 };
  expect(readLoan(typed)).toEqual({ amount: 90_000_000, months: 48, rate: 8_750 });
  for (const wrong of [
    ...[{ rate: -1 }, { rate: '8.' }, { rate: null }, { amount: 0 }, { amount: '1 ล้านกว่า' }],
    ...[{ months: 0 }, { months: null }],
  ])
    expect(readLoan({ ...typed, ...wrong }), JSON.stringify(wrong)).toBeUndefined();
});
