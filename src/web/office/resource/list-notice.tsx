import { IconTrash } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Empty, Loading, NoResult } from '../states/list-states.tsx';
import { Problem } from '../states/problem.tsx';
import { State } from '../states/state.tsx';
import { useOfficeTexts } from '../texts.ts';
import type { ListState } from './resource.ts';

type Props = { query: UseQueryResult<unknown>; state: ListState };

/** What stands in place of rows: loading, nothing there, nothing found, or not loaded. */
export function ListNotice({ query, state }: Props) {
  const texts = useOfficeTexts().resource;
  if (query.isPending) return <Loading />;
  if (query.isLoadingError) return <Problem error={query.error} onRetry={() => query.refetch()} />;
  if (state.search) return <NoResult query={state.search} />;
  if (state.bin) return <State icon={IconTrash} title={texts.emptyBin} role="status" />;
  return <Empty />;
}
