import type { Quote } from '#contract/products/quote.ts';
import type { PublicTexts } from '../../texts/areas.th.ts';

type Paid = Pick<Quote, 'interestOnly' | 'instalment' | 'principalLast' | 'repaidIn'>;
type Texts = PublicTexts['calculator']['plan'];

/** What is paid, part by part of the loan. Amounts are satang. */
export function paymentsOf(
  { interestOnly, instalment, principalLast, repaidIn }: Paid,
  texts: Texts,
): ReadonlyArray<readonly [when: string, payment: number]> {
  const after = repaidIn - interestOnly.months;
  if (interestOnly.months === 0) return [[texts.every(after), instalment]];
  return [
    [texts.interestOnly(interestOnly.months), interestOnly.payment],
    [principalLast ? texts.principalLast : texts.after(after), instalment],
  ];
}
