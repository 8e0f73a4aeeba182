// By itself it needs no schemas, so the web may load it alone.
import { westernDigits } from '../thai/phone.ts';

/** No two of these sound or look alike: neither 0 nor O, 1 nor I nor L, 2 nor Z, 5 nor S, 8 nor B. */
export const REFERENCE_SIGNS = 'ACDEFGHJKMNPQRTUVWXY34679';
export const REFERENCE_LENGTH = 8;

const FORM = new RegExp(`^[${REFERENCE_SIGNS}]{${REFERENCE_LENGTH}}$`);

/** 7KM4-PX9D, from however somebody typed it; null where it is none. */
export function parseReference(typed: string): string | null {
  const signs = westernDigits(typed.normalize('NFKC'))
    .toUpperCase()
    .replaceAll(/[\s\-–—.]/g, '');
  return FORM.test(signs) ? `${signs.slice(0, 4)}-${signs.slice(4)}` : null;
}
