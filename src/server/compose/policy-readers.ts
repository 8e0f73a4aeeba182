import { applicantsAsReaders } from '#server/applications/policy-readers.ts';
import { subscribersAsReaders } from '#server/messages/policy-readers.ts';
import { policyInForce } from '#server/pages/queries.ts';
import type { NoticeParts } from '#server/policy-notices/readers.ts';

/** Everybody who is told when the policy for personal data asks again. */
export const POLICY_NOTICE: NoticeParts = {
  sources: { subscriber: subscribersAsReaders, applicant: applicantsAsReaders },
  policyInForce: (db) => policyInForce(db),
};
