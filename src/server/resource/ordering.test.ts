import { expect, test } from 'vitest';
import { startContentMaintenance, VISIBLE } from '#tests/support/content-maintenance.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { planOrder } from './ordering-rules.ts';

const { app, db, call } = await startContentMaintenance();

const add = async (th: string, position: number): Promise<number> =>
  (
    await call('promotion/add', {
      name: { th },
      summary: {},
      detail: { th: '<p>เนื้อหา</p>' },
      pictureId: null,
      position,
      ...VISIBLE,
    })
  ).data.id;
const names = async () =>
  (await call('promotion/list', { sort: 'position' })).data.rows.map(
    ({ name }: { name: { th: string } }) => name.th,
  );
const order = (seen: number[], id: number, after: number | null) => move(seen, { id, after });
const move = (seen: number[], ...moves: Array<{ id: number; after: number | null }>) =>
  call('records/order', { resource: 'promotion', seen, moves });

test('one is put behind another; who saw an older order is told, and one call takes it back', async () => {
  const seen = [await add('ก', 5), await add('ข', 5), await add('ค', 5), await add('ง', 20)];
  const [first = 0, second = 0, third = 0, last = 0] = seen;

  const { data: changed } = await order(seen, third, first);
  expect(await names()).toEqual(['ก', 'ค', 'ข', 'ง']);
  expect(changed.map(({ id }: { id: number }) => id).toSorted()).toEqual([second, third]);
  const { data: versions } = await call('records/versions', { resource: 'promotion', id: third });
  expect(versions.versions[0]).toMatchObject({ version: 2, changed: ['position'] });

  // Two at once, both from what they saw before: one is told.
  const both = await Promise.all([
    order([first, third, second, last], last, null),
    order([first, third, second, last], first, last),
  ]);
  expect(both.map(({ reasonText }) => reasonText).toSorted()).toEqual(['', 'conflict']);
  expect((await order(seen, first, last)).reasonText).toBe('conflict');

  const before = await names();
  const { data: moved } = await order([third, second], second, null);
  await call('records/change', {
    resource: 'promotion',
    changes: moved.map((row: { id: number; version: number; before: object }) => ({
      id: row.id,
      version: row.version,
      values: row.before,
    })),
  });
  expect(await names()).toEqual(before);

  await call('promotion/delete', { ids: [second] });
  expect((await order([third, second], second, null)).reasonText).toBe('conflict');
  expect((await order([third, second], last, null)).reasonText).toBe('invalid_input');
  await addUser(db, 'auditor');
  const auditor = await signInAs(app, 'auditor');
  const moves = [{ id: first, after: third }];
  const asked = { resource: 'promotion', seen: [first, third], moves };
  expect((await call('records/order', asked, auditor)).reasonText).toBe('not_permitted');
  const article = { ...asked, resource: 'article' };
  expect((await call('records/order', article)).reasonText).toBe('not_found');
});

test('one after another is moved in one go, each from where the one before left them', async () => {
  const named = ['ต', 'ถ', 'ท', 'ธ'];
  const seen: number[] = [];
  for (const name of named) seen.push(await add(name, 100));
  const [first = 0, second = 0, third = 0, last = 0] = seen;
  const ours = async () => (await names()).filter((name: string) => named.includes(name));

  const wrong = await move(seen, { id: first, after: second }, { id: third, after: third });
  expect(wrong.reasonText).toBe('invalid_input');
  const { data: changed } = await move(
    seen,
    { id: first, after: second },
    { id: last, after: first },
    { id: last, after: second },
  );
  expect(await ours()).toEqual(['ถ', 'ธ', 'ต', 'ท']);
  // However often it was moved, it is one change.
  expect(changed.find(({ id }: { id: number }) => id === last)).toMatchObject({ version: 2 });
  expect((await order(seen, first, second)).reasonText).toBe('conflict');
});

test('a new one is the last, also behind one that was put last by hand and where numbers end', async () => {
  const seen = [await add('แรก', 9_000), await add('รอง', 9_001)];
  const [first = 0, second = 0] = seen;
  await order(seen, first, second);
  await add('ใหม่', 0);
  expect((await names()).slice(-3)).toEqual(['รอง', 'แรก', 'ใหม่']);
  const far = await add('ท้ายสุดที่มีเลข', 9_999);
  expect(await add('หลังเลขสุดท้าย', 0)).toBeGreaterThan(far);
  expect((await names()).slice(-2)).toEqual(['ท้ายสุดที่มีเลข', 'หลังเลขสุดท้าย']);
});

test('a list is narrowed to what is still to be written in English, or to the others', async () => {
  const listed = async (english: string) =>
    (await call('promotion/list', { filters: { english } })).data.rows.map(
      ({ id }: { id: number }) => id,
    );
  const half = await add('ไม่มีอังกฤษ', 0);
  const whole = (
    await call('promotion/add', {
      name: { th: 'ครบ', en: 'Whole' },
      summary: {},
      detail: { th: '<p>ก</p>', en: '<p>a</p>' },
      pictureId: null,
      position: 1,
      ...VISIBLE,
    })
  ).data.id;
  expect(await listed('missing')).toContain(half);
  expect(await listed('missing')).not.toContain(whole);
  expect(await listed('complete')).toEqual([whole]);
  const wrong = await call('promotion/list', { filters: { english: 'perhaps' } });
  expect(wrong.reasonText).toBe('invalid_input');
});

test('so are the lists of products, branches and documents', async () => {
  await addUser(db, 'administrator');
  const admin = await signInAs(app, 'administrator');
  const names = [
    ...['product', 'productDetail', 'productTerms', 'creditLimit', 'articleCategory'],
    ...['branchGSB', 'branchTIP', 'branchBCP', 'document', 'documentHeader'],
  ];
  for (const name of names) {
    const { reasonText } = await call(`${name}/list`, { filters: { english: 'missing' } }, admin);
    expect(reasonText, name).toBe('');
  }
});

test('as few places change as can be', () => {
  const list = [10, 20, 30, 40].map((position, index) => ({ id: index + 1, position }));
  const seen = [1, 2, 3, 4];
  expect(planOrder(list, { seen, id: 4, after: 1 })).toEqual([{ id: 4, position: 15 }]);
  expect(planOrder(list, { seen, id: 1, after: 4 })).toEqual([{ id: 1, position: 50 }]);
  expect(planOrder(list, { seen, id: 3, after: null })).toEqual([{ id: 3, position: 9 }]);
  expect(planOrder(list, { seen, id: 2, after: 1 })).toEqual([]);
  const dense = seen.map((id) => ({ id, position: id }));
  expect(planOrder(dense, { seen, id: 1, after: 2 })).toEqual([
    { id: 2, position: 1 },
    { id: 1, position: 2 },
  ]);
  expect(planOrder(dense, { seen, id: 1, after: 3 })).toHaveLength(2);
  expect(planOrder(dense, { seen, id: 3, after: 1 })).toHaveLength(2);
  const none = seen.map((id) => ({ id, position: 0 }));
  expect(planOrder(none, { seen, id: 4, after: null })).toEqual([
    { id: 1, position: 1 },
    { id: 2, position: 2 },
    { id: 3, position: 3 },
  ]);
  const full = seen.map((id) => ({ id, position: 9_999 }));
  expect(planOrder(full, { seen, id: 1, after: 2 }).map(({ position }) => position)).toEqual([
    10, 20, 30, 40,
  ]);
});
