import type { FastifyRequest } from 'fastify';
import { AppError, type Reason } from '#contract/errors.ts';
import type { Parameters } from '#contract/parameters.ts';
import type { signInCalls } from '#contract/sign-in.ts';
import type { Authenticate, Handlers } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import type { StaffParts } from '#server/platform/staff-parts.ts';
import { permissionsOfGroup } from '#server/rights/queries.ts';
import { hashPassword, verifyPassword } from '#server/users/passwords.ts';
import { findUser, readPicture } from '#server/users/queries.ts';
import { givePasswordGrant, takePasswordGrant } from './password-grants.ts';
import { countAttempt, forgetAttempts, replacePassword } from './queries.ts';
import { endSession, findLiveSession, keepSessionAwake, openSession } from './sessions.ts';
import type { Tokens } from './tokens.ts';

export function signInRoutes({
  db,
  tokens,
  parameters,
  publicOrigin,
}: StaffParts & { tokens: Tokens }): Handlers<keyof typeof signInCalls> {
  const secureCookies = publicOrigin.startsWith('https:');
  // Checked where there is no such user, so that both take the same time.
  const nobody = hashPassword('no such user');

  /** The user whose password this is. Sign-in and old-password check share one count of guesses. */
  async function checkPassword(userId: string, password: string, refusal: Reason) {
    if (!(await countAttempt(db, userId, '*'))) throw new AppError('locked');
    const user = await findUser(db, userId);
    const right = await verifyPassword(password, user?.passwordHash ?? (await nobody));
    if (!user || !right || !user.enabled) throw new AppError(refusal);
    await forgetAttempts(db, userId);
    return user;
  }

  return {
    'user/validateUserMySQL': async ({ user_id, password }, { request }) => {
      const user = await checkPassword(user_id, password, 'wrong_credentials');
      if (user.passwordTemporary) throw new AppError('temp_password');
      const { session_hours } = await parameters();
      const { id, expiresAt } = await openSession(db, user.id, session_hours, {
        browser: (request.headers['user-agent'] ?? '').slice(0, 200),
        address: request.ip,
      });
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
      const user = viewer?.name === user_id ? await findUser(db, user_id) : undefined;
      if (!viewer || !user) throw new AppError('Invalid User');
      const picture = await readPicture(db, user.id);
      return {
        data: {
          user_id: user.userId,
          first_name: user.firstName,
          last_name: user.lastName,
          picture_base64: picture ?? 'null',
          permissions: [...viewer.permissions],
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
export function createAuthenticate(
  db: Db,
  tokens: Tokens,
  parameters: () => Promise<Parameters>,
): Authenticate {
  return async (request) => {
    const claims = await tokens.read(bearerToken(request));
    if (!claims) return undefined;
    const { session_idle_minutes } = await parameters();
    const session = await findLiveSession(db, claims.sessionId, session_idle_minutes);
    if (!session) return undefined;
    await keepSessionAwake(db, session.sessionId, session.lastSeenAt);
    const { user, group } = session;
    return {
      sessionId: session.sessionId,
      userId: user.id,
      name: user.userId,
      administrator: group?.administrator === true && !group.deletedAt,
      permissions: await permissionsOfGroup(db, group),
      network: group?.network ?? null,
    };
  };
}

/** The specification's form: "Bearer-" and the token in one word. */
function bearerToken({ headers }: FastifyRequest): string {
  return /^Bearer-(\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
}
