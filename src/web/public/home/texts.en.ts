import type { home as shape } from './texts.th.ts';

export const home: typeof shape = {
  title: (share) => `Chanote – borrow up to ${share} of your land’s appraised value`,
  description: (person, company) =>
    `Loans secured by land in Thailand: up to ${person} for a person, ${company} for a company. See how the limit is worked out, what to bring and how to apply.`,
  banner: {
    kicker: 'At Government Savings Bank, Dhipaya Insurance and Bangchak',
    title: (share) => `Borrow up to ${share} of your land’s appraised value`,
    detail:
      'Know roughly what you can borrow before you apply, from two prices you can look up yourself.',
    prepare: 'What do I need to bring?',
    more: 'Offers at the moment',
  },
  prices: {
    rate: 'Interest a year',
    checked: (checked, unchecked) => `${checked} with a credit check, |${unchecked} without`,
    example: (amount) => `${amount} costs, each month`,
    interestOnly: (months) => `Months ${months}, interest only`,
    instalments: (months) => `Months ${months}`,
    principalLast: 'Last month, with the whole principal',
    most: 'Borrow up to',
    company: (amount) => `A company: ${amount}`,
    since: (date) => `At the rates since ${date}.`,
    source: 'All costs',
  },
  register: {
    title: 'Apply in 3 steps',
    detail: 'Complete papers at the start are the fastest way through.',
    prepare: 'Have these ready',
    action: 'Apply',
    forms: 'Download forms',
  },
  products: {
    title: 'Find the loan that fits',
    detail: 'The limit depends on the price of the land and on what you can repay.',
    emptyTitle: 'The list of loans is being updated',
  },
  articles: {
    title: 'Articles and news',
    detail: 'Land and loans, explained in a few minutes.',
    minutes: (minutes) => `${minutes} min read`,
    emptyTitle: 'No new articles yet',
  },
  promotions: {
    title: 'Promotions',
    detail: 'Special terms you can use now.',
    emptyTitle: 'No promotion at the moment',
  },
  questions: {
    title: 'Frequently asked questions',
    detail: 'Your question is not here? Call us and ask.',
    emptyTitle: 'Questions are being collected',
    more: (all) => `See all ${all} questions`,
  },
  contact: {
    title: 'Talk to an officer',
    detail:
      'Have the deed number and the province of the land at hand: we can tell you roughly what you can borrow on the phone.',
    write: 'Write to us',
  },
  work: {
    title: 'Work with us',
    open: (positions) => `${positions} open position${positions === '1' ? '' : 's'}`,
    applyGeneral: 'Leave an application',
  },
  emptyDetail: 'Ask an officer:',
};
