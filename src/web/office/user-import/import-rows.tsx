import { Button, Table, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ImportField, ImportRow, UserImport } from '#contract/user-import.ts';
import { useOfficeTexts } from '../../i18n/office.ts';
import { callAsUser } from '../session/session.ts';
import { Empty, Loading } from '../states/list-states.tsx';
import { Problem } from '../states/problem.tsx';
import { describeProblems } from './describe-problems.ts';

type Props = { job: UserImport; problemsOnly: boolean; mark: (row: ImportRow) => ReactNode };

/** The rows of the sheet, page by page. */
export function ImportRows({ job, problemsOnly, mark }: Props) {
  const { userImport: texts } = useOfficeTexts();
  const query = useInfiniteQuery({
    queryKey: ['userImport', job.id, 'rows', problemsOnly],
    queryFn: async ({ pageParam }) =>
      (await callAsUser('userImport/rows', { id: job.id, problemsOnly, after: pageParam })).data,
    initialPageParam: 0,
    getNextPageParam: ({ rows, more }) => (more ? rows.at(-1)?.rowNumber : undefined),
  });
  if (query.isPending) return <Loading />;
  if (query.isError) return <Problem error={query.error} onRetry={() => query.refetch()} />;
  const rows = query.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) return <Empty />;
  const fields = (Object.keys(texts.fields) as ImportField[]).filter(
    (field) => job.mapping[field] !== undefined,
  );
  return (
    <>
      <Table.ScrollContainer minWidth={640}>
        <Table verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Td />
              <Table.Th>{texts.row}</Table.Th>
              {fields.map((field) => (
                <Table.Th key={field}>{texts.fields[field]}</Table.Th>
              ))}
              <Table.Th>{texts.problem}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.rowNumber}>
                <Table.Td>{mark(row)}</Table.Td>
                <Table.Td>{row.rowNumber}</Table.Td>
                {fields.map((field) => (
                  <Table.Td key={field}>{row.cells[job.mapping[field] ?? -1]}</Table.Td>
                ))}
                <Table.Td>
                  {describeProblems(texts, row).map((text) => (
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
