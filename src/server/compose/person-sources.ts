import { applicationSource } from '#server/applications/person-source.ts';
import { applicationRetentions } from '#server/applications/retentions.ts';
import { draftSource } from '#server/apply/draft-source.ts';
import { auditAddressRetention } from '#server/audit/addresses.ts';
import {
  jobApplicationRetention,
  jobApplicationSource,
} from '#server/job-applications/person-source.ts';
import { titlesOf } from '#server/mail/event.ts';
import { mailSource } from '#server/mail/person-source.ts';
import { mailRetention } from '#server/mail/retention.ts';
import {
  messageRetentions,
  messageSource,
  newsletterSource,
} from '#server/messages/person-source.ts';
import type { PersonSource, Retention } from '#server/platform/person-source.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { privacyRequestRetention, privacyRequestSource } from '#server/privacy/person-source.ts';
import { smsOptOutSource, smsSource } from '#server/sms/person-source.ts';
import { smsRetention } from '#server/sms/retention.ts';
import { CASE_FACTS } from './case-facts.ts';
import { MAIL_EVENTS } from './mail-events.ts';

const letterTitle = titlesOf(MAIL_EVENTS);

/** Every place where people leave their data. */
export function personSources(sealing: Sealing): PersonSource[] {
  return [
    applicationSource(sealing, CASE_FACTS),
    draftSource(sealing, CASE_FACTS.readChoices),
    messageSource(sealing),
    newsletterSource,
    jobApplicationSource(sealing),
    smsSource(sealing),
    smsOptOutSource(sealing),
    mailSource(sealing, letterTitle),
    privacyRequestSource(sealing),
  ];
}

/** Everything that is cleared after a time that staff set. */
export function retentions(sealing: Sealing): Retention[] {
  return [
    ...applicationRetentions(sealing),
    jobApplicationRetention,
    ...messageRetentions,
    mailRetention(letterTitle),
    smsRetention,
    privacyRequestRetention,
    auditAddressRetention(sealing),
  ];
}
