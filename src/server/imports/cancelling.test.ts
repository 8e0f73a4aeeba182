import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import type { ImportWork, Plans } from './plan.ts';
import { sheetImport, sheetImportRow } from './tables.ts';
import { writeImport } from './write-task.ts';

/** More than could be written before who waits has its turn. */
const ROWS = 100;
const { app, db } = await startApp(await cloneDatabase());
await addUser(db, 'administrator');
const administrator = await signInAs(app, 'administrator');

test('who cancels while rows are written waits for them, and the others are not written', async () => {
  const [job] = await db
    .insert(sheetImport)
    .values({
      resource: 'article',
      fileName: 'a.csv',
      total: ROWS,
      state: 'writing',
      createdBy: 'administrator',
      createdById: 1,
    })
    .returning();
  const id = job?.id ?? 0;
  const numbers = Array.from({ length: ROWS }, (_, index) => index + 2);
  await db.insert(sheetImportRow).values(numbers.map((rowNumber) => rowOf(id, rowNumber)));

  let cancelling: Promise<unknown> | undefined;
  const write: ImportWork['write'] = async (_tx, rows) => {
    if (!cancelling) {
      cancelling = post(app, 'imports/cancel', { resource: 'article', id }, administrator);
      await eventually(async () => expect(await countWaiting()).toBe(1));
    }
    return rows.map(({ rowNumber }) => ({ rowNumber, recordId: rowNumber, recordVersion: 1 }));
  };
  const work = { write } as ImportWork;
  const plans = { article: { chunk: 1, open: async () => work } } as unknown as Plans;
  await writeImport(db, plans, { id });

  expect(await cancelling).toMatchObject({ body: { isSuccess: true } });
  const [ended] = await db.select().from(sheetImport);
  expect(ended).toMatchObject({ state: 'cancelled' });
  const written = await db.$count(sheetImportRow, eq(sheetImportRow.state, 'written'));
  expect(written).toBe(ended?.done);
  expect(written).toBeLessThan(ROWS);
});

const rowOf = (importId: number, rowNumber: number) => ({
  importId,
  rowNumber,
  cells: ['ก'],
  action: 'new',
});

async function countWaiting() {
  const { rows } = await db.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]?.waiting;
}
