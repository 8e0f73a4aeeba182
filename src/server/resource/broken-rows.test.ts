import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addApplications, applicationRow } from '#tests/support/applications.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { cellsOf } from '#tests/support/sheets.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';

const { app, db, secretKey } = await startApp(await cloneDatabase());
await addUser(db, 'administrator');
const who = await signInAs(app, 'administrator');
const call = async (path: string, input: object) => (await post(app, path, input, who)).body;

test('a row that cannot even be read is named, and the rest of its page stays', async () => {
  const asked = { kind: 'erase', contact: '0812223333', note: '', status: 'open' };
  const ids: number[] = [];
  for (const name of ['หนึ่ง', 'สอง', 'สาม']) {
    const added = { ...asked, name, receivedOn: '2026-11-01' };
    ids.push((await call('privacyRequest/add', added)).data.id);
  }
  await db.execute(
    sql`update privacy_request set contact = 's1.AAAAAAAA.broken' where id = ${ids[1]}`,
  );
  const { isSuccess, data } = await call('privacyRequest/list', { sort: 'newest' });
  expect(isSuccess).toBe(true);
  expect(data.rows.map(({ id }: { id: number }) => id).toSorted()).toEqual([ids[0], ids[2]]);
  expect(data.broken.map(({ id }: { id: number }) => id)).toEqual([ids[1]]);
  expect(data.total).toBe(3);
});

test('a row whose details do not open stands in a sheet without them, and keeps no other from it', async () => {
  await addApplications(db, [
    applicationRow(secretKey),
    applicationRow(randomBytes(32).toString('hex')),
    applicationRow(secretKey),
  ]);
  const { statusCode, rawPayload } = await app.inject({
    ...{ method: 'POST', url: '/api/exports/sheet', headers: who },
    payload: { resource: 'application', format: 'csv' },
  });
  expect(statusCode).toBe(200);
  const [headings = [], ...rows] = await cellsOf('csv', rawPayload);
  const phones = rows.map((row) => row[headings.indexOf('phone')]);
  expect(phones).toHaveLength(3);
  expect(phones.filter((phone) => phone === '–')).toHaveLength(1);
});
