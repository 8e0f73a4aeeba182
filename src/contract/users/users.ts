import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { PICKER_LANGUAGES } from '#contract/language.ts';
import { LocalizedName } from '#contract/localized.ts';
import { isEmail } from '#contract/mail/email-address.ts';
import { defineResource } from '#contract/resource/resource.ts';
import { PERMISSIONS, type Permission } from '#contract/rights/permissions.ts';

/** What identifies a user at the sign-in: letters and digits. */
const LONGEST_USER_ID = 30;
const UserId = z
  .string()
  .trim()
  .min(1)
  .max(LONGEST_USER_ID)
  .refine((text) => /^[A-Za-z0-9]*$/.test(text), 'letters_and_digits');

/** An empty text stands for none. */
const optional = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .transform((text) => text || null)
    .nullable();

const Email = optional(254).refine((text) => text === null || isEmail(text), 'invalid_email');

const UserInput = z.object({
  /** Fixed once the user is there. */
  userId: UserId,
  firstName: z.string().trim().min(1).max(100),
  lastName: z.string().trim().max(100),
  employeeNumber: optional(30),
  facilityCode: optional(30),
  email: Email,
  groupId: z.int().positive().nullable(),
  language: z.enum(PICKER_LANGUAGES),
  enabled: z.boolean(),
  secondFactorRequired: z.boolean(),
});

const Chosen = z.object({ id: z.int().positive() });
const nothing = z.object({ data: z.null() });
/** Base64 of a picture that the browser has cut square and made small. */
const Picture = z.base64().min(1).max(900_000);

const GroupOption = z.object({
  id: z.int(),
  name: LocalizedName,
  /** Whether the viewer holds all of its rights, and so may put somebody into it. */
  allowed: z.boolean(),
});

/** What a user may do, and which profile of the group says so. */
export const UserRights = z.object({
  group: LocalizedName.nullable(),
  administrator: z.boolean(),
  network: z.string().nullable(),
  profiles: z.array(z.object({ id: z.int(), name: LocalizedName })),
  /** Ids of the profiles that give it; none where the group gives everything. */
  permissions: z.array(
    z.object({
      permission: z.enum(PERMISSIONS as [Permission, ...Permission[]]),
      profileIds: z.array(z.int()),
    }),
  ),
});
export type UserRights = z.infer<typeof UserRights>;

export const userCalls = {
  ...defineResource({
    name: 'users',
    input: UserInput,
    row: z.object({
      userId: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      employeeNumber: z.string().nullable(),
      facilityCode: z.string().nullable(),
      email: z.string().nullable(),
      groupId: z.int().nullable(),
      language: z.enum(PICKER_LANGUAGES),
      enabled: z.boolean(),
      secondFactorRequired: z.boolean(),
      groupName: LocalizedName.nullable(),
      hasPicture: z.boolean(),
      /** Somebody guessed wrong too often: the user may have to wait. */
      locked: z.boolean(),
      passwordTemporary: z.boolean(),
      openSessions: z.int(),
      hasSecondFactor: z.boolean(),
      /** Null: never yet. */
      lastSignInAt: z.iso.datetime().nullable(),
    }),
    sorts: ['userId', 'name', 'updatedAt'],
    filters: {
      /** Null finds those without a group. */
      groupId: z.int().positive().nullable(),
      enabled: z.boolean(),
      locked: z.boolean(),
    },
  }),
  'users/groups': defineCall({
    access: 'user.view',
    summary: 'The groups a user can stand in.',
    output: z.object({ data: z.array(GroupOption) }),
  }),
  'users/pictures': defineCall({
    access: 'user.view',
    summary: 'The pictures of those users that have one, as WebP in base64.',
    input: z.object({ ids: z.array(z.int().positive()).min(1).max(100) }),
    output: z.object({
      data: z.array(z.object({ id: z.int(), picture_base64: z.string() })),
    }),
  }),
  'users/savePicture': defineCall({
    access: 'user.edit',
    summary: 'Sets the picture of a user, or removes it by the text "null".',
    input: Chosen.extend({ picture_base64: Picture }),
    output: z.object({ data: z.object({ picture_base64: z.string() }) }),
  }),
  'users/rights': defineCall({
    access: 'user.view',
    summary: 'What a user may do, and which profile says so.',
    input: Chosen,
    output: z.object({ data: UserRights }),
  }),
  'users/resetPassword': defineCall({
    access: 'user.edit',
    summary:
      'Replaces the password by a temporary one, mailed to the user or answered this once, and ends all sessions.',
    input: Chosen.extend({ deliver: z.enum(['mail', 'show']) }),
    output: z.object({ data: z.object({ password: z.string().nullable() }) }),
  }),
  'users/unlock': defineCall({
    access: 'user.edit',
    summary: 'Lets a user sign in again who guessed wrong too often.',
    input: Chosen,
    output: nothing,
  }),
  'users/removeSecondFactor': defineCall({
    access: 'user.edit',
    summary:
      'Removes the second factor of a user who lost it, and ends all sessions; where it is demanded, it is set up anew at the next sign-in.',
    input: Chosen,
    output: nothing,
  }),
  'users/endSessions': defineCall({
    access: 'user.edit',
    summary: 'Signs a user out everywhere.',
    input: Chosen,
    output: nothing,
  }),
};
