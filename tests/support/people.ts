import type { FastifyInstance } from 'fastify';
import type { Db } from '#server/platform/db.ts';
import { hashPassword } from '#server/users/passwords.ts';
import { appUser } from '#server/users/tables.ts';
import { post } from './test-app.ts';

export const PASSWORD = 'Right-Horse-7';

export type Role = 'administrator' | 'nobody';

/** A user of a role, named after it. */
export async function addUser(
  db: Db,
  role: Role,
  values: Partial<typeof appUser.$inferInsert> = {},
) {
  const user = {
    userId: role,
    firstName: role,
    lastName: 'Test',
    passwordHash: await hashPassword(PASSWORD),
    passwordTemporary: false,
    administrator: role === 'administrator',
    ...values,
  };
  await db.insert(appUser).values(user).onConflictDoNothing();
  return user;
}

/** The header of a fresh session of that user. */
export async function signInAs(app: FastifyInstance, userId: string) {
  const { body } = await post(app, 'user/validateUserMySQL', {
    user_id: userId,
    password: PASSWORD,
  });
  return { authorization: `Bearer-${body.token}` };
}
