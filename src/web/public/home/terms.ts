import type { Language } from '#contract/language.ts';
import type { Parameters } from '#contract/parameters/parameters.ts';
import type { Services } from '#server/compose/services.ts';
import { offerOf } from '../offer/offer.ts';
import { workExamples } from '../offer/work-examples.ts';

type Product = Awaited<ReturnType<Services['products']['list']>>[number];

/** What the lender offers, as staff have set it. Amounts are whole baht. */
export type Terms = ReturnType<typeof gatherTerms>;

export function gatherTerms(
  products: readonly Product[],
  parameters: Parameters,
  language: Language,
) {
  return {
    rule: {
      governmentPercent: parameters.calculator_government_percent,
      marketPercent: parameters.calculator_market_percent,
      rounding: parameters.calculator_rounding,
    },
    offer: offerOf(products, parameters, language),
    worked: workExamples(products, parameters.instalment_rounding),
    /** The most any product lends; undefined where none lends to them. */
    personMaximum: highest(products.map(({ person }) => person?.maximum)),
    companyMaximum: highest(products.map(({ company }) => company?.maximum)),
  };
}

function highest(amounts: readonly (number | undefined)[]): number | undefined {
  const known = amounts.filter((amount) => amount !== undefined);
  return known.length > 0 ? Math.max(...known) : undefined;
}
