import { applicationMails } from './applications/mails.ts';
import { readOffers } from './apply-knowledge.ts';
import { jobApplicationMail } from './job-applications/mail.ts';
import type { MailEvent } from './mail/event.ts';
import { messageAnswerMail, messageReceivedMail, newsletterConfirmMail } from './messages/mails.ts';
import { policyChangedMail } from './policy-notices/mail.ts';
import { POLICY_NOTICE } from './policy-readers.ts';
import { findRejection } from './reference/offered.ts';
import { forgotPasswordMail } from './sign-in/forgot-password-mail.ts';
import { emailChangedMail } from './users/email-changed-mail.ts';
import { temporaryPasswordMail } from './users/temporary-password-mail.ts';

/** Everything that somebody is told about by mail; a feature adds its line here. */
export const MAIL_EVENTS: readonly MailEvent[] = [
  ...applicationMails({ readOffers, findRejection }),
  messageReceivedMail,
  messageAnswerMail,
  newsletterConfirmMail,
  policyChangedMail(POLICY_NOTICE),
  jobApplicationMail,
  forgotPasswordMail,
  temporaryPasswordMail,
  emailChangedMail,
];
