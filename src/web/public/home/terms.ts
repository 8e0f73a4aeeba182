import type { Parameters } from '#contract/parameters/parameters.ts';
import type { Lending } from '../calculator/work-out.ts';

/** What the lender offers, as staff have set it. Amounts are whole baht. */
export type Terms = Lending & {
  longestYears: number;
  /** The most any product lends; undefined where none lends to them. */
  personMaximum: number | undefined;
  companyMaximum: number | undefined;
};

export function gatherTerms(terms: Lending, parameters: Parameters): Terms {
  return {
    ...terms,
    longestYears: parameters.loan_longest_years,
    personMaximum: highest(terms.products.map(({ person }) => person?.maximum)),
    companyMaximum: highest(terms.products.map(({ company }) => company?.maximum)),
  };
}

function highest(amounts: readonly (number | undefined)[]): number | undefined {
  const known = amounts.filter((amount) => amount !== undefined);
  return known.length > 0 ? Math.max(...known) : undefined;
}
