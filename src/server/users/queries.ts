import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import { appUser, userPicture } from './tables.ts';

/** A user by name, in whichever case it was typed. Who is in the bin is not found. */
export async function findUser(db: Db, userId: string) {
  const [user] = await db
    .select()
    .from(appUser)
    .where(and(eq(sql`lower(${appUser.userId})`, userId.toLowerCase()), isNull(appUser.deletedAt)));
  return user;
}

export async function findUserById(db: Db, id: number) {
  const [user] = await db
    .select()
    .from(appUser)
    .where(and(eq(appUser.id, id), isNull(appUser.deletedAt)));
  return user;
}

/** The user's picture, as base64. */
export async function readPicture(db: Db, id: number): Promise<string | undefined> {
  const [picture] = await db
    .select({ base64: userPicture.base64 })
    .from(userPicture)
    .where(eq(userPicture.userId, id));
  return picture?.base64;
}

export async function noteSignIn(tx: Db, id: number): Promise<void> {
  await tx.update(appUser).set({ lastSignInAt: sql`now()` }).where(eq(appUser.id, id));
}
