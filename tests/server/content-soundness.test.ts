import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { MAINTAINED } from '#contract/resource/names.ts';
import { article } from '#server/articles/tables.ts';
import { KIND_PLANS } from '#server/compose/resources.ts';
import { workOffJobs } from '#tests/support/jobs.ts';
import { startMediaLibrary } from '#tests/support/media-library.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { SAMPLES } from '#tests/support/resource-samples.ts';
import { cellsOf } from '#tests/support/sheets.ts';
import { en } from '#web/office/all-texts.en.ts';
import { th } from '#web/office/all-texts.th.ts';
import { sheetLabel } from '#web/office/resource/import-words.ts';

const library = await startMediaLibrary();
const { app, db } = library;
await addUser(db, 'administrator');
const administrator = await signInAs(app, 'administrator');
const post = (path: string, input: object) => library.post(path, input, administrator);
const binned = await library.add();
await post('media/delete', { ids: [binned] });
const there = await library.add();

async function sampleOf(name: keyof typeof SAMPLES) {
  const sample = await SAMPLES[name]?.(post);
  if (!sample) throw new Error(`No sample of ${name}.`);
  return sample;
}

test('every column of every sheet that comes in is called as its form calls it', () => {
  for (const plan of Object.values(KIND_PLANS))
    for (const { key } of plan.fields)
      for (const texts of [th, en]) {
        const label = sheetLabel(texts, plan.resource, key);
        expect(label, `${plan.resource} ${key}`).not.toBe(key.split('.')[0]);
        expect(label, `${plan.resource} ${key}`).not.toMatch(/\.|undefined/);
      }
  expect(sheetLabel(th, 'branchGSB', 'street1.en')).toBe('เลขที่และถนน (อังกฤษ)');
  expect(sheetLabel(en, 'article', 'pictureId')).toContain('number in the media library');
});

const inputOf = (name: string) => {
  const call = CALLS[`${name}/add` as 'article/add'] as (typeof CALLS)['article/add'] | undefined;
  return Object.keys(call?.input.shape ?? {});
};
const withPicture = MAINTAINED.filter(
  (name) => SAMPLES[name] && inputOf(name).includes('pictureId'),
);
const withText = MAINTAINED.filter((name) =>
  JSON.stringify(SAMPLES[name]?.toString() ?? '').includes('RICH'),
);

test.each(withPicture)('%s refuses a picture that is not in the library', async (name) => {
  const { inputs } = await sampleOf(name);
  for (const pictureId of [999_999, binned]) {
    const refused = await post(`${name}/add`, { ...inputs[0], pictureId });
    expect(refused).toMatchObject({
      reasonText: 'invalid_input',
      data: { fields: { pictureId: 'not_found' } },
    });
  }
  const { data } = await post(`${name}/add`, { ...inputs[0], pictureId: there });
  expect(data.pictureId).toBe(there);
  const { id, version } = data;
  const save = { id, version, values: { ...inputs[0], pictureId: binned } };
  expect((await post(`${name}/save`, save)).data.fields).toEqual({ pictureId: 'not_found' });
});

test.each(withText)('%s refuses such a picture inside of its texts', async (name) => {
  const { inputs } = await sampleOf(name);
  const detail = {
    th: `<p>ก</p><img data-picture="${there}">`,
    en: '<img src="x" data-picture="999999">',
  };
  const refused = await post(`${name}/add`, { ...inputs[0], detail });
  expect(refused.data.fields).toEqual({ 'detail.en': 'not_found' });
});

test('the pictures of a product page are looked up per language; a preview is as strict', async () => {
  const { inputs } = await sampleOf('productDetail');
  const pictureIds = { th: there, en: 999_999 };
  const values = { ...inputs[0], kind: 'image', detail: {}, pictureIds };
  const fields = { 'pictureIds.en': 'not_found' };
  expect((await post('productDetail/add', values)).data.fields).toEqual(fields);
  const preview = { resource: 'productDetail', id: 0, values };
  expect((await post('records/preview', preview)).data.fields).toEqual(fields);
});

test('a stored record that breaks its contract is named, with its field', async () => {
  const { inputs } = await sampleOf('article');
  const { id } = (await post('article/add', inputs[0])).data;
  await db
    .update(article)
    .set({ name: { th: '' } })
    .where(eq(article.id, id));
  const fields = { [`#${id}.name.th`]: 'required' };
  expect(await post('article/read', { id })).toMatchObject({
    isSuccess: false,
    reasonText: 'broken_record',
    data: { fields },
  });
  const other = (await post('article/add', inputs[1] ?? inputs[0])).data.id;
  const { data } = await post('article/list', {});
  expect(data.broken).toEqual([{ id, field: 'name.th' }]);
  const listed = data.rows.map((row: { id: number }) => row.id);
  expect(listed).toContain(other);
  expect(listed).not.toContain(id);
  await db
    .update(article)
    .set({ name: { th: 'ซ่อมแล้ว' } })
    .where(eq(article.id, id));
  expect((await post('article/read', { id })).isSuccess).toBe(true);
});

test.each(['xlsx', 'csv'] as const)(
  'an article of 90,000 characters goes out and in by %s',
  async (format) => {
    const { inputs } = await sampleOf('article');
    const detail = { th: `<p>${'ที่ดินมีโฉนด '.repeat(6_900)}จบ</p>` };
    const { id } = (
      await post('article/add', { ...inputs[0], name: { th: `ยาวมาก ${format}` }, detail })
    ).data;
    const { rawPayload } = await app.inject({
      method: 'POST',
      url: '/api/exports/sheet',
      payload: { resource: 'article', format, list: {}, ids: [id] },
      headers: administrator,
    });
    const lengths = (await cellsOf(format, rawPayload))
      .flat()
      .map((cell) => String(cell ?? '').length);
    expect(Math.max(...lengths) > 32_767).toBe(format === 'csv');

    const uploaded = await app.inject({
      method: 'POST',
      url: `/api/imports/upload?resource=article&fileName=long.${format}`,
      payload: rawPayload,
      headers: { ...administrator, 'content-type': 'application/octet-stream' },
    });
    const job = { resource: 'article', id: uploaded.json().data.id };
    await workOffJobs(library);
    // Without its key and with the first in the bin, it is a new one.
    await post('article/delete', { ids: [id] });
    const { id: _key, ...mapping } = (await post('imports/read', job)).data.mapping;
    await post('imports/map', { ...job, mapping });
    await workOffJobs(library);
    await post('imports/start', job);
    await workOffJobs(library);
    expect((await post('imports/read', job)).data).toMatchObject({ state: 'done', done: 1 });
    const [newest] = await db.select().from(article).orderBy(sql`${article.id} desc`).limit(1);
    expect(newest?.id).not.toBe(id);
    const { data } = await post('article/read', { id });
    // Not by the texts themselves, which no report could show.
    expect(newest?.detail.th?.length).toBe(data.detail.th.length);
    expect(newest?.detail.th === data.detail.th).toBe(true);
  },
);
