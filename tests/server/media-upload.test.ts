import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { MOST_UPLOAD_BYTES } from '#contract/pictures/media-limits.ts';
import { article, articleCategory } from '#server/articles/tables.ts';
import { auditEvent } from '#server/audit/tables.ts';
import { encodePicture } from '#server/pictures/encode-task.ts';
import { dropReplaced } from '#server/pictures/replace.ts';
import { picture } from '#server/pictures/tables.ts';
import { workOffJobs } from '#tests/support/jobs.ts';
import { loseAnswerAfter } from '#tests/support/lost-answer.ts';
import { paint, png, startMediaLibrary } from '#tests/support/media-library.ts';
import { signInAs } from '#tests/support/people.ts';
import { setParameter } from '#tests/support/set-parameter.ts';
import { addStaffWith } from '#tests/support/staff-with.ts';

const testApp = await startMediaLibrary();
const { app, db, pool, store, folder, editor, post, upload, add, read } = testApp;

const countKept = async () => ({
  rows: await db.$count(picture),
  files: (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  ).length,
});

test('a picture is taken in, encoded and recorded', async () => {
  const { body } = await upload(await png(400, 300), 'โฉนด ตัวอย่าง.png');
  expect(body.data).toMatchObject({
    duplicate: false,
    picture: { fileName: 'โฉนด ตัวอย่าง.png', width: 400, height: 300, thumbnail: null, alt: {} },
  });
  const { id } = body.data.picture;
  await workOffJobs(testApp);
  const { thumbnail, large, usedCount, bytes } = await read(id);
  expect(usedCount).toBe(0);
  expect(bytes).toBeGreaterThan(0);
  for (const address of [thumbnail, large]) {
    expect((await app.inject(address)).headers['content-type']).toBe('image/webp');
  }
  const events = await db.select().from(auditEvent).where(eq(auditEvent.subject, 'MediaMaint'));
  expect(events).toMatchObject([{ action: 'create', subjectId: String(id), actor: 'editor' }]);
});

async function replace(id: number, version: number, content: Buffer, headers = editor) {
  const response = await app.inject({
    method: 'POST',
    url: `/api/media/replace?id=${id}&version=${version}&fileName=new.png`,
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    payload: content,
  });
  return response.json();
}

test('a picture whose answer the database kept to itself is shown, added and replaced alike', async () => {
  const content = await png(440, 340);
  const adding = loseAnswerAfter(pool, 'insert into "picture"');
  expect((await upload(content)).status).toBe(503);
  expect(adding.isLost()).toBe(true);
  const id = (await upload(content)).body.data.picture.id;
  await workOffJobs(testApp);
  const { large, version } = await read(id);
  expect((await app.inject(large)).headers['content-type']).toBe('image/webp');

  const replacing = loseAnswerAfter(pool, 'insert into "record_version"');
  const answer = await replace(id, version, await png(640, 350));
  expect(answer.reasonText).toBe('unavailable');
  expect(replacing.isLost()).toBe(true);
  const shown = await read(id);
  expect(shown).toMatchObject({ width: 640, version: version + 1 });
  expect((await app.inject(shown.large)).headers['content-type']).toBe('image/webp');
});

test('no connection waits for the store while a picture is taken in', async () => {
  const held: number[] = [];
  const { put } = store;
  const watched = vi.spyOn(store, 'put').mockImplementation((content) => {
    held.push(pool.totalCount - pool.idleCount);
    return put(content);
  });
  await add();
  watched.mockRestore();
  expect(held.length).toBeGreaterThan(1);
  expect(Math.max(...held)).toBe(0);
});

async function switchApproval(on: boolean) {
  await setParameter(db, 'publish_approval', on ? 'Y' : 'N');
  const profile = () => post('user/getUserInfoMySQL', { user_id: 'editor' });
  await vi.waitFor(async () => expect((await profile()).data.publish_approval).toBe(on), 30_000);
}

test('a replaced picture stays itself: cached pages show the new file at once, and it can be undone', async () => {
  const id = await add(await png(400, 300));
  const inDraft = await add();
  await workOffJobs(testApp);
  const before = await read(id);
  const pageName = { th: 'หน้า', en: 'Page' };
  const [category] = await db.insert(articleCategory).values({ name: pageName }).returning();
  const [row] = await db
    .insert(article)
    .values({
      ...{ categoryId: category?.id ?? 0, name: pageName, summary: pageName, published: true },
      detail: { th: `<p>ก</p><img data-picture="${id}" alt="">` },
      ...{ readingMinutes: { th: 1 }, pictureId: id },
    })
    .returning();
  const page = async () => (await app.inject(`/Article?id=${row?.id}`)).body;
  const keyOf = ({ large }: { large: string }) => large.slice(0, -'.webp'.length);
  await vi.waitFor(async () => expect(await page()).toContain(keyOf(before)), 30_000);

  await db.insert(article).values({
    ...{ categoryId: category?.id ?? 0, name: pageName, summary: pageName, detail: {} },
    ...{ readingMinutes: {}, pictureId: inDraft },
  });
  const kept = await countKept();
  const content = await png(640, 320);
  const { data } = await replace(id, before.version, content);
  expect(data).toMatchObject({ id, version: before.version + 1, width: 640, fileName: 'new.png' });
  expect(data.replacedAt).not.toBeNull();
  await vi.waitFor(async () => expect(await page()).toContain(keyOf(data)), 30_000);
  expect(await page()).not.toContain(keyOf(before));
  for (const { large } of [before, data])
    expect((await app.inject(large)).headers['content-type']).toBe('image/webp');

  // Somebody else was first; the same again; no picture: nothing is kept of them.
  const during = await countKept();
  expect((await replace(id, before.version, await png(70, 70))).reasonText).toBe('conflict');
  expect((await replace(id, data.version, content)).data.fields).toEqual({ picture: 'in_library' });
  expect((await replace(id, data.version, Buffer.from('x'))).data.fields).toEqual({
    picture: 'not_a_picture',
  });
  expect(await countKept()).toEqual(during);

  // Where publishing is a right apart, it takes that of the article that shows the picture.
  await addStaffWith(db, 'cutter', ['MediaMaint.view', 'MediaMaint.edit']);
  const cutter = await signInAs(app, 'cutter');
  await switchApproval(true);
  const tried = await replace(id, data.version, await png(72, 72), cutter);
  expect(tried.reasonText).toBe('picture_shown');
  // So does what visitors read of it and see of it; its name and tags are the house's own.
  const { fileName, alt, focusX, focusY } = data;
  const words = { fileName, alt, focusX, focusY };
  const describe = async (change: object, picture = { id, version: data.version }) =>
    (await post('media/save', { ...picture, values: { ...words, ...change } }, cutter)).reasonText;
  expect(await describe({ alt: { th: 'ใหม่' } })).toBe('picture_shown');
  expect(await describe({ focusX: 0.1 })).toBe('picture_shown');
  const many = { resource: 'media', changes: [{ id, values: { alt: { th: 'ใหม่' } } }] };
  expect((await post('records/change', many, cutter)).data.refused).toMatchObject([
    { id, reason: 'picture_shown' },
  ]);
  const unseen = { id: inDraft, version: 1 };
  expect(await describe({ alt: { th: 'ในฉบับร่าง' } }, unseen)).toBe('');
  expect(await describe({ tags: ['ที่ดิน'] })).toBe('');
  data.version += 1;
  expect(await countKept()).toEqual(during);
  await switchApproval(false);

  const undone = await post('media/undoReplace', { id, version: data.version });
  expect(undone.data).toMatchObject({ width: 400, fileName: 'land.png', replacedAt: null });
  await workOffJobs(testApp);
  await vi.waitFor(async () => expect(await page()).toContain(keyOf(before)), 30_000);
  expect(await countKept()).toEqual(kept);

  // Nobody brings it back: the old file goes, and the new one stays.
  const again = await replace(id, undone.data.version, await png(500, 250));
  await db.update(picture).set({ replacedAt: new Date(Date.now() - 8 * 86_400_000) });
  await dropReplaced(db);
  await workOffJobs(testApp);
  expect(await read(id)).toMatchObject({ width: 500, replacedAt: null });
  expect((await app.inject(again.data.large)).statusCode).toBe(200);
  expect(await post('media/undoReplace', { id, version: again.data.version })).toMatchObject({
    reasonText: 'conflict',
  });
});

test('what somebody has added anew meanwhile cannot be brought back, and that is said', async () => {
  const content = await png(410, 310);
  const id = await add(content);
  await workOffJobs(testApp);
  const { data } = await replace(id, (await read(id)).version, await png(640, 330));
  await add(content);
  const undone = await post('media/undoReplace', { id, version: data.version });
  expect(undone.data.fields).toEqual({ picture: 'in_library' });
  expect(await read(id)).toMatchObject({ width: 640, version: data.version });
});

test('replaced by the file of before it is replaced: nothing stays behind, and it can be undone', async () => {
  const content = await png(420, 320);
  const id = await add(content);
  await workOffJobs(testApp);
  const first = await replace(id, (await read(id)).version, await png(640, 340));
  const { files } = await countKept();
  const back = await replace(id, first.data.version, content);
  expect(back.data).toMatchObject({ width: 420, replacedAt: expect.any(String) });
  await workOffJobs(testApp);
  // Two of them, as before: the files of the very first have gone.
  expect((await countKept()).files).toBe(files);
  const undone = await post('media/undoReplace', { id, version: back.data.version });
  expect(undone.data).toMatchObject({ width: 640, large: first.data.large });
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const REFUSED = [
  ['a text that is called a picture', async () => Buffer.from('not a picture'), 'not_a_picture'],
  ['an SVG', async () => Buffer.from(SVG), 'not_a_picture'],
  ['a GIF', async () => Buffer.from('GIF89a'), 'not_a_picture'],
  [
    'a truncated picture',
    async () =>
      (
        await sharp(await noise())
          .jpeg()
          .toBuffer()
      ).subarray(0, 9_000),
    'unreadable',
  ],
  ['a picture of 41 megapixels', async () => png(8_200, 5_000), 'too_many_pixels'],
] as const;

const noise = () =>
  sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();

test.each(REFUSED)('%s is refused and leaves nothing behind', async (_what, make, code) => {
  const before = await countKept();
  const { body } = await upload(await make());
  expect(body).toMatchObject({
    isSuccess: false,
    reasonText: 'invalid_input',
    data: { fields: { picture: code } },
  });
  expect(await countKept()).toEqual(before);
});

test('a picture that is replaced while it is encoded keeps its new file, and comes back encoded', async () => {
  const id = await add(await png(300, 200));
  const replacing = await png(320, 160);
  let replaced: { version: number; large: string } | undefined;
  // What the job has begun with is replaced before it ends.
  const open: typeof store.open = async (key) => {
    const source = await store.open(key);
    replaced ??= (await replace(id, (await read(id)).version, replacing)).data;
    return source;
  };
  await encodePicture(db, Object.assign(Object.create(store), { open }), { id });
  expect(await read(id)).toMatchObject({ width: 320, large: replaced?.large });
  await workOffJobs(testApp);
  expect(await read(id)).toMatchObject({ large: replaced?.large });

  const undone = await post('media/undoReplace', { id, version: replaced?.version });
  expect(undone.data).toMatchObject({ width: 300, large: null });
  await workOffJobs(testApp);
  const { large } = await read(id);
  expect((await app.inject(large)).headers['content-type']).toBe('image/webp');
});

test('a picture that is replaced before its turn to be encoded is encoded when it comes back', async () => {
  const id = await add(await png(280, 140));
  const { data } = await replace(id, (await read(id)).version, await png(290, 145));
  await workOffJobs(testApp);
  await post('media/undoReplace', { id, version: data.version });
  await workOffJobs(testApp);
  const { large } = await read(id);
  expect((await app.inject(large ?? '/nothing')).headers['content-type']).toBe('image/webp');
});

test('nothing at all, and one byte more than 15 MB, are refused', async () => {
  const before = await countKept();
  expect((await upload(Buffer.alloc(0))).body.isSuccess).toBe(false);
  const tooLarge = await upload(Buffer.alloc(MOST_UPLOAD_BYTES + 1, 1));
  expect(tooLarge).toMatchObject({ status: 413, body: { reasonText: 'body_too_large' } });
  expect((await upload(await png(), ' ')).body.data.fields).toEqual({ fileName: 'required' });
  expect(await countKept()).toEqual(before);
});

test('an upload that breaks off leaves nothing behind', async () => {
  const before = await countKept();
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const sent = request(`${address}/api/media/upload?fileName=a.png`, {
    method: 'POST',
    headers: { ...editor, 'content-type': 'application/octet-stream', 'content-length': 5_000 },
  });
  sent.on('error', () => undefined);
  const bytes = await png();
  await new Promise((resolve) => sent.write(bytes.subarray(0, 60), resolve));
  sent.destroy();
  await expect.poll(() => testApp.log.some((line) => line.includes('media/upload'))).toBe(true);
  // Who hung up is noted at once, and what was begun is put away a moment later.
  await expect.poll(countKept).toEqual(before);
});

test('where a picture was taken is gone', async () => {
  const upright = paint(40, 20).withExif({ IFD0: { Copyright: 'secret place' } });
  const id = await add(await upright.jpeg().toBuffer());
  const [row] = await db.select().from(picture).where(eq(picture.id, id));
  const source = await store.open(row?.sourceKey ?? '');
  const chunks = await source?.stream.toArray();
  expect((await sharp(Buffer.concat(chunks ?? [])).metadata()).exif).toBeUndefined();
});

test('the same content again is the picture that is there, also from the bin', async () => {
  const bytes = await png();
  const id = await add(bytes);
  const again = await upload(bytes, 'another name.png');
  expect(again.body.data).toMatchObject({ duplicate: true, picture: { id, fileName: 'land.png' } });
  await post('media/delete', { ids: [id] });
  const back = await upload(bytes);
  expect(back.body.data).toMatchObject({ duplicate: true, picture: { id, deletedAt: null } });
  const both = await png();
  const answers = await Promise.all([upload(both), upload(both), upload(both)]);
  expect(new Set(answers.map(({ body }) => body.data.picture.id)).size).toBe(1);
  expect(answers.filter(({ body }) => !body.data.duplicate)).toHaveLength(1);
});
