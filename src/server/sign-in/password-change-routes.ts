import { AppError } from '#contract/errors.ts';
import type { signInCalls } from '#contract/sign-in/sign-in.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import { findUser, holdUnchanged } from '#server/users/queries.ts';
import { recordOwn } from './events.ts';
import { unlockUser } from './guesses.ts';
import { hashNewPassword, replacePassword } from './new-passwords.ts';
import { findGrant, giveGrant, takeGrant } from './password-grants.ts';
import { changeDemanded } from './rules.ts';
import { hasSecondFactor } from './second-factor.ts';
import { endSessionsOf } from './sessions.ts';
import type { SignInParts } from './sign-in-parts.ts';

type Path = keyof Pick<
  typeof signInCalls,
  'user/validateUserResetPasswordMySQL' | 'user/updateForgetPassowrd'
>;

/** Setting a new password: after the old one was right, or after a mailed link was opened. */
export function passwordChangeRoutes({
  db,
  parameters,
  checkPassword,
  secureCookies,
}: SignInParts): Handlers<Path> {
  return {
    'user/validateUserResetPasswordMySQL': async (
      { user_id: userId, ...input },
      { request, reply },
    ) => {
      const guess = { ...input, request, userId, refusal: 'Invalid password' } as const;
      const { user, forgive, takeBack } = await checkPassword(guess);
      if (await hasSecondFactor(db, user.id)) {
        // The password alone does not forgive wrong codes: else they could be guessed without end.
        await takeBack();
        // Nor does it shut its owner out: a password that still serves is changed in the account.
        const { password_days } = await parameters();
        if (!changeDemanded(user, password_days)) throw new AppError('code_required');
      } else await db.transaction(forgive);
      await db.transaction(async (tx) => {
        // Whoever reset the password while it was being checked has taken back all that it opened.
        if (!(await holdUnchanged(tx, user))) throw new AppError('Invalid password');
        await giveGrant(tx, reply, { userId: user.id, kind: 'cookie', secure: secureCookies });
      });
      return { data: null };
    },
    'user/updateForgetPassowrd': async ({ user_id, password }, { request }) => {
      const user = await findUser(db, user_id);
      const wanted = ['cookie', 'mailed_cookie'] as const;
      const grant =
        user?.enabled && (await findGrant(db, request, { userId: user.id, kinds: wanted }));
      if (!grant) throw new AppError('no_grant');
      // After a refusal here the grant still serves for another try.
      const passwordHash = await hashNewPassword(user, password, 'password');
      const { lockout_attempts } = await parameters();
      await db.transaction(async (tx) => {
        // The user first, as whoever resets a password takes them: else each would wait for the other.
        const isHeld = await holdUnchanged(tx, user);
        if (!isHeld || !(await takeGrant(tx, grant.secretHash))) throw new AppError('no_grant');
        await replacePassword(tx, user.id, passwordHash);
        await endSessionsOf(tx, user.id);
        const mailed = grant.kind === 'mailed_cookie';
        await recordOwn(tx, request, user, mailed ? 'password_reset' : 'password_changed');
        if (mailed && (await unlockUser(tx, user.userId, lockout_attempts)))
          await recordOwn(tx, request, user, 'unlocked');
      });
      return { data: null };
    },
  };
}
