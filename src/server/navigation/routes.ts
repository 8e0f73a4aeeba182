import type { navigationCalls } from '#contract/navigation.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import type { StaffParts } from '#server/platform/staff-parts.ts';

export function navigationRoutes(_parts: StaffParts): Handlers<keyof typeof navigationCalls> {
  return {};
}
