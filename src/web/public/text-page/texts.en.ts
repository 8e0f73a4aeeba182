import type { pages as shape } from './texts.th.ts';

export const pages: typeof shape = {
  updatedOn: (date) => `Updated ${date}`,
  version: (version, date) => `Version ${version}, updated ${date}`,
  alsoRead: 'Read more',
  contactTitle: 'Talk to an officer',
  kept: {
    title: 'How long we keep it',
    what: {
      approved:
        'Approved applications, contracts and their papers, from the day the case is closed',
      rejected: 'Applications that were not approved',
      cancelled: 'Applications that were cancelled',
      drafts: 'Applications that were begun and not sent',
      messages: 'Messages to us',
      jobApplications: 'Job applications',
      requests: 'Requests about your personal data',
      logs: 'Records of how the system worked',
    },
    news: 'News: until you withdraw your consent',
    after:
      'After that it is deleted or made anonymous, unless the law orders us to keep it longer.',
  },
  controller: 'Who is responsible for the data',
  title: (name, company) => `${name} – ${company}`,
};
