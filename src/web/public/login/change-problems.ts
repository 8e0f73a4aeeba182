import type { SignInTexts } from '../../i18n/sign-in.th.ts';
import type { StaffTexts } from '../../i18n/staff.th.ts';
import { reasonText } from '../../i18n/staff.ts';
import { refusedPasswordProblem } from '../password/new-password-problem.ts';
import { reasonOf } from './try-sign-in.ts';

/** What the server said, by the place it is shown at: a field, above the form, a dialog. */
type Problems = { old?: string; new?: string; warning?: string; failure?: string };
type Words = { texts: SignInTexts; staff: StaffTexts; lockoutMinutes: number };

/** A refused change of password in words. */
export function changeProblems(
  refusal: unknown,
  { texts, staff, lockoutMinutes }: Words,
): Problems {
  if (refusal === undefined) return {};
  const refusedPassword = refusedPasswordProblem(refusal, texts);
  if (refusedPassword) return { new: refusedPassword };
  const reason = reasonOf(refusal);
  switch (reason) {
    case 'Invalid password':
      return { old: texts.change.wrongOld };
    case 'captcha_required':
      return {};
    case 'locked':
      return { warning: staff.login.locked(String(lockoutMinutes)) };
    case 'no_grant':
      return { warning: texts.change.noGrant };
    case 'code_required':
      return { warning: texts.change.stillServes };
    default:
      return { failure: reasonText(staff, reason) };
  }
}
