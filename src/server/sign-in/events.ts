import type { FastifyRequest } from 'fastify';
import { recordEvent } from '#server/audit/record.ts';
import type { Db } from '#server/platform/db.ts';

type Person = { id: number; userId: string };

/** What happens to a user while signing in. */
type Action =
  | 'sign_in'
  | 'sign_in_failed'
  | 'locked'
  | 'unlocked'
  | 'signed_out'
  | 'session_ended'
  | 'password_changed'
  | 'password_reset_asked'
  | 'password_reset'
  | 'second_factor_on'
  | 'second_factor_off';

/** Done by the user, who has shown to be that user. */
export async function recordOwn(
  tx: Db,
  request: FastifyRequest,
  user: Person,
  action: Action,
): Promise<void> {
  await recordEvent(
    tx,
    { actor: user.userId, actorId: user.id, address: request.ip },
    { action, subject: 'user', subjectId: user.id, subjectName: user.userId },
  );
}

/** Done by closing the last page, which is noticed a little later. */
export async function recordLeft(tx: Db, address: string, user: Person): Promise<void> {
  await recordEvent(
    tx,
    { actor: user.userId, actorId: user.id, address },
    { action: 'signed_out', subject: 'user', subjectId: user.id, subjectName: user.userId },
  );
}

/** Done by nobody knows whom. What they typed is left out where no user is called that: it may be a password. */
export async function recordUnknown(
  tx: Db,
  request: FastifyRequest,
  user: Person | undefined,
  action: Action,
): Promise<void> {
  await recordEvent(
    tx,
    { actor: null, actorId: null, address: request.ip },
    { action, subject: 'user', subjectId: user?.id ?? '', subjectName: user?.userId ?? '' },
  );
}
