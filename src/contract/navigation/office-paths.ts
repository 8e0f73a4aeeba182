import { WINDOWS } from '#contract/rights/permissions.ts';
import { trimEnd } from '#contract/trim-end.ts';

const OFFICE_PATHS: ReadonlySet<string> = new Set(
  ['Account', 'logout', 'go', ...WINDOWS].map((name) => `/${name.toLowerCase()}`),
);

/** Whether an address belongs to the back office, written large or small as the router takes it. */
export function isOfficePath(path: string): boolean {
  return OFFICE_PATHS.has(trimEnd(path.toLowerCase(), '/'));
}
