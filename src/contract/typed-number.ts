import { groupThousands } from './grouping.ts';
import { trimEnd } from './trim-end.ts';

const UNITS: Record<string, number> = { ล้าน: 6, million: 6, แสน: 5 };
const NUMBER =
  /^(?:฿|thb)?([-−–]?)(?:฿|thb)?(\d[\d,]*)?(?:\.(\d*))?(ล้าน|แสน|million)?(?:บาท|baht|thb|฿)?-?$/;

const GROUPED = /^\d{1,3}(,\d{3})+$/;
/** "0,5" or "6,99": nobody groups like this, and many write a point so. */
const COMMA_FOR_POINT = /^(?:0,\d*|\d{1,3},\d{1,2})$/;

/** Whether a comma stands where a point would: read as grouping, it would be ten times as much. */
export const hasCommaForPoint = (text: string): boolean =>
  COMMA_FOR_POINT.test(text.trim().replace(/^-/, ''));

/** The signs of a number; none of them where nothing was typed. */
export type NumberSigns = { negative: boolean; whole: string; fraction: string };

/**
 * Reads what people type for a number: Thai digits, grouping, spaces, the word baht, the dash of
 * price tags ("500.-") and spoken units ("4.2 ล้าน"). Null where it is none.
 */
export function readSigns(text: string): NumberSigns | null {
  const plain = toPlainText(text);
  if (plain === '') return { negative: false, whole: '', fraction: '' };
  const [, sign, grouped = '', written = '', unit = ''] = NUMBER.exec(plain) ?? [];
  const whole = grouped.replaceAll(',', '');
  if (whole + written === '') return null;
  // "4,2 ล้าน" is a comma for a point: read as 42 it would be ten times as much.
  if (unit && grouped.includes(',') && !GROUPED.test(grouped)) return null;
  if (COMMA_FOR_POINT.test(grouped)) return null;
  const moved = UNITS[unit] ?? 0;
  return {
    negative: Boolean(sign),
    whole: whole + written.slice(0, moved).padEnd(moved, '0'),
    fraction: written.slice(moved),
  };
}

function toPlainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - '๐'.charCodeAt(0)))
    .replace(/[\s\u200b-\u200d\ufeff]/g, '')
    .toLowerCase();
}

/** What a number may be: its decimals, and the least and the most of it. */
export type NumberRange = {
  decimals: number;
  least?: number | undefined;
  most?: number | undefined;
};

export type NumberProblem = 'junk' | 'whole' | 'decimals' | 'least' | 'most';

/** The number that a text is, null where it is empty; what cannot be read is never guessed at. */
export function readTypedNumber(
  text: string,
  { decimals }: Pick<NumberRange, 'decimals'>,
): { value: number | null } | { problem: NumberProblem } {
  const signs = readSigns(text);
  if (!signs) return { problem: 'junk' };
  const { negative, whole, fraction } = signs;
  if (whole + fraction === '') return { value: null };
  const significant = trimEnd(fraction, '0');
  if (significant.length > decimals) return { problem: decimals === 0 ? 'whole' : 'decimals' };
  const value = Number(`${negative ? '-' : ''}${whole || '0'}.${significant}`);
  // Beyond it a number is no longer the one that was typed.
  const exact = Math.abs(value) * 10 ** decimals <= Number.MAX_SAFE_INTEGER;
  return exact ? { value } : { problem: negative ? 'least' : 'most' };
}

/** What is wrong with the value of a field: a text there is one that could not be read. */
export function checkTypedNumber(value: unknown, range: NumberRange): NumberProblem | undefined {
  if (typeof value === 'string') {
    const read = readTypedNumber(value, range);
    return 'problem' in read ? read.problem : undefined;
  }
  if (typeof value !== 'number') return undefined;
  if (range.least !== undefined && value < range.least) return 'least';
  return range.most !== undefined && value > range.most ? 'most' : undefined;
}

const CENTS = 2;

/** Grouped, with the decimals that it has, up to those of its field; of two, both or none. */
export function formatTypedNumber(value: number, decimals: number): string {
  const [whole = '', fraction = ''] = Math.abs(value).toFixed(decimals).split('.');
  const significant = trimEnd(fraction, '0');
  const rest = significant && decimals === CENTS ? fraction : significant;
  const sign = value < 0 ? '-' : '';
  return `${sign}${groupThousands(whole)}${rest && `.${rest}`}`;
}

/** Amounts, then ever smaller ones; the middle of the country for what is as fine as a position. */
const EXAMPLES = [1_250_000, 12_500, 125, 12, 1];
const POSITIONS = [13.756331, 100.501765];

/** A number that such a field would take, to show how it is typed. */
export function exampleNumber({ decimals, least, most }: NumberRange): string {
  const found = [...(decimals > CENTS ? POSITIONS : []), ...EXAMPLES].find(
    (one) => one >= (least ?? one) && one <= (most ?? one),
  );
  return formatTypedNumber(found ?? least ?? 0, decimals);
}
