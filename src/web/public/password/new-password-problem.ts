import { brokenPasswordRules } from '#contract/users/passwords.ts';
import { CallError } from '../../api/call.ts';
import type { SignInTexts } from '../../i18n/sign-in.th.ts';

/** What is wrong with a new password before the server is asked. */
export function newPasswordProblem(
  password: string,
  oldPassword: string | undefined,
  { change }: SignInTexts,
): string | undefined {
  if (password === '') return change.newMissing;
  if (password === oldPassword) return change.same;
  const [first] = brokenPasswordRules(password);
  return first && `${change.rulesTitle} ${change.rules[first]}`;
}

/** What the server found wrong with a new password; undefined where it is something else. */
export function refusedPasswordProblem(
  error: unknown,
  { change }: SignInTexts,
): string | undefined {
  if (!(error instanceof CallError)) return undefined;
  if (error.reason === 'Error1') return change.same;
  const code = error.fields.password ?? '';
  if (code === 'too_common') return change.tooCommon;
  const rule = Object.entries(change.rules).find(([name]) => name === code)?.[1];
  return rule && `${change.rulesTitle} ${rule}`;
}
