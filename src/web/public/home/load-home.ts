import type { Language } from '#contract/language.ts';
import { isOn, type SwitchName } from '#contract/parameters/parameters.ts';
import type { RichNode } from '#contract/rich-text/rich-text.ts';
import type { Services } from '#server/compose/services.ts';
import { withPictures } from '../reading/with-pictures.ts';
import { withTextPictures } from '../reading/with-text-pictures.ts';
import { gatherTerms } from './terms.ts';

/** The home page has room for this many articles and promotions. */
const FEW = 3;

/** Loads what the switched-on sections need, and nothing for the others. */
export async function loadHome(services: Services, language: Language) {
  const parameters = await services.parameters();
  const shows = (name: SwitchName) => isOn(parameters[name]);
  const [products, banners, articles, promotions, questions, jobPostings] = await Promise.all([
    services.products.list(language),
    shows('first_page_show_banner') ? services.pages.banners(language) : undefined,
    shows('first_page_show_articles') ? services.articles.newest(language, FEW) : undefined,
    shows('first_page_show_promotions') ? services.promotions.current(language, FEW) : undefined,
    shows('first_page_show_fqa') ? services.pages.questions(language) : undefined,
    shows('first_page_show_work_with_us') ? services.pages.jobPostings(language) : undefined,
  ]);
  const illustrate = <Row extends { detail: RichNode[] }>(rows: readonly Row[]) =>
    Promise.all(rows.map((row) => withTextPictures(services, language, row)));
  return {
    terms: gatherTerms(products, parameters, language),
    banners: banners && (await withPictures(services, language, banners)),
    register: shows('register_show') ? { howLong: await services.howLong() } : undefined,
    calculator: shows('first_page_show_Cal'),
    contact: shows('first_page_show_subscribe'),
    products: shows('first_page_show_products') ? products : undefined,
    articles: articles && (await withPictures(services, language, articles)),
    promotions,
    questions: questions && (await illustrate(questions)),
    openPositions: jobPostings?.length,
  };
}

type Home = Awaited<ReturnType<typeof loadHome>>;
export type StaffBanner = NonNullable<Home['banners']>[number];
export type Product = NonNullable<Home['products']>[number];
export type Article = NonNullable<Home['articles']>[number];
export type Promotion = NonNullable<Home['promotions']>[number];
export type Question = NonNullable<Home['questions']>[number];
