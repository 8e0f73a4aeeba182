import type { UIMatch } from 'react-router';
import type { VISITED_WINDOWS } from '#contract/visits.ts';

/** What a route module's `handle` says about its page. */
export type PageHandle = {
  /** The page is hydrated; a reading page is not. */
  interactive?: boolean;
  /** Of the public site, whose links load whole pages. */
  isPublic?: boolean;
  /** The name under which visits are counted. */
  winName?: WindowName;
  /** Where one module serves several addresses, each with a name of its own. */
  winNameAt?: (pathname: string) => WindowName | undefined;
};

type WindowName = (typeof VISITED_WINDOWS)[number];

export function winNameOf(matches: readonly UIMatch[]): WindowName | undefined {
  const match = matches.at(-1);
  const handle = match?.handle as PageHandle | undefined;
  return handle?.winName ?? handle?.winNameAt?.(match?.pathname ?? '');
}
