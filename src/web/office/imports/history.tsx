import { Button, Table, Title, UnstyledButton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatNumber } from '../../i18n/format.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { Empty, Loading } from '../states/list-states.tsx';
import { Problem } from '../states/problem.tsx';
import type { ImportSource } from './import-source.ts';

const PAGE = 50;

type Props = { source: ImportSource; onOpen: (id: number) => void };

/** Imports of before, newest first. */
export function History({ source, onOpen }: Props) {
  const { texts } = source;
  const language = useLanguage();
  const query = useInfiniteQuery({
    queryKey: [source.key, 'imports'],
    queryFn: ({ pageParam }) => source.list(pageParam),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length === PAGE ? page.at(-1)?.id : undefined),
  });
  if (query.isPending) return <Loading />;
  if (query.isLoadingError) return <Problem of={query} />;
  const jobs = query.data.pages.flat();
  const { file, state, users, by, when } = texts.historyColumns;
  return (
    <section>
      <Title order={2} size="h3" mb="sm">
        <Prose>{texts.history}</Prose>
      </Title>
      {jobs.length === 0 ? (
        <Empty>
          <p>
            <Prose>{texts.historyEmpty}</Prose>
          </p>
        </Empty>
      ) : (
        <Table.ScrollContainer
          minWidth={560}
          type="native"
          tabIndex={0}
          role="region"
          aria-label={texts.history}
        >
          <Table verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                {[file, state, users, by, when].map((title) => (
                  <Table.Th key={title}>{title}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {jobs.map((job) => (
                <Table.Tr key={job.id}>
                  <Table.Td>
                    <UnstyledButton onClick={() => onOpen(job.id)} fw={600} c="var(--primary)">
                      {job.fileName}
                    </UnstyledButton>
                  </Table.Td>
                  <Table.Td>{texts.states[job.state]}</Table.Td>
                  <Table.Td>{formatNumber(job.done)}</Table.Td>
                  <Table.Td>{job.createdBy}</Table.Td>
                  <Table.Td>{formatTime(job.createdAt, language)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {query.hasNextPage && (
        <Button variant="default" mt="sm" onClick={() => query.fetchNextPage()}>
          {texts.older}
        </Button>
      )}
    </section>
  );
}
