import { formatHundredths } from '#contract/products/calculator.ts';
import { readFields } from '../calculator/fields.ts';
import type { Carried } from './carry-estimate.ts';
import type { Brought } from './fields.ts';

const LONGEST_CODE = 50;

/** What the address says about the application, beside the numbers of the calculator. */
export function readBrought(
  parameters: URLSearchParams,
  carried: Carried | undefined,
  productIds: readonly number[],
): Brought {
  const { product, type, rai, ngan, wah } = readFields(parameters);
  const { estimate, plan } = carried ?? {};
  return {
    productId: productIds.some((id) => String(id) === product) ? product : '',
    applicant: type === 'company' ? 'company' : type === 'person' ? 'individual' : undefined,
    prices: estimate && {
      government: formatHundredths(estimate.government.price),
      market: formatHundredths(estimate.market.price),
    },
    area: { rai: rai.slice(0, 20), ngan: ngan.slice(0, 20), wah: wah.slice(0, 20) },
    askedAmount: plan ? formatHundredths(plan.amount) : '',
    askedMonths: plan ? String(plan.months) : '',
    refCode: (parameters.get('ref') ?? '').trim().slice(0, LONGEST_CODE),
  };
}
