import type { UIMatch } from 'react-router';
import type { VISITED_WINDOWS } from '#contract/visits/visits.ts';
import type { Area } from '../../texts/areas.th.ts';
import type { IslandName } from '../islands.ts';
import { readId } from '../reading/read-id.ts';

/** What a route module's `handle` says about its page. */
export type PageHandle = {
  /** Of the office: the router takes the whole document over. */
  routed?: boolean;
  /** A script that must have run before there is anything to paint: it stands at the head of the document. */
  beforePaint?: string;
  /** Of the site: the page is taken over by itself, without the router. A reading page is not. */
  island?: IslandName;
  /** The areas of texts that it shows once hydrated; a loader may name more as `areas`. */
  areas?: readonly Area[];
  /** Of the public site, whose links load whole pages. */
  isPublic?: boolean;
  /** The name under which visits are counted. */
  winName?: WindowName;
  /** Where one module serves several addresses, each with a name of its own. */
  winNameAt?: (pathname: string) => WindowName | undefined;
  /** The parameter of the address that names the record shown, which is counted with the visit. */
  recordIn?: 'id' | 'category' | 'branch';
  /**
   * The parameters that make it another page: with these it is kept for all, and named to search
   * engines. Any other says nothing to it, or is for who asks alone.
   */
  differsBy?: readonly string[];
};

type WindowName = (typeof VISITED_WINDOWS)[number];

/** What a visit of the page is counted as. */
export type Visit = { winName: WindowName | undefined; refSkey: string };

/** Junk in the address names no record, so that the visit itself is still counted. */
export function visitOf(matches: readonly UIMatch[], search: string): Visit {
  const match = matches.at(-1);
  const handle = match?.handle as PageHandle | undefined;
  const record = handle?.recordIn && readId(new URLSearchParams(search), handle.recordIn);
  return {
    winName: handle?.winName ?? handle?.winNameAt?.(match?.pathname ?? ''),
    refSkey: String(record ?? ''),
  };
}
