/** By itself it needs no schemas, so the web may load it alone. */

/** Only one that is made can be answered, taken back or replaced; the others stay as they are. */
export const OFFER_STATES = [
  'made',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
  'replaced',
] as const;
export type OfferState = (typeof OFFER_STATES)[number];

export const OFFER_ANSWERS = ['accept', 'decline'] as const;
export type OfferAnswer = (typeof OFFER_ANSWERS)[number];

/** How the code goes out by which an applicant answers. */
export const CODE_WAYS = ['sms', 'mail'] as const;
export type CodeWay = (typeof CODE_WAYS)[number];

/** How officers made sure of who answered at the counter. */
export const COUNTER_IDENTITIES = ['idCard', 'passport', 'agent', 'other'] as const;
export type CounterIdentity = (typeof COUNTER_IDENTITIES)[number];

/** What offers are worded in. */
export const OFFER_LANGUAGES = ['th', 'en'] as const;
export type OfferLanguage = (typeof OFFER_LANGUAGES)[number];

export const OFFER_LIMITS = {
  conditions: 2_000,
  reason: 1_000,
  daysAhead: 180,
  wording: 10_000,
  who: 200,
};

export const CODE_DIGITS = 6;
