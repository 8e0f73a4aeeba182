import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '#server/platform/db.ts';
import { hashToken, makeToken } from '#server/platform/tokens.ts';
import { readCookie, setCookie } from './cookies.ts';
import { type GrantKind, passwordGrant } from './tables.ts';

/** For how many minutes a grant gives leave. */
const MINUTES: Record<GrantKind, number> = { cookie: 5, mailed_cookie: 30, mail: 60, send: 5 };

/** What only the mailbox gave. */
const MAILED: GrantKind[] = ['mail', 'mailed_cookie', 'send'];

const COOKIES = {
  cookie: 'password_grant',
  mailed_cookie: 'password_grant',
  send: 'mail_grant',
} as const;
type CookieKind = keyof typeof COOKIES;

/** Keeps a grant and answers its secret, which is kept nowhere. */
export async function makeGrant(db: Db, userId: number, kind: GrantKind): Promise<string> {
  const secret = makeToken();
  await db.insert(passwordGrant).values({
    secretHash: hashToken(secret),
    userId,
    kind,
    expiresAt: sql`now() + make_interval(mins => ${MINUTES[kind]})`,
  });
  return secret;
}

/** Gives the browser a grant. */
export async function giveGrant(
  db: Db,
  reply: FastifyReply,
  { userId, kind, secure }: { userId: number; kind: CookieKind; secure: boolean },
): Promise<void> {
  const value = await makeGrant(db, userId, kind);
  setCookie(reply, { name: COOKIES[kind], value, seconds: MINUTES[kind] * 60 }, secure);
}

/** Whom a mailed link is for, while it holds. Opening it uses nothing up: mail scanners open links. */
export async function findMailed(db: Db, secret: string): Promise<number | undefined> {
  const [grant] = await db
    .select({ userId: passwordGrant.userId })
    .from(passwordGrant)
    .where(living(secret, ['mail']));
  return grant?.userId;
}

/** Takes a mailed link back, where the mail could not be sent. */
export async function dropGrant(db: Db, secret: string): Promise<void> {
  await db.delete(passwordGrant).where(eq(passwordGrant.secretHash, hashToken(secret)));
}

/** Takes back every link that was mailed to a user: the mailbox is another from now on. */
export async function dropMailedGrants(db: Db, userId: number): Promise<void> {
  await db
    .delete(passwordGrant)
    .where(and(eq(passwordGrant.userId, userId), inArray(passwordGrant.kind, MAILED)));
}

type Wanted = { userId: number; kinds: readonly [CookieKind, ...CookieKind[]] };

/** The grant that the browser brought, if it is for this user. */
export async function findGrant(db: Db, request: FastifyRequest, wanted: Wanted) {
  const secret = readCookie(request, COOKIES[wanted.kinds[0]]);
  if (!secret) return undefined;
  const [grant] = await db
    .select({ secretHash: passwordGrant.secretHash, kind: passwordGrant.kind })
    .from(passwordGrant)
    .where(and(living(secret, wanted.kinds), eq(passwordGrant.userId, wanted.userId)));
  return grant;
}

/** Uses a grant up. Answers false where somebody else did in this moment. */
export async function takeGrant(db: Db, secretHash: string): Promise<boolean> {
  const taken = await db
    .delete(passwordGrant)
    .where(and(eq(passwordGrant.secretHash, secretHash), gt(passwordGrant.expiresAt, sql`now()`)))
    .returning({ userId: passwordGrant.userId });
  return taken.length > 0;
}

function living(secret: string, kinds: readonly GrantKind[]) {
  return and(
    eq(passwordGrant.secretHash, hashToken(secret)),
    inArray(passwordGrant.kind, [...kinds]),
    gt(passwordGrant.expiresAt, sql`now()`),
  );
}
