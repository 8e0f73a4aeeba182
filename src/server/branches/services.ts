import { NETWORKS } from '#contract/applications/networks.ts';
import type { FinderName } from '#contract/branches/branches.ts';
import type { Language } from '#contract/language.ts';
import type { Db } from '#server/platform/db.ts';
import type { Remember } from '#server/platform/read-memory.ts';
import {
  countByNetwork,
  findBranch,
  listBranches,
  listDistricts,
  listProvinces,
} from './queries.ts';
import { clampPage, parseFinder, parseSearch } from './rules.ts';

const PAGE_SIZE = 20;

type CountFound = (
  filter: Parameters<typeof countByNetwork>[1],
) => ReturnType<typeof countByNetwork>;

export function branchServices(db: Db, remember: Remember) {
  const countAll = remember('branch count', () =>
    countByNetwork(db, { q: '', province: undefined, district: undefined }),
  );
  const countFound: CountFound = (filter) =>
    filter.q || filter.province ? countByNetwork(db, filter) : countAll();
  return {
    find: (address: URL, language: Language) => findPage(db, address, language, countFound),
    provinces: (language: Language) => listProvinces(db, language),
  };
}

/** What the finder's page shows; undefined where its address names a network or branch there is not. */
async function findPage(db: Db, address: URL, language: Language, countFound: CountFound) {
  const finder = parseFinder(address.pathname);
  const search = parseSearch(address.searchParams);
  if (!finder || search.branch === 'unknown') return undefined;
  const { near, province, branch } = search;
  const list = (page: number) => {
    const window = { near, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
    return listBranches(db, finder, search, window, language);
  };
  const [counts, asked, chosen, districts] = await Promise.all([
    countFound(search),
    list(search.page),
    branch ? findBranch(db, finder, branch, near, language) : undefined,
    province ? listDistricts(db, province, language) : [],
  ]);
  if (branch && !chosen) return undefined;

  const networks = NETWORKS.map((name) => ({ name, count: counts.get(name) ?? 0 }));
  const all = networks.reduce((sum, { count }) => sum + count, 0);
  const finders: { name: FinderName; count: number }[] = [{ name: 'all', count: all }, ...networks];
  const total = finders.find(({ name }) => name === finder)?.count ?? 0;
  const { page, pageCount } = clampPage(search.page, total, PAGE_SIZE);
  const branches = page === search.page ? asked : await list(page);
  return {
    finder,
    search: { ...search, branch, page },
    finders,
    total,
    pageCount,
    branches,
    chosen,
    districts,
  };
}
