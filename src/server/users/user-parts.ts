import type { StaffParts } from '#server/platform/staff-parts.ts';
import type { Members } from '#server/rights/groups.ts';
import type { SignInFacts } from './sign-in-facts.ts';

/** What the maintenance of users is made of. */
export type UserParts = StaffParts & { members: Members; signIns: SignInFacts };
