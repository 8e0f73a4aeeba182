import type { Network } from '#contract/applications/networks.ts';
import type { BranchSearch } from '#contract/branches/branches.ts';

/** The address of a search. What is empty stays out of it. */
export function finderAddress(network: Network, search: Partial<BranchSearch>): string {
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
  return `/Branch${network}${parameters.size > 0 ? `?${parameters}` : ''}`;
}
