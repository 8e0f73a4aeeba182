import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';
import { withLease } from './lease.ts';
import { lease } from './tables.ts';

const { db } = await startApp(await cloneDatabase());
const NAME = 'only one';

test('of two at once one does the work, and the next may when it is done', async () => {
  const work = Promise.withResolvers<string>();
  const first = withLease(db, NAME, ({ isHeld }) => {
    expect(isHeld()).toBe(true);
    return work.promise;
  });
  await expect.poll(() => db.$count(lease)).toBe(1);
  expect(await withLease(db, NAME, async () => 'second')).toBeUndefined();
  work.resolve('first');
  expect(await first).toEqual({ result: 'first' });
  expect(await withLease(db, NAME, async () => 'third')).toEqual({ result: 'third' });
});

test('who is gone is waited for no longer than the lease lasts; work that fails gives it back', async () => {
  const leave = (seconds: number) =>
    db.insert(lease).values({
      name: NAME,
      holder: randomUUID(),
      until: sql`now() + ${seconds} * interval '1 s'`,
    });
  await leave(5);
  expect(await withLease(db, NAME, async () => 'too early')).toBeUndefined();
  await db.delete(lease);
  await leave(-1);
  const failing = withLease(db, NAME, async () => {
    throw new Error('it fails');
  });
  await expect(failing).rejects.toThrow('it fails');
  expect(await db.$count(lease)).toBe(0);
});

test('long work keeps it, and who has lost it knows', async () => {
  let lost = false;
  await withLease(db, NAME, async ({ isHeld }) => {
    const [{ until } = { until: new Date() }] = await db.select().from(lease);
    await expect
      .poll(async () => (await db.select().from(lease))[0]?.until.getTime())
      .toBeGreaterThan(until.getTime());
    await db.update(lease).set({ holder: randomUUID() });
    await expect.poll(isHeld).toBe(false);
    lost = true;
  });
  expect(lost).toBe(true);
});
