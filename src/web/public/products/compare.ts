import type { RateRange } from '#contract/products/quote.ts';
import type { InstalmentRounding } from '#contract/products/repayment.ts';
import type { Services } from '#server/compose/services.ts';
import { ratesOver } from '../offer/offer.ts';
import { type Example, workExamples } from '../offer/work-examples.ts';

type Product = Awaited<ReturnType<Services['products']['list']>>[number];
type Deed = { id: number; name: string; productIds: readonly number[] };

/** What people compare loans by. Amounts are whole baht. */
export type Facts = {
  rates: RateRange | undefined;
  longestMonths: number | undefined;
  /** What the usual round amount costs a month; none where the product does not lend as much. */
  example: Example | undefined;
  deeds: readonly string[];
};
export type Compared = Pick<Product, 'id' | 'name' | 'summary' | 'person' | 'company'> & Facts;

export function compareProducts(
  products: readonly Product[],
  deeds: readonly Deed[],
  rounding: InstalmentRounding,
): { amount: number; products: Compared[] } {
  const { amount, examples } = workExamples(products, rounding);
  return {
    amount,
    products: products.map(({ id, name, summary, person, company, ...product }) => {
      const terms = [product.personTerms, product.companyTerms].filter((one) => one !== undefined);
      return {
        ...{ id, name, summary, person, company },
        rates: ratesOver(terms),
        longestMonths:
          terms.length > 0
            ? Math.max(...terms.map(({ longestMonths }) => longestMonths))
            : undefined,
        example: examples.find((example) => example.id === id),
        deeds: deedsFor(id, deeds),
      };
    }),
  };
}

/** One that names no product is good for all. */
function deedsFor(productId: number, deeds: readonly Deed[]): string[] {
  return deeds
    .filter(({ productIds }) => productIds.length === 0 || productIds.includes(productId))
    .map(({ name }) => name);
}
