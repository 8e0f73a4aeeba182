import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '#server/platform/db.ts';
import { passwordGrant } from './tables.ts';

const COOKIE = 'password_grant';
const MINUTES = 5;

function hash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Gives the browser leave to set a new password. Scripts cannot read it, other sites not send it. */
export async function givePasswordGrant(
  db: Db,
  reply: FastifyReply,
  userId: number,
  secure: boolean,
) {
  const secret = randomBytes(32).toString('base64url');
  await db.insert(passwordGrant).values({
    secretHash: hash(secret),
    userId,
    expiresAt: sql`now() + make_interval(mins => ${MINUTES})`,
  });
  reply.header(
    'set-cookie',
    `${COOKIE}=${secret}; Path=/api/user; Max-Age=${MINUTES * 60}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`,
  );
}

/** Uses the grant up. Answers whether there was one for this user. */
export async function takePasswordGrant(
  db: Db,
  request: FastifyRequest,
  userId: number,
): Promise<boolean> {
  const secret = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`).exec(
    request.headers.cookie ?? '',
  )?.[1];
  if (!secret) return false;
  const taken = await db
    .delete(passwordGrant)
    .where(
      and(
        eq(passwordGrant.secretHash, hash(secret)),
        eq(passwordGrant.userId, userId),
        gt(passwordGrant.expiresAt, sql`now()`),
      ),
    )
    .returning({ userId: passwordGrant.userId });
  return taken.length > 0;
}
