import type { pages as shape } from './texts.th.ts';

export const pages: typeof shape = {
  updatedOn: (date) => `Updated ${date}`,
  version: (version, date) => `Version ${version}, updated ${date}`,
  alsoRead: 'Read more',
  contactTitle: 'Talk to an officer',
  title: (name, company) => `${name} – ${company}`,
};
