import { WINDOWS } from './permissions.ts';

const OFFICE_PATHS: ReadonlySet<string> = new Set([
  '/Account',
  '/logout',
  '/go',
  ...WINDOWS.map((window) => `/${window}`),
]);

/** Whether an address belongs to the back office. */
export function isOfficePath(path: string): boolean {
  return OFFICE_PATHS.has(path);
}
