import type { Captcha } from '#server/captcha/captcha.ts';
import type { StaffParts } from '#server/platform/staff-parts.ts';
import { createFactorSecrets, type FactorSecrets } from './factor-secrets.ts';
import { createPasswordCheck, type PasswordCheck } from './password-check.ts';
import { createTokens, type Tokens } from './tokens.ts';

/** What signing in and the own account are made of. */
export type SignInParts = StaffParts & {
  captcha: Captcha;
  tokens: Tokens;
  checkPassword: PasswordCheck;
  factorSecrets: FactorSecrets;
  secureCookies: boolean;
};

export function createSignInParts(staff: StaffParts, captcha: Captcha): SignInParts {
  return {
    ...staff,
    captcha,
    tokens: createTokens(staff.secretKey, staff.previousKey),
    checkPassword: createPasswordCheck({ ...staff, captcha }),
    factorSecrets: createFactorSecrets(staff.secretKey, staff.previousKey),
    secureCookies: staff.publicOrigin.startsWith('https:'),
  };
}
