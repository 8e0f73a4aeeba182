import type { UIMatch } from 'react-router';
import type { VISITED_WINDOWS } from '#contract/visits.ts';

/** What a route module's `handle` says about its page. */
export type PageHandle = {
  /** The page is hydrated; a reading page is not. */
  interactive?: boolean;
  /** The name under which visits are counted. */
  winName?: (typeof VISITED_WINDOWS)[number];
};

export function winNameOf(matches: readonly UIMatch[]): PageHandle['winName'] {
  const handle = matches.at(-1)?.handle as PageHandle | undefined;
  return handle?.winName;
}
