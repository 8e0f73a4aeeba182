import type { Language } from '#contract/language.ts';
import type { Parameters } from '#contract/parameters/parameters.ts';
import type { Services } from '#server/compose/services.ts';
import type { Terms } from './work-out.ts';

/** The rule that staff have set, and the bands of the products. */
export async function loadTerms(
  services: Services,
  parameters: Parameters,
  language: Language,
): Promise<Terms> {
  const products = await services.products.list(language);
  return {
    rule: {
      governmentPercent: parameters.calculator_government_percent,
      marketPercent: parameters.calculator_market_percent,
      rounding: parameters.calculator_rounding,
    },
    products: products.map(({ id, name, person, company }) => ({ id, name, person, company })),
  };
}
