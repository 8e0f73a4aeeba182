import { and, asc, eq, type SQL } from 'drizzle-orm';
import { LANGUAGES } from '#contract/language.ts';
import { localize } from '#contract/localized.ts';
import type { Db } from '#server/platform/db.ts';
import { isPublished } from '#server/platform/published.ts';
import { fitsSearch } from './queries.ts';
import { branch } from './tables.ts';

const MOST = 20;

/** Where people can be met: branches that visitors see, with their whole address. */
export async function searchBranches(db: Db, search: string) {
  const filter = { q: search, province: undefined, district: undefined };
  return readPlaces(db, fitsSearch(filter));
}

export async function findBranchPlace(db: Db, id: number) {
  const [place] = await readPlaces(db, and(eq(branch.id, id), isPublished(branch)));
  return place;
}

async function readPlaces(db: Db, where: SQL | undefined) {
  const rows = await db
    .select()
    .from(branch)
    .where(where)
    .orderBy(asc(branch.provinceCode), asc(branch.districtCode), asc(branch.position), branch.id)
    .limit(MOST);
  return rows.map(({ id, name, street1, districtName, provinceCode, provinceName, postcode }) => ({
    ...{ id, name, provinceCode, province: provinceName },
    address: Object.fromEntries(
      LANGUAGES.filter((language) => street1[language]).map((language) => [
        language,
        [localize(street1, language), localize(districtName, language), postcode]
          .filter(Boolean)
          .join(' '),
      ]),
    ),
  }));
}
