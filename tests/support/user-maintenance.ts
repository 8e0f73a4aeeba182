import { eq } from 'drizzle-orm';
import type { Permission } from '#contract/rights/permissions.ts';
import { groupProfile, profilePermission, userGroup, userProfile } from '#server/rights/tables.ts';
import { appUser } from '#server/users/tables.ts';
import { addUser, signInAs } from './people.ts';
import { cloneDatabase, post, startApp } from './test-app.ts';

/** What a form of users holds. */
export const VALUES = {
  firstName: 'สมศรี',
  lastName: 'ใจดี',
  employeeNumber: 'E77',
  facilityCode: '',
  email: null as string | null,
  groupId: null as number | null,
  language: 'th',
  enabled: true,
  secondFactorRequired: false,
};

/** An app whose users are maintained, by an administrator where nobody else is named. */
export async function startUserMaintenance() {
  const parts = await startApp(await cloneDatabase());
  const { app, db } = parts;
  await addUser(db, 'administrator');
  const administrator = await signInAs(app, 'administrator');
  let made = 0;
  const nextId = () => `person${++made}`;

  const call = async (path: string, body: object, headers = administrator) =>
    (await post(app, path, body, headers)).body;

  const addPerson = (values: object = {}, headers = administrator) =>
    call('users/add', { ...VALUES, userId: nextId(), ...values }, headers);

  async function save(row: { id: number; version: number }, changes: object, as = administrator) {
    const { data } = await call('users/read', { id: row.id });
    const names = ['userId', ...Object.keys(VALUES)];
    const values = Object.fromEntries(names.map((name) => [name, data[name]]));
    const input = { id: row.id, version: row.version, values: { ...values, ...changes } };
    return call('users/save', input, as);
  }

  async function findRow(userId: string) {
    const [row] = await db.select().from(appUser).where(eq(appUser.userId, userId));
    if (!row) throw new Error(`No user ${userId}.`);
    return row;
  }

  async function addGroupWith(permissions: Permission[], columns: object = {}): Promise<number> {
    const name = { th: `กลุ่ม ${++made}`, en: `Group ${made}` };
    const [profile] = await db.insert(userProfile).values({ name }).returning();
    const [group] = await db
      .insert(userGroup)
      .values({ name, ...columns })
      .returning();
    if (!profile || !group) throw new Error('Nothing was written.');
    if (permissions.length > 0)
      await db
        .insert(profilePermission)
        .values(permissions.map((permission) => ({ profileId: profile.id, permission })));
    await db.insert(groupProfile).values({ groupId: group.id, profileId: profile.id });
    return group.id;
  }

  /** Somebody who maintains users, in a group of their own. */
  async function addManager(columns: object = {}) {
    const groupId = await addGroupWith(
      ['user.view', 'user.add', 'user.edit', 'user.delete'],
      columns,
    );
    const userId = nextId();
    await addUser(db, 'nobody', { userId, groupId });
    return { user: await findRow(userId), headers: await signInAs(app, userId) };
  }

  async function administrators(): Promise<number> {
    const [group] = await db.select().from(userGroup).where(eq(userGroup.administrator, true));
    return group?.id ?? 0;
  }

  return {
    ...parts,
    administrator,
    nextId,
    call,
    addPerson,
    save,
    findRow,
    addGroupWith,
    addManager,
    administrators,
  };
}
