import type { Language } from '#contract/language.ts';
import type { Parameters } from '#contract/parameters/parameters.ts';
import type { Services } from '#server/compose/services.ts';
import type { Lending } from './work-out.ts';

/** The rules that staff have set, and the products with their bands and terms. */
export async function loadLending(
  services: Services,
  parameters: Parameters,
  language: Language,
): Promise<Lending> {
  const products = await services.products.list(language);
  return {
    rule: {
      governmentPercent: parameters.calculator_government_percent,
      marketPercent: parameters.calculator_market_percent,
      rounding: parameters.calculator_rounding,
    },
    instalments: parameters.instalment_rounding,
    products: products.map(({ id, name, person, company, personTerms, companyTerms }) => ({
      ...{ id, name, person, company, personTerms, companyTerms },
    })),
  };
}
