import type { cookies as shape } from './texts.th.ts';

export const cookies: typeof shape = {
  title: 'May we count how often each page is read?',
  detail:
    'Necessary cookies remember your language and this answer. Statistics count how often a page is opened, never by whom.',
  policy: 'Read the cookie policy',
  necessary: 'Necessary only',
  statistics: 'Allow statistics',
  chosenNecessary: 'Your choice now: necessary only',
  chosenStatistics: 'Your choice now: statistics allowed',
  close: 'Close cookie settings',
  kept: 'Saved. Change it any time under “Cookie settings” at the foot of the page.',
  formTitle: 'Choose, or change your choice',
  formDetail:
    'You can change your mind at any time. The answer counts at once and is kept 180 days.',
};
