import { queryOptions } from '@tanstack/react-query';
import type { CallPath, InputOf, OutputOf } from '#contract/calls.ts';
import type { MaintainedName } from '#contract/resource/names.ts';
import type { RowFacts } from '#contract/resource/resource.ts';
import { callAsUser } from '../session/session.ts';

/** The kinds of things that can be listed and read; most have all six operations of maintenance. */
export type ResourceName = {
  [Name in MaintainedName]: `${Name}/list` extends CallPath ? Name : never;
}[MaintainedName];

type PathOf<Name extends ResourceName, Operation extends string> = Extract<
  CallPath,
  `${Name}/${Operation}`
>;

type DataOf<Output> = Output extends { data: infer Data } ? Data : never;

export type RowOf<Name extends ResourceName> = RowFacts & DataOf<OutputOf<PathOf<Name, 'read'>>>;
export type ValuesOf<Name extends ResourceName> = InputOf<PathOf<Name, 'add'>> & object;

/** Every field of a new record; what somebody has to choose first is not there yet. */
export type NewValues<Name extends ResourceName> = {
  [Field in keyof ValuesOf<Name>]-?: ValuesOf<Name>[Field] | undefined;
};

export type ListState = {
  search: string;
  sort: string | undefined;
  descending: boolean;
  after: string | undefined;
  before: string | undefined;
  bin: boolean;
  filters: Record<string, string>;
};

export type ListPage<Row> = {
  rows: Row[];
  next: string | null;
  previous: string | null;
  total: number;
  uncounted: boolean;
  unsorted?: boolean | undefined;
  broken?: Array<{ id: number; field: string }> | undefined;
};

type Moved = { ids: number[] };

/** The six operations of one kind, typed by its name. */
export function operationsOf<Name extends ResourceName>(name: Name) {
  const send = (operation: string, input: object) =>
    callAsUser(`${name}/${operation}` as CallPath, input as never) as Promise<{ data: unknown }>;
  return {
    list: async (input: object) => (await send('list', input)).data as ListPage<RowOf<Name>>,
    read: async (id: number) => (await send('read', { id })).data as RowOf<Name>,
    add: async (values: ValuesOf<Name>) => (await send('add', values)).data as RowOf<Name>,
    /** With the unpublished changes that it publishes, where there are any. */
    save: async (id: number, version: number, values: ValuesOf<Name>, revision?: number) =>
      (await send('save', { id, version, values, revision })).data as RowOf<Name>,
    /** Which of them went to the bin; the others lay there already. */
    delete: async (ids: number[]) => ((await send('delete', { ids })).data as Moved).ids,
    /** Which of them came back; the others were there already. */
    restore: async (ids: number[]) => ((await send('restore', { ids })).data as Moved).ids,
  };
}

/** What was brought while somebody pointed at its entry is not asked for again by the click. */
export const JUST_BROUGHT_MS = 2_000;

/** A page of a list. */
export function listQuery<Name extends ResourceName>(
  name: Name,
  state: ListState,
  filters: object = {},
  /** Names stand in the order of what is shown. */
  language: 'th' | 'en' = 'th',
) {
  return queryOptions({
    queryKey: [name, 'list', state, filters, language],
    queryFn: () => operationsOf(name).list({ ...state, filters, language, size: 25 }),
    staleTime: JUST_BROUGHT_MS,
  });
}
