import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Network } from '#contract/applications/networks.ts';
import type {
  BranchPoint,
  BranchSearch,
  Coordinates,
  FinderName,
} from '#contract/branches/branches.ts';
import type { Language } from '#contract/language.ts';
import { localize } from '#contract/localized.ts';
import type { Db } from '#server/platform/db.ts';
import { isPublished } from '#server/platform/published.ts';
import { contains } from '#server/platform/search.ts';
import { distanceKm, isPostcode, wordsOf } from './rules.ts';
import { branch } from './tables.ts';

const MOST_POINTS = 5_000;

const SHOWN = {
  id: branch.id,
  network: branch.network,
  name: branch.name,
  hours: branch.hours,
  street1: branch.street1,
  tel: branch.tel,
  provinceCode: branch.provinceCode,
  provinceName: branch.provinceName,
  districtName: branch.districtName,
  postcode: branch.postcode,
  latitude: branch.latitude,
  longitude: branch.longitude,
};

/** The finder of all networks asks for none. */
const ofFinder = (finder: FinderName) =>
  finder === 'all' ? undefined : eq(branch.network, finder);

type Filter = Pick<BranchSearch, 'q' | 'province' | 'district'>;

export function fitsSearch({ q, province, district }: Filter): SQL | undefined {
  const words = wordsOf(q);
  return and(
    isPublished(branch),
    province ? eq(branch.provinceCode, province) : undefined,
    district ? eq(branch.districtCode, district) : undefined,
    ...words.filter(isPostcode).map((code) => eq(branch.postcode, code)),
    contains(branch.searchText, words.filter((word) => !isPostcode(word)).join(' ')),
  );
}

/** How many branches fit, in each network: the tabs say it, and an empty list points elsewhere. */
export async function countByNetwork(db: Db, filter: Filter): Promise<Map<Network, number>> {
  const rows = await db
    .select({ network: branch.network, count: sql<number>`count(*)::int` })
    .from(branch)
    .where(fitsSearch(filter))
    .groupBy(branch.network);
  return new Map(rows.map(({ network, count }) => [network, count]));
}

type Page = { near: Coordinates | undefined; limit: number; offset: number };

export async function listBranches(
  db: Db,
  finder: FinderName,
  filter: Filter,
  { near, limit, offset }: Page,
  language: Language,
) {
  const order = [
    ...(near ? [byDistance(near)] : []),
    asc(branch.provinceCode),
    asc(branch.districtCode),
    asc(branch.position),
    asc(branch.id),
  ];
  // Whole rows are read only of the branches on the page.
  const ids = db
    .select({ id: branch.id })
    .from(branch)
    .where(and(ofFinder(finder), fitsSearch(filter)))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const rows = await db
    .select(SHOWN)
    .from(branch)
    .where(inArray(branch.id, ids))
    .orderBy(...order);
  return rows.map((row) => present(row, language, near));
}

/** Grows with the great-circle distance, so it sorts like it without the inverse sine. */
function byDistance({ latitude, longitude }: Coordinates): SQL {
  return sql`sin(radians(${branch.latitude} - ${latitude}) / 2) ^ 2
    + cos(radians(${latitude})) * cos(radians(${branch.latitude}))
    * sin(radians(${branch.longitude} - ${longitude}) / 2) ^ 2`;
}

export async function findBranch(
  db: Db,
  finder: FinderName,
  id: number,
  near: Coordinates | undefined,
  language: Language,
) {
  const [row] = await db
    .select(SHOWN)
    .from(branch)
    .where(and(eq(branch.id, id), ofFinder(finder), isPublished(branch)));
  return row && present(row, language, near);
}

type Row = Pick<typeof branch.$inferSelect, keyof typeof SHOWN>;

function present(row: Row, language: Language, near: Coordinates | undefined) {
  return {
    id: row.id,
    network: row.network,
    name: localize(row.name, language),
    street: localize(row.street1, language),
    district: localize(row.districtName, language),
    province: localize(row.provinceName, language),
    provinceCode: row.provinceCode,
    postcode: row.postcode,
    tel: row.tel,
    hours: localize(row.hours, language),
    latitude: row.latitude,
    longitude: row.longitude,
    distanceKm: near && distanceKm(near, row),
  };
}

/** Provinces where any network has a branch. */
export async function listProvinces(db: Db, language: Language) {
  const rows = await db
    .selectDistinctOn([branch.provinceCode], {
      code: branch.provinceCode,
      name: branch.provinceName,
    })
    .from(branch)
    .where(isPublished(branch))
    .orderBy(branch.provinceCode);
  return inOrder(rows, language);
}

export async function listDistricts(db: Db, province: string, language: Language) {
  const rows = await db
    .selectDistinctOn([branch.districtCode], {
      code: branch.districtCode,
      name: branch.districtName,
    })
    .from(branch)
    .where(and(isPublished(branch), eq(branch.provinceCode, province)))
    .orderBy(branch.districtCode);
  return inOrder(rows, language);
}

function inOrder(
  rows: { code: string; name: Parameters<typeof localize>[0] }[],
  language: Language,
) {
  const { compare } = new Intl.Collator(language);
  return rows
    .map(({ code, name }) => ({ code, name: localize(name, language) }))
    .sort((a, b) => compare(a.name, b.name));
}

export async function listPoints(
  db: Db,
  finder: FinderName,
  filter: Filter,
  language: Language,
): Promise<BranchPoint[]> {
  const rows = await db
    .select({
      id: branch.id,
      network: branch.network,
      name: branch.name,
      latitude: branch.latitude,
      longitude: branch.longitude,
    })
    .from(branch)
    .where(and(ofFinder(finder), fitsSearch(filter)))
    .orderBy(branch.id)
    .limit(MOST_POINTS);
  return rows.map((row) => ({ ...row, name: localize(row.name, language) }));
}
