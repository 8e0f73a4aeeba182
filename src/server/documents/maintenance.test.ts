import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { REMOVE_FILES } from '#server/files/removal.ts';
import { storedFile } from '#server/files/tables.ts';
import { workOffJobs } from '#tests/support/jobs.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { writeZip } from '#tests/support/write-zip.ts';
import { documentUpload } from './tables.ts';
import { deleteUnsavedUploads, takeFile } from './uploads.ts';

const testApp = await startApp(await cloneDatabase());
const { app, db, store } = testApp;
await addUser(db, 'administrator');
await addUser(db, 'editor');
await addUser(db, 'auditor');
const administrator = await signInAs(app, 'administrator');
const editor = await signInAs(app, 'editor');
const auditor = await signInAs(app, 'auditor');
const PDF = Buffer.from('%PDF-1.7\nfirst\n%%EOF');

const send = async (call: string, input: object, headers = administrator) =>
  (await post(app, call, input, headers)).body;

async function upload(content: Buffer, fileName = 'form.pdf', headers = administrator) {
  const response = await app.inject({
    method: 'POST',
    url: `/api/document/upload?${new URLSearchParams({ fileName })}`,
    headers: { 'content-type': 'application/octet-stream', ...headers },
    payload: content,
  });
  return response.json();
}

const SHOWN = { published: true, publishFrom: '2026-01-01T00:00:00.000Z', publishUntil: null };
const HEADER = { name: { th: 'แบบฟอร์ม' }, remark: {}, position: 0, ...SHOWN };
const header = (await send('documentHeader/add', HEADER)).data;
const document = (fileKey: string, values: object = {}) => ({
  name: { th: 'ใบสมัคร', en: 'Application form' },
  remark: { th: 'กรอกแล้วยื่นที่สาขา' },
  headerId: header.id,
  fileKey,
  position: 0,
  ...SHOWN,
  ...values,
});

test('name, header and a file are required', async () => {
  const { name: _, headerId: __, fileKey: ___, ...rest } = document('');
  expect((await send('document/add', { ...rest, name: {} })).data.fields).toEqual({
    'name.th': 'required',
    headerId: 'required',
    fileKey: 'required',
  });
});

test('a file is replaced under the same link; earlier ones are kept, sent, and brought back', async () => {
  const first = (await upload(PDF)).data;
  const added = (await send('document/add', document(first.key))).data;
  expect(added).toMatchObject({ position: 1, file: { name: 'form.pdf', bytes: PDF.length } });
  const download = async () => (await app.inject(`/download/${added.id}`)).body;
  await vi.waitFor(async () => expect(await download()).toContain('first'), 30_000);

  const second = (await upload(Buffer.from('%PDF-1.7\nsecond'))).data;
  const save = async (version: number, fileKey: string) =>
    (await send('document/save', { id: added.id, version, values: document(fileKey) })).data;
  await save(1, second.key);
  expect(await download()).toContain('second');

  const files = (await send('document/files', { id: added.id })).data;
  expect(files.map(({ key }: { key: string }) => key)).toEqual([second.key, first.key]);
  expect(files[1]).toMatchObject({ by: 'administrator', contentType: 'application/pdf' });
  const sent = await app.inject({
    method: 'POST',
    url: '/api/document/file',
    payload: { id: added.id, key: first.key },
    headers: auditor,
  });
  expect(sent.rawPayload.equals(PDF)).toBe(true);

  await save(2, first.key);
  expect(await download()).toContain('first');
  expect((await send('document/files', { id: added.id })).data).toHaveLength(3);
});

test('the first file of a document from before versions were kept is not lost', async () => {
  const { key } = (await upload(PDF)).data;
  const added = (await send('document/add', document(key))).data;
  await db.execute(sql`delete from document_file where document_id = ${added.id}`);
  const next = (await upload(PDF)).data;
  await send('document/save', { id: added.id, version: 1, values: document(next.key) });
  expect((await send('document/files', { id: added.id })).data).toHaveLength(2);
});

test('an upload is its uploader’s alone until it is saved, and then nobody’s to save again', async () => {
  const { key } = (await upload(PDF, 'form.pdf', editor)).data;
  const gone = { data: { fields: { fileKey: 'file_gone' } } };
  expect(await send('document/add', document(key))).toMatchObject(gone);
  const added = (await send('document/add', document(key), editor)).data;
  expect(await send('document/add', document(key), editor)).toMatchObject(gone);
  const other = { id: added.id, key: 'f'.repeat(32) };
  expect((await send('document/file', other)).reasonText).toBe('not_found');
  expect(await send('document/add', document('f'.repeat(32)))).toMatchObject(gone);
});

test('who may neither add nor change documents uploads none', async () => {
  expect((await upload(PDF, 'form.pdf', auditor)).reasonText).toBe('not_permitted');
});

test('files are known by their content, and named safely after it', async () => {
  const office = (part: string, ...more: string[]) =>
    writeZip(['[Content_Types].xml', part, ...more]);
  const names = async (content: Buffer, name: string) =>
    (await upload(content, name)).data.name as string | undefined;
  const picture = sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } });
  expect(await names(PDF, '..\\../ใบ "สมัคร".exe')).toBe('ใบ สมัคร.pdf');
  expect(await names(office('word/document.xml'), 'a.pdf')).toBe('a.docx');
  expect(await names(office('xl/workbook.xml'), 'table')).toBe('table.xlsx');
  expect(await names(office('ppt/presentation.xml'), '.pptx')).toBe('document.pptx');
  expect(await names(await picture.png().toBuffer(), 'x.jpg')).toBe('x.png');
  expect(await names(await picture.jpeg().toBuffer(), 'x.png')).toBe('x.jpg');

  for (const [name, content] of Object.entries({
    'script.pdf': Buffer.from('<script>alert(1)</script>'),
    'archive.docx': writeZip(['readme.txt']),
    'macros.docx': office('word/document.xml', 'word/vbaProject.bin'),
    'broken.xlsx': Buffer.from('PK\x03\x04 and nothing more', 'latin1'),
    'program.pdf': Buffer.from('MZ\x90'),
  })) {
    expect((await upload(content, name)).data?.fields, name).toEqual({ fileKey: 'file_kind' });
  }
  const empty = await upload(Buffer.alloc(0), 'empty.pdf');
  expect(empty.data?.fields).toEqual({ fileKey: 'empty' });
});

test('a picture loses where it was taken, and stays the picture it was', async () => {
  for (const format of ['jpeg', 'png'] as const) {
    const taken = await sharp({
      create: { width: 60, height: 40, channels: 3, background: '#fa0' },
    })
      .withExif({ IFD0: { Artist: 'Somchai' }, IFD3: { GPSLatitude: '13/1 45/1 0/1' } })
      .toFormat(format)
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const { key, name } = (await upload(taken, `plan.${format}`)).data;
    expect(name).toBe(format === 'png' ? 'plan.png' : 'plan.jpg');
    const kept = Buffer.concat((await (await store.open(key))?.stream.toArray()) ?? []);
    expect(await sharp(kept).metadata()).toMatchObject({ format, width: 60, height: 40 });
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
  }
});

test('more than 25 MB is not taken in', async () => {
  const huge = Buffer.alloc(25 * 1024 * 1024 + 1, '%PDF-');
  expect((await upload(huge)).reasonText).toBe('body_too_large');
});

async function keysToRemove(): Promise<string[]> {
  const { rows } = await db.execute<{ payload: { keys: string[] } }>(sql`
    select payload from graphile_worker._private_jobs jobs
    join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    where tasks.identifier = ${REMOVE_FILES}`);
  return rows.flatMap(({ payload }) => payload.keys);
}

test('what is uploaded and not saved within a day is dropped', async () => {
  const [old, fresh] = [(await upload(PDF)).data.key, (await upload(PDF)).data.key];
  await db
    .update(documentUpload)
    .set({ at: sql`now() - interval '25 hours'` })
    .where(eq(documentUpload.fileKey, old));
  await deleteUnsavedUploads(db);
  expect(await db.select().from(storedFile).where(eq(storedFile.key, old))).toEqual([]);
  // The file itself goes by a job: a store that is out of reach for a moment does not keep it for ever.
  expect(await keysToRemove()).toEqual([old]);
  await workOffJobs(testApp);
  expect(await store.open(old)).toBeUndefined();
  const kept = await store.open(fresh);
  kept?.stream.destroy();
  expect(kept?.size).toBe(PDF.length);
});

test('a file whose upload cannot be noted is not kept', async () => {
  const before = await db.$count(storedFile);
  // No user has such a number.
  const taking = takeFile(db, store, { userId: 2 ** 40, fileName: 'form.pdf', content: PDF });
  await expect(taking).rejects.toThrow();
  expect(await db.$count(storedFile)).toBe(before);
});

test('a header with documents is in use; a document comes back only with its header', async () => {
  const { id } = (await send('documentHeader/add', HEADER)).data;
  const { key } = (await upload(PDF)).data;
  const added = (await send('document/add', document(key, { headerId: id }))).data;
  expect(await send('documentHeader/delete', { ids: [id] })).toMatchObject({
    reasonText: 'in_use',
    data: { fields: { [id]: 'DocumentDetailMaint' } },
  });
  await send('document/delete', { ids: [added.id] });
  expect((await send('documentHeader/delete', { ids: [id] })).isSuccess).toBe(true);
  expect((await send('document/restore', { ids: [added.id] })).reasonText).toBe('owner_in_bin');
  const refused = await send('document/add', document(key, { headerId: id }));
  expect(refused.data.fields).toEqual({ headerId: 'in_bin' });
});

test('while the store takes a file in, nobody waits for a connection to the database', async () => {
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const slow: typeof store = {
    ...store,
    put: async (content) => {
      asked.resolve();
      await held.promise;
      return store.put(content);
    },
  };
  const { key } = (await upload(PDF)).data;
  const [own] = await db.select().from(documentUpload).where(eq(documentUpload.fileKey, key));
  const userId = own?.userId ?? 0;
  const taking = takeFile(db, slow, { userId, fileName: 'form.pdf', content: PDF });
  await asked.promise;
  const { rows } = await db.execute(sql`
    select from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'`);
  held.resolve();
  expect(rows).toHaveLength(0);
  expect(await taking).toMatchObject({ name: 'form.pdf' });
});
