import type { profileCalls } from '#contract/profiles.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import type { StaffParts } from '#server/platform/staff-parts.ts';

export function profileRoutes(_parts: StaffParts): Handlers<keyof typeof profileCalls> {
  return {};
}
