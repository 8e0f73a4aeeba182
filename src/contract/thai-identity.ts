import { westernDigits } from './thai-phone.ts';

const SEPARATORS = /[\s.\-–—/\u200b\u2011]/g;

/** The thirteen digits of an ID card or of a company, however they were typed; null when it is none. */
export function parseThaiIdentity(written: string): string | null {
  const digits = westernDigits(written).replace(SEPARATORS, '');
  return /^\d{13}$/.test(digits) && hasCheckDigit(digits) ? digits : null;
}

/** Companies have numbers that begin with a nought. */
export function parseCompanyIdentity(written: string): string | null {
  const digits = parseThaiIdentity(written);
  return digits?.startsWith('0') ? digits : null;
}

/** The last digit follows from the twelve before it. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits.slice(0, 12)].reduce(
    (total, digit, index) => total + Number(digit) * (13 - index),
    0,
  );
  return (11 - (sum % 11)) % 10 === Number(digits[12]);
}

/** Enough to compare with a card that lies on the table: x-xxxx-xxxxx-12-1. */
export function maskThaiIdentity(digits: string): string {
  return digits === '' ? '' : `x-xxxx-xxxxx-${digits.slice(10, 12)}-${digits.slice(12)}`;
}
