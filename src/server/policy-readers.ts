import { applicantsAsReaders } from './applications/policy-readers.ts';
import { subscribersAsReaders } from './messages/policy-readers.ts';
import { policyInForce } from './pages/queries.ts';
import type { NoticeParts } from './policy-notices/readers.ts';

/** Everybody who is told when the policy for personal data asks again. */
export const POLICY_NOTICE: NoticeParts = {
  sources: { subscriber: subscribersAsReaders, applicant: applicantsAsReaders },
  policyInForce: (db) => policyInForce(db),
};
