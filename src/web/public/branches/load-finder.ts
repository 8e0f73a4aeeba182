import { data, redirect } from 'react-router';
import type { Page } from '../../page-context.ts';
import { DICTIONARIES } from '../../texts/dictionaries.ts';
import { namesPage } from '../articles/articles-query.ts';

export async function loadFinder({ services, language, imageSources }: Page, address: URL) {
  const [found, provinces, parameters] = await Promise.all([
    services.branches.find(address, language),
    services.branches.provinces(language),
    services.parameters(),
  ]);
  if (!found) throw data(null, { status: 404 });
  const { page } = found.search;
  if (!namesPage(address.searchParams, page)) throw redirect(hrefOfPage(address, page));

  if (parameters.map_tile_url) imageSources.push(originOfTiles(parameters.map_tile_url));
  const texts = DICTIONARIES[language].branches;
  const { chosen, finder } = found;
  return {
    ...found,
    provinces,
    tileUrl: parameters.map_tile_url,
    title: chosen
      ? texts.branchTitle(chosen.name, chosen.province)
      : texts.title(texts.places[finder]),
    description: texts.description(texts.places[finder]),
  };
}

/** The one way of writing it, so that each page is kept once. */
function hrefOfPage({ pathname, searchParams }: URL, page: number): string {
  const parameters = new URLSearchParams(searchParams);
  parameters.delete('page');
  if (page > 1) parameters.set('page', String(page));
  return `${pathname}${parameters.size > 0 ? `?${parameters}` : ''}`;
}

/** Tile servers share their work among hosts: {s} stands for one of them. */
function originOfTiles(template: string): string {
  return new URL(template.replace('{s}', 'any')).origin.replace('//any.', '//*.');
}

export type FinderData = Awaited<ReturnType<typeof loadFinder>>;
export type Branch = FinderData['branches'][number];
