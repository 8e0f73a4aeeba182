import { AppError } from '#contract/errors.ts';
import type { userCalls } from '#contract/users/users.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import { violatedConstraint } from '#server/platform/violated.ts';
import { resourceRoutes } from '#server/resource/kind.ts';
import { userKind } from './maintenance.ts';
import { userActions } from './user-actions.ts';
import type { UserParts } from './user-parts.ts';

export function userRoutes(parts: UserParts): Handlers<keyof typeof userCalls> {
  const users = resourceRoutes(parts.db, userKind(parts));
  return {
    ...users,
    'users/add': (input, context) => users['users/add'](input, context).catch(refuseTakenName),
    ...userActions(parts),
  };
}

/** Found out by writing, so that two who add the same name at once do not both succeed. */
function refuseTakenName(error: unknown): never {
  const isTaken = violatedConstraint(error) === 'app_user_name';
  throw isTaken ? new AppError('taken', { userId: 'taken' }) : error;
}
