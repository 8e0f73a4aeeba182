import { Table } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { OutputOf } from '#contract/calls.ts';
import { formatNumber } from '../../i18n/format.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { ListFoot } from '../resource/list-foot.tsx';
import { ListNotice } from '../resource/list-notice.tsx';
import styles from '../resource/resource-table.module.css';
import type { ListControl } from '../resource/use-list-state.ts';
import { callAsUser } from '../session/session.ts';
import { StateWord } from '../sms/state-word.tsx';
import { useSmsTexts } from '../sms/texts.ts';
import { readSearch } from './history-search.ts';

type Row = OutputOf<'smsMessage/list'>['data']['rows'][number];

/** Messages, newest first; numbers are shown in part. */
export function MessageList({ control }: { control: ListControl }) {
  const texts = useSmsTexts();
  const { state } = control;
  const { after, before } = state;
  const search = readSearch(state);
  const query = useQuery({
    queryKey: ['smsMessage', 'list', search, after, before],
    queryFn: async () =>
      (await callAsUser('smsMessage/list', { ...search, ...(before ? { before } : { after }) }))
        .data,
    placeholderData: keepPreviousData,
  });
  const rows = query.data?.rows ?? [];
  return (
    <section className={styles.list} aria-busy={query.isFetching}>
      {query.isLoadingError || rows.length === 0 ? (
        <ListNotice query={query} control={control} empty={texts.historyEmpty} />
      ) : (
        <div className={styles.scroll}>
          <Table verticalSpacing="xs" stickyHeader>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{texts.phone}</Table.Th>
                <Table.Th>{texts.outcome}</Table.Th>
                <Table.Th className={styles.wide}>{texts.about}</Table.Th>
                <Table.Th className={styles.wide}>{texts.sentAt}</Table.Th>
                <Table.Th className={styles.wide}>{texts.deliveredAt}</Table.Th>
                <Table.Th className={`${styles.wide} ${styles.numeric}`}>{texts.parts}</Table.Th>
                <Table.Th className={`${styles.wide} ${styles.numeric}`}>{texts.attempts}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((row) => (
                <MessageRow key={row.id} row={row} />
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
      {query.data && <ListFoot page={query.data} control={control} />}
    </section>
  );
}

function MessageRow({ row }: { row: Row }) {
  const texts = useSmsTexts();
  const language = useLanguage();
  const problems: Record<string, string> = texts.problems;
  const events: Record<string, string> = texts.events;
  // What was only written down reached nobody.
  const outcome = row.recorded ? 'recorded' : row.state;
  const time = (moment: string | null) => (moment ? formatTime(moment, language) : '');
  return (
    <Table.Tr>
      <Table.Td>{row.phone}</Table.Td>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>
        <StateWord state={outcome}>{texts.counts[outcome]}</StateWord>
        {row.problem && <div>{problems[row.problem] ?? row.problem}</div>}
      </Table.Td>
      <Table.Td className={styles.wide}>
        {row.campaignId === null ? (events[row.about] ?? row.about) : row.about}
      </Table.Td>
      <Table.Td className={styles.wide}>{time(row.sentAt)}</Table.Td>
      <Table.Td className={styles.wide}>{time(row.deliveredAt)}</Table.Td>
      <Table.Td className={`${styles.wide} ${styles.numeric}`}>{formatNumber(row.parts)}</Table.Td>
      <Table.Td className={`${styles.wide} ${styles.numeric}`}>
        {formatNumber(row.attempts)}
      </Table.Td>
    </Table.Tr>
  );
}
