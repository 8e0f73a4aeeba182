import { Button, Table } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ImportRow, SheetImport } from '#contract/imports/imports.ts';
import { Empty, Loading } from '../states/list-states.tsx';
import { Problem } from '../states/problem.tsx';
import styles from './import-rows.module.css';
import type { ImportSource, RowFilter } from './import-source.ts';
import { RowContent } from './row-content.tsx';

type Props = {
  source: ImportSource;
  job: SheetImport;
  only: RowFilter | undefined;
  mark: (row: ImportRow) => ReactNode;
  /** The marks are boxes, not words: nothing is written yet. */
  narrow?: boolean;
};

/** The rows of the sheet, page by page. */
export function ImportRows({ source, job, only, mark, narrow = false }: Props) {
  const { texts } = source;
  const query = useInfiniteQuery({
    queryKey: [source.key, 'import', job.id, 'rows', only ?? 'all'],
    queryFn: ({ pageParam }) => source.rows(job.id, { only, after: pageParam }),
    initialPageParam: 0,
    getNextPageParam: ({ rows, more }) => (more ? rows.at(-1)?.rowNumber : undefined),
  });
  if (query.isPending) return <Loading />;
  if (query.isLoadingError) return <Problem of={query} />;
  const rows = query.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) return <Empty />;
  return (
    <>
      <Table verticalSpacing="xs" className={styles.table} aria-label={texts.title}>
        <Table.Thead>
          <Table.Tr>
            <Table.Td className={narrow ? styles.box : styles.mark} />
            <Table.Th className={styles.number}>{texts.row}</Table.Th>
            <Table.Th>{narrow ? texts.what : texts.happened}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.rowNumber}>
              <Table.Td>{mark(row)}</Table.Td>
              <Table.Td className={styles.number}>{row.rowNumber}</Table.Td>
              <Table.Td>
                <RowContent source={source} job={job} row={row} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {query.hasNextPage && (
        <Button
          variant="default"
          mt="sm"
          loading={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          {texts.moreRows}
        </Button>
      )}
    </>
  );
}
