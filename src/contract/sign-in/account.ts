import { z } from 'zod';
import { type Call, defineCall } from '#contract/call.ts';
import { PICKER_LANGUAGES } from '#contract/language.ts';
import { isEmail } from '#contract/mail/email-address.ts';
import { isStorable } from '#contract/text.ts';
import { NewPassword, SecondFactorCode } from './sign-in.ts';

/** Base64 is a third longer than the picture's file of at most 1 MB. */
const MOST_PICTURE_CHARACTERS = 1_400_000;

const Password = z.string().min(1).max(200);
const Email = z.string().trim().max(254).refine(isEmail, 'invalid_email');
const nothing = z.object({ data: z.null() });

export const Account = z.object({
  user_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  employee_number: z.string().nullable(),
  facility_code: z.string().nullable(),
  email: z.string().nullable(),
  language: z.enum(PICKER_LANGUAGES),
  picture_base64: z.string(),
  version: z.int(),
  password_changed_at: z.iso.datetime(),
  /** When the password has to be changed; null: never. */
  password_expires_at: z.iso.datetime().nullable(),
  second_factor: z.object({
    on: z.boolean(),
    /** Of the user or of the group: it cannot be removed. */
    required: z.boolean(),
    recovery_codes_left: z.int(),
  }),
});
export type Account = z.infer<typeof Account>;

export const OwnSession = z.object({
  id: z.uuid(),
  /** The one that asks. */
  current: z.boolean(),
  browser: z.string(),
  address: z.string(),
  created_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
});
export type OwnSession = z.infer<typeof OwnSession>;

const RecoveryCodes = z.object({ data: z.object({ recovery_codes: z.array(z.string()) }) });

/** Every call is about the signed-in user's own account, also before a demanded second factor is set up. */
function defineOwn<Input extends z.ZodType, Output extends z.ZodObject<{ data: z.ZodType }>>(
  call: Pick<Call<Input, Output>, 'summary' | 'mostBytes' | 'input' | 'output'>,
): Call<Input, Output, 'signedIn'> {
  return defineCall({ access: 'signedIn', beforeSecondFactor: true, ...call });
}

export const accountCalls = {
  'account/read': defineOwn({
    summary: 'The own account.',
    input: z.object({}),
    output: z.object({ data: Account }),
  }),
  'account/save': defineOwn({
    summary:
      'Changes what users may change of themselves; an old version is a conflict, and another e-mail address wants the password.',
    input: z.object({
      first_name: z.string().trim().min(1).max(100).refine(isStorable),
      last_name: z.string().trim().max(100).refine(isStorable),
      email: z.union([z.literal('').transform(() => null), Email, z.null()]),
      language: z.enum(PICKER_LANGUAGES),
      version: z.int(),
      password: z.string().max(200).default(''),
    }),
    output: z.object({ data: z.object({ version: z.int() }) }),
  }),
  'account/savePicture': defineOwn({
    summary: 'Sets the own picture, or removes it by the text "null".',
    mostBytes: MOST_PICTURE_CHARACTERS + 1_000,
    input: z.object({ picture_base64: z.base64().min(1).max(MOST_PICTURE_CHARACTERS) }),
    output: z.object({ data: z.object({ picture_base64: z.string() }) }),
  }),
  'account/changePassword': defineOwn({
    summary: 'Sets a new password and ends all other sessions.',
    input: z.object({ old_password: Password, new_password: NewPassword }),
    output: nothing,
  }),
  'account/sessions': defineOwn({
    summary: 'Where the user is signed in, the latest used first.',
    input: z.object({}),
    output: z.object({ data: z.array(OwnSession) }),
  }),
  'account/endSession': defineOwn({
    summary: 'Ends one of the own sessions.',
    input: z.object({ id: z.uuid() }),
    output: nothing,
  }),
  'account/endOtherSessions': defineOwn({
    summary: 'Ends all own sessions but this one.',
    input: z.object({}),
    output: z.object({ data: z.object({ ended: z.int() }) }),
  }),
  'account/startSecondFactor': defineOwn({
    summary: 'A new secret for the authenticator app, and the address for its picture code.',
    input: z.object({ password: Password }),
    output: z.object({ data: z.object({ secret: z.string(), uri: z.string() }) }),
  }),
  'account/confirmSecondFactor': defineOwn({
    summary: 'Turns the second factor on with a first code, and gives the recovery codes.',
    input: z.object({ code: SecondFactorCode }),
    output: RecoveryCodes,
  }),
  'account/renewRecoveryCodes': defineOwn({
    summary: 'New recovery codes in place of all earlier ones.',
    input: z.object({ code: SecondFactorCode }),
    output: RecoveryCodes,
  }),
  'account/removeSecondFactor': defineOwn({
    summary: 'Turns the second factor off, unless the group or the user must have one.',
    input: z.object({ password: Password, code: SecondFactorCode }),
    output: nothing,
  }),
};
