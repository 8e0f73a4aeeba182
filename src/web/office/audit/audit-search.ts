import type { InputOf } from '#contract/calls.ts';
import type { ListState } from '../resource/resource.ts';

type Filters = NonNullable<InputOf<'audit/list'>['filters']>;

/** The names of the filters in the address. */
export const FILTERS = ['person', 'action', 'window', 'record', 'from', 'to'] as const;
export type FilterName = (typeof FILTERS)[number];

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What the address means to the server; what cannot be meant is left out. */
export function readSearch({ search, filters }: Pick<ListState, 'search' | 'filters'>) {
  const { person = '', action, window, record, from = '', to = '' } = filters;
  const meant: Filters = {
    ...(/^\d{1,9}$/.test(person) && { actorId: Number(person) }),
    ...(action && { action: action.slice(0, 50) }),
    ...(window && { subject: window.slice(0, 50) }),
    ...(record && { subjectId: record.slice(0, 100) }),
    ...(DAY.test(from) && { from }),
    ...(DAY.test(to) && { to }),
  };
  return { search: search.slice(0, 100), filters: meant };
}
