import { NETWORKS } from '#contract/applications/networks.ts';
import type { BranchSearch, Coordinates, FinderName } from '#contract/branches/branches.ts';
import { trimEnd } from '#contract/trim-end.ts';

const LONGEST_QUERY = 80;
const MOST_WORDS = 6;
const LARGEST_ID = 2_147_483_647;
const EARTH_RADIUS_KM = 6_371;
/** A thousandth of a degree is about a hundred metres: near enough, and not a home address. */
const NEAR_PRECISION = 1_000;

/** The finder of a path: `/BranchGSB` of one network, `/Branches` of all. */
export function parseFinder(path: string): FinderName | undefined {
  const name = trimEnd(path.toUpperCase(), '/').replace(/^\/BRANCH/, '');
  return name === 'ES' ? 'all' : NETWORKS.find((network) => network === name);
}

/** Reads the finder's address. Whatever does not make sense is left out, never an error. */
export function parseSearch(parameters: URLSearchParams): BranchSearch {
  const read = (name: string) => westernDigits(parameters.get(name) ?? '').trim();
  return {
    ...parsePlace(read('province'), read('district')),
    q: parseQuery(parameters.get('q') ?? ''),
    near: parseNear(read('near')),
    page: parsePage(read('page')),
    branch: parseBranch(read('branch')),
  };
}

/** A district says its province by itself; one of another province is the rest of an older choice. */
export function parsePlace(province: string, district: string) {
  const districtCode = /^\d{4}$/.test(district) ? district : undefined;
  const provinceCode = /^\d{2}$/.test(province) ? province : districtCode?.slice(0, 2);
  const fits = provinceCode !== undefined && districtCode?.startsWith(provinceCode);
  return { province: provinceCode, district: fits ? districtCode : undefined };
}

/** One line of text without what a database refuses. */
export function parseQuery(text: string): string {
  return text
    .slice(0, 1_000)
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zs}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_QUERY)
    .toWellFormed();
}

function parseNear(text: string): Coordinates | undefined {
  const found = /^(-?\d{1,2}(?:\.\d{1,15})?),\s*(-?\d{1,3}(?:\.\d{1,15})?)$/.exec(text);
  const [latitude, longitude] = [roundCoordinate(found?.[1]), roundCoordinate(found?.[2])];
  const onEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return onEarth ? { latitude, longitude } : undefined;
}

function roundCoordinate(text: string | undefined): number {
  return Math.round(Number(text) * NEAR_PRECISION) / NEAR_PRECISION;
}

function parsePage(text: string): number {
  return /^\d{1,6}$/.test(text) ? Math.max(1, Number(text)) : 1;
}

function parseBranch(text: string): BranchSearch['branch'] {
  if (text === '') return undefined;
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= LARGEST_ID ? id : 'unknown';
}

function westernDigits(text: string): string {
  return text
    .slice(0, 100)
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - '๐'.charCodeAt(0)));
}

/** People write addresses with these, apart or not; branches are stored without. */
const PLACE_PREFIX = /(?<=^| )(จังหวัด|จ\.|อำเภอ|อ\.|เขต|ตำบล|ต\.|แขวง|ถนน|ถ\.) ?(?=[^ ])/g;
const SHORT_NAMES = new Map([
  ['กทม', 'กรุงเทพ'],
  ['กทม.', 'กรุงเทพ'],
  ['กรุงเทพฯ', 'กรุงเทพ'],
  ['โคราช', 'นครราชสีมา'],
  ['korat', 'nakhon ratchasima'],
]);

/** The words that a branch must all contain, as they stand in its searched text. */
export function wordsOf(query: string): string[] {
  const text = westernDigits(query).toLowerCase().replace(PLACE_PREFIX, '');
  const words = text.split(' ').filter(Boolean).slice(0, MOST_WORDS);
  return words.map((word) => SHORT_NAMES.get(word) ?? word);
}

export function isPostcode(word: string): boolean {
  return /^\d{5}$/.test(word);
}

/** Great-circle distance by the haversine formula. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const chord =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      half(from.longitude, to.longitude);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** A page that exists: beyond the last one the last is shown. */
export function clampPage(page: number, total: number, size: number) {
  const pageCount = Math.max(1, Math.ceil(total / size));
  return { page: Math.min(page, pageCount), pageCount };
}
