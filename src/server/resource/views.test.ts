import { expect, test } from 'vitest';
import { addUser, signInAs } from '#tests/support/people.ts';
import { addStaffWith } from '#tests/support/staff-with.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';

const { app, db } = await startApp(await cloneDatabase());
await addUser(db, 'administrator');
await addUser(db, 'administrator', { userId: 'colleague' });
await addUser(db, 'officer');
await addStaffWith(db, 'reader', ['userGroup.view']);
const mine = await signInAs(app, 'administrator');
const theirs = await signInAs(app, 'colleague');
const reader = await signInAs(app, 'reader');

const call = async (path: string, body: object, headers = mine) =>
  (await post(app, `views/${path}`, { resource: 'groups', ...body }, headers)).body;
const names = async (headers = mine) =>
  (await call('list', {}, headers)).data.map((view: { name: string }) => view.name);

test('a view is kept under its name, for oneself or for all', async () => {
  await call('add', { name: 'ของฉัน', query: 'q=สาขา&sort=updatedAt&desc=1' });
  await call('add', { name: 'ของทุกคน', query: 'bin=1', shared: true });
  expect(await names()).toEqual(['ของฉัน', 'ของทุกคน']);
  const { data } = await call('list', {}, theirs);
  expect(data).toEqual([
    {
      id: expect.any(Number),
      name: 'ของทุกคน',
      query: 'bin=1',
      shared: true,
      own: false,
      removable: true,
      createdBy: 'administrator',
    },
  ]);
  const elsewhere = await post(app, 'views/list', { resource: 'profiles' }, mine);
  expect(elsewhere.body.data).toEqual([]);
});

test('saving under the same name replaces; the owner removes, and administrators what is shared', async () => {
  const { data } = await call('add', { name: 'ซ้ำ', query: 'q=1', shared: true });
  const again = await call('add', { name: 'ซ้ำ', query: 'q=2', shared: true });
  expect((await names()).filter((name: string) => name === 'ซ้ำ')).toHaveLength(1);
  expect((await call('remove', { id: again.data.id }, reader)).reasonText).toBe('not_found');
  expect((await call('remove', { id: data.id })).reasonText).toBe('not_found');
  expect(await call('remove', { id: again.data.id })).toMatchObject({ isSuccess: true });
  expect(await names()).not.toContain('ซ้ำ');
  const shared = await call('add', { name: 'ของคนอ่าน', query: '', shared: true }, reader);
  const own = await call('add', { name: 'ของคนอ่านเอง', query: '' }, reader);
  expect((await call('remove', { id: own.data.id })).reasonText).toBe('not_found');
  expect(await call('remove', { id: shared.data.id })).toMatchObject({ isSuccess: true });
  expect(await names(reader)).not.toContain('ของคนอ่าน');
});

test('views are shared within a network, and within the house; administrators see all', async () => {
  const resource = 'application';
  const people = { house: null, gsb: 'GSB', gsb2: 'GSB', tip: 'TIP' };
  for (const [userId, network] of Object.entries(people)) {
    await addStaffWith(db, userId, ['RegisterMaint.view'], network);
    const headers = await signInAs(app, userId);
    const added = await call('add', { resource, name: userId, query: '', shared: true }, headers);
    expect(added.isSuccess).toBe(true);
  }
  const seenBy = async (userId: string) => {
    const { data } = await call('list', { resource }, await signInAs(app, userId));
    return data.map(({ name }: { name: string }) => name);
  };
  expect(await seenBy('house')).toEqual(['house']);
  expect(await seenBy('gsb')).toEqual(['gsb', 'gsb2']);
  expect(await seenBy('tip')).toEqual(['tip']);
  expect(await seenBy('administrator')).toEqual(['gsb', 'gsb2', 'house', 'tip']);
});

test('who may not see the list has no views of it', async () => {
  const officer = await signInAs(app, 'officer');
  const answer = await post(app, 'views/list', { resource: 'groups' }, officer);
  expect(answer.status).toBe(403);
  const unnamed = await call('add', { name: ' ', query: '' });
  expect(unnamed.data.fields).toEqual({ name: 'required' });
});
