import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { inWords, readListAddress, writeListAddress } from './list-address.ts';
import type { RecordProps } from './record-props.ts';
import type { ListState } from './resource.ts';
import { keepTyped } from './typed-ahead.ts';

const OWN = [
  'q',
  'sort',
  'direction',
  'show',
  'after',
  'before',
  'id',
  'copy',
  'columns',
  'import',
];
/** Of the address, what a saved view does not keep. */
const PASSING = ['after', 'before', 'id', 'copy', 'import', 'lang'];

/** The state of a list lives in the address: reload, back and a sent link show the same list. */
export function useListState() {
  const { search, hash } = useLocation();
  const parameters = useMemo(() => readListAddress({ search, hash }), [search, hash]);
  const edit = useAddressEdit(parameters);
  const text = (name: string) => parameters.get(name) ?? undefined;
  const state: ListState = {
    search: text('q') ?? '',
    sort: text('sort'),
    descending: text('direction') === 'descending',
    after: text('after'),
    before: text('before'),
    bin: text('show') === 'bin',
    filters: Object.fromEntries([...parameters].filter(([name]) => !OWN.includes(name))),
  };

  /** Changes what is listed, from its first page on. An empty value leaves the address. */
  function change(changes: Record<string, string | undefined>, replace = false): void {
    edit((next) => {
      for (const name of ['after', 'before']) next.delete(name);
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
    }, replace);
  }

  /** Sorts by a column, the other way round where it is `active`; twice in a moment is twice. */
  function sortBy(sort: string, active: boolean): void {
    edit((next) => {
      const again = next.has('sort') ? next.get('sort') === sort : active;
      const turned = again && next.get('direction') !== 'descending';
      for (const name of ['after', 'before', 'direction']) next.delete(name);
      next.set('sort', sort);
      if (turned) next.set('direction', 'descending');
    });
  }

  /** Opens a record beside the list, or a new one, perhaps a copy of another; or closes it. */
  function open(id: number | 'new' | undefined, copy?: number): void {
    if (id === 'new' && opened !== 'new') keepTyped();
    edit((next) => {
      next.delete('copy');
      if (id === undefined) next.delete('id');
      else next.set('id', String(id));
      if (copy !== undefined) next.set('copy', String(copy));
    });
  }

  /** The address without the record and the page: what a saved view keeps. */
  function readView(): string {
    const kept = new URLSearchParams(parameters);
    for (const name of PASSING) kept.delete(name);
    return kept.toString();
  }

  const opened = text('id') === 'new' ? 'new' : toId(text('id'));
  const [lastOpened, setLastOpened] = useState(opened);
  if (opened !== undefined && opened !== lastOpened) setLastOpened(opened);
  const record: RecordProps | undefined = opened
    ? { opened, onSaved: ({ id }) => open(id), onClose: () => open(undefined) }
    : undefined;
  return {
    state,
    change,
    sortBy,
    open,
    view: readView(),
    showView: (query: string) =>
      edit((next) => {
        for (const name of [...next.keys()]) next.delete(name);
        for (const [name, value] of inWords(new URLSearchParams(query))) next.set(name, value);
      }),
    opened,
    /** The record that is open, or was open before. */
    lastOpened,
    /** What the form of the open record is told; nothing where none is open. */
    record,
    /** The record that a new one begins as a copy of. */
    copied: toId(text('copy')),
    columns: text('columns')?.split(','),
    /** An import instead of the list: a new one, or the one of a number. */
    importing: text('import') === 'new' ? 'new' : toId(text('import')),
  } as const;
}

/**
 * Changes the parameters of the address. The address itself follows a moment later: until then, what
 * is changed next goes on from what it will be, so that two quick changes are both kept.
 */
function useAddressEdit(parameters: URLSearchParams) {
  const navigate = useNavigate();
  const shown = useRef(parameters);
  const coming = useRef<URLSearchParams>(undefined);
  useLayoutEffect(() => {
    shown.current = parameters;
    coming.current = undefined;
  }, [parameters]);
  return (change: (next: URLSearchParams) => void, replace = false) => {
    const from = coming.current ?? shown.current;
    const next = new URLSearchParams(from);
    change(next);
    // Going where one is would end the way to another screen that was begun meanwhile.
    if (`${next}` === `${from}`) return;
    coming.current = next;
    const address = writeListAddress(next);
    void Promise.resolve(navigate(address, { replace, preventScrollReset: true })).then(() => {
      // The reader chose to stay where they are.
      const moved = location.search === address.search && location.hash === address.hash;
      if (coming.current === next && !moved) coming.current = undefined;
    });
  };
}

function toId(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

export type ListControl = ReturnType<typeof useListState>;
