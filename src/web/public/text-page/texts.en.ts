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
  example: {
    title: (amount) => `An example: borrowing ${amount}`,
    lead: 'Worked out from the lowest and the highest rate in force today, over the longest term of each loan.',
    rate: 'Interest',
    perYear: (percent) => `${percent} a year`,
    term: 'Repaid in',
    months: (months) => `${months} months`,
    first: (months) => `A month, interest only, in the first ${months}`,
    later: 'A month after that',
    principalLast: 'Last month, with the whole principal',
    monthly: 'A month',
    interest: 'Interest over the whole loan',
    appraisal: 'Survey and appraisal',
    registration: 'Registration of the mortgage',
    stamp: 'Stamp duty',
    upFront: 'Costs on the day of signing, in all',
    effective: 'Effective rate, fees included',
    more: (name) => `More on the ${name}`,
    note: 'An estimate, not an offer. Your own rate depends on the assessment.',
  },
  controller: 'Who is responsible for the data',
  title: (name, company) => `${name} – ${company}`,
};
