import { listProvinces } from '#server/addresses/places.ts';
import { howLong } from '#server/applications/how-long.ts';
import { measureSteps } from '#server/applications/measure-steps.ts';
import { articleServices } from '#server/articles/services.ts';
import { branchServices } from '#server/branches/services.ts';
import { documentServices } from '#server/documents/services.ts';
import { findAlias } from '#server/navigation/addresses.ts';
import { pageServices } from '#server/pages/services.ts';
import { readParameters } from '#server/parameters/queries.ts';
import { pictureServices } from '#server/pictures/services.ts';
import type { Db } from '#server/platform/db.ts';
import { createReadMemory } from '#server/platform/read-memory.ts';
import { productServices } from '#server/products/services.ts';
import { promotionServices } from '#server/promotions/services.ts';
import { referenceServices } from '#server/reference/services.ts';
import { readOffers } from './applicant-choices.ts';

const HOUR_MS = 60 * 60_000;

/**
 * What server-rendered pages read. Loaders call these, never the API over HTTP. What every page
 * reads is remembered until content changes, which `generation` tells.
 */
export function createServices(db: Db, generation: () => number) {
  const remember = createReadMemory(generation);
  // Apart, for every page has pictures of its own: they must not push the others out.
  const rememberPictures = createReadMemory(generation);
  // Apart, for whoever calls says of what: made-up categories push out nothing but each other.
  const rememberLists = createReadMemory(generation);
  const articles = articleServices(db, remember);
  const branches = branchServices(db, remember);
  const pages = pageServices(db);
  const products = productServices(db);
  const promotions = promotionServices(db);
  const reference = referenceServices(db);
  const parameters = remember('parameters', () => readParameters(db));
  // By the hour: applications are decided without any content being changed.
  const measured = remember('how long', (_hour: number) => measureSteps(db));
  return {
    parameters,
    howLong: async () => {
      const hour = Math.floor(Date.now() / HOUR_MS);
      return howLong(await parameters(), await measured(hour));
    },
    articles: {
      ...articles,
      first: rememberLists('articles', articles.first),
      newest: remember('newest articles', articles.newest),
      menuCategories: remember('menu categories', articles.menuCategories),
      categories: remember('article categories', articles.categories),
    },
    branches: { ...branches, provinces: remember('branch provinces', branches.provinces) },
    documents: documentServices(db),
    /** Asked anew each time: what staff change about addresses holds at once. */
    navigation: { findAlias: (path: string) => findAlias(db, path) },
    pages: {
      ...pages,
      cookiesAsked: remember('cookies asked', pages.cookiesAsked),
      company: remember('company', pages.company),
      banners: remember('banners', pages.banners),
      menuLinks: remember('menu links', pages.menuLinks),
      questions: remember('questions', pages.questions),
      jobPostings: remember('job postings', pages.jobPostings),
    },
    pictures: { find: rememberPictures('pictures', pictureServices(db).find) },
    products: { ...products, list: remember('products', products.list) },
    promotions: { ...promotions, current: remember('promotions', promotions.current) },
    /** What the application form is checked against. */
    offers: remember('offers', () => readOffers(db)),
    reference: {
      uploadTypes: remember('upload types', reference.uploadTypes),
      choices: remember('choices of applicants', reference.choices),
    },
    places: { provinces: listProvinces },
  };
}

export type Services = ReturnType<typeof createServices>;
