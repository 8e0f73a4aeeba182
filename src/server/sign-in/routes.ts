import { AppError } from '#contract/errors.ts';
import { isOn } from '#contract/parameters/parameters.ts';
import type { signInCalls } from '#contract/sign-in/sign-in.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import { languageOf } from '#server/users/language.ts';
import { findUser, findUserById, noteSignIn, readPicture } from '#server/users/queries.ts';
import { bearerToken } from './authenticate.ts';
import { recordOwn } from './events.ts';
import { forgotPasswordRoutes } from './forgot-password-routes.ts';
import { rememberDevice } from './known-devices.ts';
import { passwordChangeRoutes } from './password-change-routes.ts';
import { changeDemanded } from './rules.ts';
import { hasSecondFactor, takeCode } from './second-factor.ts';
import {
  endSession,
  extendSession,
  leaveSession,
  openSession,
  readExpiry,
  stayInSession,
} from './sessions.ts';
import type { SignInParts } from './sign-in-parts.ts';

export function signInRoutes(parts: SignInParts): Handlers<keyof typeof signInCalls> {
  const { db, tokens, parameters, secureCookies, checkPassword, factorSecrets } = parts;

  return {
    ...passwordChangeRoutes(parts),
    ...forgotPasswordRoutes(parts),
    'user/validateUserMySQL': async ({ user_id: userId, code, ...input }, { request, reply }) => {
      const guess = { ...input, request, userId, refusal: 'wrong_credentials' } as const;
      const { user, forgive, takeBack, fail } = await checkPassword(guess);
      const { session_hours, password_days } = await parameters();
      const demanded = changeDemanded(user, password_days);
      if (demanded) {
        if (await hasSecondFactor(db, user.id)) await takeBack();
        else await db.transaction(forgive);
        throw new AppError(demanded);
      }
      if (await hasSecondFactor(db, user.id)) {
        if (!code) {
          await takeBack();
          throw new AppError('code_required');
        }
        if (!(await takeCode(db, { userId: user.id, code, secrets: factorSecrets }))) {
          await fail();
          throw new AppError('wrong_code');
        }
      }
      const { session, giveCookie } = await db.transaction(async (tx) => {
        // Whoever changed the password while it was being checked has ended every session of the old one.
        if (!(await noteSignIn(tx, user))) throw new AppError('wrong_credentials');
        await forgive(tx);
        await recordOwn(tx, request, user, 'sign_in');
        return {
          giveCookie: await rememberDevice(tx, request, user.id),
          session: await openSession(tx, user.id, session_hours, request),
        };
      });
      giveCookie(reply, secureCookies);
      return { data: null, token: await tokens.sign(session.id, session.expiresAt) };
    },
    'user/extendSession': async (_input, { viewer }) => {
      const expiresAt = await extendSession(db, viewer.sessionId, await parameters());
      if (!expiresAt) throw new AppError('not_signed_in');
      return { data: null, token: await tokens.sign(viewer.sessionId, expiresAt) };
    },
    'user/getUserInfoMySQL': async ({ user_id }, { viewer }) => {
      // In whichever case it was typed at the sign-in.
      const own = viewer.name.toLowerCase() === user_id.toLowerCase();
      const user = own ? await findUser(db, user_id) : undefined;
      const expiresAt = await readExpiry(db, viewer.sessionId);
      if (!user || !expiresAt) throw new AppError('Invalid User');
      const { session_idle_minutes, session_end_on_unload } = await parameters();
      return {
        data: {
          user_id: user.userId,
          first_name: user.firstName,
          last_name: user.lastName,
          picture_base64: (await readPicture(db, user.id)) ?? 'null',
          email: user.email,
          language: languageOf(user),
          permissions: [...viewer.permissions],
          session: {
            expires_at: expiresAt.toISOString(),
            idle_minutes: session_idle_minutes,
            end_on_unload: isOn(session_end_on_unload) ? ('Y' as const) : ('N' as const),
          },
          publish_approval: viewer.publishApproval,
          second_factor_needed: viewer.secondFactorNeeded,
        },
      };
    },
    'user/stay': async ({ back }, { viewer }) => {
      await stayInSession(db, viewer.sessionId, back);
      return { data: null };
    },
    'user/logout': async ({ left }, { request }) => {
      const claims = await tokens.read(bearerToken(request));
      if (!claims) return { data: null };
      if (left !== undefined) {
        await leaveSession(db, claims.sessionId, left);
        return { data: null };
      }
      await db.transaction(async (tx) => {
        const ended = await endSession(tx, claims.sessionId);
        const user = ended && (await findUserById(tx, ended.userId));
        if (user) await recordOwn(tx, request, user, 'signed_out');
      });
      return { data: null };
    },
  };
}
