import { APPOINTMENT_MAILS } from '#server/apply/appointment-mails.ts';
import { applicationMails } from '#server/apply/mails.ts';
import { OFFER_MAILS } from '#server/apply/offer-mails.ts';
import { stepDueMail } from '#server/cases/step-reminders.ts';
import { jobApplicationMail } from '#server/job-applications/mail.ts';
import type { MailEvent } from '#server/mail/event.ts';
import {
  messageAnswerMail,
  messageReceivedMail,
  newsletterConfirmMail,
} from '#server/messages/mails.ts';
import { policyChangedMail } from '#server/policy-notices/mail.ts';
import { findRejection } from '#server/reference/offered.ts';
import { publishMails } from '#server/resource/publish-request-mails.ts';
import { forgotPasswordMail } from '#server/sign-in/forgot-password-mail.ts';
import { emailChangedMail } from '#server/users/email-changed-mail.ts';
import { findHolders } from '#server/users/holders.ts';
import { findReachable } from '#server/users/reachable.ts';
import { temporaryPasswordMail } from '#server/users/temporary-password-mail.ts';
import { readOffers } from './applicant-choices.ts';
import { POLICY_NOTICE } from './policy-readers.ts';
import { SHOWN_KINDS } from './resources.ts';

/** Everything that somebody is told about by mail; a feature adds its line here. */
export const MAIL_EVENTS: readonly MailEvent[] = [
  ...applicationMails({ readOffers, findRejection }),
  ...OFFER_MAILS,
  ...APPOINTMENT_MAILS,
  stepDueMail(findReachable),
  messageReceivedMail,
  messageAnswerMail,
  newsletterConfirmMail,
  policyChangedMail(POLICY_NOTICE),
  jobApplicationMail,
  ...publishMails(SHOWN_KINDS, findHolders),
  forgotPasswordMail,
  temporaryPasswordMail,
  emailChangedMail,
];
