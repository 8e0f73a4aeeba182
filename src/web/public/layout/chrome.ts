import { trimEnd } from '#contract/trim-end.ts';

const BARE_PAGES = ['/login', '/register'];

/** Sign-in and application stand alone: no app bar, drawer, footer or call to action. */
export function hasChrome(pathname: string): boolean {
  return !BARE_PAGES.includes(trimEnd(pathname.toLowerCase(), '/'));
}
