import { Table, UnstyledButton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatMoment } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { ListFoot } from '../resource/list-foot.tsx';
import { ListNotice } from '../resource/list-notice.tsx';
import type { ListControl } from '../resource/use-list-state.ts';
import { answerTo } from '../session/answers.ts';
import { useOfficeTexts } from '../texts.ts';
import styles from './audit.module.css';
import { readSearch } from './audit-search.ts';
import { useAuditTexts } from './texts.ts';
import { useWords } from './use-words.ts';

/** What was done, newest first. */
export function EventList({ control }: { control: ListControl }) {
  const texts = useAuditTexts();
  const { resource } = useOfficeTexts();
  const language = useLanguage();
  const words = useWords();
  const { state, opened } = control;
  const { after, before } = state;
  const search = readSearch(state);
  const query = useQuery({
    ...answerTo('audit/list', { ...search, ...(before ? { before } : { after }) }),
    placeholderData: keepPreviousData,
  });
  const rows = query.data?.rows ?? [];
  return (
    <section className={styles.list} aria-busy={query.isFetching}>
      {query.isLoadingError || rows.length === 0 ? (
        <ListNotice query={query} control={control} empty={texts.emptyList} />
      ) : (
        <div className={styles.scroll}>
          <Table highlightOnHover verticalSpacing="xs" stickyHeader>
            <Table.Thead>
              <Table.Tr>
                <Table.Th className={styles.time}>{texts.time}</Table.Th>
                <Table.Th className={styles.wide}>{texts.person}</Table.Th>
                <Table.Th>{texts.action}</Table.Th>
                <Table.Th className={styles.wide}>{texts.window}</Table.Th>
                <Table.Th className={styles.wide}>{texts.record}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((event) => {
                const time = formatMoment(event.at, language);
                const action = words.action(event.action);
                const thing = event.subjectName || event.subjectId;
                const person = event.actor ?? texts.unknownPerson;
                const window = words.window(event.subject);
                return (
                  <Table.Tr key={event.id} data-opened={opened === event.id || undefined}>
                    <Table.Td>
                      <UnstyledButton
                        className={styles.open}
                        onClick={() => control.open(event.id)}
                        aria-label={resource.open(`${action} ${thing} ${time}`)}
                      >
                        {time}
                      </UnstyledButton>
                    </Table.Td>
                    <Table.Td className={styles.wide}>{person}</Table.Td>
                    <Table.Td>
                      <span className={styles.action}>
                        <Prose>{action}</Prose>
                      </span>
                      <span className={styles.narrow}>
                        <Prose>{[person, window, thing].filter(Boolean).join(' · ')}</Prose>
                      </span>
                    </Table.Td>
                    <Table.Td className={styles.wide}>{window}</Table.Td>
                    <Table.Td className={styles.wide}>{thing}</Table.Td>
                  </Table.Tr>
                );
              })}
            </Table.Tbody>
          </Table>
        </div>
      )}
      {query.data && <ListFoot page={query.data} control={control} />}
    </section>
  );
}
