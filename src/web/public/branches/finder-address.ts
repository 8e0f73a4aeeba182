import type { BranchSearch, FinderName } from '#contract/branches/branches.ts';

/** The address of a search. What is empty stays out of it. */
export function finderAddress(finder: FinderName, search: Partial<BranchSearch>): string {
  const { q, province, district, near, page = 1, branch } = search;
  const entries: [string, string | number | undefined][] = [
    ['q', q],
    ['province', province],
    ['district', district],
    ['near', near && `${near.latitude},${near.longitude}`],
    ['page', page > 1 ? page : undefined],
    ['branch', branch],
  ];
  const parameters = new URLSearchParams();
  for (const [name, value] of entries) if (value) parameters.set(name, String(value));
  const path = finder === 'all' ? '/Branches' : `/Branch${finder}`;
  return `${path}${parameters.size > 0 ? `?${parameters}` : ''}`;
}
