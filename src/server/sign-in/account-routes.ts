import { and, eq, isNull, sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { accountCalls } from '#contract/sign-in/account.ts';
import { actorOf, changesBetween, recordEvent } from '#server/audit/record.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import { tellOldAddress } from '#server/users/email-changed-mail.ts';
import { languageOf } from '#server/users/language.ts';
import { makePortrait, savePortrait } from '#server/users/portraits.ts';
import { holdUnchanged, readPicture } from '#server/users/queries.ts';
import { appUser } from '#server/users/tables.ts';
import { recordOwn } from './events.ts';
import { hashNewPassword, replacePassword } from './new-passwords.ts';
import { ownSessionRoutes } from './own-session-routes.ts';
import { demandPassword, demandSelf } from './own-user.ts';
import { dropMailedGrants } from './password-grants.ts';
import { passwordExpiry } from './rules.ts';
import { countRecoveryCodes, hasSecondFactor } from './second-factor.ts';
import { secondFactorRoutes } from './second-factor-routes.ts';
import { endSessionsOf } from './sessions.ts';
import type { SignInParts } from './sign-in-parts.ts';

const NO_PICTURE = 'null';

/** The own account. Whose it is says the token alone; what is not named here cannot be changed. */
export function accountRoutes(parts: SignInParts): Handlers<keyof typeof accountCalls> {
  const { db, parameters } = parts;
  return {
    ...ownSessionRoutes(parts),
    ...secondFactorRoutes(parts),
    'account/read': async (_input, { viewer }) => {
      const { user, required } = await demandSelf(db, viewer);
      const { password_days } = await parameters();
      const expiry = passwordExpiry(user.passwordChangedAt, password_days);
      return {
        data: {
          user_id: user.userId,
          first_name: user.firstName,
          last_name: user.lastName,
          employee_number: user.employeeNumber,
          facility_code: user.facilityCode,
          email: user.email,
          language: languageOf(user),
          picture_base64: (await readPicture(db, user.id)) ?? NO_PICTURE,
          version: user.version,
          password_changed_at: user.passwordChangedAt.toISOString(),
          password_expires_at: expiry?.toISOString() ?? null,
          second_factor: {
            on: await hasSecondFactor(db, user.id),
            required,
            recovery_codes_left: await countRecoveryCodes(db, user.id),
          },
        },
      };
    },
    'account/save': async (input, { request, viewer }) => {
      const { user } = await demandSelf(db, viewer);
      const moved = input.email !== user.email;
      // The link for a forgotten password goes there: an open session alone must not send it elsewhere.
      if (moved) {
        if (input.password === '') throw new AppError('Invalid password');
        await demandPassword(parts, request, viewer, input.password);
      }
      const values = {
        firstName: input.first_name,
        lastName: input.last_name,
        email: input.email,
        language: input.language,
      };
      return db.transaction(async (tx) => {
        const [saved] = await tx
          .update(appUser)
          .set({
            ...values,
            version: sql`${appUser.version} + 1`,
            updatedAt: sql`now()`,
            updatedBy: user.userId,
          })
          .where(
            and(
              eq(appUser.id, user.id),
              eq(appUser.version, input.version),
              isNull(appUser.deletedAt),
            ),
          )
          .returning({ version: appUser.version });
        if (!saved) throw new AppError('conflict');
        if (moved) await dropMailedGrants(tx, user.id);
        await tellOldAddress(tx, user.id, user, values);
        const fields = ['firstName', 'lastName', 'email', 'language'] as const;
        await recordEvent(tx, actorOf(request, viewer), {
          action: 'change',
          subject: 'user',
          subjectId: user.id,
          subjectName: user.userId,
          changes: changesBetween(user, values, fields),
        });
        return { data: saved };
      });
    },
    'account/savePicture': async ({ picture_base64 }, { request, viewer }) => {
      const { user } = await demandSelf(db, viewer);
      const removed = picture_base64 === NO_PICTURE;
      const portrait = removed ? undefined : await makePortrait(picture_base64);
      await db.transaction(async (tx) => {
        await savePortrait(tx, user.id, portrait);
        await recordEvent(tx, actorOf(request, viewer), {
          action: 'change',
          subject: 'user',
          subjectId: user.id,
          subjectName: user.userId,
          changes: { picture: { to: removed ? 'removed' : 'replaced' } },
        });
      });
      return { data: { picture_base64: portrait ?? NO_PICTURE } };
    },
    'account/changePassword': async ({ old_password, new_password }, { request, viewer }) => {
      const { user, sessionId } = await demandPassword(parts, request, viewer, old_password);
      const passwordHash = await hashNewPassword(user, new_password, 'new_password');
      await db.transaction(async (tx) => {
        if (!(await holdUnchanged(tx, user))) throw new AppError('Invalid password');
        await replacePassword(tx, user.id, passwordHash);
        await endSessionsOf(tx, user.id, sessionId);
        await recordOwn(tx, request, user, 'password_changed');
      });
      return { data: null };
    },
  };
}
