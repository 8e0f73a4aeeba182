import { Button, Skeleton, Stack, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useOfficeTexts } from '../../i18n/office.ts';
import { explainFailure } from './explain.ts';
import type { ListState } from './resource.ts';
import styles from './resource-table.module.css';

type Props = { query: UseQueryResult<unknown>; state: ListState };

/** What stands in place of rows: loading, nothing there, nothing found, or not loaded. */
export function ListNotice({ query, state }: Props) {
  const texts = useOfficeTexts().resource;
  if (query.isPending) {
    return (
      <Stack gap="xs" role="status" aria-label={texts.loading}>
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <Skeleton key={key} height={36} />
        ))}
      </Stack>
    );
  }
  if (query.isError) {
    return (
      <div className={styles.notice} role="alert">
        <Text fw={600}>{texts.failed}</Text>
        <Text>{explainFailure(texts, query.error)}</Text>
        <Button variant="default" onClick={() => query.refetch()} mt="sm">
          {texts.retry}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.notice} role="status">
      <Text>{emptyText()}</Text>
    </div>
  );

  function emptyText(): string {
    if (state.search) return texts.noResult(state.search);
    return state.bin ? texts.emptyBin : texts.empty;
  }
}
