import { and, eq, lt, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '#server/platform/db.ts';
import { hashToken, makeToken } from '#server/platform/tokens.ts';
import { appUser } from '#server/users/tables.ts';
import { readCookie, setCookie } from './cookies.ts';
import { knownDevice } from './tables.ts';

const COOKIE = 'known_device';
const ONE_YEAR = 31_536_000;

/** The hash of the browser's secret, where a user of that name signed in with it before. */
export async function findKnownDevice(
  db: Db,
  request: FastifyRequest,
  userId: string,
): Promise<string | undefined> {
  const secret = readCookie(request, COOKIE);
  if (!secret) return undefined;
  const [device] = await db
    .select({ hash: knownDevice.secretHash })
    .from(knownDevice)
    .innerJoin(appUser, eq(appUser.id, knownDevice.userId))
    .where(
      and(
        eq(knownDevice.secretHash, hashToken(secret)),
        eq(sql`lower(${appUser.userId})`, userId.toLowerCase()),
      ),
    );
  return device?.hash;
}

/** Remembers the browser for a user. Several users may share it; one it came with unknown is replaced. */
export async function rememberDevice(db: Db, request: FastifyRequest, userId: number) {
  const brought = readCookie(request, COOKIE);
  const secret = brought && (await isKnown(db, brought)) ? brought : makeToken();
  await db
    .insert(knownDevice)
    .values({ secretHash: hashToken(secret), userId })
    .onConflictDoUpdate({
      target: [knownDevice.secretHash, knownDevice.userId],
      set: { lastSeenAt: sql`now()` },
    });
  return (reply: FastifyReply, secure: boolean) =>
    setCookie(reply, { name: COOKIE, value: secret, seconds: ONE_YEAR }, secure);
}

async function isKnown(db: Db, secret: string): Promise<boolean> {
  const [device] = await db
    .select({ hash: knownDevice.secretHash })
    .from(knownDevice)
    .where(eq(knownDevice.secretHash, hashToken(secret)))
    .limit(1);
  return device !== undefined;
}

export async function deleteForgottenDevices(db: Db): Promise<void> {
  await db.delete(knownDevice).where(lt(knownDevice.lastSeenAt, sql`now() - interval '1 year'`));
}
