import type { Estimate } from '#contract/products/calculator.ts';
import type { Quote, Wish } from '#contract/products/quote.ts';
import { isAsked, readFields, writeSearch } from '../calculator/fields.ts';
import type { Plan } from '../calculator/plan.ts';
import { type Applicant, type Lending, workOut } from '../calculator/work-out.ts';

export type Carried = {
  /** The calculator's parameters that lead back to it. */
  search: string;
  /** Prices were given, not only a product. */
  asked: boolean;
  product: string;
  type: Applicant;
  estimate: Estimate | undefined;
  /** What was wished, and what it would cost. */
  plan: CarriedPlan | undefined;
};

/** The schedule stays behind: it would travel with every page. */
export type CarriedPlan = Wish & { quote: Omit<Quote, 'years'> };

/** Worked out anew from the address: a number in a link proves nothing. */
export function carryEstimate(parameters: URLSearchParams, lending: Lending): Carried | undefined {
  const fields = readFields(parameters);
  const asked = isAsked(parameters);
  if (!asked && !fields.product) return undefined;
  const { product, type, estimate, plan } = workOut(fields, lending);
  if (!asked && !product) return undefined;
  return {
    ...{ search: writeSearch(fields), asked, product: product?.name ?? '', type, estimate },
    plan: plan && carryPlan(plan),
  };
}

function carryPlan({ amount, months, rate, quote: { years: _, ...quote } }: Plan): CarriedPlan {
  return { amount, months, rate, quote };
}
