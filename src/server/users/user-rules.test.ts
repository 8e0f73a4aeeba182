import { and, eq, inArray, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { PERMISSIONS } from '#contract/rights/permissions.ts';
import { groupProfile, profilePermission, userProfile } from '#server/rights/tables.ts';
import { secondFactor } from '#server/sign-in/tables.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { post } from '#tests/support/test-app.ts';
import { startUserMaintenance, VALUES } from '#tests/support/user-maintenance.ts';
import { appUser } from './tables.ts';

const {
  app,
  db,
  administrator,
  nextId,
  call,
  addPerson,
  save,
  findRow,
  addGroupWith,
  addManager,
  administrators,
} = await startUserMaintenance();

test('nobody disables, deletes, moves, signs out or resets themselves', async () => {
  const { user, headers } = await addManager();
  const own = { id: user.id, version: user.version };
  const groupId = await addGroupWith([]);
  for (const answer of [
    await save(own, { enabled: false }, headers),
    await save(own, { groupId }, headers),
    await save(own, { groupId: null }, headers),
    await call('users/delete', { ids: [user.id] }, headers),
    await call('users/resetPassword', { id: user.id, deliver: 'show' }, headers),
    await call('users/endSessions', { id: user.id }, headers),
  ])
    expect(answer.reasonText).toBe('own_account');
  expect((await save(own, { firstName: 'สมใจ' }, headers)).isSuccess).toBe(true);
});

test('the own e-mail is changed in the own account, with the password, and not here', async () => {
  const { user, headers } = await addManager();
  const own = { id: user.id, version: user.version };
  const moved = await save(own, { email: 'elsewhere@example.com' }, headers);
  expect(moved.data.fields).toEqual({ email: 'own_email' });
  expect((await findRow(user.userId)).email).toBeNull();
  const byOther = await save(own, { email: 'right@example.com' });
  expect(byOther.isSuccess).toBe(true);
  const { version } = await findRow(user.userId);
  expect((await save({ id: user.id, version }, { firstName: 'สมใจ' }, headers)).isSuccess).toBe(
    true,
  );
});

test('who must show a second factor does not free themselves of it; another person does', async () => {
  const { user, headers } = await addManager();
  await db.insert(secondFactor).values({ userId: user.id, secret: '', confirmed: true });
  const demanded = await save(user, { secondFactorRequired: true }, headers);
  expect(demanded.isSuccess, 'more care is everybody’s own').toBe(true);
  const freed = await save(demanded.data, { secondFactorRequired: false }, headers);
  expect(freed.reasonText).toBe('own_account');
  expect((await save(demanded.data, { firstName: 'สมใจ' }, headers)).isSuccess).toBe(true);
  const { version } = await findRow(user.userId);
  const byOther = await save({ id: user.id, version }, { secondFactorRequired: false });
  expect(byOther.isSuccess).toBe(true);
});

test('nobody raises themselves or others: by a group that may more, or an administrator of their making', async () => {
  const { headers } = await addManager();
  const strong = await addGroupWith(['Audit.view']);
  for (const groupId of [strong, await administrators()]) {
    expect((await addPerson({ groupId }, headers)).reasonText).toBe('more_rights');
    const { data } = await addPerson({}, headers);
    expect((await save(data, { groupId }, headers)).reasonText).toBe('more_rights');
  }
});

test('nobody touches a user who may more: no change, reset, unlock, picture, sign-out or deletion', async () => {
  const { headers } = await addManager();
  const { data } = await addPerson({ groupId: await addGroupWith(['Audit.view']) });
  const { id } = data;
  for (const answer of [
    await save(data, { firstName: 'ก' }, headers),
    await save(data, { groupId: null }, headers),
    await call('users/resetPassword', { id, deliver: 'show' }, headers),
    await call('users/unlock', { id }, headers),
    await call('users/endSessions', { id }, headers),
    await call('users/savePicture', { id, picture_base64: 'null' }, headers),
    await call('users/delete', { ids: [id] }, headers),
  ])
    expect(answer.reasonText).toBe('more_rights');
  await call('users/delete', { ids: [id] });
  expect((await call('users/restore', { ids: [id] }, headers)).reasonText).toBe('more_rights');
});

test('the choice of groups says which the viewer may give', async () => {
  const strong = await addGroupWith(['Audit.view']);
  const weak = await addGroupWith(['user.view']);
  const { headers } = await addManager();
  const { data } = await call('users/groups', {}, headers);
  const allowed = (id: number) => data.find((group: { id: number }) => group.id === id)?.allowed;
  expect([strong, weak, await administrators()].map(allowed)).toEqual([false, true, false]);
});

test('a partner knows only the people of the own network', async () => {
  const { headers, user } = await addManager({ network: 'GSB' });
  const { data: stranger } = await addPerson({ groupId: await addGroupWith([]) });
  const { data } = await call('users/list', {}, headers);
  expect(data.rows.map((row: { userId: string }) => row.userId)).toEqual([user.userId]);
  for (const path of ['users/read', 'users/rights', 'users/unlock'])
    expect((await post(app, path, { id: stranger.id }, headers)).status).toBe(404);
});

test.each(['delete', 'disable'])(
  'of two administrators who %s each other at once, one is left',
  async (how) => {
    const groupId = await administrators();
    const people = [nextId(), nextId()];
    for (const userId of people) await addUser(db, 'administrator', { userId });
    const rows = await Promise.all(people.map((userId) => findRow(userId)));
    const sessions = await Promise.all(people.map((userId) => signInAs(app, userId)));
    await db.update(appUser).set({ enabled: false }).where(eq(appUser.userId, 'administrator'));

    const remove = ({ id, version, userId }: (typeof rows)[number], by = administrator) => {
      if (how === 'delete') return call('users/delete', { ids: [id] }, by);
      const values = { ...VALUES, userId, groupId, enabled: false };
      return call('users/save', { id, version, values }, by);
    };
    const answers = await Promise.all(rows.map((row, at) => remove(row, sessions[1 - at])));
    const left = await db
      .select()
      .from(appUser)
      .where(
        and(eq(appUser.groupId, groupId), eq(appUser.enabled, true), isNull(appUser.deletedAt)),
      );
    await db.update(appUser).set({ enabled: true }).where(eq(appUser.userId, 'administrator'));
    await db.update(appUser).set({ enabled: false }).where(inArray(appUser.userId, people));

    expect(left).toHaveLength(1);
    expect(answers.filter(({ isSuccess }) => isSuccess)).toHaveLength(1);
    const refused = answers.find(({ isSuccess }) => !isSuccess);
    // Who comes late finds no other administrator left, or is signed out already.
    expect(['last_administrator', 'not_signed_in']).toContain(refused?.reasonText);
  },
);

test('what a user may do is shown with the profiles that say so', async () => {
  const groupId = await addGroupWith(['Audit.view', 'user.view']);
  const [second] = await db
    .insert(userProfile)
    .values({ name: { th: 'อีกชุด' } })
    .returning();
  if (!second) throw new Error('Nothing was written.');
  await db.insert(profilePermission).values({ profileId: second.id, permission: 'user.view' });
  await db.insert(groupProfile).values({ groupId, profileId: second.id });
  const { data: person } = await addPerson({ groupId });
  const { data } = await call('users/rights', { id: person.id });
  expect(data).toMatchObject({ administrator: false, network: null });
  expect(data.profiles).toHaveLength(2);
  expect(data.permissions).toEqual([
    { permission: 'user.view', profileIds: [data.profiles[0].id, second.id] },
    { permission: 'Audit.view', profileIds: [data.profiles[0].id] },
  ]);
  const { data: nobody } = await addPerson();
  expect((await call('users/rights', { id: nobody.id })).data).toMatchObject({
    group: null,
    permissions: [],
  });
  const { data: all } = await call('users/rights', { id: (await findRow('administrator')).id });
  expect(all.permissions).toHaveLength(PERMISSIONS.length);
});
