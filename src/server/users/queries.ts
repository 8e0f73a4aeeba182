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

/** A user whose password was checked. To check it takes a moment, in which somebody may reset it. */
type Checked = Pick<typeof appUser.$inferSelect, 'id' | 'passwordHash'>;

const unchanged = ({ id, passwordHash }: Checked) =>
  and(
    eq(appUser.id, id),
    eq(appUser.passwordHash, passwordHash),
    eq(appUser.enabled, true),
    isNull(appUser.deletedAt),
  );

/** Answers false where the password is another by now, or the user is gone or shut out. */
export async function noteSignIn(tx: Db, user: Checked): Promise<boolean> {
  const noted = await tx
    .update(appUser)
    .set({ lastSignInAt: sql`now()` })
    .where(unchanged(user))
    .returning({ id: appUser.id });
  return noted.length > 0;
}

/** Keeps the user as they are until the transaction ends; false as above. */
export async function holdUnchanged(tx: Db, user: Checked): Promise<boolean> {
  const held = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(unchanged(user))
    .for('update');
  return held.length > 0;
}
