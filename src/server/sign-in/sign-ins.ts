import { sql } from 'drizzle-orm';
import type { StaffParts } from '#server/platform/staff-parts.ts';
import type { SignIns } from '#server/users/sign-ins.ts';
import { appUser } from '#server/users/tables.ts';
import { forgetAttempts, LOCK_MINUTES, WRONG_ATTEMPTS } from './queries.ts';
import { endSessionsOf } from './sessions.ts';
import { signInGuard, userSession } from './tables.ts';

/** What users must know about signing in. */
export function createSignIns({ parameters }: Pick<StaffParts, 'parameters'>): SignIns {
  return {
    endSessionsOf,
    unlock: (tx, userName) => forgetAttempts(tx, userName),
    locked: async () => sql<boolean>`exists (
      select from ${signInGuard}
      where ${signInGuard.userId} = lower(${appUser.userId})
        and ${signInGuard.attempts} >= ${WRONG_ATTEMPTS}
        and ${signInGuard.lastAt} > now() - make_interval(mins => ${LOCK_MINUTES})
    )`,
    openSessions: async () => {
      const { session_idle_minutes } = await parameters();
      return sql<number>`(
        select count(*)::int from ${userSession}
        where ${userSession.userId} = ${appUser.id}
          and ${userSession.expiresAt} > now()
          and ${userSession.lastSeenAt} > now() - make_interval(mins => ${session_idle_minutes})
      )`;
    },
  };
}
