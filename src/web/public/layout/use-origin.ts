import { usePlace } from './place.ts';

/** The public origin, for addresses that leave the page: structured data, share links. */
export function useOrigin(): string {
  return usePlace().origin;
}
