import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { article } from '#server/articles/tables.ts';
import { workOffJobs } from '#tests/support/jobs.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { addStaffWith } from '#tests/support/staff-with.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { sheetImport } from './tables.ts';

const parts = await startApp(await cloneDatabase());
const { app, db } = parts;
await addUser(db, 'administrator');
await addStaffWith(db, 'colleague', ['ArticlesMaint.view', 'ArticlesMaint.add']);
const administrator = await signInAs(app, 'administrator');
const colleague = await signInAs(app, 'colleague');
const category = { name: { th: 'ข่าว', en: 'News' }, position: 1 };
await post(app, 'articleCategory/add', category, administrator);

/** An import of the administrator, read. */
async function begin() {
  const response = await app.inject({
    method: 'POST',
    url: '/api/imports/upload?resource=article&fileName=a.csv',
    payload: 'categoryId,name.th,detail.th\nข่าว,เรื่อง,<p>ก</p>',
    headers: { ...administrator, 'content-type': 'application/octet-stream' },
  });
  await workOffJobs(parts);
  const { id } = response.json().data;
  return (name: string, headers = administrator, more: object = {}) =>
    post(app, `imports/${name}`, { resource: 'article', id, ...more }, headers);
}

test('only who uploaded a sheet goes on with it: it is written with the rights of that person', async () => {
  const ask = await begin();
  const { data } = (await ask('read', colleague)).body;
  expect(data).toMatchObject({ own: false, mayCancel: false, state: 'mapping' });
  const refused = { status: 403, body: { reasonText: 'not_permitted' } };
  const { mapping } = data;
  expect(await ask('map', colleague, { mapping })).toMatchObject(refused);
  expect((await ask('map', administrator, { mapping })).body.data).toMatchObject({ own: true });
  await workOffJobs(parts);
  const none = { rows: 'all', chosen: false };
  expect(await ask('choose', colleague, none)).toMatchObject(refused);
  expect(await ask('start', colleague)).toMatchObject(refused);
  expect(await ask('cancel', colleague)).toMatchObject(refused);
  await workOffJobs(parts);
  expect((await ask('read')).body.data).toMatchObject({ state: 'checked', chosen: 1 });
  expect(await db.$count(article)).toBe(0);
});

test('an administrator may cancel the import of somebody else, and not go on with it', async () => {
  const ask = await begin();
  await db.update(sheetImport).set({ createdById: 404 }).where(eq(sheetImport.state, 'mapping'));
  const { data } = (await ask('read')).body;
  expect(data).toMatchObject({ own: false, mayCancel: true });
  expect((await ask('map', administrator, { mapping: data.mapping })).status).toBe(403);
  expect((await ask('cancel')).body.data).toMatchObject({ state: 'cancelled' });
});
