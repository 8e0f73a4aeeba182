import type { PersonalDetails } from '#contract/applications/applications.ts';
import type { LineRole } from '#contract/line/roles.ts';
import { isOn, type Parameters } from '#contract/parameters/parameters.ts';
import { isMobile } from '#contract/thai/phone.ts';

/** Whether any way of telling leads to an applicant; `line` is what LINE is to them, where it is anything. */
export function isReachable(
  { email, contactEmail, phone }: PersonalDetails,
  { application_sms: sms }: Pick<Parameters, 'application_sms'>,
  line: LineRole | undefined,
): boolean {
  return Boolean(email || contactEmail || line || (isOn(sms) && isMobile(phone)));
}
