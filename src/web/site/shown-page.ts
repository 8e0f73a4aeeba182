import { useLocation, useMatches } from 'react-router';

/** The parameters that make a page another page. */
export const IDENTIFYING = ['id', 'page', 'category'];

/**
 * Whether there is a page at this address. Where there is none, the address is only what somebody
 * typed, maybe a number of theirs, and nothing on the page says it again. Only pages that are there
 * have data.
 */
export function useIsPage(): boolean {
  const { search } = useLocation();
  const leaf = useMatches().at(-1);
  const asked = new URLSearchParams(search);
  const typed = leaf?.params['*'] !== undefined || IDENTIFYING.some((name) => asked.has(name));
  return !typed || leaf?.loaderData !== undefined;
}
