import type { th } from './office-content.th.ts';

export const en: typeof th = {
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
};
