import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Satang, satang, satangOf } from '#contract/money.ts';
import { effectiveRate, upFrontFees } from './loan-cost.ts';
import {
  byYear,
  INSTALMENT_ROUNDINGS,
  instalmentOf,
  type Loan,
  monthlyInterest,
  REPAYMENTS,
  scheduleOf,
  totalOf,
} from './repayment.ts';

const MILLION = satangOf(1_000_000);
const LOAN: Loan = {
  amount: MILLION,
  rate: 6_990,
  months: 60,
  repayment: 'interest_first',
  interestOnlyMonths: 12,
  rounding: 'satang',
};

const amount = fc.integer({ min: 1, max: 10 ** 13 }).map(satang);
const rate = fc.integer({ min: 0, max: 36_000 });
const months = fc.integer({ min: 1, max: 480 });
const rounding = fc.constantFrom(...INSTALMENT_ROUNDINGS);
const loan: fc.Arbitrary<Loan> = fc.record({
  amount,
  rate,
  months,
  repayment: fc.constantFrom(...REPAYMENTS),
  interestOnlyMonths: fc.integer({ min: 0, max: 60 }),
  rounding,
});
const paymentsOf = (of: Loan): Satang[] => scheduleOf(of).map(({ payment }) => payment);
const interestOf = (of: Loan): number => totalOf(scheduleOf(of)).interest;
/**
 * The most satang that rounding moves in all: each month half of one in the interest and half of
 * one in the instalment, which bear interest until the last month pays them; and half of one in
 * each payment itself.
 */
const roundedAway = ({ rate: yearly, months: over }: Loan): number => {
  let carried = 0;
  for (let month = 0; month < over; month += 1) carried = carried * (1 + yearly / 1_200_000) + 1;
  return carried + over / 2;
};

describe('an instalment', () => {
  // Monthly payments that textbooks and published tables give, in whole units and cents.
  it.each([
    [100_000, 6, 360, 599.55],
    [200_000, 6.5, 360, 1_264.14],
    [150_000, 3.625, 360, 684.08],
    [300_000, 4, 360, 1_432.25],
    [100_000, 12, 12, 8_884.88],
    [10_000, 8, 36, 313.36],
    [1_200, 0, 12, 100],
  ])('of %d at %d %% over %d months is %d', (baht, percent, over, expected) => {
    expect(instalmentOf(satangOf(baht), percent * 1_000, over, 'satang')).toBe(satangOf(expected));
  });

  it('is rounded as the lender says, up from the full baht on', () => {
    const of = (step: (typeof INSTALMENT_ROUNDINGS)[number]) =>
      instalmentOf(satangOf(100_000), 6_000, 360, step);
    expect([of('satang'), of('baht'), of('ten_baht'), of('hundred_baht')]).toEqual([
      59_955, 60_000, 60_000, 60_000,
    ]);
    expect(instalmentOf(satangOf(1_200), 0, 12, 'hundred_baht')).toBe(satangOf(100));
  });
});

describe('a schedule', () => {
  it('begins as the published table of 150,000 at 3.625 % over thirty years does', () => {
    const schedule = scheduleOf({
      ...LOAN,
      amount: satangOf(150_000),
      rate: 3_625,
      months: 360,
      repayment: 'annuity',
    });
    const rows = schedule
      .slice(0, 4)
      .map(({ interest, principal, balance }) => [interest / 100, principal / 100, balance / 100]);
    expect(rows).toEqual([
      [453.13, 230.95, 149_769.05],
      [452.43, 231.65, 149_537.4],
      [451.73, 232.35, 149_305.05],
      [451.03, 233.05, 149_072],
    ]);
  });

  it('pays interest alone first, then equal instalments', () => {
    const schedule = scheduleOf(LOAN);
    expect(new Set(schedule.slice(0, 12).map(({ payment }) => payment))).toEqual(
      new Set([satangOf(5_825)]),
    );
    expect(schedule[12]?.payment).toBe(instalmentOf(MILLION, 6_990, 48, 'satang'));
    expect(schedule).toHaveLength(60);
    expect(schedule.at(-1)?.balance).toBe(0);
  });

  it('pays the principal at the end where it is lent so', () => {
    const schedule = scheduleOf({ ...LOAN, repayment: 'principal_last' });
    expect(schedule.slice(0, -1).every(({ principal }) => principal === 0)).toBe(true);
    expect(schedule.at(-1)?.payment).toBe(satangOf(1_005_825));
  });

  it('repays the principal to the last satang, and never owes more', () => {
    fc.assert(
      fc.property(loan, (of) => {
        const schedule = scheduleOf(of);
        let owed: number = of.amount;
        for (const { payment, interest, principal, balance } of schedule) {
          expect(payment).toBe(interest + principal);
          expect(interest).toBe(monthlyInterest(satang(owed), of.rate));
          expect(principal).toBeGreaterThanOrEqual(0);
          owed -= principal;
          expect(balance).toBe(owed);
        }
        expect(owed).toBe(0);
        expect(schedule.length).toBeLessThanOrEqual(of.months);
      }),
    );
  });

  it('in years sums up to the same', () => {
    fc.assert(
      fc.property(loan, (of) => {
        const schedule = scheduleOf(of);
        const years = byYear(schedule);
        expect(totalOf(years)).toEqual(totalOf(schedule));
        expect(years.flatMap((year) => year.months)).toEqual(schedule);
        expect(totalOf(schedule).principal).toBe(of.amount);
        expect(totalOf(schedule).payment).toBe(of.amount + totalOf(schedule).interest);
      }),
    );
  });

  it('never costs less at a higher rate, nor for a higher amount', () => {
    fc.assert(
      fc.property(loan, rate, amount, (of, otherRate, otherAmount) => {
        const exact: Loan = { ...of, rounding: 'satang' };
        const [low, high] = [exact.rate, otherRate].sort((a, b) => a - b);
        const dear = { ...exact, rate: high ?? 0 };
        const slack = 2 * roundedAway(dear);
        expect(interestOf(dear) + slack).toBeGreaterThanOrEqual(
          interestOf({ ...exact, rate: low ?? 0 }),
        );
        const [small, large] = [exact.amount, otherAmount].sort((a, b) => a - b);
        expect(
          interestOf({ ...exact, amount: large ?? exact.amount }) + slack,
        ).toBeGreaterThanOrEqual(interestOf({ ...exact, amount: small ?? exact.amount }));
        const first = (one: Loan) => instalmentOf(one.amount, one.rate, one.months, of.rounding);
        expect(first({ ...exact, rate: high ?? 0 })).toBeGreaterThanOrEqual(
          first({ ...exact, rate: low ?? 0 }),
        );
        expect(first({ ...exact, amount: large ?? exact.amount })).toBeGreaterThanOrEqual(
          first({ ...exact, amount: small ?? exact.amount }),
        );
      }),
    );
  });

  it('counts the interest of a month exactly', () => {
    fc.assert(
      fc.property(amount, rate, (balance, of) => {
        const exact = (BigInt(balance) * BigInt(of) * 2n + 1_200_000n) / 2_400_000n;
        expect(BigInt(monthlyInterest(balance, of))).toBe(exact);
      }),
    );
  });
});

describe('the effective rate', () => {
  it('is the rate of the contract where there are no fees', () => {
    const large = amount.filter((of) => of >= satangOf(10_000));
    fc.assert(
      fc.property(large, loan, (of, like) => {
        const effective = effectiveRate(
          of,
          paymentsOf({ ...like, amount: of, rounding: 'satang' }),
        );
        expect(Math.abs((effective ?? 0) - like.rate / 1_000)).toBeLessThan(0.01);
      }),
    );
  });

  it('rises with the fees, and discounts what is paid to what is received', () => {
    const payments = paymentsOf({
      ...LOAN,
      amount: satangOf(100_000),
      rate: 12_000,
      months: 12,
      repayment: 'annuity',
    });
    const withFees = (baht: number) => effectiveRate(satangOf(100_000 - baht), payments) ?? 0;
    expect(withFees(0)).toBeCloseTo(12, 2);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 90_000 }),
        fc.integer({ min: 1, max: 9_000 }),
        (a, b) => {
          expect(withFees(a + b)).toBeGreaterThan(withFees(a));
        },
      ),
    );
    const monthly = withFees(2_000) / 1_200;
    const worth = payments.reduce(
      (sum, paid, month) => sum + paid / (1 + monthly) ** (month + 1),
      0,
    );
    expect(worth / 100).toBeCloseTo(98_000, 4);
  });

  it('is none where fees take everything', () => {
    expect(effectiveRate(satang(0), [satang(100)])).toBeUndefined();
    expect(effectiveRate(satang(1), [satang(10 ** 12)])).toBeGreaterThan(10 ** 6);
  });
});

describe('fees', () => {
  const TERMS = {
    appraisalFee: 3_000,
    registrationPercent: 1,
    registrationCap: 200_000,
    stampPercent: 0.05,
    stampCap: 10_000,
  };
  const baht = (of: number) => {
    const { total: _, ...fees } = upFrontFees(satangOf(of), TERMS);
    return Object.values(fees).map((fee) => fee / 100);
  };

  it('follow the tariffs, with every begun step whole, up to their caps', () => {
    expect(baht(1_000_000)).toEqual([3_000, 10_000, 500]);
    expect(baht(1_000_001)).toEqual([3_000, 10_001, 501]);
    expect(baht(20_000_000)).toEqual([3_000, 200_000, 10_000]);
    expect(baht(999_999_999_999)).toEqual([3_000, 200_000, 10_000]);
  });

  it('make the duty one baht for every 2,000 or part of them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000_000 }), (of) => {
        expect(upFrontFees(satangOf(of), TERMS).stamp / 100).toBe(Math.ceil(of / 2_000));
      }),
    );
  });
});
