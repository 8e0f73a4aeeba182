import { sql } from 'drizzle-orm';
import { globalParameter } from '#server/parameters/tables.ts';
import { ADVISORY_LOCKS } from '#server/platform/advisory-locks.ts';
import type { Db } from '#server/platform/db.ts';
import { groupProfile, profilePermission, userGroup, userProfile } from '#server/rights/tables.ts';
import type { FirstPassword } from '#server/users/first-administrator.ts';
import { hashPassword } from '#server/users/passwords.ts';
import { appUser } from '#server/users/tables.ts';
import { DEMO } from './publishing.ts';
import { STAFF_ROLES, type StaffRole } from './staff-roles.ts';

const updatedBy = DEMO.updatedBy;

/** One user for each part of the house, unless they ever were. Answers their names. */
export async function loadDemoStaff(
  db: Db,
  { password }: Pick<FirstPassword, 'password'>,
): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.demoContent})`);
    const marked = await tx
      .insert(globalParameter)
      .values({ ...DEMO, name: 'demo_staff_loaded', value: true })
      .onConflictDoNothing()
      .returning({ name: globalParameter.name });
    if (marked.length === 0) return [];
    const passwordHash = await hashPassword(password);
    const roles = Object.keys(STAFF_ROLES) as StaffRole[];
    for (const role of roles) {
      const [firstName, lastName] = STAFF_ROLES[role].person.th;
      await tx
        .insert(appUser)
        .values({
          userId: role,
          firstName,
          lastName,
          employeeNumber: STAFF_ROLES[role].person.employeeNumber,
          email: `${role}@chanote.example`,
          groupId: await addGroup(tx, role),
          passwordHash,
          // Everybody was told it, whoever chose it.
          passwordTemporary: true,
          updatedBy,
        })
        .onConflictDoNothing();
    }
    return roles;
  });
}

/** The group of a role with its profile. */
export async function addGroup(db: Db, role: StaffRole): Promise<number> {
  const { name, permissions, network = null } = STAFF_ROLES[role];
  const [profile] = await db
    .insert(userProfile)
    .values({ name, updatedBy })
    .returning({ id: userProfile.id });
  const [group] = await db
    .insert(userGroup)
    .values({ name, network, updatedBy })
    .returning({ id: userGroup.id });
  if (!profile || !group) throw new Error('The group was not written.');
  await db
    .insert(profilePermission)
    .values(permissions.map((permission) => ({ profileId: profile.id, permission })));
  await db.insert(groupProfile).values({ groupId: group.id, profileId: profile.id });
  return group.id;
}
