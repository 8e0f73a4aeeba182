import { useSearchParams } from 'react-router';
import type { ListState } from './resource.ts';

const OWN = ['q', 'sort', 'desc', 'after', 'before', 'bin', 'id', 'columns'];

/** The state of a list lives in the address: reload, back and a sent link show the same list. */
export function useListState() {
  const [parameters, setParameters] = useSearchParams();
  const text = (name: string) => parameters.get(name) ?? undefined;
  const state: ListState = {
    search: text('q') ?? '',
    sort: text('sort'),
    descending: text('desc') === '1',
    after: text('after'),
    before: text('before'),
    bin: text('bin') === '1',
    filters: Object.fromEntries([...parameters].filter(([name]) => !OWN.includes(name))),
  };

  /** Changes what is listed, from its first page on. An empty value leaves the address. */
  function change(changes: Record<string, string | undefined>, replace = false): void {
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        for (const name of ['after', 'before']) next.delete(name);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace, preventScrollReset: true },
    );
  }

  /** Opens a record beside the list, or a new one, or closes it. */
  function open(id: number | 'new' | undefined): void {
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === undefined) next.delete('id');
        else next.set('id', String(id));
        return next;
      },
      { preventScrollReset: true },
    );
  }

  const id = parameters.get('id');
  return {
    state,
    change,
    open,
    opened: id === 'new' ? 'new' : id !== null && /^\d{1,9}$/.test(id) ? Number(id) : undefined,
    columns: text('columns')?.split(','),
  } as const;
}

export type ListControl = ReturnType<typeof useListState>;
