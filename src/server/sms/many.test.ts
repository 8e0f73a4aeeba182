import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createSmsParts } from '#server/compose/sms.ts';
import { readParameters } from '#server/parameters/queries.ts';
import { createSealing } from '#server/platform/sealed.ts';
import { workOffJobs } from '#tests/support/jobs.ts';
import { openSmsHouse } from '#tests/support/sms-campaign.ts';
import { startSmsGateway } from '#tests/support/sms-gateway.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';
import { gatherRecipients } from './gather-task.ts';
import { rollUpMessages } from './message-counts.ts';
import { insertList } from './recipient-lists.ts';
import { addRecipients, readPeople } from './recipients.ts';
import { smsRecipientList } from './tables.ts';

const house = await openSmsHouse(await startApp(await cloneDatabase(), { smsAllowPrivate: true }));
const { db, call, addCampaign, facts, step, workUntil } = house;
const gateway = await startSmsGateway();
const parts = createSmsParts({
  ...{ db, store: house.store, secretKey: house.secretKey },
  parameters: () => readParameters(db),
  settings: { publicOrigin: 'http://chanote.test', smsAllowPrivate: true },
});

/** More than one statement takes at once. */
const MANY = 4_500;

async function addMany(id: number, state: string) {
  const listId = await insertList(db, {
    campaignId: id,
    kind: 'applications',
    state: 'done',
    added: MANY,
  });
  await db.execute(sql`
    insert into sms_message (campaign_id, list_id, sealed, phone_masked, phone_digest, language, state)
    select ${id}::int, ${listId}::int, '', '08x-xxx-0000', 'digest ' || number, 'th', ${state}
    from generate_series(1, ${MANY}::int) as number`);
  return listId;
}

// How many rows each statement changed: none may hold up others for long.
await db.execute(sql`create table changed_at_once (rows int)`);
await db.execute(sql`create function note_size() returns trigger language plpgsql as $$ begin
  insert into changed_at_once select count(*) from changed; return null; end $$`);
for (const [what, table] of [
  ['update', 'new'],
  ['delete', 'old'],
])
  await db.execute(
    sql.raw(`create trigger size_of_${what} after ${what} on sms_message
      referencing ${table} table as changed for each statement execute function note_size()`),
  );
const mostAtOnce = async () => {
  const { rows } = await db.execute<{ most: number }>(
    sql`select max(rows) as most from changed_at_once`,
  );
  return rows[0]?.most;
};

const exactly = async (id: number) => {
  const { rows } = await db.execute<{ state: string; count: number }>(
    sql`select state, count(*)::int as count from sms_message where campaign_id = ${id} group by 1`,
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
};

test('a campaign of many is cancelled at once, and none of its messages goes out', async () => {
  await house.setGateway(gateway.origin);
  const id = await addCampaign('');
  await addMany(id, 'queued');
  await db.execute(sql`update sms_campaign set state = 'sending' where id = ${id}`);
  const { data } = await step(id, 'cancel');
  expect(data.state).toBe('cancelled');
  expect(data.counts.queued).toBeGreaterThan(0);
  await workUntil(id, ({ counts }) => counts.queued === 0);
  expect(await exactly(id)).toEqual({ cancelled: MANY });
  expect(gateway.sent).toEqual([]);
  expect(await mostAtOnce()).toBe(2_000);
  await rollUpMessages(db);
  expect((await facts(id)).counts).toMatchObject({ queued: 0, cancelled: MANY });
});

test('a campaign ends only when everything in doubt has been decided, however much it is', async () => {
  const id = await addCampaign('');
  await addMany(id, 'unknown');
  await db.execute(sql`update sms_campaign set state = 'sending' where id = ${id}`);
  const decided = await call('smsCampaign/decide', { id, as: 'sent' });
  expect(decided.data.counts.unknown).toBeGreaterThan(0);
  const again = await call('smsCampaign/decide', { id, as: 'again' });
  expect(again.reasonText).toBe('conflict');
  const { counts } = await workUntil(id, ({ state }) => state === 'done');
  expect(counts).toMatchObject({ unknown: 0, sent: MANY });
});

test('a list of many leaves the campaign at once and its messages soon; until then nothing is handed in', async () => {
  const id = await addCampaign('0811110001');
  const listId = await addMany(id, 'queued');
  const { data } = await call('smsCampaign/removeList', { id, listId });
  expect(data.lists).toHaveLength(1);
  expect((await step(id, 'submit')).data.fields).toEqual({ recipients: 'still_gathering' });
  await workOffJobs(house);
  expect(await exactly(id)).toEqual({ queued: 1 });
  expect(await mostAtOnce()).toBe(2_000);
  expect((await facts(id)).estimate.recipients).toBe(1);
  expect((await step(id, 'submit')).isSuccess).toBe(true);
});

test('a list that is removed while it is being gathered stops, and leaves nobody behind', async () => {
  const id = await addCampaign('');
  const listId = await insertList(db, { campaignId: id, kind: 'applications' });
  async function* people() {
    for (let page = 0; page < 5; page += 1) {
      yield [{ phone: `+6681111000${page}`, name: '', ref: '', language: 'th' as const }];
      // After the first page stands, somebody thinks better of it.
      if (page === 2) await call('smsCampaign/removeList', { id, listId });
    }
  }
  await gatherRecipients({ ...parts, sources: { applications: people } }, { listId });
  expect(await exactly(id)).toEqual({});
  expect((await facts(id)).lists).toEqual([]);
});

test('a list of many that is removed during its last page is cleared, and nobody of it is left', async () => {
  const id = await addCampaign('');
  const listId = await insertList(db, { campaignId: id, kind: 'applications' });
  const many = Array.from({ length: 2_100 }, (_none, index) => ({
    ...{ phone: `+6682${String(index).padStart(7, '0')}`, name: '', ref: '' },
    language: 'th' as const,
  }));
  async function* people() {
    yield many;
    // All of them stand in the campaign, and the list is not yet called done.
    await expect.poll(async () => (await exactly(id)).queued, { timeout: 20_000 }).toBe(2_100);
    await call('smsCampaign/removeList', { id, listId });
  }
  await gatherRecipients({ ...parts, sources: { applications: people } }, { listId });
  await workOffJobs(house);
  expect(await exactly(id)).toEqual({});
  expect(await db.$count(smsRecipientList, eq(smsRecipientList.id, listId))).toBe(0);
});

test('the next page of a long list is added by looking at its own people, not at all who are there', async () => {
  const campaignId = await addCampaign('');
  const id = await insertList(db, { campaignId, kind: 'applications' });
  const sealing = createSealing(house.secretKey);
  const page = (number: number) =>
    Array.from({ length: 1_000 }, (_, index) => ({
      ...{ phone: `+6681${number}${String(index).padStart(6, '0')}`, name: '', ref: '' },
      language: 'th' as const,
    }));
  const looked = await db.transaction(async (tx) => {
    const read = async () => {
      const { rows } = await tx.execute<{ rows: number }>(sql`
        select (seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_xact_user_tables
        where relname = 'sms_message'`);
      return rows[0]?.rows ?? 0;
    };
    for (const number of [1, 2, 3])
      await addRecipients(tx, sealing, { id, campaignId }, readPeople(sealing, page(number), 1));
    const before = await read();
    await addRecipients(tx, sealing, { id, campaignId }, readPeople(sealing, page(4), 1));
    return (await read()) - before;
  });
  expect(await exactly(campaignId)).toEqual({ queued: 4_000 });
  expect(looked).toBeLessThanOrEqual(1_000);
});
