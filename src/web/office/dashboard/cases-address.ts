import { NONE } from '../applications/read-filters.ts';
import { useCan } from '../session/profile.ts';
import type { DayRange } from './range.ts';

export type CasesAddress = (filters: Record<string, string>) => string | undefined;

/** No matter what it came to: staff still have something to do. */
export const IN_QUEUE = '';

/** Where the applications behind a figure are listed; nowhere for who may not see them. */
export function useCasesAddress({ from, until }: DayRange): CasesAddress {
  const can = useCan();
  const [open, past] = [can('RegisterMaint.view'), can('RegisterMaintHist.view')];
  return (filters) => {
    const { outcome = 'all', ...others } = filters;
    const inQueue = outcome === 'open' || outcome === IN_QUEUE;
    if (!open || !(inQueue || past)) return undefined;
    const search = new URLSearchParams({ tab: 'all', from, until, ...others });
    if (outcome !== IN_QUEUE) search.set('outcome', outcome);
    return `/RegisterMaint?${search}`;
  };
}

/** As the filters of the list have it. */
export const orNone = (key: string) => key || NONE;
