import { randomBytes } from 'node:crypto';
import { desc, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createLogger } from '#server/platform/logger.ts';
import { createSealing } from '#server/platform/sealed.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { auditAddressRetention } from './addresses.ts';
import { checkSeals } from './check-seals.ts';
import { recordEvent } from './record.ts';
import { checkAudit } from './seal-tasks.ts';
import { sealEvents } from './seals.ts';
import { auditEvent, auditSeal } from './tables.ts';

const { app, db } = await startApp(await cloneDatabase());
const sealing = createSealing(randomBytes(32).toString('hex'));
const by = { actor: 'somchai', actorId: 7, address: '192.0.2.7' };

/** As the owner of the database can, past all triggers. */
async function asOwner(...statements: ReturnType<typeof sql>[]) {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const statement of statements) await tx.execute(statement);
  });
}

async function record(...names: string[]): Promise<number[]> {
  for (const subjectName of names) {
    const changes = { name: { from: 'ก', to: [1, null, { b: 2, a: 1 }] } };
    await recordEvent(db, by, { action: 'change', subject: 'Audit', subjectName, changes });
  }
  const rows = await db
    .select({ id: auditEvent.id })
    .from(auditEvent)
    .orderBy(desc(auditEvent.id))
    .limit(names.length);
  return rows.map(({ id }) => id).reverse();
}

async function chain() {
  const { body } = await post(app, 'audit/chain', {}, await signInAs(app, 'auditor'));
  return body.data;
}

beforeAll(() => addUser(db, 'auditor'));
beforeEach(() =>
  asOwner(
    sql`delete from audit_event`,
    sql`delete from audit_seal`,
    sql`delete from audit_check`,
    sql`delete from audit_seal_key`,
    sql`delete from audit_removal`,
  ),
);

test('what is recorded is sealed, once, and found as it was written', async () => {
  await record('one', 'two', 'three');
  expect(await sealEvents(db, sealing)).toBe(3);
  expect(await sealEvents(db, sealing)).toBe(0);
  expect(await checkAudit(db, sealing)).toMatchObject({ position: 3, fault: null });
  expect(await chain()).toMatchObject({
    sealed: 3,
    lastCheck: { events: 3, fault: null, brokenEventId: null, until: expect.any(String) },
  });
});

test('in whatever way a session writes dates', async () => {
  await record('one');
  await sealEvents(db, sealing);
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local timezone = 'Asia/Bangkok'`);
    await tx.execute(sql`set local datestyle = 'German'`);
    expect(await checkSeals(tx, sealing)).toMatchObject({ position: 1, fault: null });
  });
});

test.each([
  ['its name', sql`subject_name = 'another'`],
  ['who did it', sql`actor = null`],
  ['when', sql`at = at + interval '1 microsecond'`],
  ['what changed', sql`changes = '{}'`],
])('an event whose %s was altered past the triggers is found', async (_what, change) => {
  const [, id] = await record('one', 'two', 'three');
  await sealEvents(db, sealing);
  await asOwner(sql`update audit_event set ${change} where id = ${id}`);
  const found = { fault: 'changed', brokenEventId: id };
  expect(await checkAudit(db, sealing)).toMatchObject({ ...found, position: 1 });
  expect(await chain()).toMatchObject({ lastCheck: { ...found, events: 1 } });
});

test('a removed event is found, also where its seal went with it', async () => {
  const [, id] = await record('one', 'two', 'three');
  await sealEvents(db, sealing);
  await asOwner(sql`delete from audit_event where id = ${id}`);
  expect(await checkSeals(db, sealing)).toMatchObject({ fault: 'removed', brokenEventId: id });
  await asOwner(sql`delete from audit_seal where event_id = ${id}`);
  expect(await checkSeals(db, sealing)).toMatchObject({ position: 1, fault: 'cut' });
  await asOwner(sql`update audit_seal set position = 2 where position = 3`);
  expect(await checkSeals(db, sealing)).toMatchObject({ position: 1, fault: 'changed' });
});

test('the end cannot be cut off once it was looked at', async () => {
  const [, , last] = await record('one', 'two', 'three');
  await sealEvents(db, sealing);
  await checkAudit(db, sealing);
  await asOwner(
    sql`delete from audit_event where id = ${last}`,
    sql`delete from audit_seal where event_id = ${last}`,
  );
  expect(await checkSeals(db, sealing)).toMatchObject({ position: 2, fault: 'cut' });
});

test('who owns the database but not the key cannot seal anew', async () => {
  await record('one');
  await sealEvents(db, sealing);
  const strange = createSealing(randomBytes(32).toString('hex'));
  expect(await checkSeals(db, strange)).toMatchObject({ fault: 'key' });
  await asOwner(
    sql`delete from audit_seal_key`,
    sql`delete from audit_seal`,
    sql`update audit_event set actor = 'x'`,
  );
  await sealEvents(db, strange);
  expect((await checkSeals(db, sealing)).fault).toBe('key');
});

test('an event whose transaction ends late is sealed later, and those who write do not wait', async () => {
  const late = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const slow = db.transaction(async (tx) => {
    await recordEvent(tx, by, { action: 'change', subject: 'Audit', subjectName: 'late' });
    begun.resolve();
    await late.promise;
  });
  await begun.promise;
  await record('early');
  expect(await sealEvents(db, sealing)).toBe(1);
  late.resolve();
  await slow;
  expect(await sealEvents(db, sealing)).toBe(1);
  const order = await db.select().from(auditSeal).orderBy(auditSeal.position);
  expect(order[0]?.eventId).toBeGreaterThan(order[1]?.eventId ?? 0);
  expect(await checkSeals(db, sealing)).toMatchObject({ position: 2, fault: null });
});

test('many who seal at once make one chain', async () => {
  await record(...Array.from({ length: 30 }, (_, number) => `event ${number}`));
  const sealed = await Promise.all(Array.from({ length: 4 }, () => sealEvents(db, sealing)));
  expect(sealed.reduce((sum, some) => sum + some)).toBe(30);
  expect(await checkSeals(db, sealing)).toMatchObject({ position: 30, fault: null });
});

test('seals stand as events do: nothing of them can be changed or removed', async () => {
  await record('one');
  await sealEvents(db, sealing);
  for (const statement of [
    sql`update audit_seal set seal = 'x'`,
    sql`delete from audit_seal`,
    sql`truncate audit_seal`,
  ])
    await expect(db.execute(statement)).rejects.toThrow();
});

test('an address goes when its time is over, and the seals stay sound; nothing else can go', async () => {
  const [old = 0] = await record('old', 'new');
  await sealEvents(db, sealing);
  const { clearSome } = auditAddressRetention(sealing);
  await asOwner(sql`update audit_event set at = at - interval '200 days' where id = ${old}`);
  // Made older behind the back of the seals, it is left as it is.
  expect(await clearSome(db, 180, 1)).toMatchObject({ cleared: 0, last: { id: old } });
  expect(await db.$count(auditEvent, sql`address = ''`)).toBe(0);
  await asOwner(sql`update audit_event set at = at + interval '200 days' where id = ${old}`);
  const first = await clearSome(db, 0, 1);
  expect(first).toMatchObject({ cleared: 1, last: { id: old } });
  expect(await clearSome(db, 0, 1, first.last)).toMatchObject({ cleared: 1 });
  expect(await clearSome(db, 0, 1)).toEqual({ cleared: 0, last: undefined });
  const rows = await db.select().from(auditEvent).where(sql`subject_name in ('old', 'new')`);
  expect(rows.map(({ address }) => address)).toEqual(['', '']);
  expect(await checkSeals(db, sealing)).toMatchObject({ position: 2, fault: null });
  await asOwner(sql`update audit_event set actor = 'another' where id = ${old}`);
  expect(await checkSeals(db, sealing)).toMatchObject({ fault: 'changed', brokenEventId: old });
});

test('an address emptied by somebody else is found', async () => {
  const [id = 0] = await record('one');
  await sealEvents(db, sealing);
  await db.update(auditEvent).set({ address: '' }).where(sql`id = ${id}`);
  expect(await checkSeals(db, sealing)).toMatchObject({ fault: 'changed', brokenEventId: id });
});

test('a look that fails is no alarm, and what was right before is looked at again', async () => {
  const lines: string[] = [];
  const log = createLogger('error', { write: (line) => lines.push(line) });
  const [first = 0] = await record('one', 'two', 'three');
  await checkAudit(db, sealing, { log });
  await record('four');
  const slow = new Error('canceling statement due to statement timeout');
  const hindered: typeof db = Object.assign(Object.create(db), {
    transaction: () => Promise.reject(slow),
  });
  await expect(checkAudit(hindered, sealing, { log })).rejects.toBe(slow);
  expect(lines).toEqual([]);
  expect(await chain()).toMatchObject({ sealed: 3, lastCheck: { events: 3, fault: null } });

  expect(await checkAudit(db, sealing, { log })).toMatchObject({ fault: null, lookedAgainTo: 3 });
  await asOwner(sql`update audit_event set subject_name = 'other' where id = ${first}`);
  const found = { fault: 'changed', brokenEventId: first };
  expect(await checkAudit(db, sealing, { log })).toMatchObject(found);
  // Found once, it is told every night until it is mended.
  expect(await checkAudit(db, sealing, { log })).toMatchObject(found);
  expect(lines).toHaveLength(2);
  await asOwner(sql`update audit_event set subject_name = 'one' where id = ${first}`);
  expect(await checkAudit(db, sealing, { log })).toMatchObject({ fault: null });
});
