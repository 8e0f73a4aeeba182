import { sql } from 'drizzle-orm';
import type { StaffParts } from '#server/platform/staff-parts.ts';
import type { SignInFacts } from '#server/users/sign-in-facts.ts';
import { appUser } from '#server/users/tables.ts';
import { STRANGERS } from './guess-rules.ts';
import { unlockUser } from './guesses.ts';
import { dropMailedGrants } from './password-grants.ts';
import { removeSecondFactor } from './second-factor.ts';
import { endSessionsOf } from './sessions.ts';
import { secondFactor, signInGuard, userSession } from './tables.ts';

/** What users must know about signing in. */
export function createSignInFacts({ parameters }: Pick<StaffParts, 'parameters'>): SignInFacts {
  return {
    endSessionsOf: (tx, userId) => endSessionsOf(tx, userId),
    dropMailedGrants,
    unlock: async (tx, userName) => {
      const { lockout_attempts } = await parameters();
      await unlockUser(tx, userName, lockout_attempts);
    },
    locked: async () => {
      const { lockout_attempts, lockout_minutes } = await parameters();
      // From some origin; asking for mails is counted apart and keeps nobody out.
      return sql<boolean>`exists (
        select from ${signInGuard}
        where ${signInGuard.userId} = lower(${appUser.userId})
          and ${signInGuard.origin} not like 'mail%'
          and ${signInGuard.attempts} >=
            case ${signInGuard.origin} when '*' then ${lockout_attempts * STRANGERS}::int
              else ${lockout_attempts}::int end
          and ${signInGuard.lastAt} > now() - make_interval(mins => ${lockout_minutes})
      )`;
    },
    hasSecondFactor: () => sql<boolean>`exists (
      select from ${secondFactor}
      where ${secondFactor.userId} = ${appUser.id} and ${secondFactor.confirmed}
    )`,
    removeSecondFactor,
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
