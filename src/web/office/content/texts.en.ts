import { en as settings } from '../site-settings/texts.en.ts';
import type { th } from './texts.th.ts';

export const en: typeof th = {
  ...settings,
  publishing: {
    state: 'State',
    allStates: 'All states',
    states: {
      visible: 'Visible',
      scheduled: 'Scheduled',
      draft: 'Draft',
      ended: 'Ended',
    },
    dates: 'Shown',
    until: (time) => `until ${time}`,
    noEnd: 'no end',
    seeOnSite: 'See it on the site',
  },
  order: {
    title: 'Order',
    hint: 'The lowest number stands first; numbers may be the same',
  },
  articles: {
    title: 'Articles and news',
    tab: 'Articles',
    things: 'articles',
    empty: 'Articles and news written here appear on the site once they are published.',
    newTitle: 'Write an article',
    name: 'Title',
    category: 'Category',
    allCategories: 'All categories',
    categoryHint: 'New categories are added under the tab Categories',
    picture: 'Cover picture',
    pictureHint: 'Shown in the list and at the head of the article; an article can do without',
    summary: 'Summary',
    summaryHint: 'One or two sentences, shown under the title in lists and search results',
    detail: 'Text',
  },
  categories: {
    title: 'Categories',
    things: 'categories',
    empty: 'Categories let readers choose articles by subject; every article belongs to one.',
    newTitle: 'Add a category',
    name: 'Name of the category',
    articles: 'Articles',
    positionHint:
      'The lowest number stands first; the site’s menu shows the first 4 that have articles',
  },
  promotions: {
    title: 'Promotions',
    things: 'promotions',
    empty: 'Promotions appear on the site for as long as they last.',
    newTitle: 'Add a promotion',
    name: 'Name of the promotion',
    picture: 'Picture',
    pictureHint: 'Shown in the list and on the promotion’s page; a promotion can do without',
    summary: 'Summary',
    summaryHint: 'One or two sentences that say what the customer gets',
    detail: 'Details and conditions',
    validityHint:
      'Beginning and end are the time in which the promotion is valid, and customers see them. When it is over it leaves the site by itself.',
  },
  jobPostings: {
    title: 'Job openings',
    things: 'openings',
    empty: 'Openings appear on the page Work with us, where people apply for them.',
    newTitle: 'Add an opening',
    name: 'Position',
    detail: 'The work and what it asks for',
    picture: 'Picture',
    pictureHint: 'Shown when a reader opens the details; an opening can do without',
  },
};
