import { Button } from '@mantine/core';
import { IconFilterOff, IconInbox, IconPlus, IconTrash } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Prose } from '../../ui/prose.tsx';
import { Loading, NoResult } from '../states/list-states.tsx';
import { Problem } from '../states/problem.tsx';
import { State } from '../states/state.tsx';
import { useOfficeTexts } from '../texts.ts';
import type { ListControl } from './use-list-state.ts';

/** What of the address says where somebody is, not what they look for. */
const PLACES = ['tab', 'lang'];

type Props = {
  query: UseQueryResult<unknown>;
  control: ListControl;
  /** What belongs here. */
  empty: string;
  /** What the search looked through, where that is not plain. */
  searched?: string | undefined;
  /** The first step, where one may take it. */
  onAdd?: (() => void) | undefined;
};

/** What stands in place of rows: loading, nothing there, nothing found, or not loaded. */
export function ListNotice({ query, control, empty, searched, onAdd }: Props) {
  const { resource, shell } = useOfficeTexts();
  const { search, bin, filters } = control.state;
  const chosen = Object.keys(filters).filter((name) => !PLACES.includes(name));
  const goesBack = useWayBack(query, control);
  if (query.isLoadingError) return <Problem of={query} />;
  if (query.isPending || goesBack) return <Loading />;
  if (search)
    return (
      <NoResult query={search}>
        {searched && (
          <p>
            <Prose>{resource.searched(searched)}</Prose>
          </p>
        )}
      </NoResult>
    );
  if (bin) return <State icon={IconTrash} title={resource.emptyBin} role="status" />;
  if (chosen.length > 0)
    return (
      <State icon={IconFilterOff} title={shell.states.nothingFiltered} role="status">
        <Button
          variant="default"
          onClick={() =>
            control.change(Object.fromEntries(chosen.map((name) => [name, undefined])))
          }
        >
          {shell.states.clearFilters}
        </Button>
      </State>
    );
  return (
    <State icon={IconInbox} title={shell.states.empty} role="status">
      <p>
        <Prose>{empty}</Prose>
      </p>
      {onAdd && (
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={onAdd}>
          {shell.states.addFirst}
        </Button>
      )}
    </State>
  );
}

/** Of a page whose rows are all gone nothing can be said: the first page shows what there is. */
function useWayBack(query: UseQueryResult<unknown>, control: ListControl): boolean {
  const { after, before } = control.state;
  const beyond = (after ?? before) !== undefined;
  const [goesBack, setGoesBack] = useState(beyond);
  // Until the first page is there, the empty one stands in for it.
  if (goesBack !== beyond && !query.isPlaceholderData) setGoesBack(beyond);
  const known = query.data !== undefined && query.fetchStatus === 'idle';
  const showFirst = useEffectEvent(() => control.change({}, true));
  useEffect(() => {
    if (beyond && known) showFirst();
  }, [beyond, known]);
  return goesBack;
}
