import { keep } from './storage.ts';

/** The flag of the specification: whether a page of the product is open. */
export function followSessionOpen(): void {
  keep('sessionOpen', 'true');
  addEventListener('pageshow', () => keep('sessionOpen', 'true'));
  addEventListener('pagehide', () => keep('sessionOpen', 'false'));
}
