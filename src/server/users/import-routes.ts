import type { userImportCalls } from '#contract/user-import.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import type { StaffParts } from '#server/platform/staff-parts.ts';

export function userImportRoutes(_parts: StaffParts): Handlers<keyof typeof userImportCalls> {
  return {};
}
