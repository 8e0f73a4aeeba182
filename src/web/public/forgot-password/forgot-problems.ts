import type { SignInTexts } from '../../i18n/sign-in.th.ts';
import type { StaffTexts } from '../../i18n/staff.th.ts';
import { reasonText } from '../../i18n/staff.ts';
import { reasonOf } from '../login/try-sign-in.ts';

type Problems = { userId?: string; form?: string };
type Words = { texts: SignInTexts; staff: StaffTexts; lockoutMinutes: number };

/** Why no link is mailed, in words, at the field or above it. */
export function forgotProblems(
  refusal: unknown,
  { texts: { forgot }, staff, lockoutMinutes }: Words,
): Problems {
  if (refusal === undefined) return {};
  const reason = reasonOf(refusal);
  switch (reason) {
    case 'Invalid User':
      return { userId: forgot.invalidUser };
    case 'no_email':
      return { userId: forgot.noEmail };
    case 'captcha_required':
      return {};
    case 'no_grant':
      return { form: forgot.notSent };
    case 'too_many_requests':
      return { form: forgot.tooMany(String(lockoutMinutes)) };
    default:
      return { form: reasonText(staff, reason) };
  }
}
