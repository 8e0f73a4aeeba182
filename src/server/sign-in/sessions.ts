import { and, desc, eq, gt, isNull, lte, ne, or, type Placeholder, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Parameters } from '#contract/parameters/parameters.ts';
import type { Db } from '#server/platform/db.ts';
import { prepareOnce } from '#server/platform/prepared.ts';
import { givenByProfiles } from '#server/rights/queries.ts';
import { userGroup } from '#server/rights/tables.ts';
import { appUser } from '#server/users/tables.ts';
import { passwordGrant, secondFactor, userSession } from './tables.ts';

/** As the token says it: whole seconds. */
const inHours = (hours: number) =>
  sql<Date>`date_trunc('second', now()) + make_interval(hours => ${hours})`;

export async function openSession(db: Db, userId: number, hours: number, request: FastifyRequest) {
  const [session] = await db
    .insert(userSession)
    .values({
      userId,
      expiresAt: inHours(hours),
      browser: (request.headers['user-agent'] ?? '').slice(0, 200),
      address: request.ip,
    })
    .returning({ id: userSession.id, expiresAt: userSession.expiresAt });
  if (!session) throw new Error('The session was not written.');
  return session;
}

/** Begins the session's time anew, within its longest duration. Answers when it ends now. */
export async function extendSession(
  db: Db,
  sessionId: string,
  limits: Pick<Parameters, 'session_hours' | 'session_longest_hours'>,
): Promise<Date | undefined> {
  const latest = sql`date_trunc('second', ${userSession.createdAt}) + make_interval(hours => ${limits.session_longest_hours})`;
  const [session] = await db
    .update(userSession)
    .set({
      // Never shorter than it was: the limits may have been lowered meanwhile.
      expiresAt: sql`greatest(${userSession.expiresAt}, least(${inHours(limits.session_hours)}, ${latest}))`,
      lastSeenAt: sql`now()`,
    })
    .where(eq(userSession.id, sessionId))
    .returning({ expiresAt: userSession.expiresAt });
  return session?.expiresAt;
}

/** A reload or a typed address is there again within this time, also on a slow line. */
const COMES_BACK_SECONDS = 30;
const lastReturn = sql`now() - make_interval(secs => ${COMES_BACK_SECONDS})`;

const live = (idleMinutes: number | Placeholder) =>
  and(
    gt(userSession.expiresAt, sql`now()`),
    gt(userSession.lastSeenAt, sql`now() - make_interval(mins => ${idleMinutes}::int)`),
    or(isNull(userSession.leftAt), gt(userSession.leftAt, lastReturn)),
  );

/** Its last page was left. One that came back since is not undone by news that come late. */
export async function leaveSession(db: Db, sessionId: string, mark: number): Promise<void> {
  await db
    .update(userSession)
    .set({ leftAt: sql`now()`, leftMark: mark })
    .where(
      and(
        eq(userSession.id, sessionId),
        lte(userSession.leftMark, mark),
        lte(userSession.stayedMark, mark),
      ),
    );
}

/** A page came back: it was a reload or a way inside the site, and the session goes on. */
export async function stayInSession(db: Db, sessionId: string, mark: number): Promise<void> {
  await db
    .update(userSession)
    .set({
      leftAt: sql`case when ${userSession.leftMark} > ${mark} then ${userSession.leftAt} end`,
      stayedMark: sql`greatest(${userSession.stayedMark}, ${mark})`,
    })
    .where(eq(userSession.id, sessionId));
}

/** Ends those whose last page was left and did not come back. Answers whose they were, and where. */
export async function endLeftSessions(db: Db) {
  return db
    .delete(userSession)
    .where(lte(userSession.leftAt, lastReturn))
    .returning({ userId: userSession.userId, address: userSession.address });
}

/**
 * The session with its user, group and what its profiles give, while session and user hold; nothing of
 * a group that does not.
 */
export async function findLiveSession(db: Db, sessionId: string, idleMinutes: number) {
  // Every call of staff begins with it.
  const select = prepareOnce('live session', () => {
    const returned = {
      sessionId: userSession.id,
      lastSeenAt: userSession.lastSeenAt,
      userId: appUser.id,
      userName: appUser.userId,
      secondFactorOfUser: appUser.secondFactorRequired,
      administrator: userGroup.administrator,
      network: userGroup.network,
      approvesUpTo: userGroup.approvesUpTo,
      secondFactorOfGroup: userGroup.secondFactorRequired,
      given: sql<string[]>`array${givenByProfiles(db, userGroup.id)}`,
      secondFactor: secondFactor.confirmed,
    };
    const query = db
      .select(returned)
      .from(userSession)
      .innerJoin(appUser, eq(appUser.id, userSession.userId))
      .leftJoin(userGroup, and(eq(userGroup.id, appUser.groupId), isNull(userGroup.deletedAt)))
      .leftJoin(secondFactor, eq(secondFactor.userId, appUser.id))
      .where(
        and(
          eq(userSession.id, sql.placeholder('sessionId')),
          live(sql.placeholder('idleMinutes')),
          eq(appUser.enabled, true),
          isNull(appUser.deletedAt),
        ),
      );
    return { returned, query };
  });
  const [found] = await select(db, { sessionId, idleMinutes });
  return found;
}

const AWAKE_MS = 60_000;

/** Once a minute is often enough to know that a session is in use. */
export async function keepSessionAwake(db: Db, sessionId: string, seenAt: Date): Promise<void> {
  if (Date.now() - seenAt.getTime() < AWAKE_MS) return;
  await db.update(userSession).set({ lastSeenAt: sql`now()` }).where(eq(userSession.id, sessionId));
}

const MOST_LISTED = 100;

/** Where a user is signed in, the latest used first. */
export async function listSessions(db: Db, userId: number, idleMinutes: number) {
  return db
    .select()
    .from(userSession)
    .where(and(eq(userSession.userId, userId), live(idleMinutes)))
    .orderBy(desc(userSession.lastSeenAt), userSession.id)
    .limit(MOST_LISTED);
}

export async function readExpiry(db: Db, sessionId: string): Promise<Date | undefined> {
  const [session] = await db
    .select({ expiresAt: userSession.expiresAt })
    .from(userSession)
    .where(eq(userSession.id, sessionId));
  return session?.expiresAt;
}

/** Ends one session. Answers whose it was. */
export async function endSession(db: Db, sessionId: string, ofUser?: number) {
  const own = ofUser === undefined ? undefined : eq(userSession.userId, ofUser);
  const [ended] = await db
    .delete(userSession)
    .where(and(eq(userSession.id, sessionId), own))
    .returning({ userId: userSession.userId });
  return ended;
}

/** Every session of a user but one, and every leave to set a password. Answers how many. */
export async function endSessionsOf(db: Db, userId: number, except?: string): Promise<number> {
  const others = except === undefined ? undefined : ne(userSession.id, except);
  const ended = await db
    .delete(userSession)
    .where(and(eq(userSession.userId, userId), others))
    .returning({ id: userSession.id });
  await db.delete(passwordGrant).where(eq(passwordGrant.userId, userId));
  return ended.length;
}
