import type { Language } from '#contract/language.ts';
import type { Parameters } from '#contract/parameters/parameters.ts';
import type { RateRange } from '#contract/products/quote.ts';
import type { LoanTerms } from '#contract/products/terms.ts';
import type { Services } from '#server/compose/services.ts';

type Priced = {
  personTerms?: LoanTerms | undefined;
  companyTerms?: LoanTerms | undefined;
  termsSince?: string | undefined;
};

/** At what price the house lends now, and what it says beside every promotion and offer. */
export type Offer = {
  sentence: string;
  /** From the lowest to the highest rate anybody pays; none while no terms are published. */
  rates: RateRange | undefined;
  /** Since when the newest of these terms hold. */
  since: string | undefined;
};

export async function loadOffer(services: Services, language: Language): Promise<Offer> {
  const [products, parameters] = await Promise.all([
    services.products.list(language),
    services.parameters(),
  ]);
  return offerOf(products, parameters, language);
}

/** Of some products, or of one. */
export function offerOf(
  products: readonly Priced[],
  parameters: Parameters,
  language: Language,
): Offer {
  return {
    sentence: parameters[language === 'th' ? 'responsible_lending_th' : 'responsible_lending_en'],
    rates: ratesOver(products.flatMap(termsOf)),
    since: products
      .flatMap(({ termsSince }) => termsSince ?? [])
      .toSorted()
      .at(-1),
  };
}

const termsOf = ({ personTerms, companyTerms }: Priced) =>
  [personTerms, companyTerms].filter((terms) => terms !== undefined);

/** Over several sets of terms, with and without a look into the credit bureau. */
export function ratesOver(terms: readonly LoanTerms[]): RateRange | undefined {
  if (terms.length === 0) return undefined;
  return {
    from: Math.min(...terms.map(({ rateFrom }) => rateFrom)),
    to: Math.max(
      ...terms.map(({ rateTo, uncheckedRateTo }) => Math.max(rateTo, uncheckedRateTo ?? 0)),
    ),
  };
}
