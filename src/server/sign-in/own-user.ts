import type { FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { findUserById } from '#server/users/queries.ts';
import type { SignInParts } from './sign-in-parts.ts';

/** The row of who is calling, and whether that user must have a second factor. */
export async function demandSelf(db: Db, viewer: Viewer) {
  const user = await findUserById(db, viewer.userId);
  if (!user) throw new AppError('not_signed_in');
  return { user, sessionId: viewer.sessionId, required: viewer.secondFactorRequired };
}

/** The same, who has just typed the password: an open session alone must not change how to sign in. */
export async function demandPassword(
  { db, checkPassword }: SignInParts,
  request: FastifyRequest,
  viewer: Viewer,
  password: string,
) {
  const self = await demandSelf(db, viewer);
  const { forgive } = await checkPassword({
    request,
    userId: self.user.userId,
    password,
    refusal: 'Invalid password',
    signedIn: true,
  });
  await db.transaction(forgive);
  return self;
}
