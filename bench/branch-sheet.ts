import pg from 'pg';

/** Every ten rows of the sheet: what each of them is, beside the empty one. */
const TEN = [
  'new',
  'same',
  'changed',
  'same',
  'changed',
  'wrong type',
  'doubled',
  'unknown province',
  'too long',
] as const;
const TENS = 5_000;
/** Rows of the sheet, the empty ones among them. */
export const SHEET_ROWS = TENS * (TEN.length + 1);

/** How many rows a check must call what. */
export const EXPECTED = {
  new: TENS,
  changed: TENS * 2,
  same: TENS * 2,
  refused: TENS * 4,
};

const COLUMNS =
  'name.th,street1.th,tel,provinceCode,districtCode,postcode,latitude,longitude,published,publishFrom';
const FROM = '2026-01-02 10:00';
const nameOf = (ten: number, place: number) => `สาขา ${ten}-${place}`;

/** 50,000 lines about branches, with every kind of mistake. */
export function writeBranches(): string {
  const lines = Array.from({ length: TENS }, (_, ten) => [
    ...TEN.map((kind, place) => writeLine(kind, ten, place)),
    ',,,,,,,,,',
  ]);
  return [COLUMNS, ...lines.flat()].join('\n');
}

function writeLine(kind: (typeof TEN)[number], ten: number, place: number): string {
  const name = kind === 'doubled' ? nameOf(ten, 0) : nameOf(ten, place);
  const street = { changed: 'ถนนใหม่', 'too long': 'ยาว'.repeat(200) }[kind as string] ?? 'ถนนเดิม';
  const province = kind === 'unknown province' ? 'เชียงใหญ่' : 'เชียงใหม่';
  const latitude = kind === 'wrong type' ? 'เหนือ' : '18.79';
  const place10 = `${province},เมืองเชียงใหม่,50000,${latitude},98.99`;
  return `${name},${street},053111222,${place10},ใช่,${FROM}`;
}

/** The branches that the sheet is about already, and as many of another network beside them. */
export async function insertBranches(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(`
    insert into branch (network, name, street1, tel, province_code, province_name, district_code,
      district_name, postcode, latitude, longitude, published, publish_from)
    select network, jsonb_build_object('th', 'สาขา ' || ten || '-' || place), '{"th": "ถนนเดิม"}',
      '053111222', '50', '{"th": "เชียงใหม่", "en": "Chiang Mai"}', '5001',
      '{"th": "เมืองเชียงใหม่", "en": "Mueang Chiang Mai"}', '50000', 18.79, 98.99, true,
      '2026-01-02 10:00+07'
    from generate_series(0, ${TENS - 1}) as ten, generate_series(1, 4) as place,
      (values ('GSB'), ('TIP')) as networks (network)`);
  await client.query('vacuum (analyze) branch');
  await client.end();
}
