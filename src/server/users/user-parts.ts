import type { StaffParts } from '#server/platform/staff-parts.ts';
import type { Members } from '#server/rights/groups.ts';
import type { SignIns } from './sign-ins.ts';

/** What the maintenance of users is made of. */
export type UserParts = StaffParts & { members: Members; signIns: SignIns };
