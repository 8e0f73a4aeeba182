const THAI_ZERO = '๐'.codePointAt(0) ?? 0;
const SEPARATORS = /[\s.\-–—()/\u200b\u200e\u200f\u2011]/g;
/** Mobile numbers have ten digits (06, 08, 09), fixed lines nine (02, 03x–05x, 07x). */
const NATIONAL = /^0(?:[689]\d{8}|[23457]\d{7})$/;
const STORED = /^\+66(?:[689]\d{8}|[23457]\d{7})$/;
const STORED_MOBILE = /^\+66[689]\d{8}$/;
const MOBILE_DIGITS = 10;

/** A telephone number as people write it in Thailand, in E.164; null when it is none. */
export function parseThaiPhone(written: string): string | null {
  const national = toNational(westernDigits(written).replace(SEPARATORS, ''));
  return NATIONAL.test(national) ? `+66${national.slice(1)}` : null;
}

/** Of a stored number: messages reach it, as they do no fixed line. */
export function isMobile(stored: string): boolean {
  return STORED_MOBILE.test(stored);
}

/** `+66812345678` as Thai readers expect it: 081-234-5678, 02-123-4567, 053-123-456. */
export function formatThaiPhone(stored: string): string {
  return STORED.test(stored) ? split(`0${stored.slice(3)}`).join('-') : stored;
}

/** Enough to tell two numbers apart in a list, too little to call: 08x-xxx-5678. */
export function maskThaiPhone(stored: string): string {
  if (!STORED.test(stored)) return stored.replaceAll(/\d/g, 'x');
  const [area = '', middle = '', last = ''] = split(`0${stored.slice(3)}`);
  return [area.slice(0, 2).padEnd(area.length, 'x'), 'x'.repeat(middle.length), last].join('-');
}

function split(national: string): string[] {
  const area = national.startsWith('02') ? 2 : 3;
  const last = national.length === MOBILE_DIGITS || area === 2 ? 4 : 3;
  return [national.slice(0, area), national.slice(area, -last), national.slice(-last)];
}

/** `+66 (0)81…` is common on business cards, so a zero after the country code is dropped. */
function toNational(digits: string): string {
  const abroad = /^(?:\+|00)660?(\d+)$/.exec(digits) ?? /^66([2-9]\d{7,8})$/.exec(digits);
  return abroad ? `0${abroad[1]}` : digits;
}

/** ๐–๙ as 0–9. */
export function westernDigits(text: string): string {
  return text.replaceAll(/[๐-๙]/g, (digit) => String((digit.codePointAt(0) ?? 0) - THAI_ZERO));
}
