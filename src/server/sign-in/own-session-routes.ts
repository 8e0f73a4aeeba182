import { AppError } from '#contract/errors.ts';
import type { accountCalls } from '#contract/sign-in/account.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import { recordOwn } from './events.ts';
import { demandSelf } from './own-user.ts';
import { endSession, endSessionsOf, listSessions } from './sessions.ts';
import type { SignInParts } from './sign-in-parts.ts';

type Path = keyof Pick<
  typeof accountCalls,
  'account/sessions' | 'account/endSession' | 'account/endOtherSessions'
>;

/** "My sessions". */
export function ownSessionRoutes({ db, parameters }: SignInParts): Handlers<Path> {
  return {
    'account/sessions': async (_input, { viewer }) => {
      const { user, sessionId } = await demandSelf(db, viewer);
      const { session_idle_minutes } = await parameters();
      const sessions = await listSessions(db, user.id, session_idle_minutes);
      return {
        data: sessions.map(({ id, browser, address, createdAt, lastSeenAt }) => ({
          id,
          current: id === sessionId,
          browser,
          address,
          created_at: createdAt.toISOString(),
          last_seen_at: lastSeenAt.toISOString(),
        })),
      };
    },
    'account/endSession': async ({ id }, { request, viewer }) => {
      const { user } = await demandSelf(db, viewer);
      await db.transaction(async (tx) => {
        if (!(await endSession(tx, id, user.id))) throw new AppError('not_found');
        await recordOwn(tx, request, user, 'session_ended');
      });
      return { data: null };
    },
    'account/endOtherSessions': async (_input, { request, viewer }) => {
      const { user, sessionId } = await demandSelf(db, viewer);
      const ended = await db.transaction(async (tx) => {
        const others = await endSessionsOf(tx, user.id, sessionId);
        if (others > 0) await recordOwn(tx, request, user, 'session_ended');
        return others;
      });
      return { data: { ended } };
    },
  };
}
