import { eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { ImportState } from '#contract/imports/imports.ts';
import { appUser } from '#server/users/tables.ts';
import { untilOneWaits } from '#tests/support/locked.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { endAbandoned } from './abandoned.ts';
import { checkImport } from './check-task.ts';
import { forgetOldRows } from './old-rows.ts';
import type { ImportWork, Plans } from './plan.ts';
import { requestStep } from './queries.ts';
import { sheetImport, sheetImportRow } from './tables.ts';
import { undoImport } from './undo-task.ts';
import { writeImport } from './write-task.ts';

/** More than could be written before who waits has its turn. */
const ROWS = 100;
const { app, db } = await startApp(await cloneDatabase());
await addUser(db, 'administrator');
const [LAST, MORE] = [{ isLast: true }, { isLast: false }];
const administrator = await signInAs(app, 'administrator');
const [{ id: administratorId } = { id: 0 }] = await db.select().from(appUser);

test('who cancels while rows are written waits for them, and the others are not written', async () => {
  const id = await begin('writing', ROWS);

  let cancelling: Promise<unknown> | undefined;
  const write: ImportWork['write'] = async (_tx, rows) => {
    if (!cancelling) {
      cancelling = post(app, 'imports/cancel', { resource: 'article', id }, administrator);
      await untilOneWaits(db);
    }
    return rows.map(({ rowNumber }) => ({ rowNumber, recordId: rowNumber, recordVersion: 1 }));
  };
  const plans = plansOf({ write });
  await writeImport(db, plans, { id }, { isLast: false });

  expect(await cancelling).toMatchObject({ body: { isSuccess: true } });
  const ended = await find(id);
  expect(ended).toMatchObject({ state: 'cancelled' });
  const written = await db.$count(sheetImportRow, eq(sheetImportRow.state, 'written'));
  expect(written).toBe(ended?.done);
  expect(written).toBeLessThan(ROWS);
});

describe('a step whose last try fails', () => {
  const fail = () => Promise.reject(new Error('no'));
  const call = async (name: string, id: number, more: object = {}) =>
    (await post(app, `imports/${name}`, { resource: 'article', id, ...more }, administrator)).body;

  test('is not over while there are more tries', async () => {
    const id = await begin('checking', 1);
    await expect(checkImport(db, plansOf({ check: fail }), { id }, MORE)).rejects.toThrow('no');
    expect(await find(id)).toMatchObject({ state: 'checking' });
    await db.update(sheetImport).set({ state: 'cancelled' }).where(eq(sheetImport.id, id));
    await expect(writeImport(db, plansOf({ write: fail }), { id }, LAST)).resolves.toBe(undefined);
  });

  test('checking: one says again which column is which', async () => {
    const id = await begin('checking', 1);
    await expect(checkImport(db, plansOf({ check: fail }), { id }, LAST)).rejects.toThrow('no');
    expect((await call('read', id)).data).toMatchObject({
      state: 'mapping',
      failure: 'not_checked',
    });
    const mapping = { id: 0 };
    const again = await call('map', id, { mapping });
    expect(again).toMatchObject({ data: { state: 'checking', failure: null, mapping } });
  });

  test('writing and undoing: what was written is told, and can be undone until it is', async () => {
    const id = await begin('writing', 3);
    await db
      .update(sheetImport)
      .set({ report: { mapping: {} } })
      .where(eq(sheetImport.id, id));
    const write: ImportWork['write'] = async (_tx, rows) => {
      if (rows.some(({ rowNumber }) => rowNumber === 4)) return fail();
      return rows.map(({ rowNumber }) => ({ rowNumber, recordId: rowNumber, recordVersion: 1 }));
    };
    await expect(writeImport(db, plansOf({ write }), { id }, LAST)).rejects.toThrow('no');
    expect((await call('read', id)).data).toMatchObject({
      state: 'cancelled',
      failure: 'not_written',
      done: 2,
      written: { new: 2 },
      endedAt: expect.any(String),
    });
    // What no field was read from is forgotten, as of every import that is over.
    const rows = await db.select().from(sheetImportRow).where(eq(sheetImportRow.importId, id));
    expect(rows.map(({ cells }) => cells)).toEqual([[''], [''], ['']]);

    expect(await call('undo', id)).toMatchObject({ data: { state: 'undoing', failure: null } });
    await expect(undoImport(db, plansOf({ undo: fail }), { id }, LAST)).rejects.toThrow('no');
    expect(await find(id)).toMatchObject({ state: 'cancelled', report: { failure: 'not_undone' } });
    expect(await call('undo', id)).toMatchObject({ data: { state: 'undoing', failure: null } });
    await undoImport(db, plansOf({ undo: async () => new Map() }), { id }, LAST);
    expect((await call('read', id)).data).toMatchObject({
      state: 'undone',
      done: 0,
      failure: null,
    });
  });

  test('where every try took the process down with it, the night tells; what is tried stays', async () => {
    await db.execute(sql`delete from graphile_worker._private_jobs`);
    const [lost, tried] = [await begin('writing', 1), await begin('writing', 1)];
    const old = new Date(Date.now() - 2 * 3_600_000);
    await db.update(sheetImport).set({ createdAt: old });
    await requestStep(db, 'write_import', tried);
    await db.execute(sql`update graphile_worker._private_jobs
      set attempts = max_attempts, locked_at = now(), locked_by = 'somebody'`);
    await endAbandoned(db);
    expect(await find(lost)).toMatchObject({
      state: 'cancelled',
      report: { failure: 'not_written' },
    });
    expect(await find(tried)).toMatchObject({ state: 'writing' });
  });
});

test('after their time the rows of an import go, and with them the way back; that it was stays', async () => {
  const days = 180;
  const [old, second, unfinished, fresh] = [
    await begin('done', 3),
    await begin('cancelled', 2),
    await begin('undoing', 1),
    await begin('done', 1),
  ];
  await db
    .update(sheetImportRow)
    .set({ state: 'written', before: { email: 'somebody@example.com' } })
    .where(eq(sheetImportRow.importId, old));
  await db
    .update(sheetImport)
    .set({
      done: 3,
      report: { columns: ['ชื่อ'], mapping: { name: 0 } },
      createdAt: sql`now() - make_interval(days => ${days + 1}::int)`,
    })
    .where(inArray(sheetImport.id, [old, second, unfinished]));
  const of = async (path: string, input: object) =>
    (await post(app, `imports/${path}`, { resource: 'article', ...input }, administrator)).body;
  expect((await of('read', { id: old })).data).toMatchObject({ cleared: false });
  await forgetOldRows(db, days);
  await forgetOldRows(db, days);
  const rowsOf = (id: number) => db.$count(sheetImportRow, eq(sheetImportRow.importId, id));
  expect(await Promise.all([old, second, unfinished, fresh].map(rowsOf))).toEqual([0, 0, 1, 1]);
  expect((await of('read', { id: old })).data).toMatchObject({
    ...{ state: 'done', fileName: 'a.csv', cleared: true, columns: [], mapping: {} },
    ...{ total: 3, done: 3, written: { new: 3, changed: 0 } },
  });
  const { data: listed } = await of('list', {});
  expect(listed.map(({ id }: { id: number }) => id)).toContain(old);
  expect((await of('undo', { id: old })).reasonText).toBe('conflict');
  expect(await find(old)).toMatchObject({ state: 'done' });
});

async function begin(state: ImportState, rows: number): Promise<number> {
  const [job] = await db
    .insert(sheetImport)
    .values({
      resource: 'article',
      fileName: 'a.csv',
      total: rows,
      state,
      createdBy: 'administrator',
      createdById: administratorId,
    })
    .returning();
  const id = job?.id ?? 0;
  const numbers = Array.from({ length: rows }, (_, index) => index + 2);
  await db.insert(sheetImportRow).values(numbers.map((rowNumber) => rowOf(id, rowNumber)));
  return id;
}

/** A plan for articles that works as it is told, row by row. */
const plansOf = (work: Partial<ImportWork>) =>
  ({ article: { chunk: 1, open: async () => work } }) as unknown as Plans;

async function find(id: number) {
  const [found] = await db.select().from(sheetImport).where(eq(sheetImport.id, id));
  return found;
}

const rowOf = (importId: number, rowNumber: number) => ({
  importId,
  rowNumber,
  cells: ['ก'],
  action: 'new',
});
