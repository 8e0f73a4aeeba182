import { trimEnd } from '#contract/trim-end.ts';

type Place = { pathname: string; search: string };

/** A record's page stands under its list in the menu. */
const LISTS: Readonly<Record<string, string>> = {
  '/product': '/products',
  '/promotion': '/promotions',
  '/article': '/articles',
};

/** Whether a link leads to the page shown ("page"), or to the list that the page belongs to ("true"). */
export function currentFor(href: string, { pathname, search }: Place): 'page' | 'true' | undefined {
  const [path = '', query = ''] = href.toLowerCase().split('?');
  const here = trimEnd(pathname.toLowerCase(), '/') || '/';
  if (path !== here) return path === LISTS[here] && !query ? 'true' : undefined;
  const category = new URLSearchParams(search).get('category');
  const asked = new URLSearchParams(query).get('category');
  if (category === asked) return 'page';
  return asked === null ? 'true' : undefined;
}

/** The bar has one entry for all finders, which leads to that of all networks. */
export function currentInBar(href: string, place: Place): 'page' | 'true' | undefined {
  const atFinder = /^\/branch(gsb|tip|bcp)\/*$/i.test(place.pathname);
  return atFinder && href === '/Branches' ? 'true' : currentFor(href, place);
}
