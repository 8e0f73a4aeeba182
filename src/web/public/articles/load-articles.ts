import { data, redirect } from 'react-router';
import type { Language } from '#contract/language.ts';
import type { Services } from '#server/compose/services.ts';
import { withPictures } from '../reading/with-pictures.ts';
import { articlesHref, namesPage, readArticlesQuery } from './articles-query.ts';

/** The page of the list that an address names; another address of the same page leads to it. */
export async function loadArticles(
  services: Services,
  language: Language,
  parameters: URLSearchParams,
) {
  const asked = readArticlesQuery(parameters);
  if (!asked) throw data(null, { status: 404 });
  const [category, categories, list] = await Promise.all([
    asked.category ? services.articles.category(language, asked.category) : undefined,
    services.articles.categories(language),
    services.articles.page(language, asked),
  ]);
  if (asked.category && !category) throw data(null, { status: 404 });
  const page = Math.min(asked.page, list.pageCount);
  if (!namesPage(parameters, page)) throw redirect(hrefInLanguage(parameters, { ...asked, page }));
  const articles = await withPictures(services, language, list.articles);
  return { ...list, articles, search: asked.search, page, category, categories };
}

function hrefInLanguage(
  parameters: URLSearchParams,
  query: Parameters<typeof articlesHref>[0],
): string {
  const href = articlesHref(query);
  const language = parameters.get('lang');
  if (!language) return href;
  return `${href}${href.includes('?') ? '&' : '?'}${new URLSearchParams({ lang: language })}`;
}
