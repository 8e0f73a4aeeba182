import type { Coordinates } from './branches.ts';

/** Nobody types more, and no map's link is longer. */
const LONGEST = 2_000;
const NUMBER = String.raw`[+-]?\d{1,3}(?:\.\d+)?`;
const PAIR = String.raw`(${NUMBER})\s*(?:,|%2C|\+|~)\s*(${NUMBER})`;

/** Where links of maps keep a place: the pin before the middle of what is shown. */
const IN_LINKS = [
  new RegExp(String.raw`!3d(${NUMBER})!4d(${NUMBER})`),
  new RegExp(String.raw`[?&]mlat=(${NUMBER})&mlon=(${NUMBER})`),
  new RegExp(
    String.raw`[?&](?:q|query|ll|sll|daddr|destination|center|coordinate|cp|map)=(?:loc:)?${PAIR}`,
  ),
  new RegExp(String.raw`/(?:place|search|dir/)/?${PAIR}`),
  new RegExp(String.raw`@${PAIR}`),
  new RegExp(String.raw`#map=\d+(?:\.\d+)?/(${NUMBER})/(${NUMBER})`),
  new RegExp(String.raw`^geo:${PAIR}`, 'i'),
];

/**
 * A place as people write it: decimal, in degrees, minutes and seconds, in Thai digits, either number
 * first, or as a link of a map. Nothing where it cannot be only one.
 */
export function readCoordinates(text: string): Coordinates | undefined {
  if (text.length > LONGEST) return undefined;
  const plain = toPlain(text);
  if (/^(?:https?:\/\/|geo:)/i.test(plain)) return fromLink(plain);
  return fromAngles(withSigns(plain)) ?? fromDecimals(plain);
}

function fromLink(link: string): Coordinates | undefined {
  const words = decode(link);
  for (const pattern of IN_LINKS) {
    const [, latitude, longitude] = pattern.exec(words) ?? [];
    if (latitude && longitude) return toPlace(Number(latitude), Number(longitude));
  }
  return undefined;
}

const SPACED = String.raw`(\d{1,3})[ :-](\d{1,2})[ :-](\d{1,2}(?:\.\d+)?)`;
const BOTH_SPACED = new RegExp(
  String.raw`^([NSEW])? ?${SPACED} ?([NSEW])? ?[,;/ ]? ?([NSEW])? ?${SPACED} ?([NSEW])?$`,
);

/** Degrees, minutes and seconds with nothing but spaces, colons or hyphens between them. */
function withSigns(text: string): string {
  return text.replace(BOTH_SPACED, `$1$2°$3'$4"$5 $6$7°$8'$9"$10`);
}

const ANGLE =
  /([NSEW])? ?([+-]?\d{1,3}(?:\.\d+)?) ?° ?(?:(\d{1,2}(?:\.\d+)?) ?')? ?(?:(\d{1,2}(?:\.\d+)?) ?")? ?([NSEW])?/g;

function fromAngles(text: string): Coordinates | undefined {
  const found = [...text.matchAll(ANGLE)];
  if (found.length !== 2) return undefined;
  // Letters stand before both or behind both: what stands between them belongs to one only.
  const before = found[0]?.[1] !== undefined;
  const [one, other] = found.map(([, front, degrees = '', minutes, seconds, back]) => {
    const letter = before ? front : back;
    const parts = Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3_600;
    const size = Math.abs(Number(degrees)) + parts;
    const south = letter === 'S' || letter === 'W' || degrees.startsWith('-');
    const right = Number(minutes ?? 0) < 60 && Number(seconds ?? 0) < 60;
    return { letter, value: right ? (south ? -size : size) : Number.NaN };
  });
  if (!one || !other) return undefined;
  return inOrder(one, other);
}

const DECIMALS = new RegExp(
  String.raw`^\(?\s*([NSEW])?\s*(${NUMBER})\s*([NSEW])?\s*[,;/\s]\s*([NSEW])?\s*(${NUMBER})\s*([NSEW])?\s*\)?$`,
);

function fromDecimals(text: string): Coordinates | undefined {
  const named = text.replace(
    /(?:lat(?:itude)?|lo?ng?(?:itude)?|ละติจูด|ลองจิจูด|พิกัด)\.?\s*[:=]?/gi,
    ' ',
  );
  // A comma for decimals, as parts of Europe write, where something else parts the two.
  const commas = /^[+-]?\d{1,3},\d{1,9}(?:; ?| )[+-]?\d{1,3},\d{1,9}$/.test(named.trim());
  const match = DECIMALS.exec((commas ? named.replaceAll(',', '.') : named).trim());
  if (!match) return undefined;
  const [, front1, first = '', back1, front2, second = '', back2] = match;
  const read = (number: string, letter: string | undefined) => ({
    letter,
    value: Number(number) * (letter === 'S' || letter === 'W' ? -1 : 1),
  });
  return inOrder(read(first, front1 ?? back1), read(second, front2 ?? back2));
}

type Angle = { letter: string | undefined; value: number };

/** Letters say which is which; else a number beyond 90 can only be the longitude. */
function inOrder(one: Angle, other: Angle): Coordinates | undefined {
  const isLongitude = ({ letter }: Angle) => letter === 'E' || letter === 'W';
  if (one.letter && other.letter && isLongitude(one) === isLongitude(other)) return undefined;
  const turned = one.letter ? isLongitude(one) : Math.abs(one.value) > 90;
  return turned ? toPlace(other.value, one.value) : toPlace(one.value, other.value);
}

function toPlace(latitude: number, longitude: number): Coordinates | undefined {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return undefined;
  const round = (degrees: number) => Math.round(degrees * 1_000_000) / 1_000_000;
  return { latitude: round(latitude), longitude: round(longitude) };
}

/** One way of writing digits, signs and the four directions. */
function toPlain(text: string): string {
  return text
    .trim()
    .split(/\s+/)
    .join(' ')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[−–]/g, '-')
    .replace(/ ?องศา ?/g, '°')
    .replace(/ ?(?:ฟิลิปดา|วินาที) ?/g, '"')
    .replace(/ ?(?:ลิปดา|นาที) ?/g, "'")
    .replace(/(?:ละติจูด)?เหนือ/g, 'N')
    .replace(/(?:ลองจิจูด)?ตะวันออก/g, 'E')
    .replace(/ตะวันตก/g, 'W')
    .replace(/ใต้/g, 'S')
    .replace(/[º˚]/g, '°')
    .replace(/''|[″”“]/g, '"')
    .replace(/[′’‘´`]/g, "'")
    .replace(/(?<=[\d°'"\s])(north|south|east|west)\b/gi, (word) => word.charAt(0).toUpperCase())
    .replace(/(?<=^|[\d°'"\s,;])[nsew](?=$|[\s,;\d+-])/g, (letter) => letter.toUpperCase());
}

function decode(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}
