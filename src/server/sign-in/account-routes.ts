import type { accountCalls } from '#contract/account.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import type { StaffParts } from '#server/platform/staff-parts.ts';

export function accountRoutes(_parts: StaffParts): Handlers<keyof typeof accountCalls> {
  return {};
}
