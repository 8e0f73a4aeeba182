/**
 * The first estimate of a credit limit, the same on the server and in the browser. Money is whole
 * satang and a share is hundredths of a percent: every step stays among the integers that a number
 * holds exactly.
 */
import { groupThousands } from '#contract/grouping.ts';
import { readSigns } from '#contract/typed-number.ts';

export type Prices = { government: number; market: number };
export type PriceName = keyof Prices;

/** Staff set these: shares in percent with at most two decimals, rounding in whole baht. */
export type Rule = { governmentPercent: number; marketPercent: number; rounding: number };

/** What a product lends at least and at most, in whole baht. */
export type Band = { minimum: number; maximum: number };

/** Several bands of a product count as their widest, wherever a limit is worked out. */
export function widestBand(bands: readonly Band[]): Band | undefined {
  if (bands.length === 0) return undefined;
  return {
    minimum: Math.min(...bands.map(({ minimum }) => minimum)),
    maximum: Math.max(...bands.map(({ maximum }) => maximum)),
  };
}

export type Share = { price: number; percent: number; amount: number };

type Outcome =
  | { kind: 'limit'; limit: number; decidedBy: PriceName | 'maximum' }
  | { kind: 'tooLow'; minimum: number; needed: Prices }
  | { kind: 'noBand' };

/** Every step of the estimate, in satang. */
export type Estimate = {
  government: Share;
  market: Share;
  lower: PriceName;
  rounded: number;
  outcome: Outcome;
};

const SATANG = 100;
const WHOLE_SHARE = 10_000;

export function estimateLimit(prices: Prices, rule: Rule, band: Band | undefined): Estimate {
  const government = shareOf(prices.government, rule.governmentPercent);
  const market = shareOf(prices.market, rule.marketPercent);
  const lower = government.amount <= market.amount ? 'government' : 'market';
  const step = rule.rounding * SATANG;
  const rounded = Math.floor(Math.min(government.amount, market.amount) / step) * step;
  return { government, market, lower, rounded, outcome: decide(rounded, lower, rule, band) };
}

function shareOf(price: number, percent: number): Share {
  return { price, percent, amount: multiplyDown(price, hundredthsOf(percent), WHOLE_SHARE) };
}

function decide(rounded: number, lower: PriceName, rule: Rule, band: Band | undefined): Outcome {
  // A limit of nothing is no limit, even where a band starts or ends at nothing.
  if (!band || band.maximum <= 0) return { kind: 'noBand' };
  const minimum = Math.max(band.minimum, rule.rounding) * SATANG;
  if (rounded < minimum) return { kind: 'tooLow', minimum, needed: neededPrices(minimum, rule) };
  const maximum = band.maximum * SATANG;
  if (rounded > maximum) return { kind: 'limit', limit: maximum, decidedBy: 'maximum' };
  return { kind: 'limit', limit: rounded, decidedBy: lower };
}

/** The lowest prices, in whole baht, whose shares still reach the minimum after rounding down. */
function neededPrices(minimum: number, rule: Rule): Prices {
  const step = rule.rounding * SATANG;
  const target = Math.ceil(minimum / step) * step;
  const reach = (percent: number) =>
    Math.ceil((target * (WHOLE_SHARE / SATANG)) / hundredthsOf(percent)) * SATANG;
  return { government: reach(rule.governmentPercent), market: reach(rule.marketPercent) };
}

/** Never more than the percent says: digits beyond the second are cut, those of the fraction's binary form are not. */
function hundredthsOf(percent: number): number {
  return Math.floor(Math.round(percent * 1_000_000) / WHOLE_SHARE);
}

/** `amount × factor ÷ divisor`, rounded down, without a product that would leave the exact integers. */
function multiplyDown(amount: number, factor: number, divisor: number): number {
  const rest = amount % divisor;
  return ((amount - rest) / divisor) * factor + Math.floor((rest * factor) / divisor);
}

/** One trillion baht, in satang. */
export const LARGEST_PRICE = 100_000_000_000_000;
/** A million rai, in hundredths of a square wah. */
const LARGEST_AREA = 40_000_000_000;
const WAH_PER_RAI = 400;
const WAH_PER_NGAN = 100;

export type Problem = 'missing' | 'junk' | 'negative' | 'zero' | 'decimals' | 'huge';
/** A number in hundredths: satang of baht, hundredths of a square wah. */
export type Parsed = { value: number; problem?: never } | { problem: Problem; value?: never };

export type Area = { rai: string; ngan: string; wah: string };

/** Square wah in hundredths. A part left empty is none of it; together they must be some land. */
export function parseArea(area: Area): Parsed | { problems: Partial<Record<keyof Area, Problem>> } {
  const rai = parsePart(area.rai);
  const ngan = parsePart(area.ngan);
  const wah = parsePart(area.wah);
  if (rai.problem || ngan.problem || wah.problem) {
    const found = Object.entries({ rai, ngan, wah }).filter(([, part]) => part.problem);
    return { problems: Object.fromEntries(found.map(([name, part]) => [name, part.problem])) };
  }
  const value = rai.value * WAH_PER_RAI + ngan.value * WAH_PER_NGAN + wah.value;
  if (value === 0) return { problem: area.rai || area.ngan || area.wah ? 'zero' : 'missing' };
  return value > LARGEST_AREA ? { problem: 'huge' } : { value };
}

/** The area as deeds write it: rai and ngan whole, square wah in hundredths. */
export function splitArea(area: number): { rai: number; ngan: number; wah: number } {
  const wah = area % (WAH_PER_NGAN * 100);
  const allNgan = (area - wah) / (WAH_PER_NGAN * 100);
  const ngan = allNgan % 4;
  return { rai: (allNgan - ngan) / 4, ngan, wah };
}

function parsePart(text: string): Parsed {
  const parsed = parseNumber(text);
  return parsed.problem === 'missing' || parsed.problem === 'zero' ? { value: 0 } : parsed;
}

/** The price of a whole plot from its area and the price of a square wah, rounded down to satang. */
export function priceOfArea(area: number, pricePerWah: number): Parsed {
  const value = multiplyDown(pricePerWah, area, 100);
  if (value === 0) return { problem: 'zero' };
  return value > LARGEST_PRICE ? { problem: 'huge' } : { value };
}

/** Reads what people type for an amount or an area, in hundredths. */
export function parseNumber(text: string): Parsed {
  const signs = readSigns(text);
  if (!signs) return { problem: 'junk' };
  const { negative, whole, fraction } = signs;
  if (whole + fraction === '') return { problem: 'missing' };
  const value = Number(whole + fraction.slice(0, 2).padEnd(2, '0'));
  const beyond = Number(fraction.slice(2)) > 0;
  if (value === 0 && !beyond) return { problem: 'zero' };
  if (negative) return { problem: 'negative' };
  if (beyond) return { problem: 'decimals' };
  return value > LARGEST_PRICE ? { problem: 'huge' } : { value };
}

/** Grouped, with two decimals only where there are any: what `parseNumber` reads back. */
export function formatHundredths(value: number): string {
  const rest = value % 100;
  const whole = groupThousands(String((value - rest) / 100));
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`;
}
