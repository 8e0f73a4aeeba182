/**
 * A campaign is written (`draft`), handed in where a second person must agree (`submitted`), waits
 * for its time (`ready`), is sent, and rests where somebody or something stopped it (`paused`).
 */
export const CAMPAIGN_STATES = [
  'draft',
  'submitted',
  'ready',
  'sending',
  'paused',
  'done',
  'cancelled',
] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/** `unknown`: it was on its way when the process ended or the line broke; nobody knows. */
export const SMS_STATES = [
  'queued',
  'sending',
  'sent',
  'delivered',
  'failed',
  'unknown',
  'cancelled',
] as const;
export type SmsState = (typeof SMS_STATES)[number];

export const SMS_LANGUAGES = ['th', 'en'] as const;
export type SmsLanguage = (typeof SMS_LANGUAGES)[number];

/** Whose consent a campaign may rest on, besides numbers that staff bring. */
export const SMS_SOURCES = ['applications'] as const;
export type SmsSource = (typeof SMS_SOURCES)[number];

/**
 * Where recipients come from, and how far reading them is; a sheet lies there `uploaded` at first.
 * `messages` is what lists of before are called: the contact form asks for consent to e-mail alone.
 */
export const RECIPIENT_KINDS = ['numbers', 'sheet', 'messages', ...SMS_SOURCES] as const;
export type RecipientKind = (typeof RECIPIENT_KINDS)[number];
export const RECIPIENT_STATES = ['working', 'done', 'failed'] as const;

/** Who said that a number wants no campaigns: staff, or its owner by the link in a message. */
export const OPT_OUT_SOURCES = ['staff', 'link'] as const;
export type OptOutSource = (typeof OPT_OUT_SOURCES)[number];

export const SMS_STEPS = ['submit', 'withdraw', 'pause', 'resume', 'cancel', 'resend'] as const;
export type SmsStep = (typeof SMS_STEPS)[number];

const FROM: Record<SmsStep, readonly CampaignState[]> = {
  submit: ['draft'],
  withdraw: ['submitted', 'ready'],
  pause: ['ready', 'sending'],
  resume: ['paused'],
  cancel: ['submitted', 'ready', 'sending', 'paused'],
  resend: ['done'],
};

/** Whether a step can be taken from where a campaign stands. */
export function canStep(state: CampaignState, step: SmsStep): boolean {
  return FROM[step].includes(state);
}

/** Where messages in doubt may still go out again, if staff say so. */
const GOES_ON: readonly CampaignState[] = ['sending', 'paused', 'done'];

/** What staff may say of messages that nobody knows about: once cancelled, nothing is sent again. */
export function canDecide(state: CampaignState, as: 'sent' | 'again'): boolean {
  return GOES_ON.includes(state) || (as === 'sent' && state === 'cancelled');
}

/** What staff wrote as text of a campaign is at most this long: ten parts in Thai. */
export const LONGEST_SMS = 670;
