export const APPLICANTS = ['individual', 'company'] as const;

/** By which door it came in. */
export const APPLICATION_CHANNELS = ['site', 'partner', 'staff'] as const;
export type ApplicationChannel = (typeof APPLICATION_CHANNELS)[number];

/** What the timeline of an application tells. */
export const APPLICATION_EVENTS = [
  'sent',
  'moved',
  'assigned',
  'remark',
  'requested',
  'received',
  'changed',
  'checked',
] as const;
export type ApplicationEventKind = (typeof APPLICATION_EVENTS)[number];
