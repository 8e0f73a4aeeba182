import type { groupCalls } from '#contract/groups.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import type { StaffParts } from '#server/platform/staff-parts.ts';

export function groupRoutes(_parts: StaffParts): Handlers<keyof typeof groupCalls> {
  return {};
}
