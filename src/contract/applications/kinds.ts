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
  'called',
  'planned',
  'stepDone',
  'stepDropped',
  'reminded',
  'paperChecked',
  'paperRefused',
  'visited',
  'appraised',
  'appraisalDropped',
  'financed',
  'offered',
  'offerAccepted',
  'offerDeclined',
  'offerExpired',
  'offerWithdrawn',
  'appointed',
  'appointmentMoved',
  'appointmentCancelled',
  'appointmentAsked',
  'appointmentReminded',
  'wrote',
] as const;
export type ApplicationEventKind = (typeof APPLICATION_EVENTS)[number];

/** What an application came to; a closed one keeps what it came to. */
export const OUTCOMES = ['open', 'approved', 'rejected', 'cancelled'] as const;

/** What somebody means to do next about an application. */
export const PLANNED_STEPS = ['call', 'visit', 'paper', 'wait', 'other'] as const;
/** An appointment with the applicant is made and moved as such, and stands among the steps. */
export const STEP_KINDS = [...PLANNED_STEPS, 'appointment'] as const;
export type StepKind = (typeof STEP_KINDS)[number];
export type PlannedStep = (typeof PLANNED_STEPS)[number];

/** How an applicant is asked for a document; a link is read out, handed over or shown as a code. */
export const REQUEST_WAYS = ['mail', 'line', 'sms', 'link'] as const;
export type RequestWay = (typeof REQUEST_WAYS)[number];

/** What an officer finds of a paper that has come. */
export const PAPER_VERDICTS = ['unchecked', 'checked', 'refused'] as const;
export type PaperVerdict = (typeof PAPER_VERDICTS)[number];

/** How a call to the applicant ended. */
export const CALL_OUTCOMES = ['reached', 'noAnswer', 'busy', 'wrongNumber', 'callBack'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** Somebody was spoken to: whoever was new is contacted. */
export function isSpokenTo(outcome: CallOutcome): boolean {
  return outcome === 'reached' || outcome === 'callBack';
}
