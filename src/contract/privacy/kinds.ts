/** By itself it needs no schemas, so the web may load it alone. */

/** Where people leave their data. */
export const PERSON_SOURCES = [
  'application',
  'applicationDraft',
  'message',
  'jobApplication',
  'newsletter',
  'sms',
  'smsOptOut',
  'mail',
  'privacyRequest',
] as const;
export type PersonSourceName = (typeof PERSON_SOURCES)[number];

/** So many of each are found at once: a person has fewer, and a name that many bear is no search. */
export const MOST_OF_A_SOURCE = 200;

/** What people can ask for by the law on personal data. */
export const REQUEST_KINDS = ['access', 'copy', 'correct', 'erase', 'object'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];
export const REQUEST_STATUSES = ['open', 'done', 'refused'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];
