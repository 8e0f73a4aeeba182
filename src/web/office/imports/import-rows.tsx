import { Button, Table, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ImportRow, SheetImport } from '#contract/imports/imports.ts';
import { Empty, Loading } from '../states/list-states.tsx';
import { Problem } from '../states/problem.tsx';
import { describeProblems, type ImportSource } from './import-source.ts';

type Props = {
  source: ImportSource;
  job: SheetImport;
  problemsOnly: boolean;
  mark: (row: ImportRow) => ReactNode;
};

/** The rows of the sheet, page by page. */
export function ImportRows({ source, job, problemsOnly, mark }: Props) {
  const { texts } = source;
  const query = useInfiniteQuery({
    queryKey: [source.key, 'import', job.id, 'rows', problemsOnly],
    queryFn: ({ pageParam }) => source.rows(job.id, { problemsOnly, after: pageParam }),
    initialPageParam: 0,
    getNextPageParam: ({ rows, more }) => (more ? rows.at(-1)?.rowNumber : undefined),
  });
  if (query.isPending) return <Loading />;
  if (query.isLoadingError) return <Problem of={query} />;
  const rows = query.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) return <Empty />;
  const fields = source.fields.filter(({ key }) => job.mapping[key] !== undefined);
  return (
    <>
      <Table.ScrollContainer
        minWidth={640}
        type="native"
        tabIndex={0}
        role="region"
        aria-label={texts.title}
      >
        <Table verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Td />
              <Table.Th>{texts.row}</Table.Th>
              {fields.map(({ key, label }) => (
                <Table.Th key={key}>{label}</Table.Th>
              ))}
              <Table.Th>{texts.problem}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.rowNumber}>
                <Table.Td>{mark(row)}</Table.Td>
                <Table.Td>{row.rowNumber}</Table.Td>
                {fields.map(({ key }) => (
                  <Table.Td key={key}>
                    <Text size="sm" lineClamp={2}>
                      {row.cells[job.mapping[key] ?? -1]}
                    </Text>
                  </Table.Td>
                ))}
                <Table.Td>
                  {describeProblems(source, row).map((text) => (
                    <Text key={text} size="sm" c="red.8">
                      {text}
                    </Text>
                  ))}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
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
