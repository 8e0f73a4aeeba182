import type pg from 'pg';

const CAMPAIGNS = 40;

/** Half of all in one campaign, a tenth of none. Nothing follows from anything else, and every run has the same. */
const insertMessages = (rows: number) => `
  insert into sms_message (campaign_id, event, event_key, sealed, phone_masked, phone_digest, language,
    state, attempts, parts, sent_at, delivered_at, provider_id, created_at, updated_at)
  select campaign, case when campaign is null then 'application' end,
    case when campaign is null then number || ':approved' end, 'v1.' || repeat('x', 200),
    '08' || dice[2] % 10 || '-xxx-' || lpad((dice[3] % 10000)::text, 4, '0'),
    encode(sha256(number::text::bytea), 'base64'), case when dice[4] % 5 = 0 then 'en' else 'th' end,
    state, 1, 1, case when state <> 'queued' then at end,
    case when state = 'delivered' then at + interval '9 seconds' end,
    case when state <> 'queued' then 'P' || number end, at - interval '1 minute', at
  from generate_series(1, ${rows}) as number
  cross join lateral (
    select array_agg(hashint4(number * 17 + side) & 2147483647) as dice
    from generate_series(1, 5) as side
  ) as thrown
  cross join lateral (
    select case when dice[1] % 10 < 5 then 1 when dice[1] % 10 < 9 then 2 + dice[1] % ${CAMPAIGNS - 1} end as campaign,
      case when dice[5] % 100 < 75 then 'delivered' when dice[5] % 100 < 93 then 'sent'
        when dice[5] % 100 < 96 then 'failed' when dice[5] % 100 < 97 then 'unknown'
        when dice[5] % 100 < 98 then 'cancelled' else 'queued' end as state,
      now() - (${rows} - number) * interval '20 seconds' as at
  ) as facts`;

/** Indexes are made afterwards, which takes a fraction of the time. */
export async function insertSmsContent(client: Pick<pg.Client, 'query'>, rows: number) {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'sms_message' and indexdef not like 'CREATE UNIQUE%'`);
  await client.query("set maintenance_work_mem = '256MB'");
  await client.query(`
    insert into sms_campaign (name, texts, state, recipients, started_at)
    select 'ข่าวงวด ' || number, '{"th": "ข่าวถึงคุณ{name}", "en": ""}',
      case number when 1 then 'sending' else 'done' end, 1, now()
    from generate_series(1, ${CAMPAIGNS}) as number`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query(insertMessages(rows));
  for (const { definition } of indexes) await client.query(definition);
  // What autovacuum would do within minutes, at once.
  await client.query('vacuum (analyze) sms_message');
}
