import type { promotions as shape } from './texts.th.ts';

export const promotions: typeof shape = {
  title: (name) => `${name} – Chanote Land-Secured Loans`,
  description:
    'Special terms on land-secured loans that you can use now, with first day, last day and all conditions.',
  name: 'Promotions',
  heading: 'Promotions you can use now',
  lead: 'Each shows its last day and all its conditions.',
  others: 'Other promotions',
  empty: 'No promotion at the moment',
  until: (until) => `Until ${until}`,
  since: (from) => `Since ${from}`,
  validity: {
    title: 'When it is valid',
    from: 'First day',
    until: 'Last day',
    open: 'Not set yet',
  },
};
