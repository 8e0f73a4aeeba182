import { readId } from '../reading/read-id.ts';

/** What the address of the list asks for. */
export type ArticlesQuery = { category: number | undefined; search: string; page: number };

const LONGEST_SEARCH = 100;

/** Undefined where the category cannot exist; anything else unreadable is as if it were not there. */
export function readArticlesQuery(parameters: URLSearchParams): ArticlesQuery | undefined {
  const category = readId(parameters, 'category');
  // The search form of all categories sends none.
  if (!category && parameters.getAll('category').some(Boolean)) return undefined;
  const page = parameters.get('page') ?? '';
  return {
    category,
    search: readSearch(parameters.get('q') ?? ''),
    page: /^[1-9]\d*$/.test(page) ? Number(page) : 1,
  };
}

/** Whether the address names this page the one way we write it, so each page is kept once. */
export function namesPage(parameters: URLSearchParams, page: number): boolean {
  return parameters.getAll('page').join() === (page > 1 ? String(page) : '');
}

export function articlesHref({ category, search, page }: Partial<ArticlesQuery>): string {
  const parameters = new URLSearchParams();
  if (category) parameters.set('category', String(category));
  if (search) parameters.set('q', search);
  if (page && page > 1) parameters.set('page', String(page));
  const query = parameters.toString();
  return `/Articles${query && `?${query}`}`;
}

function readSearch(typed: string): string {
  const text = typed
    .slice(0, 4 * LONGEST_SEARCH)
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    // Two ways of typing that look the same on paper.
    .replaceAll('เเ', 'แ')
    .replaceAll('\u0e4d\u0e32', '\u0e33')
    .trim();
  return [...text].slice(0, LONGEST_SEARCH).join('').trim();
}
