import type { FastifyRequest } from 'fastify';
import { isOn, type Parameters } from '#contract/parameters/parameters.ts';
import { UNATTENDED_HEADER } from '#contract/sign-in/unattended.ts';
import type { Authenticate } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { permissionsOf } from '#server/rights/queries.ts';
import { findLiveSession, keepSessionAwake } from './sessions.ts';
import type { Tokens } from './tokens.ts';

/** Who is behind a request's token: the guard of every call that is not public. */
export function createAuthenticate(
  db: Db,
  tokens: Tokens,
  parameters: () => Promise<Parameters>,
): Authenticate {
  return async (request, { unattended }) => {
    const claims = await tokens.read(bearerToken(request));
    if (!claims) return undefined;
    const { session_idle_minutes, publish_approval } = await parameters();
    const session = await findLiveSession(db, claims.sessionId, session_idle_minutes);
    if (!session) return undefined;
    const used = !unattended && !(UNATTENDED_HEADER in request.headers);
    if (used) await keepSessionAwake(db, session.sessionId, session.lastSeenAt);
    const administrator = session.administrator === true;
    const required = session.secondFactorOfUser || session.secondFactorOfGroup === true;
    return {
      sessionId: session.sessionId,
      userId: session.userId,
      name: session.userName,
      administrator,
      permissions: permissionsOf({ administrator }, session.given),
      network: session.network,
      approvesUpTo: session.approvesUpTo,
      secondFactorRequired: required,
      publishApproval: isOn(publish_approval),
      secondFactorNeeded: required && session.secondFactor !== true,
    };
  };
}

/** The specification's form: "Bearer-" and the token in one word. */
export function bearerToken({ headers }: FastifyRequest): string {
  return /^Bearer-(\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
}
