/** A whole address as it is pasted. By itself it needs no schemas, so the web may load it alone. */
import { APPLY_LONGEST } from '#contract/apply/limits.ts';
import { foldAlike } from '#contract/search-words.ts';
import { westernDigits } from '#contract/thai/phone.ts';

export const STREET_PARTS = ['houseNo', 'moo', 'trok', 'soi', 'road'] as const;
type StreetPart = (typeof STREET_PARTS)[number];
/** The place is the rest: subdistrict, district, province and postcode, as far as they were written. */
export type TypedAddress = Record<StreetPart, string> & { place: string };

type Kind = Exclude<StreetPart, 'houseNo'> | 'building' | 'subdistrict' | 'place';
type Piece = { kind: 'houseNo' | Exclude<Kind, 'subdistrict' | 'place'>; text: string };

/** Some names begin with such a word themselves: ซอยตรอกจันทน์, ตำบลถนนขาด. */
const NOT_OF_NAME = '(?<!ซอย|ถนน|ตรอก|ซ\\.|ถ\\.|หมู่บ้าน|ตำบล|แขวง|ต\\.|อำเภอ|อ\\.)';
const AT_START = '(?<=^|[\\s,])';
/** A rank is no place: พ.ต.ท. */
const BEFORE_NAME = '(?<!\\.)(?=.\\.\\s*[ก-ฮเ-ไ](?!\\.))';

const MARKS: Record<Kind, string> = {
  building: `${AT_START}(?:หมู่บ้าน|มบ\\.|อาคาร|ตึก|คอนโด|โครงการ|ชั้น|ห้อง|building\\b|floor\\b|room\\b)`,
  moo: `(?:หมู่(?:ที่)?|(?<![\\p{L}\\p{M}])ม\\.?|\\b(?:moo|mu|m|village no)\\.?)\\s*(?=\\d)`,
  trok: '(?:ตรอก|\\btrok\\b)',
  soi: '(?:ซอย|ซ\\.|\\bsoi\\b)',
  road: '(?:ถนน|ถ\\.|\\bthanon\\b)',
  subdistrict: `(?:แขวง|ตำบล|${BEFORE_NAME}ต\\.|\\b(?:khwaeng|tambon)\\b)`,
  place: `(?:อำเภอ|จังหวัด|${BEFORE_NAME}[อจ]\\.|${AT_START}เขต|${AT_START}(?:กรุงเทพ(?:มหานคร|ฯ)?|กทม\\.?)(?=[\\s,\\d]|$)|\\b(?:khet|amphoe|amphur|changwat)\\b)`,
};
const MARK = new RegExp(
  Object.entries(MARKS)
    .map(([kind, words]) => `(?<${kind}>${NOT_OF_NAME}${words})`)
    .join('|'),
  'giu',
);

const NO_PLACE =
  /(?:(?:โทร(?:ศัพท์)?|tel|phone|mobile)[\s.:]{0,3})?(?<!\d)(?:\+66|0)\d[\d\s()-]{6,11}\d(?!\d)|ประเทศไทย|\bthailand\b/giu;
const HOUSE = /(?:บ้าน)?เลขที่\s*|\bhouse\s+no\.?\s*|\bno\.\s*|^\s*(?:ที่อยู่|address)\s*:?\s*/giu;
const UNITS = /\b(?:sub-?\s?district|district|province)\b/giu;
const POSTCODE_BEHIND = /(?<=[^\s\d])\d{5}(?!\d)/gu;
/** In English the word stands behind: Silom Road, Rama 4 Rd. */
const ROAD_BEHIND = /((?:[a-z][\w.'-]{0,30}\s){1,4}(?:\d{1,4}\s)?)(?:road|rd)\b\.?/giu;
/** Holds the words of a name together that nothing else does. */
const JOINT = '\ue000';

const isPostcode = (word: string) => /^\d{5}$/.test(word);
const isNumber = (word: string) => /^[\d(]|^แยก/u.test(word) && !isPostcode(word);
const neat = (text: string) =>
  text
    .replaceAll(JOINT, ' ')
    .replaceAll(/[\s,]+/g, ' ')
    .replaceAll(/^[ .:–-]{1,5}|[ :–-]{1,5}$/g, '');

/** What an address says of house and street, and where it lies; nothing where it is a place alone. */
export function readAddress(typed: string): TypedAddress | undefined {
  const text = tidy(typed);
  const marks = [...text.matchAll(MARK)].map((match) => ({
    kind: kindOf(match.groups),
    from: match.index,
    to: match.index + match[0].length,
  }));
  const first = marks.find(({ kind }) => kind === 'place' || kind === 'subdistrict');
  const end = first?.from ?? text.length;
  const isMarked = first?.kind === 'subdistrict';
  const found: TypedAddress = { houseNo: '', moo: '', trok: '', soi: '', road: '', place: '' };
  const house: string[] = [];
  const rest: string[] = [];
  for (const { kind, text: written } of piecesOf(text.slice(0, end), marks)) {
    const [value, left] = split(kind, written, isMarked);
    if (kind === 'houseNo' || kind === 'building' || found[kind]) house.push(value);
    else found[kind] = neat(value).slice(0, APPLY_LONGEST.addressPart);
    // Where the place is marked, nothing before it is of it.
    (isMarked ? house : rest).push(left);
  }
  found.houseNo = neat(house.join(' ')).slice(0, APPLY_LONGEST.addressPart);
  const place = `${rest.join(' ')} ${text.slice(end)}`.replaceAll(UNITS, ' ');
  found.place = neat(place.replace(POSTCODE_BEHIND, ' $&'));
  const { houseNo, place: _, ...street } = found;
  const isStreet = /\d/.test(houseNo) || Object.values(street).some((value) => value !== '');
  return isStreet && /\p{L}{2}|\d{5}/u.test(found.place) ? found : undefined;
}

function tidy(typed: string): string {
  return foldAlike(westernDigits(typed.normalize('NFC')))
    .replaceAll(/[\u200b\u2060\ufeff]/g, '')
    .replaceAll(/[\r\n;|]+/g, ', ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(NO_PLACE, ' ')
    .replaceAll(HOUSE, ' ')
    .replaceAll(ROAD_BEHIND, (_, names: string) => roadInFront(names.trim().split(/\s+/)))
    .trim();
}

function roadInFront(names: string[]): string {
  const marked = /^(?:soi|trok|moo|mu)$/i.test(names[0] ?? '');
  const before = marked ? names.slice(0, -1) : [];
  return `${before.join(' ')} ถนน${names.slice(before.length).join(JOINT)}`;
}

function kindOf(groups: Record<string, string | undefined> = {}): Kind | undefined {
  const kinds = Object.keys(MARKS) as Kind[];
  return kinds.find((kind) => groups[kind] !== undefined);
}

type Mark = { kind: Kind | undefined; from: number; to: number };

function piecesOf(head: string, marks: readonly Mark[]): Piece[] {
  const inside = marks.filter(({ from }) => from < head.length);
  const begin: Piece = { kind: 'houseNo', text: head.slice(0, inside[0]?.from) };
  const others = inside.flatMap(({ kind, from, to }, place): Piece[] => {
    if (!kind || kind === 'place' || kind === 'subdistrict') return [];
    // A building is called by the word as well: อาคาร 2.
    const start = kind === 'building' ? from : to;
    return [{ kind, text: head.slice(start, inside[place + 1]?.from) }];
  });
  return [begin, ...others];
}

/** What belongs to the part, and what comes after it. */
function split(kind: Piece['kind'], text: string, isMarked: boolean): [string, string] {
  if (kind === 'moo') return cut(text, /^\d+(?:\/\d+)?/.exec(text)?.[0].length ?? 0);
  if (kind !== 'houseNo') {
    const comma = text.search(/\S\s*,/) + 1;
    if (comma > 0) return cut(text, comma);
  }
  if (isMarked) return [text, ''];
  const words = text.trim().split(/\s+/);
  const least = kind === 'houseNo' ? 0 : 1;
  const after = words.findIndex((word, place) => place >= least && !isNumber(word));
  const length = after < 0 ? words.length : after;
  return [words.slice(0, length).join(' '), words.slice(length).join(' ')];
}

const cut = (text: string, at: number): [string, string] => [text.slice(0, at), text.slice(at)];
