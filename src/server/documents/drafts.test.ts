import { eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { workOffJobs } from '#tests/support/jobs.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { documentUpload } from './tables.ts';
import { deleteUnsavedUploads } from './uploads.ts';

const testApp = await startApp(await cloneDatabase());
const { app, db, store } = testApp;
await addUser(db, 'administrator');
await addUser(db, 'editor');
const administrator = await signInAs(app, 'administrator');
const editor = await signInAs(app, 'editor');

const send = async (call: string, input: object, headers = editor) =>
  (await post(app, call, input, headers)).body;

async function upload(text: string, headers = editor): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: '/api/document/upload?fileName=form.pdf',
    headers: { 'content-type': 'application/octet-stream', ...headers },
    payload: Buffer.from(`%PDF-1.7\n${text}`),
  });
  return response.json().data.key;
}

const SHOWN = { published: true, publishFrom: '2026-01-01T00:00:00.000Z', publishUntil: null };
const header = (
  await send('documentHeader/add', { name: { th: 'แบบฟอร์ม' }, remark: {}, position: 0, ...SHOWN })
).data;

const resource = 'document';
async function addDocument() {
  const values = {
    name: { th: 'ใบสมัคร' },
    remark: {},
    headerId: header.id,
    fileKey: await upload('first'),
    position: 1,
    ...SHOWN,
  };
  const { id } = (await send('document/add', values)).data;
  const download = async () => (await app.inject(`/download/${id}`)).body;
  await vi.waitFor(async () => expect(await download()).toContain('first'), 30_000);
  const keep = (fileKey: string, version = 0, headers = editor) =>
    send(
      'records/saveRevision',
      { resource, id, version, over: 1, values: { ...values, fileKey } },
      headers,
    );
  return { id: id as number, values, download, keep };
}

/** As if everything had been uploaded two days ago. */
async function letDaysPass() {
  await db.update(documentUpload).set({ at: sql`now() - interval '2 days'` });
  await deleteUnsavedUploads(db);
  await workOffJobs(testApp);
}

const fileOf = (id: number, key: string, headers = administrator) =>
  app.inject({ method: 'POST', url: '/api/document/file', payload: { id, key }, headers });

test('the file of a draft outlasts the day, is seen by colleagues, and comes to visitors when another publishes it', async () => {
  const { id, values, download, keep } = await addDocument();
  const fileKey = await upload('second');
  const kept = await keep(fileKey);
  expect(kept).toMatchObject({ isSuccess: true, data: { values: { fileKey } } });
  await letDaysPass();
  expect(await download(), 'visitors have the old one').toContain('first');
  expect((await fileOf(id, fileKey)).body).toContain('second');
  expect((await send('document/files', { id })).data).toMatchObject([
    { key: fileKey, unpublished: true },
    { key: values.fileKey, unpublished: false },
  ]);

  const save = { id, version: 1, values: { ...values, fileKey }, revision: kept.data.version };
  expect((await send('document/save', save, administrator)).isSuccess).toBe(true);
  await vi.waitFor(async () => expect(await download()).toContain('second'), 30_000);
  await letDaysPass();
  expect(await download()).toContain('second');
  expect(await db.select().from(documentUpload)).toEqual([]);
});

test('another file in the draft, or dropping it, lets the file go', async () => {
  const { id, keep } = await addDocument();
  const [second, third] = [await upload('second'), await upload('third')];
  const first = await keep(second);
  const next = await keep(third, first.data.version);
  expect(next.isSuccess).toBe(true);
  await letDaysPass();
  expect(await store.open(second)).toBeUndefined();
  expect((await fileOf(id, third)).statusCode).toBe(200);
  const dropped = await send('records/dropRevision', { resource, id, version: next.data.version });
  expect(dropped.isSuccess).toBe(true);
  await letDaysPass();
  expect(await store.open(third)).toBeUndefined();
  expect(await db.select().from(documentUpload).where(eq(documentUpload.heldBy, id))).toEqual([]);
});

test('a draft takes neither an upload of somebody else nor what another draft holds', async () => {
  const [one, other] = [await addDocument(), await addDocument()];
  const foreign = await upload('foreign', administrator);
  const gone = { reasonText: 'invalid_input', data: { fields: { fileKey: 'file_gone' } } };
  expect(await one.keep(foreign)).toMatchObject(gone);
  const held = await upload('held');
  await one.keep(held);
  expect(await other.keep(held)).toMatchObject(gone);
  const steal = { id: other.id, version: 1, values: { ...other.values, fileKey: held } };
  expect(await send('document/save', steal)).toMatchObject(gone);
  expect((await fileOf(other.id, held)).statusCode).toBe(404);
});
