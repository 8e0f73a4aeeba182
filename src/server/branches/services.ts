import { NETWORKS } from '#contract/branches.ts';
import type { Language } from '#contract/language.ts';
import type { Db } from '#server/platform/db.ts';
import {
  countByNetwork,
  findBranch,
  listBranches,
  listDistricts,
  listProvinces,
} from './queries.ts';
import { clampPage, parseNetwork, parseSearch } from './rules.ts';

const PAGE_SIZE = 20;

export function branchServices(db: Db) {
  return {
    find: (address: URL, language: Language) => findPage(db, address, language),
    provinces: (language: Language) => listProvinces(db, language),
  };
}

/** What the finder's page shows; undefined where its address names a network or branch there is not. */
async function findPage(db: Db, address: URL, language: Language) {
  const network = parseNetwork(address.pathname);
  const search = parseSearch(address.searchParams);
  if (!network || search.branch === 'unknown') return undefined;
  const { near, province, branch } = search;
  const [counts, chosen, districts] = await Promise.all([
    countByNetwork(db, search),
    branch ? findBranch(db, network, branch, near, language) : undefined,
    province ? listDistricts(db, province, language) : [],
  ]);
  if (branch && !chosen) return undefined;

  const total = counts.get(network) ?? 0;
  const { page, pageCount } = clampPage(search.page, total, PAGE_SIZE);
  const window = { near, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const branches = await listBranches(db, network, search, window, language);
  return {
    network,
    search: { ...search, branch, page },
    networks: NETWORKS.map((name) => ({ name, count: counts.get(name) ?? 0 })),
    total,
    pageCount,
    branches,
    chosen,
    districts,
  };
}
