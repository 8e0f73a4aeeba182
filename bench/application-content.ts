import { type Clients, insertTogether, runTogether, sharesOf } from './several-clients.ts';

/** The lender's years are as long whatever it had in them: a million come two minutes apart. */
const YEARS_MINUTES = 2_000_000;

const DICE = Array.from(
  { length: 15 },
  (_, side) => `hashint4(number * 17 + ${side + 1}) & 2147483647`,
);

/** Of the applications that a lender had in its years, one in twenty is still open. */
const insertRows = (rows: number) => (from: number, until: number) =>
  `
  insert into application (
    id, client_id, reference, applicant, product_id, product_name, first_name, last_name, company_name,
    personal, phone_digest, id_card_digest, phone_tail, province_code, place, ref_code, network,
    channel, convenient_time_id, asked_amount, deed_numbers, status, status_since, due_at, assignee,
    language, policy_version, marketing, created_at, updated_at, news_at, offer_state
  )
  overriding system value
  select number, gen_random_uuid(), 'R' || lpad(number::text, 8, '0'),
    case when dice[1] % 6 = 0 then 'company' else 'individual' end, dice[2] % 8 + 1, '{"th": "สินเชื่อที่ดิน"}',
    (array['สมชาย', 'สมหญิง', 'ประเสริฐ', 'มาลี', 'กิตติ', 'ธารา', 'พิมพ์', 'อรุณ', 'วิชัย', 'จันทร์'])[dice[3] % 10 + 1]
      || substr('กขคงจชซดตถทธนบปผพฟมยรลวสหอ', dice[4] % 26 + 1, 1),
    (array['ใจดี', 'ดินดำ', 'ทองมา', 'นาคำ', 'ศรีสุข', 'บุญมี', 'แสงทอง'])[dice[5] % 7 + 1] || dice[6] % 997,
    case when dice[1] % 6 = 0 then 'ไร่ที่ ' || dice[6] % 5000 else '' end,
    's1.sealed.' || md5(number::text), md5('phone' || dice[7] % 400000), md5('card' || number),
    lpad((number % 10000)::text, 4, '0'), lpad((dice[8] % 77 + 10)::text, 2, '0'),
    jsonb_build_object('province', part, 'district', part, 'subdistrict', part, 'postcode', '10200'),
    '', (array['GSB', 'TIP', 'BCP', null, null, null])[dice[9] % 6 + 1],
    (array['site', 'site', 'partner', 'staff'])[dice[10] % 4 + 1], dice[11] % 5 + 1, 50000000,
    (number * 37 % 900000)::text,
    case when open then (array['new', 'contacted', 'documents', 'appraisal', 'decision', 'approval', 'approved'])[dice[12] % 7 + 1]
      else (array['rejected', 'cancelled', 'closed', 'closed'])[dice[12] % 4 + 1] end,
    at + interval '3 days',
    case when open and dice[12] % 7 < 6 then at + (dice[13] % 400) * interval '1 hour' end,
    case when dice[14] % 3 > 0 then 'user' || dice[14] % 40 end,
    'th', 1, false, at, at + interval '4 days',
    case when open and dice[7] % 25 = 0 then at + interval '5 days' end,
    case when open and dice[12] % 7 = 6 then (array['made', 'accepted', 'declined', 'expired'])[dice[4] % 4 + 1]
      when not open and dice[12] % 4 > 1 and dice[4] % 3 = 0 then 'accepted' end
  from generate_series(${from}, ${until}) as number
  -- Nothing follows from anything else, and every run has the same.
  cross join lateral (select array[${DICE}] as dice) as thrown
  cross join lateral (
    select dice[15] % 20 = 0 as open, now() - (${rows} - number) * interval '${Math.min(2, YEARS_MINUTES / rows)} minutes' as at,
      '{"code": "10", "name": {"th": "กรุงเทพมหานคร"}}'::jsonb as part
  ) as facts`;

/** As the triggers would have done it, row by row. */
const countAll = (from: number, until: number) => `
  insert into application_count_change (day, kind, value, network, status, outcome, count, seconds)
  select part.day, part.kind, part.value, part.network, part.status, part.outcome, count(*), sum(part.amount)
  from application, application_sums(application) as part
  where id between ${from} and ${until} group by 1, 2, 3, 4, 5, 6`;

/** Indexes are made afterwards, which takes a fraction of the time. */
export async function insertApplications(clients: Clients, rows: number): Promise<void> {
  const [client] = clients;
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'application' and indexdef not like 'CREATE UNIQUE%'
    -- What takes longest comes first.
    order by indexdef like '%USING gin%' desc`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await insertTogether(clients, sharesOf(clients, rows, insertRows(rows)));
  await client.query(`select setval(pg_get_serial_sequence('application', 'id'), ${rows})`);
  await runTogether(clients, sharesOf(clients, rows, countAll));
  await runTogether(
    clients,
    indexes.map(({ definition }) => definition),
  );
  // What autovacuum would do within minutes, at once.
  await client.query('vacuum (analyze) application');
}
