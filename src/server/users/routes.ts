import type { userCalls } from '#contract/users.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import type { StaffParts } from '#server/platform/staff-parts.ts';

export function userRoutes(_parts: StaffParts): Handlers<keyof typeof userCalls> {
  return {};
}
