import { trimEnd } from '#contract/trim-end.ts';

const BARE_PAGES = ['/login', '/register'];

/** Where somebody is in the middle of something, and is not asked to begin another. */
const TASKS = [
  ...['/status', '/status/document', '/workwithus', '/forgotpassword'],
  ...['/unsubscribe', '/smsstop'],
];

const plain = (pathname: string) => trimEnd(pathname.toLowerCase(), '/');

/** Sign-in and application stand alone: no app bar, drawer, footer or call to action. */
export function hasChrome(pathname: string): boolean {
  return !BARE_PAGES.includes(plain(pathname));
}

/** Pages that are read end with a next step. */
export function leadsOn(pathname: string): boolean {
  return hasChrome(pathname) && !TASKS.includes(plain(pathname));
}
