import type { Place } from '#contract/applications/applications.ts';
import { foldAlike } from '#contract/search-words.ts';
import { westernDigits } from '#contract/thai/phone.ts';
import { readPlaceList, type Subdistrict, type Unit } from './list.ts';

/** Words that say what kind of place follows. */
const KINDS =
  /(?:^|\s)(?:แขวง|เขต|ตำบล|อำเภอ|จังหวัด|ต\.|อ\.|จ\.|tambon|amphoe|khwaeng|khet|changwat)\s*/g;
/** Written on end they stand behind a name as well: ต.สุเทพอ.เมือง. */
const KINDS_INSIDE = /แขวง|เขต|ตำบล|อำเภอ|จังหวัด|[ตอจ]\./g;
/** น้ำ with its two upper signs the other way round, as many a program writes it. */
const SIGNS_TURNED = /\u0e4d([\u0e48-\u0e4b])\u0e32/g;
const SHORT_NAMES: Array<[RegExp, string]> = [
  [/กทม\.?/g, 'กรุงเทพมหานคร'],
  [/กรุงเทพฯ/g, 'กรุงเทพมหานคร'],
  [/โคราช/g, 'นครราชสีมา'],
  [/(?<!พระนครศรี)อยุธยา(?=\s|$)/g, 'พระนครศรีอยุธยา'],
];

/** A single letter is in nearly every name: it would cost much and tell nothing. */
const LEAST_SIGNS = 2;
const POSTCODE = /(?<!\d)\d{5}(?!\d)/g;
/** Words before the place in an address. */
const MOST_BEFORE = 12;
const NO_FIT = Number.POSITIVE_INFINITY;
/** Of names typed on end: สีลมบางรัก. */
const RANK_ACROSS = 9;

/** A subdistrict with the names that it can be found by, as they are compared. */
type Entry = {
  /** In Thai order among all. */
  place: number;
  units: [subdistrict: Subdistrict, district: Unit, province: Unit];
  /** Of each unit, Thai and English. */
  keys: string[][];
  joined: string;
};

type Index = {
  entries: Entry[];
  /** The names of every entry, run together, on a line of its own. */
  lines: string;
  /** Where the line of each entry begins. */
  starts: number[];
  /** Names of provinces, Thai and English. */
  provinces: Set<string>;
};

let index: Promise<Index> | undefined;

/** Made by the first search, for making it takes longer than searching. */
function readIndex(): Promise<Index> {
  index ??= makeIndex();
  index.catch(() => {
    index = undefined;
  });
  return index;
}

async function makeIndex(): Promise<Index> {
  const { provinces, districts, subdistricts } = await readPlaceList();
  const all = [...subdistricts.values()].flatMap((subdistrict) => {
    const district = districts.get(subdistrict.code.slice(0, 4));
    const province = provinces.get(subdistrict.code.slice(0, 2));
    if (!district || !province) return [];
    const units: Entry['units'] = [subdistrict, district, province];
    return [{ units, name: units.map(({ name }) => name.th).join(' ') }];
  });
  const { compare } = new Intl.Collator('th');
  const entries = all
    .sort((a, b) => compare(a.name, b.name))
    .map(({ units }, place): Entry => {
      const keys = units.map(({ name }) => [plain(name.th), plain(name.en.toLowerCase())]);
      const joined = [0, 1].map((language) => keys.map((key) => key[language]).join(''));
      return { place, units, keys, joined: joined.join(' ') };
    });
  const starts: number[] = [];
  let lines = '';
  for (const { joined } of entries) {
    starts.push(lines.length);
    lines += `${joined}\n`;
  }
  return {
    entries,
    lines,
    starts,
    provinces: new Set(entries.flatMap(({ keys }) => keys[2] ?? [])),
  };
}

/** Subdistricts that fit what is typed, best first; one with two postcodes comes once for each. */
export async function findPlaces(typed: string, most: number): Promise<Place[]> {
  const tidied = tidy(typed);
  const { provinces } = await readIndex();
  for (const text of [tidied, ...endsOf(tidied)]) {
    // What is left of an address would bring any place of the province.
    if (text !== tidied && readingsOf(text).some(({ whole }) => provinces.has(whole))) continue;
    for (const read of new Set([text, text.replaceAll(KINDS_INSIDE, ' ').trim()])) {
      const found = await findBy(readingsOf(read), most);
      if (found.length > 0) return found;
    }
  }
  // Many remember the postcode of somewhere near.
  const named = tidied.replaceAll(POSTCODE, ' ').trim();
  return named !== tidied && isTelling(named) ? findPlaces(named, most) : [];
}

/** Of a whole address, as it is pasted, without what stands before the place: house, road, village. */
function* endsOf(text: string): Generator<string> {
  const words = text.split(/[\s,]+/);
  for (let from = 1; from <= MOST_BEFORE; from += 1) {
    const rest = words.slice(from);
    if (rest.filter(isTelling).length < 2) return;
    // The number of a house or a village is no beginning of a postcode.
    if (/^\d{1,4}$/.test(plain(rest[0] ?? ''))) continue;
    yield rest.join(' ');
  }
}

async function findBy(readings: Reading[], most: number): Promise<Place[]> {
  if (readings.length === 0) return [];
  const known = await readIndex();
  const candidates = new Set(readings.flatMap((reading) => [...entriesFor(known, reading)]));
  const found: Array<{ entry: Entry; postcode: string; rank: number }> = [];
  for (const entry of candidates) {
    for (const postcode of entry.units[0].postcodes) {
      const rank = rankAmong(readings, entry, postcode);
      if (rank < NO_FIT) found.push({ entry, postcode, rank });
    }
  }
  return found
    .sort((a, b) => a.rank - b.rank || a.entry.place - b.entry.place)
    .slice(0, most)
    .map(({ entry, postcode }) => placeOf(entry, postcode));
}

const isNumber = (term: string) => /^\d+$/.test(term);

function* entriesFor(known: Index, { whole, words }: Reading): Generator<Entry> {
  yield* entriesWith(known, whole);
  const [longest] = words.toSorted((a, b) => b.length - a.length);
  if (longest) yield* entriesWith(known, longest);
}

/** Looked for in all names at once: one by one takes ten times as long. */
function* entriesWith({ entries, lines, starts }: Index, term: string): Generator<Entry> {
  if (isNumber(term)) {
    for (const entry of entries)
      if (entry.units[0].postcodes.some((postcode) => postcode.startsWith(term))) yield entry;
    return;
  }
  let line = 0;
  for (let at = lines.indexOf(term); at >= 0; at = lines.indexOf(term, starts[line + 1])) {
    while ((starts[line + 1] ?? Number.POSITIVE_INFINITY) <= at) line += 1;
    const entry = entries[line];
    if (entry) yield entry;
    if (starts[line + 1] === undefined) return;
  }
}

/** Letters and digits only: spaces and dashes are typed by some and not by others. */
const plain = (text: string) => text.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

const isTelling = (word: string) => plain(word).length >= LEAST_SIGNS;

/** Run together, and where there are several words each of them. */
type Reading = { whole: string; words: string[] };

function tidy(typed: string): string {
  const turned = typed.normalize('NFC').replaceAll(SIGNS_TURNED, '$1\u0e33');
  return foldAlike(westernDigits(turned)).toLowerCase().trim();
}

/**
 * What was typed, and the same without words that say the kind of place and with short names written
 * out. Some places are named so: โคราช is a subdistrict of its own, and จ.ป.ร. no province.
 */
function readingsOf(asTyped: string): Reading[] {
  let text = asTyped;
  for (const [short, long] of SHORT_NAMES) text = text.replaceAll(short, long);
  text = text.replaceAll(KINDS, ' ').trim();
  return [...new Set([asTyped, text])]
    .map(readingOf)
    .filter(({ whole }) => whole.length >= LEAST_SIGNS);
}

function readingOf(text: string): Reading {
  const whole = plain(text);
  const words = new Set(text.split(/[\s,]+/).map(plain));
  const telling = (word: string) => word.length >= LEAST_SIGNS && word !== whole;
  return { whole, words: [...words].filter(telling) };
}

/** Of what fits alike, the nearest to what was typed. */
function rankAmong(readings: Reading[], entry: Entry, postcode: string): number {
  let best = NO_FIT;
  let further = 0;
  for (const { whole, words } of readings) {
    best = Math.min(best, rankOf(whole, entry, postcode) + further);
    best = Math.min(best, rankOfAll(words, entry, postcode) + further + 0.1);
    further += 0.2;
  }
  return best;
}

function rankOfAll(words: string[], entry: Entry, postcode: string): number {
  if (words.length === 0) return NO_FIT;
  let sum = 0;
  for (const word of words) {
    sum += rankOf(word, entry, postcode);
    if (sum === NO_FIT) return sum;
  }
  return sum;
}

/** The lower the better: whole names before beginnings, small places before those they stand in. */
function rankOf(term: string, { keys, joined }: Entry, postcode: string): number {
  if (isNumber(term)) return postcode.startsWith(term) ? 0 : NO_FIT;
  if (!joined.includes(term)) return NO_FIT;
  let best = RANK_ACROSS;
  for (let level = 0; level < keys.length && level < best; level += 1) {
    for (const key of keys[level] ?? []) {
      const at = key.indexOf(term);
      if (at < 0) continue;
      const fit = key.length === term.length ? 0 : at === 0 ? 3 : 6;
      best = Math.min(best, fit + level);
    }
  }
  return best;
}

function placeOf({ units: [{ code, name }, district, province] }: Entry, postcode: string): Place {
  return { province, district, subdistrict: { code, name }, postcode };
}
