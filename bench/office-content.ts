import type pg from 'pg';

const CATEGORIES = `
  insert into article_category (name, position)
  select jsonb_build_object('th', 'หมวด ' || number, 'en', 'Category ' || number), number
  from generate_series(1, 8) as number`;

/** A few words each from a dozen, with a number of their own; one in ten is a draft, some are in the bin. */
const insertArticles = (rows: number) => `
  insert into article (
    published, publish_from, publish_until, category_id, name, summary, detail, reading_minutes,
    picture_id, updated_at, deleted_at
  )
  select dice[1] % 10 > 0,
    now() + (number - ${rows} * 0.98) * interval '20 minutes',
    case when dice[2] % 9 = 0 then now() + (number - ${rows} * 0.9) * interval '20 minutes' end,
    dice[3] % 8 + 1,
    jsonb_build_object('th', words[dice[4] % 12 + 1] || words[dice[5] % 12 + 1] || ' ตอนที่ ' || number,
      'en', 'Article ' || number),
    jsonb_build_object('th', words[dice[6] % 12 + 1] || ' ' || words[dice[7] % 12 + 1], 'en', ''),
    jsonb_build_object('th', '<p>' || repeat(words[dice[8] % 12 + 1] || ' ', 60) || '</p>'),
    '{"th": 1}', dice[9] % ${rows} + 1, now() - dice[10] % 10000000 * interval '1 second',
    case when dice[11] % 50 = 0 then now() end
  from generate_series(1, ${rows}) as number
  cross join lateral (
    select array_agg(hashint4(number * 13 + side) & 2147483647) as dice
    from generate_series(1, 11) as side
  ) as thrown
  cross join (select array['ที่ดิน', 'โฉนด', 'สินเชื่อ', 'ดอกเบี้ย', 'ผ่อนชำระ', 'เอกสาร', 'จำนอง',
    'ไถ่ถอน', 'ประเมิน', 'เกษตรกร', 'บ้าน', 'ธุรกิจ'] as words) as known`;

const insertPictures = (rows: number) => `
  insert into picture (content_hash, source_key, file_name, width, height, alt, created_at, used, deleted_at)
  select md5(number::text), md5(number::text), words[number % 6 + 1] || '-' || number || '.jpg', 1600, 900,
    case number % 5 when 0 then '{}'::jsonb
      else jsonb_build_object('th', 'ภาพ ' || words[number % 6 + 1] || ' ' || number,
        'en', case when number % 7 = 0 then '' else 'Picture ' || number end) end,
    now() - number * interval '1 minute', number % 3 > 0,
    case when number % 40 = 0 then now() end
  from generate_series(1, ${rows}) as number
  cross join (select array['ที่ดิน', 'โฉนด', 'นา', 'บ้าน', 'สวน', 'แผนที่'] as words) as known`;

const insertBranches = (rows: number) => `
  insert into branch (network, name, street1, tel, province_code, province_name, district_code,
    district_name, postcode, latitude, longitude, published, publish_from, deleted_at)
  select (array['GSB', 'TIP', 'BCP'])[number % 3 + 1],
    jsonb_build_object('th', 'สาขา' || words[number % 6 + 1] || ' ' || number, 'en', 'Branch ' || number),
    jsonb_build_object('th', number || ' ถนนมิตรภาพ'), '021112222', '50',
    '{"th": "เชียงใหม่", "en": "Chiang Mai"}', '5001', '{"th": "เมืองเชียงใหม่", "en": "Mueang Chiang Mai"}',
    '50000', 18.79, 98.99, true, now(), case when number % 40 = 0 then now() end
  from generate_series(1, ${rows}) as number
  cross join (select array['ตลาดเมืองใหม่', 'หน้าศาลากลาง', 'ริมโขง', 'สี่แยกบ้านแขก', 'ประตูน้ำ', 'ท่าเรือ'] as words) as known`;

/** A million articles whose English is older than the Thai, and which lack Japanese; as triggers would note it. */
const WANTED = `
  insert into wanted_translation (resource, language, state, record_id, fields)
  select 'article', language, state, number, '{name,detail}'
  from generate_series(1, 1000000) as number,
    (values ('en', 'outdated'), ('ja', 'missing')) as wanted (language, state)`;

/** Articles, pictures and branches as many, by statements; triggers that keep what shows what are left out. */
export async function insertOfficeContent(
  client: Pick<pg.Client, 'query'>,
  rows: number,
): Promise<void> {
  await client.query("set session_replication_role = 'replica'");
  for (const statement of [
    CATEGORIES,
    insertArticles(rows),
    insertPictures(rows),
    insertBranches(rows),
  ])
    await client.query(statement);
  await client.query("set session_replication_role = 'origin'");
  await client.query(WANTED);
  // What autovacuum would do within minutes, at once.
  await client.query(
    'vacuum (analyze) article, article_category, branch, picture, picture_use, wanted_translation',
  );
}
