import type { articles as shape } from './texts.th.ts';

export const articles: typeof shape = {
  title: (name) => `${name} – Chanote Land-Secured Loans`,
  pageTitle: (name, page) => `${name}, page ${page}`,
  searchTitle: (search) => `Search for "${search}" in articles`,
  description:
    'Title deeds, appraised prices, interest and loan papers in Thailand, explained so that you can decide.',
  categoryDescription: (category) =>
    `Articles in “${category}” from Chanote Land-Secured Loans, explained so that you can decide.`,
  name: 'Articles',
  heading: 'Articles and news',
  lead: 'Land and loans, explained in a few minutes.',
  all: 'See all articles',
  categories: 'Article categories',
  anyCategory: 'All categories',
  feed: 'New articles (RSS)',
  search: {
    label: 'Search articles',
    hint: 'For example: interest, or deed',
    hintInCategory: (category) => `Only in “${category}”`,
    action: 'Search',
    clear: 'Clear the search',
    everywhere: 'Search in all categories',
  },
  count: (total) => (total === '1' ? '1 article' : `${total} articles`),
  countFor: (total, search) =>
    `${total === '1' ? '1 article contains' : `${total} articles contain`} "${search}"`,
  noResult: (search) => `Your search for "${search}" found no results.`,
  noResultDetail: 'Try a shorter word, or choose a category.',
  empty: 'No articles yet',
  emptyInCategory: 'No articles in this category yet',
  pages: {
    label: 'Pages of articles',
    previous: 'Previous',
    next: 'Next',
    page: (page) => `Page ${page}`,
    position: (page, pageCount) => `Page ${page} of ${pageCount}`,
  },
  related: 'Read on',
  reading: {
    home: 'Home',
    share: {
      title: 'Share this page',
      email: 'E-mail',
      via: (service) => `Share by ${service}`,
      newWindow: 'opens a new window',
      link: 'Link to copy',
    },
    next: {
      title: 'What could you borrow on your land?',
      detail:
        'Enter two prices you can look up yourself and see the estimated limit, with every step of the sum.',
      calculate: 'Calculate the limit',
      apply: 'Apply',
    },
  },
};
