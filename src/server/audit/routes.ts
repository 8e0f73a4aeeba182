import type { auditCalls } from '#contract/audit.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import type { StaffParts } from '#server/platform/staff-parts.ts';

export function auditRoutes(_parts: StaffParts): Handlers<keyof typeof auditCalls> {
  return {};
}
