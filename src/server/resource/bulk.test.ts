import { expect, test } from 'vitest';
import { fromNow, startContentMaintenance, VISIBLE } from '#tests/support/content-maintenance.ts';
import { addUser, signInAs } from '#tests/support/people.ts';

const { app, db, call } = await startContentMaintenance();

const promotion = (th: string, en: string, more: object = {}) => ({
  name: { th, ...(en && { en }) },
  summary: {},
  detail: { th: '<p>เนื้อหา</p>' },
  pictureId: null,
  position: 5,
  ...VISIBLE,
  ...more,
});
const add = async (th: string, en: string, more: object = {}) =>
  (await call('promotion/add', promotion(th, en, more))).data as { id: number; version: number };
const change = (changes: object[], more: object = {}) =>
  call('records/change', { resource: 'promotion', changes, ...more });
const read = async (id: number) => (await call('promotion/read', { id })).data;

test('many are changed in one go, what is refused is told by name, and one call takes all of it back', async () => {
  const [one, two] = [await add('ก', 'Apple'), await add('ข', 'Pear')];
  const ended = await add('ค', 'Plum', { publishFrom: fromNow(-9), publishUntil: fromNow(-2) });
  const asked = [one, two, ended].map(({ id }) => ({ id, values: { publishFrom: fromNow(-1) } }));

  const tried = await change(asked, { tryOnly: true });
  expect(tried.data.changed.map(({ name }: { name: string }) => name)).toEqual(['ก', 'ข']);
  expect(tried.data.refused).toEqual([
    { id: ended.id, name: 'ค', reason: 'invalid_input', fields: { publishUntil: 'before_start' } },
  ]);
  expect((await read(one.id)).version).toBe(1);

  const off = [one, two].map(({ id }) => ({ id, values: { published: false } }));
  const { data } = await change(off);
  expect(data).toMatchObject({ same: 0, refused: [] });
  expect((await change(off)).data).toMatchObject({ changed: [], same: 2 });
  expect(await read(one.id)).toMatchObject({ published: false, version: 2, updatedBy: 'editor' });
  // Each has its version and its line in the audit record, as after a save in its form.
  const { data: versions } = await call('records/versions', { resource: 'promotion', id: one.id });
  expect(versions.versions[0]).toMatchObject({ version: 2, changed: ['published'] });

  // Somebody saves one of them before it is taken back: that one stays theirs.
  await change([{ id: two.id, values: { position: 9 } }]);
  const back = data.changed.map((row: { id: number; version: number; before: object }) => ({
    id: row.id,
    version: row.version,
    values: row.before,
  }));
  const undone = (await change(back)).data;
  expect(undone.changed.map(({ id }: { id: number }) => id)).toEqual([one.id]);
  expect(undone.refused).toMatchObject([{ id: two.id, reason: 'conflict' }]);
  expect((await read(one.id)).published).toBe(true);
});

test('what is written cannot be changed this way, nor what tells of people, nor by who may only look', async () => {
  const { id } = await add('ง', '');
  expect((await change([{ id, values: { name: { th: 'อื่น' } } }])).reasonText).toBe('invalid_input');
  const wrong = await change([{ id, values: { categoryId: 3 } }]);
  expect(wrong.data.refused).toMatchObject([{ id, reason: 'invalid_input' }]);
  expect((await change([{ id: 999_999, values: { position: 1 } }])).reasonText).toBe('not_found');
  const twice = { id, values: { position: 1 } };
  expect((await change([twice, twice])).reasonText).toBe('invalid_input');
  await addUser(db, 'administrator');
  const administrator = await signInAs(app, 'administrator');
  const people = { resource: 'message', changes: [{ id: 1, values: { active: true } }] };
  expect((await call('records/change', people, administrator)).reasonText).toBe('not_found');
  await addUser(db, 'auditor');
  const auditor = await signInAs(app, 'auditor');
  const asked = { resource: 'promotion', changes: [twice] };
  expect((await call('records/change', asked, auditor)).reasonText).toBe('not_permitted');
});

test('one that went to the bin meanwhile is left there, and the others are changed', async () => {
  const [kept, gone] = [await add('จ', ''), await add('ฉ', '')];
  await call('promotion/delete', { ids: [gone.id] });
  const { data } = await change([kept, gone].map(({ id }) => ({ id, values: { position: 77 } })));
  expect(data.changed).toMatchObject([{ id: kept.id, before: { position: 5 } }]);
  expect(data.refused).toMatchObject([{ id: gone.id, reason: 'not_found' }]);
});

test('a list that is read in English stands in the order of its English names, page by page', async () => {
  await add('ฮ', 'Aardvark');
  await add('กก', 'zebra');
  await add('ซ', '');
  const names = async (language: string) => {
    const found: string[] = [];
    for (let after: string | undefined; ; ) {
      const input = { sort: 'name', language, size: 2, ...(after && { after }) };
      const { data } = await call('promotion/list', input);
      for (const { name } of data.rows)
        found.push(language === 'en' ? (name.en ?? name.th) : name.th);
      if (!data.next) return found;
      after = data.next;
    }
  };
  for (const language of ['th', 'en']) {
    const found = await names(language);
    const order = new Intl.Collator(language).compare;
    expect(found).toEqual(found.toSorted((a, b) => order(a.toLowerCase(), b.toLowerCase())));
  }
  expect((await names('en'))[0]).toBe('Aardvark');
});
