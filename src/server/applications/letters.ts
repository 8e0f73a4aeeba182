import { z } from 'zod';
import type { OfferState } from '#contract/applications/offer-kinds.ts';
import { APPLICATION_STATUSES } from '#contract/applications/states.ts';
import { readLetter } from '#server/mail/event.ts';
import { readData } from '#server/platform/data-files.ts';

// Names are not among what these letters say: anybody can type an address.

/** How mails about an application are found again. */
export function aboutApplication(id: number): string {
  return `application:${id}`;
}

/** Tells that an application has come, and what happens next. */
export const APPLICATION_SENT = readLetter('application_sent');

/** Leads back to a form that was kept for later. */
export const APPLICATION_DRAFT = readLetter('application_draft');

/** Asks for one document again. */
export const APPLICATION_REQUEST = readLetter('application_request');

const News = z.record(z.enum(APPLICATION_STATUSES), z.string());
/** What each status means to an applicant. */
export const STATUS_NEWS = readData('words/status-news.json', z.object({ th: News, en: News }));

/** Tells how far an application has come. */
export const APPLICATION_MOVED = readLetter('application_moved');

/** What was sent, for who sent it. */
export const APPLICATION_COPY = readLetter('application_copy');

/** Tells that a loan is offered, and until when. */
const OFFER_MADE = readLetter('offer_made');

/** The code by which an offer is answered. */
export const OFFER_CODE = readLetter('offer_code');

/** Tells what became of an offer. */
const OFFER_SETTLED = readLetter('offer_settled');

/** Tells that an offer can no longer be answered. */
const OFFER_EXPIRED = readLetter('offer_expired');

/** What is told of an offer that is so. */
export function offerLetter(state: OfferState) {
  if (state === 'made') return OFFER_MADE;
  return state === 'expired' ? OFFER_EXPIRED : OFFER_SETTLED;
}

/** Tells when and where to come, or that this has changed. */
const APPOINTMENT_SET = readLetter('appointment_set');

/** Tells that an appointment is called off. */
const APPOINTMENT_CANCELLED = readLetter('appointment_cancelled');

/** Reminds of the appointment of tomorrow. */
const APPOINTMENT_REMINDER = readLetter('appointment_reminder');

/** What is told of an appointment, each by its letter. */
export const APPOINTMENT_LETTERS = {
  set: APPOINTMENT_SET,
  cancelled: APPOINTMENT_CANCELLED,
  reminder: APPOINTMENT_REMINDER,
};
