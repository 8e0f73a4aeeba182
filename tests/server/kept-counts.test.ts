import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { migrateTo } from '#server/operations/migrate-to.ts';
import { migrateDatabase } from '#server/platform/migrate.ts';
import { createEmpty } from '#tests/support/template-database.ts';

const BEFORE = 2;

test('what a database of before holds is counted when it is brought up to date', async () => {
  const { url, drop } = await createEmpty(inject('templateUrl'));
  afterAll(drop);
  await migrateTo(url, BEFORE);
  const client = new pg.Client(url);
  await client.connect();
  afterAll(() => client.end());
  // Three versions: the Thai of the name changed alone in the second, the English of the detail after.
  const versions = [
    { name: { th: 'ก', en: 'A', ja: 'あ' }, detail: { th: 'ค' } },
    { name: { th: 'ข', en: 'A', ja: 'い' }, detail: { th: 'ค', en: 'C' } },
    { name: { th: 'ข', en: 'A', ja: 'い' }, detail: { th: 'ง', en: 'D' } },
  ];
  const now = versions.at(-1);
  const { rows } = await client.query<{ id: number }>(
    `insert into question (name, detail, version, deleted_at)
      values ($1, $2, 3, null), ($1, $2, 3, now()) returning id`,
    [now?.name, now?.detail],
  );
  for (const { id } of rows)
    for (const [index, values] of versions.entries())
      await client.query(
        'insert into record_version (resource, record_id, version, values) values ($1, $2, $3, $4)',
        ['question', id, index + 1, values],
      );
  await client.query(
    `insert into sms_campaign (name, texts) values ('ข่าว', '{"th": "ข่าว", "en": ""}')`,
  );
  await client.query(`insert into sms_message
    (campaign_id, sealed, phone_masked, phone_digest, language, state, recorded)
    select 1, 'x', 'x', number, 'th', 'sent', number > 2 from generate_series(1, 5) as number`);

  await migrateDatabase(url);
  const [live, binned] = rows.map(({ id }) => id);
  const { rows: wanted } = await client.query(`select record_id, language, state, fields
    from wanted_translation where resource = 'question' order by record_id, language, state`);
  const want = (
    record_id: number | undefined,
    language: string,
    state: string,
    fields: string[],
  ) => ({
    ...{ record_id, language, state, fields },
  });
  const others = ['ko', 'zh-Hans', 'zh-Hant'];
  expect(wanted).toEqual([
    want(live, 'en', 'outdated', ['name']),
    want(live, 'ja', 'missing', ['detail']),
    ...others.map((language) => want(live, language, 'missing', ['name', 'detail'])),
    want(binned, 'en', 'binned', ['name']),
  ]);
  const { rows: counts } = await client.query(`select state, sum(count)::int as count
    from wanted_translation_count where resource = 'question' group by 1 order by 1`);
  expect(counts).toEqual([
    { state: 'binned', count: 1 },
    { state: 'missing', count: 4 },
    { state: 'outdated', count: 1 },
  ]);
  const { rows: messages } = await client.query(
    'select campaign_id, state, recorded, count from sms_message_count order by recorded',
  );
  expect(messages).toEqual([
    { campaign_id: 1, state: 'sent', recorded: false, count: 2 },
    { campaign_id: 1, state: 'sent', recorded: true, count: 3 },
  ]);
});
