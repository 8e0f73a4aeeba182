import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  eventually,
  fromNow,
  startContentMaintenance,
  VISIBLE,
} from '#tests/support/content-maintenance.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { article } from './tables.ts';

const { app, db, call, get, change } = await startContentMaintenance();
const category = { id: 0 };

beforeAll(async () => {
  category.id = (await addCategory('ข่าว')).id;
});

async function addCategory(th: string, position = 1) {
  return (await call('articleCategory/add', { name: { th }, position })).data;
}

const valuesOf = (changes: object = {}) => ({
  name: { th: 'อ่านโฉนดให้เป็น', en: 'How to read a title deed' },
  categoryId: category.id,
  summary: { th: 'สรุป' },
  detail: { th: '<p>เนื้อหา</p>', en: `<p>${'word '.repeat(401)}</p>` },
  pictureId: null,
  ...VISIBLE,
  ...changes,
});
const add = (changes: object = {}) => call('article/add', valuesOf(changes));

describe('an article', () => {
  test('is on the site as soon as it is saved, in both languages, and changes there', async () => {
    await get('/Articles');
    const { data } = await add();
    const url = `/Article?id=${data.id}`;
    await eventually(async () => expect((await get('/Articles')).body).toContain('อ่านโฉนดให้เป็น'));
    expect((await get(url)).body).toContain('<p>เนื้อหา</p>');
    expect((await get(`${url}&lang=en`)).body).toContain('How to read a title deed');
    await change('article', data.id, { detail: { th: '<p>แก้แล้ว</p>' } });
    await eventually(async () => expect((await get(url)).body).toContain('<p>แก้แล้ว</p>'));
  });

  test.each([
    ['a draft', { published: false }],
    ['scheduled', { publishFrom: fromNow(1) }],
    ['ended', { publishFrom: fromNow(-2), publishUntil: fromNow(-1) }],
  ])('that is %s is a 404 on the site', async (_state, changes) => {
    const { data } = await add(changes);
    expect((await get(`/Article?id=${data.id}`)).status).toBe(404);
  });

  test('that is taken back is a 404 again, and in the list a draft', async () => {
    const { data } = await add({ name: { th: 'ถอนออก' } });
    const url = `/Article?id=${data.id}`;
    await eventually(async () => expect((await get(url)).status).toBe(200));
    await change('article', data.id, { published: false });
    await eventually(async () => expect((await get(url)).status).toBe(404));
    const drafts = await call('article/list', { search: 'ถอนออก', filters: { state: 'draft' } });
    expect(drafts.data.rows).toMatchObject([{ id: data.id, updatedBy: 'editor' }]);
  });

  test('says how long it takes to read, worked out when it is saved', async () => {
    const { data } = await add();
    const [row] = await db.select().from(article).where(eq(article.id, data.id));
    expect(row?.readingMinutes).toEqual({ th: 1, en: 3 });
  });

  test.each([
    [{ name: { en: 'English only' } }, { 'name.th': 'required' }],
    [{ name: { th: 'ก'.repeat(201) } }, { 'name.th': 'too_long' }],
    [{ detail: { th: '<p> </p>' } }, { 'detail.th': 'required' }],
    [{ summary: { en: 'x'.repeat(501) } }, { 'summary.en': 'too_long' }],
    [{ categoryId: 0 }, { categoryId: 'required' }],
    [{ categoryId: 999_999 }, { categoryId: 'invalid' }],
    [{ publishUntil: fromNow(-2) }, { publishUntil: 'before_start' }],
    [{ publishFrom: 'tomorrow' }, { publishFrom: 'invalid' }],
  ])('is refused where %o', async (changes, fields) => {
    const { reasonText, data } = await add(changes);
    expect(reasonText).toBe('invalid_input');
    expect(data.fields).toEqual(fields);
  });

  test('saved from an older version is a conflict', async () => {
    const { data } = await add();
    await change('article', data.id, { name: { th: 'ก่อน' } });
    const late = { id: data.id, version: data.version, values: valuesOf() };
    expect((await call('article/save', late)).reasonText).toBe('conflict');
  });

  test('is listed by state and category, newest first', async () => {
    const { id: categoryId } = await addCategory('ตัวกรอง');
    const states = {
      visible: { publishFrom: fromNow(-1) },
      ended: { publishFrom: fromNow(-3), publishUntil: fromNow(-2) },
      scheduled: { publishFrom: fromNow(2) },
      draft: { published: false, publishFrom: fromNow(-4) },
    };
    const ids: Record<string, number> = {};
    for (const [state, changes] of Object.entries(states))
      ids[state] = (await add({ categoryId, ...changes })).data.id;
    const list = async (filters: object) => {
      const { data } = await call('article/list', { filters, descending: true });
      return data.rows.map((row: { id: number }) => row.id);
    };
    expect(await list({ categoryId })).toEqual([ids.scheduled, ids.visible, ids.ended, ids.draft]);
    for (const state of Object.keys(states))
      expect(await list({ categoryId, state })).toEqual([ids[state]]);
  });

  test('is read by those who may see the window, and changed by nobody else', async () => {
    await addUser(db, 'auditor');
    const auditor = await signInAs(app, 'auditor');
    expect((await call('article/list', {}, auditor)).isSuccess).toBe(true);
    expect((await call('article/add', valuesOf(), auditor)).reasonText).toBe('not_permitted');
  });
});

describe('a category', () => {
  test('that articles stand in cannot be deleted', async () => {
    const { id } = await addCategory('มีบทความ');
    const { data } = await add({ categoryId: id });
    const refused = await call('articleCategory/delete', { ids: [id] });
    expect(refused).toMatchObject({
      reasonText: 'in_use',
      data: { fields: { [id]: 'ArticlesMaint' } },
    });
    await call('article/delete', { ids: [data.id] });
    expect((await call('articleCategory/delete', { ids: [id] })).isSuccess).toBe(true);
    expect((await add({ categoryId: id })).data.fields).toEqual({ categoryId: 'in_bin' });
    const restored = await call('article/restore', { ids: [data.id] });
    expect(restored.reasonText).toBe('category_in_bin');
    await call('articleCategory/restore', { ids: [id] });
    expect((await call('article/restore', { ids: [data.id] })).isSuccess).toBe(true);
  });

  test('is in the menu once there is something to read, by position, four at most', async () => {
    for (const [index, name] of ['ห้า', 'สี่', 'สาม', 'สอง', 'หนึ่ง'].entries()) {
      const { id } = await addCategory(`หมวด${name}`, 100 - index);
      await add({ categoryId: id });
    }
    const first = await addCategory('หมวดต้น', 0);
    const articleOfFirst = await add({ categoryId: first.id });
    await eventually(async () => expect((await get('/')).body).toContain('หมวดต้น'));
    expect((await get('/')).body).not.toContain('หมวดห้า');
    await change('article', articleOfFirst.data.id, { published: false });
    await eventually(async () => expect((await get('/')).body).not.toContain('หมวดต้น'));
  });

  test('counts its articles, those in the bin left out', async () => {
    const { id } = await addCategory('นับ');
    await add({ categoryId: id });
    const { data } = await add({ categoryId: id });
    await call('article/delete', { ids: [data.id] });
    expect((await call('articleCategory/read', { id })).data.articleCount).toBe(1);
  });
});
