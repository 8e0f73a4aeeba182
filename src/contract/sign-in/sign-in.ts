import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { CaptchaSolution } from '#contract/captcha/captcha.ts';
import { PICKER_LANGUAGES } from '#contract/language.ts';
import { PERMISSIONS, type Permission } from '#contract/rights/permissions.ts';
import { isStorable } from '#contract/text.ts';
import { westernDigits } from '#contract/thai/phone.ts';
import { brokenPasswordRules } from '#contract/users/passwords.ts';

export const Profile = z.object({
  user_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  /** The text "null" means no picture. */
  picture_base64: z.string(),
  email: z.string().nullable(),
  language: z.enum(PICKER_LANGUAGES),
  permissions: z.array(z.enum(PERMISSIONS as [Permission, ...Permission[]])),
  session: z.object({
    expires_at: z.iso.datetime(),
    /** Unused for this long, the session ends before that. */
    idle_minutes: z.int(),
    end_on_unload: z.enum(['Y', 'N']),
  }),
  /** Publishing is a right of its own in this house: who may only edit asks for it. */
  publish_approval: z.boolean(),
  /** The group or the user must have a second factor and has none: only the own account is open. */
  second_factor_needed: z.boolean(),
});
export type Profile = z.infer<typeof Profile>;

// Any text is tried, so that a wrong form of a name tells no more than a wrong name. The blank that a
// phone adds to what it suggests is no part of it.
const UserId = z.string().trim().min(1).max(100).refine(isStorable);
const Credentials = z.object({
  user_id: UserId,
  password: z.string().min(1).max(200),
  captcha: CaptchaSolution.optional(),
});

export const NewPassword = z
  .string()
  .max(200)
  .superRefine((text, issues) => {
    for (const rule of brokenPasswordRules(text))
      issues.addIssue({ code: 'custom', message: rule });
  });

/** A code of the authenticator app, or a recovery code, also as a Thai keyboard types its digits. */
export const SecondFactorCode = z.string().min(1).max(40).overwrite(westernDigits);

/** Milliseconds by the browser's clock. */
const Moment = z.int().min(1).max(8_640_000_000_000_000);

const nothing = z.object({ data: z.null() });

export const signInCalls = {
  'user/validateUserMySQL': defineCall({
    access: 'public',
    summary:
      'Signs in; the token stands beside isSuccess. Refused with captcha_required after a wrong password, with code_required where the user has a second factor.',
    input: Credentials.extend({ code: SecondFactorCode.optional() }),
    output: z.object({ data: z.null(), token: z.string() }),
  }),
  'user/getUserInfoMySQL': defineCall({
    access: 'signedIn',
    beforeSecondFactor: true,
    summary: 'The profile of the signed-in user; asking for another user fails.',
    input: z.object({ user_id: z.string().trim().max(100) }),
    output: z.object({ data: Profile }),
  }),
  'user/extendSession': defineCall({
    access: 'signedIn',
    beforeSecondFactor: true,
    summary: 'Stays signed in: renews the session, within its longest duration.',
    output: z.object({ data: z.null(), token: z.string() }),
  }),
  'user/validateUserResetPasswordMySQL': defineCall({
    access: 'public',
    summary:
      'Checks the old password; the answer carries a short grant to set a new one. Refused with code_required where the user has a second factor and the password still serves: it is changed in the account.',
    input: Credentials,
    output: nothing,
  }),
  'user/updateForgetPassowrd': defineCall({
    access: 'public',
    summary: 'Sets a new password; needs the grant of the old-password check or of a mailed link.',
    input: z.object({ user_id: UserId, password: NewPassword }),
    output: nothing,
  }),
  'user/getUserInfoEmail': defineCall({
    access: 'public',
    summary:
      'Where the forgot-password mail would go, masked; the answer carries leave to send it once.',
    input: z.object({ user_id: UserId, captcha: CaptchaSolution.optional() }),
    output: z.object({ data: z.object({ email: z.string(), patientname: z.string() }) }),
  }),
  'user/sendMailForgotPassword': defineCall({
    access: 'public',
    summary:
      'Mails a link to set a new password to the stored address. What the client says of the address, name and link is ignored.',
    input: z.object({
      user_id: UserId,
      email: z.string().max(320).optional(),
      patientName: z.string().max(400).optional(),
      base64Parm: z.string().max(400).optional(),
      lang: z.string().max(20).optional(),
      url: z.string().max(2_000).optional(),
    }),
    output: nothing,
  }),
  'user/logout': defineCall({
    access: 'public',
    summary:
      'Ends the session of the token that comes along, if it still lives. With `left`, the moment by the browser’s clock at which its last page was left: it ends unless `user/stay` follows within half a minute.',
    input: z.object({ user_id: z.string().max(100).optional(), left: Moment.optional() }),
    output: nothing,
  }),
  'user/stay': defineCall({
    access: 'signedIn',
    beforeSecondFactor: true,
    summary: 'A page is back after the last one was left, by a reload or a way inside the site.',
    input: z.object({ back: Moment }),
    output: nothing,
  }),
};
