import pg from 'pg';

const ARTICLES = 10_000;
const BRANCHES = 5_000;

/**
 * The demo's own articles many times over, with numbers of their own. All are older than the demo's,
 * so that the home page stays the same and only the amount behind it differs.
 */
const INSERT_ARTICLES = `
  with demo as (
    select *, row_number() over (order by id) - 1 as place, count(*) over () as many,
      min(publish_from) over () as oldest
    from article
  )
  insert into article (
    published, publish_from, category_id, name, summary, detail, reading_minutes, picture_id
  )
  select true, oldest - number * interval '3 hours', category_id,
    jsonb_build_object(
      'th', (name ->> 'th') || ' ฉบับที่ ' || number,
      'en', (name ->> 'en') || ', part ' || number
    ),
    jsonb_build_object(
      'th', 'ถามตอบครั้งที่ ' || number || ' ' || (summary ->> 'th'),
      'en', 'Question ' || number || ': ' || (summary ->> 'en')
    ),
    detail, reading_minutes, picture_id
  from generate_series(1, ${ARTICLES}) as number
  join demo on place = number % many
  where deleted_at is null`;

/**
 * Round the demo's branches, up to half a degree away. Every other one stays in the district of its
 * town, so a search for its commonest word finds half of all.
 */
const INSERT_BRANCHES = `
  with demo as (
    select *, row_number() over (order by id) - 1 as place, count(*) over () as many from branch
  ),
  districts(th, en) as (
    values (array['สันทราย', 'แม่ริม', 'บ้านโป่ง', 'หาดใหญ่', 'ปากช่อง', 'ศรีราชา', 'ท่าม่วง'],
      array['San Sai', 'Mae Rim', 'Ban Pong', 'Hat Yai', 'Pak Chong', 'Si Racha', 'Tha Muang'])
  ),
  streets(th, en) as (
    values (array['ถนนมิตรภาพ', 'ถนนสุขุมวิท', 'ถนนเพชรเกษม', 'ถนนพหลโยธิน', 'ถนนราษฎร์บำรุง'],
      array['Mittraphap Road', 'Sukhumvit Road', 'Phetkasem Road', 'Phahonyothin Road', 'Rat Bamrung Road'])
  )
  insert into branch (
    published, network, name, street1, tel, province_code, province_name, district_code,
    district_name, postcode, latitude, longitude
  )
  select true, network,
    jsonb_build_object('th', (name ->> 'th') || ' ' || number, 'en', (name ->> 'en') || ' ' || number),
    jsonb_build_object(
      'th', number || '/' || number % 9 + 1 || ' ' || streets.th[number % 5 + 1],
      'en', number || '/' || number % 9 + 1 || ' ' || streets.en[number % 5 + 1]
    ),
    tel, province_code, province_name,
    case when in_town then district_code else province_code || lpad((number % 7 + 2)::text, 2, '0') end,
    case when in_town then district_name
      else jsonb_build_object('th', districts.th[number % 7 + 1], 'en', districts.en[number % 7 + 1]) end,
    postcode,
    round((latitude + sin(number * 7.1) / 2)::numeric, 4),
    round((longitude + sin(number * 3.7) / 2)::numeric, 4)
  from generate_series(1, ${BRANCHES}) as number
  join demo on place = number % many
  cross join lateral (select number / many % 2 = 0 as in_town) as town
  cross join districts
  cross join streets`;

/** What autovacuum would do within minutes, at once. */
const SETTLE = 'vacuum (analyze) article, branch';

export async function insertVolume(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    for (const statement of [INSERT_ARTICLES, INSERT_BRANCHES, SETTLE]) {
      await client.query(statement);
    }
  } finally {
    await client.end();
  }
}
