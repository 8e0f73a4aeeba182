import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Permission } from '#contract/rights/permissions.ts';
import { auditEvent } from '#server/audit/tables.ts';
import { appUser } from '#server/users/tables.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { addStaffWith } from '#tests/support/staff-with.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { groupProfile, profilePermission, userGroup, userProfile } from './tables.ts';

const { app, db } = await startApp(await cloneDatabase());
await addUser(db, 'administrator');
await addUser(db, 'editor');
const administrator = await signInAs(app, 'administrator');

const GROUP = { administrator: false, network: null, secondFactorRequired: false, profileIds: [] };
const PERSON = {
  firstName: 'สมศรี',
  lastName: '',
  employeeNumber: null,
  facilityCode: null,
  email: null,
  language: 'th',
  enabled: true,
  secondFactorRequired: false,
};
let made = 0;
const nextName = () => ({ th: `กลุ่ม ${++made}`, en: `Group ${made}` });

async function addProfile(permissions: Permission[], headers = administrator) {
  return (await post(app, 'profiles/add', { name: nextName(), permissions }, headers)).body;
}

async function addGroup(values: object, headers = administrator) {
  return (await post(app, 'groups/add', { ...GROUP, name: nextName(), ...values }, headers)).body;
}

/** Somebody in a group of their own with these permissions. */
async function addOfficerWith(...permissions: Permission[]) {
  const profile = await addProfile(permissions);
  const group = await addGroup({ profileIds: [profile.data.id] });
  const userId = `user${made}`;
  await addUser(db, 'nobody', { userId, groupId: group.data.id });
  return { profile: profile.data, group: group.data, headers: await signInAs(app, userId) };
}

test('a profile in a group gives its permissions to the users of the group, at once', async () => {
  const { profile, headers } = await addOfficerWith('DashboardMt.view');
  expect((await post(app, 'dashboard/today', {}, headers)).status).toBe(200);
  const { id, version, name } = profile;
  await post(
    app,
    'profiles/save',
    { id, version, values: { name, permissions: [] } },
    administrator,
  );
  expect((await post(app, 'dashboard/today', {}, headers)).status).toBe(403);
});

test('nobody gives a profile a permission that they do not hold themselves', async () => {
  const { profile, headers } = await addOfficerWith(
    'userProfile.view',
    'userProfile.add',
    'userProfile.edit',
  );
  expect((await addProfile(['user.edit'], headers)).reasonText).toBe('more_rights');
  const { id, version, name, permissions } = profile;
  const raised = await post(
    app,
    'profiles/save',
    { id, version, values: { name, permissions: [...permissions, 'user.edit'] } },
    headers,
  );
  expect(raised.body.reasonText).toBe('more_rights');
  expect((await addProfile(['userProfile.view'], headers)).isSuccess).toBe(true);
});

test('nobody makes a group of administrators, takes a stronger profile into a group, or touches a stronger group', async () => {
  const { group, headers } = await addOfficerWith(
    'userGroup.view',
    'userGroup.add',
    'userGroup.edit',
    'userGroup.delete',
  );
  const strong = await addProfile(['user.edit']);
  const stronger = await addGroup({ profileIds: [strong.data.id] });
  expect((await addGroup({ administrator: true }, headers)).reasonText).toBe('more_rights');
  expect((await addGroup({ profileIds: [strong.data.id] }, headers)).reasonText).toBe(
    'more_rights',
  );
  const { id, version, name } = group;
  const own = { id, version, values: { ...GROUP, name, profileIds: [strong.data.id] } };
  expect((await post(app, 'groups/save', own, headers)).body.reasonText).toBe('more_rights');
  const other = {
    id: stronger.data.id,
    version: 1,
    values: { ...GROUP, name: nextName(), profileIds: [] },
  };
  expect((await post(app, 'groups/save', other, headers)).body.reasonText).toBe('more_rights');
  const gone = await post(app, 'groups/delete', { ids: [stronger.data.id] }, headers);
  expect(gone.body.reasonText).toBe('more_rights');
});

test('who is bound by a limit or a second factor frees no group of it', async () => {
  const { headers } = await addOfficerWith('userGroup.view', 'userGroup.edit');
  const bounds = { approvesUpTo: 1_000_000, secondFactorRequired: true };
  const { data: group } = await addGroup(bounds);
  const save = async (values: object) => {
    const kept = { ...GROUP, name: nextName(), ...bounds, ...values };
    const input = { id: group.id, version: group.version, values: kept };
    return (await post(app, 'groups/save', input, headers)).body;
  };
  for (const freed of [{ approvesUpTo: null }, { approvesUpTo: 2_000_000 }])
    expect((await save(freed)).reasonText).toBe('more_rights');
  expect((await save({ secondFactorRequired: false })).reasonText).toBe('more_rights');
  expect((await save({})).isSuccess).toBe(true);
});

test('who approves up to a limit puts nobody where the limit is higher, and gives nobody there the right', async () => {
  const rights = [
    'RegisterMaint.approve',
    'userGroup.add',
    'userProfile.edit',
    'user.add',
  ] as const;
  const { data: approving } = await addProfile(['RegisterMaint.approve']);
  const { data: profile } = await addProfile([...rights]);
  const { data: own } = await addGroup({ approvesUpTo: 500_000, profileIds: [profile.id] });
  await addUser(db, 'nobody', { userId: 'bounded', groupId: own.id });
  const headers = await signInAs(app, 'bounded');
  const above = [{}, { approvesUpTo: 500_001 }];
  for (const limit of above) {
    const made = await addGroup({ ...limit, profileIds: [approving.id] }, headers);
    expect(made.reasonText).toBe('more_rights');
    const { data: stronger } = await addGroup({ ...limit, profileIds: [approving.id] });
    const user = { ...PERSON, userId: `friend${stronger.id}`, groupId: stronger.id };
    expect((await post(app, 'users/add', user, headers)).body.reasonText).toBe('more_rights');
  }
  const within = await addGroup({ approvesUpTo: 500_000, profileIds: [approving.id] }, headers);
  expect(within.isSuccess).toBe(true);
  const { data: plain } = await addProfile([]);
  await addGroup({ profileIds: [plain.id] });
  const raised = { id: plain.id, version: plain.version, values: { name: nextName() } };
  const save = async (permissions: Permission[]) => {
    const values = { ...raised.values, permissions };
    return (await post(app, 'profiles/save', { ...raised, values }, headers)).body;
  };
  expect((await save(['RegisterMaint.approve'])).reasonText).toBe('more_rights');
  expect((await save(['userGroup.add'])).isSuccess).toBe(true);
});

test('a partner’s group keeps its network: its members make no group that sees more', async () => {
  const profile = await addProfile(['userGroup.view', 'userGroup.add']);
  const group = await addGroup({ network: 'GSB', profileIds: [profile.data.id] });
  await addUser(db, 'nobody', { userId: 'partner', groupId: group.data.id });
  const headers = await signInAs(app, 'partner');
  expect((await addGroup({}, headers)).reasonText).toBe('more_rights');
  expect((await addGroup({ network: 'TIP' }, headers)).reasonText).toBe('more_rights');
  expect((await addGroup({ network: 'GSB' }, headers)).isSuccess).toBe(true);
});

test('a group of a network is given no window that shows the whole house', async () => {
  const refused = async (permission: Permission, network = 'GSB') => {
    const { data } = await addProfile([permission]);
    return (await addGroup({ network, profileIds: [data.id] })).data.fields;
  };
  for (const permission of ['Audit.view', 'SubscribeMaint.view', 'PrivacyDesk.view'] as const)
    expect(await refused(permission), permission).toEqual({ profileIds: 'house_windows' });
  expect(await refused('BranchGSBMaint.view', 'TIP')).toEqual({ profileIds: 'house_windows' });
  expect(await refused('BranchGSBMaint.view')).toBeUndefined();
  const bound = await addGroup({ network: 'GSB', administrator: true });
  expect(bound.data.fields).toEqual({ network: 'administrator_bound' });

  const { data: own } = await addProfile(['RegisterMaintPartner.view']);
  expect((await addGroup({ network: 'GSB', profileIds: [own.id] })).isSuccess).toBe(true);
  const save = async (permissions: Permission[]) => {
    const values = { name: nextName(), permissions };
    const input = { id: own.id, version: own.version, values };
    return (await post(app, 'profiles/save', input, administrator)).body;
  };
  const widened = await save(['RegisterMaintPartner.view', 'Audit.view']);
  expect(widened.data.fields).toEqual({ permissions: 'house_windows' });
  const kept = await save(['RegisterMaintPartner.view', 'RegisterMaintPartner.edit']);
  expect(kept.isSuccess).toBe(true);
});

test('a group of a network that was given such windows before does not open them', async () => {
  const given = ['RegisterMaintPartner.view', 'Audit.view', 'SubscribeMaint.view'] as const;
  await addStaffWith(db, 'oldpartner', [...given, 'PrivacyDesk.export'], 'GSB');
  const headers = await signInAs(app, 'oldpartner');
  const statusOf = async (path: string, input: object = {}) =>
    (await post(app, path, input, headers)).status;
  expect(await statusOf('applicationPartner/list')).toBe(200);
  expect(await statusOf('audit/list')).toBe(403);
  expect(await statusOf('message/list')).toBe(403);
  expect(await statusOf('privacy/export')).toBe(403);
  const [user] = await db.select().from(appUser).where(eq(appUser.userId, 'oldpartner'));
  const { body } = await post(app, 'users/rights', { id: user?.id }, administrator);
  const told = body.data.permissions.map(({ permission }: { permission: string }) => permission);
  expect(told).toEqual(['RegisterMaintPartner.view']);
});

test('who belongs to a network knows the groups of that network only', async () => {
  const rights = ['user.view', 'userGroup.view', 'userGroup.edit'] as const;
  await addStaffWith(db, 'gsbmanager', [...rights], 'GSB');
  const { data: other } = await addGroup({ network: 'TIP' });
  const headers = await signInAs(app, 'gsbmanager');
  const { body } = await post(app, 'groups/list', {}, headers);
  const networks = body.data.rows.map(({ network }: { network: string }) => network);
  expect(new Set(networks)).toEqual(new Set(['GSB']));
  expect((await post(app, 'groups/read', { id: other.id }, headers)).status).toBe(404);
  const choice = await post(app, 'users/groups', {}, headers);
  const ids = choice.body.data.map(({ id }: { id: number }) => id);
  expect(ids).not.toContain(other.id);
});

test('the last administrators cannot lose their rights', async () => {
  const [group] = await db.select().from(userGroup).where(eq(userGroup.administrator, true));
  const values = { ...GROUP, name: group?.name };
  const lowered = await post(
    app,
    'groups/save',
    { id: group?.id, version: group?.version, values },
    administrator,
  );
  expect(lowered.body.reasonText).toBe('last_administrator');
  const deleted = await post(app, 'groups/delete', { ids: [group?.id] }, administrator);
  expect(deleted.body).toMatchObject({
    reasonText: 'in_use',
    data: { fields: { [group?.id ?? 0]: 'user' } },
  });
});

test('a profile in a group says where it is used instead of being deleted', async () => {
  const { profile, group } = await addOfficerWith('Audit.view');
  const refused = await post(app, 'profiles/delete', { ids: [profile.id] }, administrator);
  expect(refused.body.data.fields).toEqual({ [profile.id]: 'userGroup' });
  const emptied = { ...GROUP, name: group.name };
  await post(app, 'groups/save', { id: group.id, version: 1, values: emptied }, administrator);
  expect(
    (await post(app, 'profiles/delete', { ids: [profile.id] }, administrator)).body.isSuccess,
  ).toBe(true);
  const listed = await post(
    app,
    'profiles/list',
    { bin: true, search: profile.name.en },
    administrator,
  );
  expect(listed.body.data.rows).toMatchObject([{ id: profile.id }]);
  await post(app, 'profiles/restore', { ids: [profile.id] }, administrator);
  const read = await post(app, 'profiles/read', { id: profile.id }, administrator);
  expect(read.body.data).toMatchObject({ deletedAt: null, permissions: ['Audit.view'] });
});

test('saving an old version is a conflict, and two at once do not both win', async () => {
  const { data } = await addGroup({});
  const save = (th: string) =>
    post(
      app,
      'groups/save',
      { id: data.id, version: data.version, values: { ...GROUP, name: { th } } },
      administrator,
    );
  const answers = await Promise.all([save('ก'), save('ข'), save('ค')]);
  expect(answers.filter(({ body }) => body.isSuccess)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.reasonText === 'conflict')).toHaveLength(2);
});

test('lists go forward and back by pages that never repeat or skip a row', async () => {
  await Promise.all(
    Array.from({ length: 9 }, (_, index) => addGroup({ name: { th: `ลำดับ ${index}` } })),
  );
  const page = (input: object) =>
    post(app, 'groups/list', { search: 'ลำดับ', size: 4, ...input }, administrator).then(
      ({ body }) => body.data,
    );
  const first = await page({});
  const second = await page({ after: first.next });
  const third = await page({ after: second.next });
  const names = [first, second, third].flatMap(({ rows }) =>
    rows.map((row: { name: { th: string } }) => row.name.th),
  );
  expect(names).toEqual(Array.from({ length: 9 }, (_, index) => `ลำดับ ${index}`));
  expect(first).toMatchObject({ previous: null, total: 9, uncounted: false });
  expect(third.next).toBeNull();
  expect((await page({ before: third.previous })).rows).toEqual(second.rows);
  expect((await page({ before: second.previous })).previous).toBeNull();
  // A page whose rows have gone does not say that there are none anywhere.
  await post(
    app,
    'groups/delete',
    { ids: third.rows.map(({ id }: { id: number }) => id) },
    administrator,
  );
  const gone = { rows: [], next: null, previous: null, total: 8, uncounted: false };
  expect(await page({ after: second.next })).toMatchObject(gone);
});

test('a cursor of another sort, or of junk, is malformed', async () => {
  const byName = await post(app, 'groups/list', { size: 1 }, administrator);
  const foreign = { sort: 'updatedAt', after: byName.body.data.next };
  expect((await post(app, 'groups/list', foreign, administrator)).status).toBe(400);
  expect((await post(app, 'groups/list', { after: 'junk' }, administrator)).status).toBe(400);
});

test('every create, change and delete stands in the record with what changed', async () => {
  const { data } = await addGroup({ name: { th: 'ฝ่ายบัญชี' } });
  const values = { ...GROUP, name: { th: 'ฝ่ายการเงิน' }, secondFactorRequired: true };
  await post(app, 'groups/save', { id: data.id, version: 1, values }, administrator);
  await post(app, 'groups/delete', { ids: [data.id] }, administrator);
  const events = await db
    .select()
    .from(auditEvent)
    .where(eq(auditEvent.subjectId, String(data.id)))
    .orderBy(auditEvent.id);
  const ours = events.filter(({ subject }) => subject === 'userGroup');
  expect(ours.map(({ action, actor }) => [action, actor])).toEqual([
    ['create', 'administrator'],
    ['change', 'administrator'],
    ['delete', 'administrator'],
  ]);
  expect(ours[1]?.changes).toEqual({
    name: { from: { th: 'ฝ่ายบัญชี' }, to: { th: 'ฝ่ายการเงิน' } },
    secondFactorRequired: { from: false, to: true },
  });
});

test('the record refuses to be changed or emptied', async () => {
  await addGroup({});
  const refusal = { cause: { message: 'The audit record is only ever added to.' } };
  await expect(db.update(auditEvent).set({ action: 'nothing' })).rejects.toMatchObject(refusal);
  await expect(db.delete(auditEvent)).rejects.toMatchObject(refusal);
});

test('a permission that the product no longer knows gives nothing', async () => {
  const [profile] = await db
    .insert(userProfile)
    .values({ name: { th: 'เก่า' } })
    .returning();
  const [group] = await db
    .insert(userGroup)
    .values({ name: { th: 'เก่า' } })
    .returning();
  if (!profile || !group) throw new Error('Nothing was written.');
  await db.insert(profilePermission).values({ profileId: profile.id, permission: 'Gone.view' });
  await db.insert(groupProfile).values({ groupId: group.id, profileId: profile.id });
  await db.update(appUser).set({ groupId: group.id }).where(eq(appUser.userId, 'editor'));
  const headers = await signInAs(app, 'editor');
  const { body } = await post(app, 'user/getUserInfoMySQL', { user_id: 'editor' }, headers);
  expect(body.data.permissions).toEqual([]);
});
