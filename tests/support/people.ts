import { argon2Sync } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { addGroup } from '#server/demo/staff.ts';
import { STAFF_ROLES, type StaffRole } from '#server/demo/staff-roles.ts';
import type { Db } from '#server/platform/db.ts';
import { findAdministrators } from '#server/rights/queries.ts';
import { userGroup } from '#server/rights/tables.ts';
import { appUser } from '#server/users/tables.ts';
import { post } from './test-app.ts';

export const PASSWORD = 'Right-Horse-7';

/** Costs next to nothing to check, where a stored one is made to cost much: tests sign in thousands of times. */
const PASSWORD_HASH = hashCheaply(PASSWORD);

function hashCheaply(message: string): string {
  const nonce = Buffer.from('sixteen of bytes');
  const cost = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 };
  const key = argon2Sync('argon2id', { ...cost, message, nonce });
  return `$argon2id$m=8,t=1,p=1$${nonce.toString('base64url')}$${key.toString('base64url')}`;
}

/** The parts of the house, those who may do everything, and a user without a group. */
export type Role = StaffRole | 'administrator' | 'nobody';
export const ROLES = ['administrator', 'nobody', ...Object.keys(STAFF_ROLES)] as Role[];

/** Every partner's branch has it, in its own network. */
export const BRANCH_CODE = '0412';

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
    passwordHash: PASSWORD_HASH,
    passwordTemporary: false,
    groupId: await findGroup(db, role),
    ...(role.startsWith('partner') && { facilityCode: BRANCH_CODE }),
    ...values,
  };
  await db.insert(appUser).values(user).onConflictDoNothing();
  return user;
}

async function findGroup(db: Db, role: Role): Promise<number | null> {
  if (role === 'nobody') return null;
  if (role === 'administrator') return (await findAdministrators(db))?.id ?? null;
  const [group] = await db
    .select({ id: userGroup.id })
    .from(userGroup)
    .where(sql`${userGroup.name} ->> 'en' = ${STAFF_ROLES[role].name.en}`);
  return group?.id ?? addGroup(db, role);
}

/** The header of a fresh session of that user. */
export async function signInAs(app: FastifyInstance, userId: string) {
  const { body } = await post(app, 'user/validateUserMySQL', {
    user_id: userId,
    password: PASSWORD,
  });
  return { authorization: `Bearer-${body.token}` };
}
