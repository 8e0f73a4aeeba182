import type { th } from './chain-texts.th.ts';

export const en: typeof th = {
  sound: (count, until) => `Verified: ${count} events up to ${until} are as they were written`,
  checkedAt: (at) => `Last checked ${at}`,
  notYet: 'The record is sealed every minute. The first full check runs tonight.',
  empty: 'Checked. No event is sealed yet.',
  changed: (id) => `Event ${id} is not as it was written`,
  removed: (id) => `Event ${id} was removed from the database`,
  cut: 'Some seals of the record are gone',
  key: 'The key of the seals cannot be read, so the record cannot be verified',
  whatNow: (until) =>
    until
      ? `Events up to ${until} can be relied on. Tell your system administrator at once, and keep the database as it is.`
      : 'Tell your system administrator at once, and keep the database as it is.',
  openEvent: 'Open this event',
};
