/** What a loan costs besides its interest, and what both come to as one rate. */
import { type Satang, satangOf, sumOf } from '#contract/money.ts';
import { thousandthsOf } from './repayment.ts';

/** Percents of the amount, and whole baht. */
export type FeeTerms = {
  appraisalFee: number;
  registrationPercent: number;
  registrationCap: number;
  stampPercent: number;
  stampCap: number;
};

export type UpFrontFees = Record<'appraisal' | 'registration' | 'stamp' | 'total', Satang>;

/** What is paid before the loan is: the lender's appraisal, the Land Office, the stamp duty. */
export function upFrontFees(amount: Satang, terms: FeeTerms): UpFrontFees {
  const appraisal = satangOf(terms.appraisalFee);
  const registration = dutyOf(amount, terms.registrationPercent, terms.registrationCap);
  const stamp = dutyOf(amount, terms.stampPercent, terms.stampCap);
  return { appraisal, registration, stamp, total: sumOf([appraisal, registration, stamp]) };
}

/** From thousandths of a percent of satang to whole baht. */
const WHOLE = 100_000 * 100;

/**
 * A duty on an amount, every begun baht of it whole: so one baht for every 2,000 "or fraction
 * thereof" is 0.05 %. No product leaves the exact integers.
 */
function dutyOf(amount: Satang, percent: number, cap: number): Satang {
  const thousandths = thousandthsOf(percent);
  const rest = amount % WHOLE;
  const baht = ((amount - rest) / WHOLE) * thousandths + Math.ceil((rest * thousandths) / WHOLE);
  return satangOf(Math.min(baht, cap));
}

const CLOSE = 1e-13;
const MOST_STEPS = 200;

/**
 * The yearly rate, in percent, that makes what is paid back worth what was received: twelve times
 * that of a month, so that without fees it is the rate of the contract. Worth falls with the rate,
 * ever less: Newton's steps from zero come to it from one side and cannot miss it. None where
 * nothing is received.
 */
export function effectiveRate(received: Satang, payments: readonly Satang[]): number | undefined {
  if (received <= 0) return undefined;
  let rate = 0;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const discount = 1 / (1 + rate);
    // Horner's scheme from the last payment: the worth, and how fast it falls.
    let worth = 0;
    let fall = 0;
    for (let month = payments.length - 1; month >= 0; month -= 1) {
      worth = (worth + (payments[month] ?? 0)) * discount;
      fall = (fall + worth) * discount;
    }
    const change = (worth - received) / fall;
    if (!(Math.abs(change) > CLOSE)) break;
    rate += change;
  }
  return rate * 12 * 100;
}
