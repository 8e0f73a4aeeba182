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
import type { Fields } from './fields.ts';

export type Applicant = 'person' | 'company';

export type Product = {
  id: number;
  name: string;
  person?: Band | undefined;
  company?: Band | undefined;
};

export type Terms = { rule: Rule; products: readonly Product[] };

/** What is wrong, by the field that says so. */
export type Problems = Partial<Record<PriceName | keyof Area, Problem> & { product: 'unknown' }>;

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
};

/** What the fields say under the lender's terms. The server and the browser both ask this. */
export function workOut(fields: Fields, terms: Terms): Worked {
  const { product, type } = choose(fields, terms.products);
  const perWah = { government: isPerWah(fields, 'government'), market: isPerWah(fields, 'market') };
  const land = perWah.government || perWah.market ? readArea(fields) : { problems: {} };
  const government = readPrice(fields.government, perWah.government, land.area);
  const market = readPrice(fields.market, perWah.market, land.area);
  const problems: Problems = {
    ...(government.problem && { government: government.problem }),
    ...(market.problem && { market: market.problem }),
    ...land.problems,
    ...(fields.product && !product && { product: 'unknown' }),
  };
  const prices =
    government.value !== undefined && market.value !== undefined
      ? { government: government.value, market: market.value }
      : undefined;
  return {
    problems,
    type,
    product,
    area: land.area,
    sources: { government: government.source, market: market.source },
    estimate:
      prices && !problems.product ? estimateLimit(prices, terms.rule, product?.[type]) : undefined,
  };
}

/** Products that lend on the same prices to the same applicant. */
export function listFitting({ estimate, type, product }: Worked, terms: Terms): Product[] {
  if (!estimate) return [];
  const prices = { government: estimate.government.price, market: estimate.market.price };
  return terms.products.filter(
    (other) =>
      other !== product && estimateLimit(prices, terms.rule, other[type]).outcome.kind === 'limit',
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
