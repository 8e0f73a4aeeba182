export const APPLICANTS = ['individual', 'company'] as const;

/** By which door it came in. */
export const APPLICATION_CHANNELS = ['site', 'partner', 'staff'] as const;
export type ApplicationChannel = (typeof APPLICATION_CHANNELS)[number];
