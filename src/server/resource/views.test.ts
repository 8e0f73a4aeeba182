import { expect, test } from 'vitest';
import { addUser, signInAs } from '#tests/support/people.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';

const { app, db } = await startApp(await cloneDatabase());
await addUser(db, 'administrator');
await addUser(db, 'administrator', { userId: 'colleague' });
await addUser(db, 'officer');
const mine = await signInAs(app, 'administrator');
const theirs = await signInAs(app, 'colleague');

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
      createdBy: 'administrator',
    },
  ]);
  const elsewhere = await post(app, 'views/list', { resource: 'profiles' }, mine);
  expect(elsewhere.body.data).toEqual([]);
});

test('saving under the same name replaces, and only the owner removes', async () => {
  const { data } = await call('add', { name: 'ซ้ำ', query: 'q=1', shared: true });
  const again = await call('add', { name: 'ซ้ำ', query: 'q=2', shared: true });
  expect((await names()).filter((name: string) => name === 'ซ้ำ')).toHaveLength(1);
  expect((await call('remove', { id: again.data.id }, theirs)).reasonText).toBe('not_found');
  expect((await call('remove', { id: data.id })).reasonText).toBe('not_found');
  expect(await call('remove', { id: again.data.id })).toMatchObject({ isSuccess: true });
  expect(await names()).not.toContain('ซ้ำ');
});

test('who may not see the list has no views of it', async () => {
  const officer = await signInAs(app, 'officer');
  const answer = await post(app, 'views/list', { resource: 'groups' }, officer);
  expect(answer.status).toBe(403);
  const unnamed = await call('add', { name: ' ', query: '' });
  expect(unnamed.data.fields).toEqual({ name: 'required' });
});
