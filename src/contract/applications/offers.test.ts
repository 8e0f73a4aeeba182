import { expect, test } from 'vitest';
import { satangOf } from '#contract/money.ts';
import type { LoanTerms } from '#contract/products/terms.ts';
import { AMOUNT_FINDINGS, type AmountPolicy, type AmountRules } from './amounts.ts';
import { offerFacts } from './offer-words.ts';
import { checkOffer, doubtOffer, figuresOf, mostOffered } from './offers.ts';

const TERMS: LoanTerms = {
  ...{ rateKind: 'fixed', rateFrom: 6, rateTo: 8, uncheckedRateFrom: null, uncheckedRateTo: null },
  ...{ repayment: 'annuity', interestOnlyMonths: 0, longestMonths: 36, appraisalFee: 3_000 },
  ...{ registrationPercent: 1, registrationCap: 200_000, stampPercent: 0.05, stampCap: 10_000 },
  ...{ earlySettlementPercent: 3, earlySettlementMonths: 36, lateInterestPercent: 15 },
};
const APPROVED = { months: 48, rate: 9_000, instalment: null };
const bounds = {
  ...{ approvedAmount: satangOf(1_000_000), sheet: APPROVED, terms: TERMS },
  ...{ rounding: 'baht' as const, highestRate: 15 },
};

test('the most that is offered is taken, and a step beyond it is not', () => {
  for (const [changes, months, rate] of [
    // The product runs shorter, and costs less, than when the loan was approved.
    [{}, 36, 8_000],
    [{ terms: { ...TERMS, longestMonths: 60, rateTo: 12 } }, 48, 9_000],
    [{ sheet: null }, 36, 8_000],
    [{ highestRate: 7.35 }, 36, 7_350],
  ] as const) {
    const bound = { ...bounds, ...changes };
    const most = mostOffered(bound);
    expect(most).toEqual({ amount: satangOf(1_000_000), months, rate });
    expect(checkOffer(most, bound)).toEqual({});
    for (const [field, value] of Object.entries(most))
      expect(checkOffer({ ...most, [field]: value + 1 }, bound)).toEqual({ [field]: 'too_big' });
  }
});

test('a loan that its fees take whole is not offered, a baht more is', () => {
  // 3,000 baht for the appraisal; of 3,032 baht 31 for the registration and 2 for the stamp.
  const of = (baht: number) =>
    checkOffer({ amount: satangOf(baht), months: 12, rate: 8_000 }, bounds);
  expect(of(3_032)).toEqual({ amount: 'below_fees' });
  expect(of(3_033)).toEqual({ amount: 'below_fees' });
  expect(of(3_034)).toEqual({});
  const loan = { amount: satangOf(3_034), months: 12, rate: 8_000 };
  expect(figuresOf(TERMS, loan, 'baht').effective).not.toBeNull();
});

test('an offer names its last instalment where that is another', () => {
  const paid = (repayment: LoanTerms['repayment'], months: number, rate: number) => {
    const terms = { ...TERMS, repayment, interestOnlyMonths: 12 };
    const loan = { amount: satangOf(900_000), months, rate };
    const { usual: _, ...figures } = figuresOf(terms, loan, 'baht');
    const offer = {
      ...{ offerId: 1, reference: 'AB3D-5F7H', number: 1, product: { th: 'สินเชื่อโฉนด' } },
      ...{ ...loan, terms, figures, conditions: '', validUntil: '2027-01-15' },
    };
    return (['th', 'en'] as const).map(
      (language) => offerFacts(offer, language).find(({ fact }) => fact === 'instalment')?.value,
    );
  };
  expect(paid('annuity', 48, 9_000)).toEqual([
    '22,397 บาท งวดสุดท้าย 22,370.43 บาท',
    '22,397 baht, the last one 22,370.43 baht',
  ]);
  expect(paid('interest_first', 48, 9_000)).toEqual([
    '12 เดือนแรกชำระดอกเบี้ยเดือนละ 6,750 บาท หลังจากนั้นเดือนละ 28,620 บาท งวดสุดท้าย 28,610.11 บาท',
    'Interest alone for the first 12 months, 6,750 baht each; 28,620 baht each after that, the last one 28,610.11 baht',
  ]);
  expect(paid('annuity', 36, 0)).toEqual(['25,000 บาท', '25,000 baht']);
});

test('less than the product lends, or at a lower rate than it publishes, is offered with a word about it', () => {
  const all = (policy: AmountPolicy) =>
    Object.fromEntries(AMOUNT_FINDINGS.map((finding) => [finding, policy])) as AmountRules;
  const published = { band: { minimum: 100_000 }, terms: TERMS, rules: all('warn') };
  const usual = { amount: satangOf(100_000), rate: 6_000 };
  expect(doubtOffer(usual, published)).toEqual({});
  const slipped = { amount: satangOf(1), rate: 875 };
  expect(doubtOffer(slipped, published)).toEqual({ amount: 'below_band', rate: 'below_terms' });
  expect(doubtOffer(slipped, { ...published, rules: all('off') })).toEqual({});
  const unchecked = { ...TERMS, uncheckedRateFrom: 0.5, uncheckedRateTo: 9 };
  expect(doubtOffer({ ...usual, rate: 875 }, { ...published, terms: unchecked })).toEqual({});
});
