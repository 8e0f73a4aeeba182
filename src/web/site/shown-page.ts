import { useLocation, useMatches } from 'react-router';

/** The parameters that make the page at this address another page. */
export function useDiffersBy(): readonly string[] {
  const handle = useMatches().at(-1)?.handle as { differsBy?: readonly string[] } | undefined;
  return handle?.differsBy ?? [];
}

/**
 * Whether there is a page at this address. Where there is none, the address is only what somebody
 * typed, maybe a number of theirs, and nothing on the page says it again. Only pages that are there
 * have data.
 */
export function useIsPage(): boolean {
  const { search } = useLocation();
  const leaf = useMatches().at(-1);
  const differsBy = useDiffersBy();
  const asked = new URLSearchParams(search);
  const typed = leaf?.params['*'] !== undefined || differsBy.some((name) => asked.has(name));
  return !typed || leaf?.loaderData !== undefined;
}
