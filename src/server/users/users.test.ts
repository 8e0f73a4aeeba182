import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startUserMaintenance } from '#tests/support/user-maintenance.ts';
import { appUser } from './tables.ts';

const { db, nextId, call, addPerson, save, addGroupWith } = await startUserMaintenance();

test('a new user is listed with the group, found by any of the names, and read without a password', async () => {
  const groupId = await addGroupWith(['DashboardMt.view'], {});
  const userId = nextId();
  const added = await addPerson({ userId, groupId, email: 'somsri@chanote.example' });
  expect(added.data).toMatchObject({
    userId,
    facilityCode: null,
    email: 'somsri@chanote.example',
    groupId,
    enabled: true,
    locked: false,
    hasPicture: false,
    passwordTemporary: true,
    openSessions: 0,
  });
  for (const search of [userId.toUpperCase(), 'สมศรี ใจ', 'somsri@']) {
    const { data } = await call('users/list', { search, filters: { groupId } });
    expect(data.rows, search).toMatchObject([{ userId, groupName: { th: expect.any(String) } }]);
  }
  expect(JSON.stringify(added)).not.toMatch(/hash|argon/i);
});

test.each([
  ['no name', { userId: '' }, { userId: 'required' }],
  ['Thai letters in the user ID', { userId: 'สมศรี' }, { userId: 'letters_and_digits' }],
  ['a sign in the user ID', { userId: 'a-b' }, { userId: 'letters_and_digits' }],
  ['a user ID of 31', { userId: 'a'.repeat(31) }, { userId: 'too_long' }],
  ['no e-mail address', { email: 'somsri@' }, { email: 'invalid_email' }],
  ['no first name', { firstName: '  ' }, { firstName: 'required' }],
  ['an unknown language', { language: 'ja' }, { language: 'invalid' }],
  ['an unknown group', { groupId: 999_999 }, { groupId: 'invalid' }],
])('%s is refused at its field', async (_what, values, fields) => {
  expect(await addPerson(values)).toMatchObject({ reasonText: 'invalid_input', data: { fields } });
});

test('a user ID is taken once in any case, also by who is in the bin, and by one of many at once', async () => {
  const { data } = await addPerson({ userId: 'Somchai' });
  expect(await addPerson({ userId: 'sOMCHAI' })).toMatchObject({
    reasonText: 'taken',
    data: { fields: { userId: 'taken' } },
  });
  await call('users/delete', { ids: [data.id] });
  expect((await addPerson({ userId: 'somchai' })).reasonText).toBe('taken');
  const userId = nextId();
  const answers = await Promise.all([1, 2, 3].map(() => addPerson({ userId })));
  expect(answers.filter(({ isSuccess }) => isSuccess)).toHaveLength(1);
  expect(answers.filter(({ reasonText }) => reasonText === 'taken')).toHaveLength(2);
});

test('the user ID stays what it is', async () => {
  const { data } = await addPerson();
  expect(await save(data, { userId: nextId() })).toMatchObject({
    reasonText: 'invalid_input',
    data: { fields: { userId: 'fixed' } },
  });
});

test('what is not a field of the form is never written', async () => {
  const { data } = await addPerson({
    administrator: true,
    passwordHash: 'x',
    passwordTemporary: false,
    version: 9,
    deletedAt: '2020-01-01T00:00:00Z',
  });
  await save(data, { passwordHash: 'y', id: 1, importId: 5, passwordTemporary: false });
  const [row] = await db.select().from(appUser).where(eq(appUser.id, data.id));
  expect(row).toMatchObject({ passwordTemporary: true, version: 2, importId: null });
  expect(row?.passwordHash).toMatch(/^\$argon2id/);
});

test('lists are filtered by enabled and by group, also those without a group', async () => {
  const groupId = await addGroupWith([]);
  const [inside, outside] = [await addPerson({ groupId, enabled: false }), await addPerson()];
  const found = async (filters: object) => {
    const { data } = await call('users/list', { search: 'person', size: 100, filters });
    return data.rows.map((row: { id: number }) => row.id);
  };
  expect(await found({ groupId })).toEqual([inside.data.id]);
  expect(await found({ groupId, enabled: true })).toEqual([]);
  const ungrouped = await found({ groupId: null, enabled: true });
  expect(ungrouped).toContain(outside.data.id);
  expect(ungrouped).not.toContain(inside.data.id);
});
