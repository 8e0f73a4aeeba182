import { REFERENCE_SIGNS } from '#contract/applications/reference.ts';

// By itself it needs no schemas, so the web may load it alone.

export const CODE_SIGNS = REFERENCE_SIGNS;
/** One sign more than a reference has, so that neither is taken for the other. */
export const CODE_LENGTH = 9;

const FORM = new RegExp(`^[${CODE_SIGNS}]{${CODE_LENGTH}}$`);

/** 7KM-4PX-9DA, from however somebody typed it; null where it is none. */
export function parseCode(typed: string): string | null {
  const signs = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\-–—.]/g, '');
  // Words of nine letters are words: a code has numbers in it.
  if (!FORM.test(signs) || !/\d/.test(signs)) return null;
  return [signs.slice(0, 3), signs.slice(3, 6), signs.slice(6)].join('-');
}
