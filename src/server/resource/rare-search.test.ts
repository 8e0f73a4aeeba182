import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startContentMaintenance } from '#tests/support/content-maintenance.ts';

const { db, call } = await startContentMaintenance();

/** Every third of one network; a word in each row, in one of ten, in one of a hundred, in two. */
await db.execute(sql`
  insert into branch (network, name, street1, tel, province_code, province_name, district_code,
    district_name, postcode, latitude, longitude, updated_at)
  select (array['GSB', 'TIP', 'BCP'])[number % 3 + 1],
    jsonb_build_object('th', 'สาขา ' || number
      || case when number % 10 = 0 then ' ริมโขง' else '' end
      || case when number % 100 = 0 then ' ฮูก' else '' end
      || case when number in (30, 600) then ' ๆฒ' else '' end
      || case when number % 3 = 2 then ' ท่าเรือ' else '' end, 'en', 'Branch ' || number),
    '{"th": "ถนนมิตรภาพ"}', '021112222', '50', '{"th": "เชียงใหม่", "en": "Chiang Mai"}', '5001',
    '{"th": "เมืองเชียงใหม่", "en": "Mueang Chiang Mai"}', '50000', 18.79, 98.99,
    now() - hashint4(number) % 1000 * interval '1 minute'
  from generate_series(1, 900) as number`);
await db.execute(sql`analyze branch`);

type Page = { rows: Array<{ id: number }>; next: string | null; total: number };

/** All that a list finds, page by page. */
async function listAll(search: string, order: { sort: string; descending: boolean }) {
  const found: number[] = [];
  let total = 0;
  for (let after: string | undefined; ; ) {
    const asked = { search, ...order, size: 40, after };
    const page: Page = (await call('branchGSB/list', asked)).data;
    if (!after) total = page.total;
    found.push(...page.rows.map(({ id }) => id));
    if (!page.next) return { found, total };
    after = page.next;
  }
}

async function findAll(words: string[], order: string): Promise<number[]> {
  const like = words.map((word) => sql`search_text like ${`%${word}%`}`);
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from branch where network = 'GSB' and ${sql.join(like, sql` and `)}
    order by ${sql.raw(order)}`);
  return rows.map(({ id }) => id);
}

test('what is rare is found as what is common: the same rows, in the same order, page by page', async () => {
  const searches: Record<string, string[]> = {
    ฮู: ['ฮู'],
    ๆฒ: ['ๆฒ'],
    ๆ: ['ๆ'],
    ฮฮ: ['ฮฮ'],
    'ฮู ริมโขง': ['ฮู', 'ริมโขง'],
    สา: ['สา'],
    '๙๙': ['99'],
    BR: ['br'],
    ริมโขง: ['ริมโขง'],
    ท่าเรือ: ['ท่าเรือ'],
    'สาขา 60': ['สาขา', '60'],
  };
  for (const [search, words] of Object.entries(searches)) {
    const newest = await findAll(words, 'updated_at desc, id desc');
    expect(await listAll(search, { sort: 'updatedAt', descending: true })).toEqual({
      found: newest,
      total: newest.length,
    });
    const named = await findAll(words, `lower(name ->> 'th') collate "th-x-icu", id`);
    const byName = await listAll(search, { sort: 'name', descending: false });
    expect(byName.found).toEqual(named);
  }
});

test('the palette finds two letters, however rare', async () => {
  const find = async (search: string) =>
    (await call('records/find', { search, size: 3 })).data.map(
      ({ name }: { name: object }) => name,
    );
  expect(await find('ๆฒ')).toMatchObject([{ en: 'Branch 600' }, { en: 'Branch 30' }]);
  expect(await find('ฮฮ')).toEqual([]);
  expect(await find('Br')).toHaveLength(9);
});
