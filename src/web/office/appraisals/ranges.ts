import { APPRAISAL_LIMITS } from '#contract/cases/appraisals.ts';
import { CASE_LIMITS } from '#contract/cases/case-limits.ts';
import { bahtOf, satang } from '#contract/money.ts';
import { LARGEST_PRICE } from '#contract/products/calculator.ts';
import type { NumberRange } from '#contract/typed-number.ts';

const price = (most: number): NumberRange => ({ decimals: 2, least: 0, most });

/** What each number of a visit may be, in baht and square wah. */
export const RANGES = {
  area: price(CASE_LIMITS.area / 100),
  governmentPerWah: price(APPRAISAL_LIMITS.pricePerWah / 100),
  marketPerWah: price(APPRAISAL_LIMITS.pricePerWah / 100),
  value: price(bahtOf(satang(LARGEST_PRICE))),
};
export const NUMBERS = Object.keys(RANGES) as Array<keyof typeof RANGES>;
