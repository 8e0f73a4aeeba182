import { type Satang, satangOf } from '#contract/money.ts';
import { type Quote, quoteOf, ratesOf } from '#contract/products/quote.ts';
import type { InstalmentRounding } from '#contract/products/repayment.ts';
import type { LoanTerms } from '#contract/products/terms.ts';
import type { Services } from '#server/compose/services.ts';

type Product = Awaited<ReturnType<Services['products']['list']>>[number];

/** What people compare by. */
const AMOUNT = 1_000_000;

/** What a million baht would cost of each product that lends as much, at its lowest and its highest rate. */
export function workExamples(products: readonly Product[], rounding: InstalmentRounding) {
  const examples = products.flatMap(({ id, name, ...product }) => {
    const terms = termsFor(product);
    if (!terms) return [];
    const months = terms.longestMonths;
    const rates = [terms.rateFrom, terms.uncheckedRateTo ?? terms.rateTo] as const;
    const [low, high] = [quoteAt(rates[0]), quoteAt(rates[1])];
    function quoteAt(rate: number) {
      return quoteOf(terms as LoanTerms, { amount, months, rate }, rounding);
    }
    const ends = (read: (quote: Quote) => Satang) => [read(low), read(high)] as const;
    return {
      ...{ id, name, months, rates, fees: low.fees, principalLast: low.principalLast },
      /** By when all of it is repaid, at either rate. */
      repaidIn: Math.max(low.repaidIn, high.repaidIn),
      checked: { from: terms.rateFrom, to: terms.rateTo },
      unchecked: ratesOf(terms, false),
      interestOnly: low.interestOnly.months,
      first: ends(({ interestOnly }) => interestOnly.payment),
      instalment: ends((quote) => quote.instalment),
      interest: ends((quote) => quote.total.interest),
      effective: [low.effective, high.effective] as const,
    };
  });
  return { amount: AMOUNT, examples };
}

const amount = satangOf(AMOUNT);

/** Of persons, or of companies where it is lent to them alone; none where nobody gets the amount. */
function termsFor(product: Omit<Product, 'id' | 'name'>): LoanTerms | undefined {
  const { person, company, personTerms, companyTerms } = product;
  if (!person && !company) return personTerms ?? companyTerms;
  const [terms, band] = personTerms && person ? [personTerms, person] : [companyTerms, company];
  return band && AMOUNT >= band.minimum && AMOUNT <= band.maximum ? terms : undefined;
}

export type Example = ReturnType<typeof workExamples>['examples'][number];
