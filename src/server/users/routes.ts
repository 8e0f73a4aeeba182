import type { FastifyRequest } from 'fastify';
import { AppError, type Reason } from '#contract/errors.ts';
import type { userCalls } from '#contract/users.ts';
import type { Handlers, Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { givePasswordGrant, takePasswordGrant } from './password-grants.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import {
  countAttempt,
  endSession,
  findLiveSession,
  findUser,
  forgetAttempts,
  openSession,
  replacePassword,
} from './queries.ts';
import { permissionsOf } from './rules.ts';
import type { Tokens } from './tokens.ts';

type Parts = { db: Db; tokens: Tokens; secureCookies: boolean };

export function userRoutes({ db, tokens, secureCookies }: Parts): Handlers<keyof typeof userCalls> {
  // Checked where there is no such user, so that both take the same time.
  const nobody = hashPassword('no such user');

  /** The user whose password this is. Sign-in and old-password check share one count of guesses. */
  async function checkPassword(userId: string, password: string, refusal: Reason) {
    if (!(await countAttempt(db, userId))) throw new AppError('locked');
    const user = await findUser(db, userId);
    const right = await verifyPassword(password, user?.passwordHash ?? (await nobody));
    if (!user || !right || !user.enabled) throw new AppError(refusal);
    await forgetAttempts(db, userId);
    return user;
  }

  return {
    'user/validateUserMySQL': async ({ user_id, password }) => {
      const user = await checkPassword(user_id, password, 'wrong_credentials');
      if (user.passwordTemporary) throw new AppError('temp_password');
      const { id, expiresAt } = await openSession(db, user.id);
      return { data: null, token: await tokens.sign(id, expiresAt) };
    },
    'user/validateUserResetPasswordMySQL': async ({ user_id, password }, { reply }) => {
      const user = await checkPassword(user_id, password, 'Invalid password');
      await givePasswordGrant(db, reply, user.id, secureCookies);
      return { data: null };
    },
    'user/updateForgetPassowrd': async ({ user_id, password }, { request }) => {
      const user = await findUser(db, user_id);
      if (!user?.enabled) throw new AppError('no_grant');
      const same = await verifyPassword(password, user.passwordHash);
      const passwordHash = await hashPassword(password);
      await db.transaction(async (tx) => {
        if (!(await takePasswordGrant(tx, request, user.id))) throw new AppError('no_grant');
        // Rolls back: after choosing the old password again, the grant still serves for another try.
        if (same) throw new AppError('Error1');
        await replacePassword(tx, user.id, passwordHash);
      });
      return { data: null };
    },
    'user/getUserInfoMySQL': async ({ user_id }, { viewer }) => {
      const session = viewer && (await findLiveSession(db, viewer.sessionId));
      if (session?.user.userId !== user_id) throw new AppError('Invalid User');
      const { userId, firstName, lastName } = session.user;
      return {
        data: {
          user_id: userId,
          first_name: firstName,
          last_name: lastName,
          picture_base64: 'null',
          permissions: [...permissionsOf(session.user)],
        },
      };
    },
    'user/logout': async (_input, { request }) => {
      const claims = await tokens.read(bearerToken(request));
      if (claims) await endSession(db, claims.sessionId);
      return { data: null };
    },
  };
}

/** Who is behind a request's token: the guard of every call that is not public. */
export function createAuthenticate(db: Db, tokens: Tokens) {
  return async (request: FastifyRequest): Promise<Viewer | undefined> => {
    const claims = await tokens.read(bearerToken(request));
    const session = claims && (await findLiveSession(db, claims.sessionId));
    if (!session) return undefined;
    const { sessionId, user } = session;
    return { sessionId, userId: user.id, permissions: permissionsOf(user) };
  };
}

/** The specification's form: "Bearer-" and the token in one word. */
function bearerToken({ headers }: FastifyRequest): string {
  return /^Bearer-(\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
}
