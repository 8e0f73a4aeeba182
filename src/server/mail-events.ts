import { jobApplicationMail } from './job-applications/mail.ts';
import type { MailEvent } from './mail/event.ts';
import { messageAnswerMail, messageReceivedMail } from './messages/mails.ts';
import { forgotPasswordMail } from './sign-in/forgot-password-mail.ts';
import { emailChangedMail } from './users/email-changed-mail.ts';
import { temporaryPasswordMail } from './users/temporary-password-mail.ts';

/** Everything that somebody is told about by mail; a feature adds its line here. */
export const MAIL_EVENTS: readonly MailEvent[] = [
  messageReceivedMail,
  messageAnswerMail,
  jobApplicationMail,
  forgotPasswordMail,
  temporaryPasswordMail,
  emailChangedMail,
];
