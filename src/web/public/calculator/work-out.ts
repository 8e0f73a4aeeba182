import {
  type Area,
  type Band,
  type Estimate,
  estimateLimit,
  type Parsed,
  type PriceName,
  type Problem,
  parseArea,
  parseNumber,
  priceOfArea,
  type Rule,
} from '#contract/products/calculator.ts';
import type { InstalmentRounding } from '#contract/products/repayment.ts';
import type { LoanTerms } from '#contract/products/terms.ts';
import type { Fields } from './fields.ts';
import {
  frameWish,
  type Plan,
  type PlanFrame,
  type PlanProblems,
  planOf,
  readWish,
} from './plan.ts';

export type Applicant = 'person' | 'company';

export type Product = {
  id: number;
  name: string;
  person?: Band | undefined;
  company?: Band | undefined;
  personTerms?: LoanTerms | undefined;
  companyTerms?: LoanTerms | undefined;
};

/** What the house lends, and how it counts. */
export type Lending = {
  rule: Rule;
  instalments: InstalmentRounding;
  products: readonly Product[];
};

/** What is wrong, by the field that says so. */
export type Problems = Partial<
  Record<PriceName | keyof Area, Problem> & { product: 'unknown' } & PlanProblems
>;

/** A price and, where it was given per square wah, what it was made of. */
type PriceSource = { pricePerWah: number } | undefined;

export type Worked = {
  problems: Problems;
  type: Applicant;
  product: Product | undefined;
  /** Hundredths of a square wah, where a price needs it. */
  area: number | undefined;
  sources: Record<PriceName, PriceSource>;
  /** There is one as soon as nothing is wrong. */
  estimate: Estimate | undefined;
  /** What a wish must keep to, where there is a limit and the product has terms. */
  frame: PlanFrame | undefined;
  /** What the wish costs, as soon as nothing is wrong with it. */
  plan: Plan | undefined;
};

/** What the fields say under the lender's rules. The server and the browser both ask this. */
export function workOut(fields: Fields, lending: Lending): Worked {
  const { product, type } = choose(fields, lending.products);
  const perWah = { government: isPerWah(fields, 'government'), market: isPerWah(fields, 'market') };
  const land = perWah.government || perWah.market ? readArea(fields) : { problems: {} };
  const government = readPrice(fields.government, perWah.government, land.area);
  const market = readPrice(fields.market, perWah.market, land.area);
  const landProblems: Problems = {
    ...(government.problem && { government: government.problem }),
    ...(market.problem && { market: market.problem }),
    ...land.problems,
    ...(fields.product && !product && { product: 'unknown' }),
  };
  const prices =
    government.value !== undefined && market.value !== undefined
      ? { government: government.value, market: market.value }
      : undefined;
  const estimate =
    prices && !landProblems.product
      ? estimateLimit(prices, lending.rule, product?.[type])
      : undefined;
  const frame = estimate && product && frameOf(estimate, product, type);
  const wished = frame ? readWish(fields, frame) : { problems: {} };
  return {
    problems: { ...landProblems, ...wished.problems },
    type,
    product,
    area: land.area,
    sources: { government: government.source, market: market.source },
    estimate,
    frame,
    plan: frame && wished.wish && planOf(frame, wished.wish, lending.instalments),
  };
}

function frameOf({ outcome }: Estimate, product: Product, type: Applicant): PlanFrame | undefined {
  const [band, terms] = [product[type], product[`${type}Terms`]];
  if (outcome.kind !== 'limit' || !band || !terms) return undefined;
  return frameWish(terms, { least: band.minimum * 100, most: outcome.limit });
}

/** Products that lend on the same prices to the same applicant. */
export function listFitting({ estimate, type, product }: Worked, lending: Lending): Product[] {
  if (!estimate) return [];
  const prices = { government: estimate.government.price, market: estimate.market.price };
  return lending.products.filter(
    (other) =>
      other !== product &&
      estimateLimit(prices, lending.rule, other[type]).outcome.kind === 'limit',
  );
}

function choose(fields: Fields, products: readonly Product[]) {
  const asked = products.find(({ id }) => String(id) === fields.product);
  const type = chooseType(fields.type, asked);
  const first = products.find((product) => product[type]) ?? products[0];
  return { type, product: fields.product ? asked : first };
}

/** A product for companies only starts with the company. */
function chooseType(asked: string, product: Product | undefined): Applicant {
  if (asked === 'person' || asked === 'company') return asked;
  return product?.company && !product.person ? 'company' : 'person';
}

function isPerWah(fields: Fields, name: PriceName): boolean {
  return fields[`${name}Per`] === 'wah';
}

function readArea(fields: Fields): { area?: number; problems: Problems } {
  const area = parseArea(fields);
  if ('problems' in area) return { problems: area.problems };
  if (area.problem) return { problems: { rai: area.problem } };
  return { area: area.value, problems: {} };
}

type Price = { value?: number | undefined; problem?: Problem | undefined; source?: PriceSource };

function readPrice(text: string, perWah: boolean, area: number | undefined): Price {
  const typed: Parsed = parseNumber(text);
  if (!perWah || typed.value === undefined) return typed;
  // Without its area the price is right but not yet known; the area's own field says so.
  if (area === undefined) return {};
  return { ...priceOfArea(area, typed.value), source: { pricePerWah: typed.value } };
}
