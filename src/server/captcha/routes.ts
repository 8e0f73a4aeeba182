import type { captchaCalls } from '#contract/captcha.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import type { StaffParts } from '#server/platform/staff-parts.ts';

export function captchaRoutes(_parts: StaffParts): Handlers<keyof typeof captchaCalls> {
  return {};
}
