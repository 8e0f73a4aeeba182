import { z } from 'zod';
import { defineCall } from './call.ts';
import { brokenPasswordRules } from './passwords.ts';
import { PERMISSIONS, type Permission } from './permissions.ts';

export const Profile = z.object({
  user_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  /** The text "null" means no picture. */
  picture_base64: z.string(),
  permissions: z.array(z.enum(PERMISSIONS as [Permission, ...Permission[]])),
});
export type Profile = z.infer<typeof Profile>;

// Any text is tried, so that a wrong form of a name tells no more than a wrong name.
const Credentials = z.object({
  user_id: z.string().min(1).max(100),
  password: z.string().min(1).max(200),
});

const NewPassword = z
  .string()
  .max(200)
  .superRefine((text, issues) => {
    for (const rule of brokenPasswordRules(text))
      issues.addIssue({ code: 'custom', message: rule });
  });

export const signInCalls = {
  'user/validateUserMySQL': defineCall({
    access: 'public',
    summary: 'Signs in. The token stands beside isSuccess.',
    input: Credentials,
    output: z.object({ data: z.null(), token: z.string() }),
  }),
  'user/getUserInfoMySQL': defineCall({
    access: 'signedIn',
    summary: 'The profile of the signed-in user; asking for another user fails.',
    input: z.object({ user_id: z.string().max(100) }),
    output: z.object({ data: Profile }),
  }),
  'user/validateUserResetPasswordMySQL': defineCall({
    access: 'public',
    summary: 'Checks the old password; the answer carries a short grant to set a new one.',
    input: Credentials,
    output: z.object({ data: z.null() }),
  }),
  'user/updateForgetPassowrd': defineCall({
    access: 'public',
    summary: 'Sets a new password; needs the grant of the old-password check.',
    input: z.object({ user_id: z.string().min(1).max(100), password: NewPassword }),
    output: z.object({ data: z.null() }),
  }),
  'user/logout': defineCall({
    access: 'public',
    summary: 'Ends the session of the token that comes along, if it still lives.',
    input: z.object({ user_id: z.string().max(100).optional() }),
    output: z.object({ data: z.null() }),
  }),
};
