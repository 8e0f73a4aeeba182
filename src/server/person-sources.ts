import { draftSource } from './applications/draft-source.ts';
import { applicationRetentions, applicationSource } from './applications/person-source.ts';
import { auditAddressRetention } from './audit/addresses.ts';
import { CASE_KNOWLEDGE } from './case-knowledge.ts';
import { jobApplicationRetention, jobApplicationSource } from './job-applications/person-source.ts';
import { mailSource } from './mail/person-source.ts';
import { mailRetention } from './mail/retention.ts';
import { messageRetentions, messageSource, newsletterSource } from './messages/person-source.ts';
import type { PersonSource, Retention } from './platform/person-source.ts';
import type { Sealing } from './platform/sealed.ts';
import { privacyRequestRetention, privacyRequestSource } from './privacy/person-source.ts';
import { smsOptOutSource, smsSource } from './sms/person-source.ts';
import { smsRetention } from './sms/retention.ts';

/** Every place where people leave their data. */
export function personSources(sealing: Sealing): PersonSource[] {
  return [
    applicationSource(sealing),
    draftSource(sealing, CASE_KNOWLEDGE.readChoices),
    messageSource(sealing),
    newsletterSource,
    jobApplicationSource(sealing),
    smsSource(sealing),
    smsOptOutSource(sealing),
    mailSource(sealing),
    privacyRequestSource(sealing),
  ];
}

/** Everything that is cleared after a time that staff set. */
export function retentions(sealing: Sealing): Retention[] {
  return [
    ...applicationRetentions(sealing),
    jobApplicationRetention,
    ...messageRetentions,
    mailRetention,
    smsRetention,
    privacyRequestRetention,
    auditAddressRetention(sealing),
  ];
}
