import type { th } from './office-dashboard.th.ts';

export const en: typeof th = {
  title: 'Dashboard',
  visits: 'Visits of the website per day',
  day: 'Day',
  total: 'Visits',
  empty: 'No visits yet. Numbers appear once somebody opens the site.',
};
