import type { Language } from '#contract/language.ts';
import { pageAddress } from './page-address.ts';

/** Which site and language a page speaks for. */
export type Speaker = { origin: string; language: Language; company: string };

type DescribedArticle = {
  name: string;
  summary: string;
  category: { name: string };
  publishedOn: string;
  updatedOn: string;
};

export function describeArticle(
  { origin, language, company }: Speaker,
  article: DescribedArticle,
  { address, picture }: { address: string; picture: string },
) {
  const organization = { '@type': 'Organization', name: company, url: origin };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.name,
    description: article.summary,
    articleSection: article.category.name,
    inLanguage: language,
    datePublished: article.publishedOn,
    dateModified: article.updatedOn,
    mainEntityOfPage: address,
    image: pageAddress(origin, picture, language),
    author: organization,
    publisher: organization,
  };
}
