import { westernDigits } from './phone.ts';

/** The numbers that people and companies are registered under: 13 digits, the last of which checks. */
const LENGTH = 13;
const SEPARATORS = /[\s.\-–—\u200b\u2011]/g;

/** A number as people write it, with Thai digits, spaces or dashes; null when it is none. */
function parseNumber13(written: string): string | null {
  const digits = westernDigits(written).replace(SEPARATORS, '');
  return /^\d{13}$/.test(digits) && checkDigit(digits) === Number(digits[LENGTH - 1])
    ? digits
    : null;
}

/** Of the first twelve digits, weighted 13 down to 2. */
export function checkDigit(digits: string): number {
  const sum = [...digits.slice(0, LENGTH - 1)].reduce(
    (total, digit, place) => total + Number(digit) * (LENGTH - place),
    0,
  );
  return (11 - (sum % 11)) % 10;
}

/** The number of a person’s ID card. */
export function parseIdCard(written: string): string | null {
  return parseNumber13(written);
}

/** The number of a juristic person, which begins with 0. */
export function parseCompanyId(written: string): string | null {
  const digits = parseNumber13(written);
  return digits?.startsWith('0') ? digits : null;
}

/** Real, yet rare enough among persons to ask whether it was meant. */
export function isUnusualIdCard(digits: string): boolean {
  return /^[09]/.test(digits);
}

/** 1-2345-67890-12-1, as it is printed on the card. */
export function formatIdCard(digits: string): string {
  return group(digits, [1, 4, 5, 2, 1]);
}

/** 0-10-5-561-00001-3, as it is printed in the register of companies. */
export function formatCompanyId(digits: string): string {
  return group(digits, [1, 2, 1, 3, 5, 1]);
}

function group(digits: string, sizes: number[]): string {
  if (digits.length !== LENGTH) return digits;
  let start = 0;
  return sizes
    .map((size) => {
      start += size;
      return digits.slice(start - size, start);
    })
    .join('-');
}
