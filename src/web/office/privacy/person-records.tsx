import { Checkbox, Table } from '@mantine/core';
import { useState } from 'react';
import { MOST_OF_A_SOURCE, type PersonSourceName } from '#contract/privacy/kinds.ts';
import type { PersonRecord } from '#contract/privacy/privacy.ts';
import { formatDate, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { Notice } from '../states/notice.tsx';
import { Consents } from './consents.tsx';
import styles from './privacy.module.css';
import { Readers } from './readers.tsx';
import { RecordActions } from './record-actions.tsx';
import { usePrivacyTexts } from './texts.ts';
import { useTitle } from './use-title.ts';

type Props = {
  records: readonly PersonRecord[];
  /** Of these not all is shown. */
  more: readonly PersonSourceName[];
  ticket: string;
  onErased: () => void;
};

const keyOf = ({ source, id }: Pick<PersonRecord, 'source' | 'id'>) => `${source} ${id}`;

/** What was found, all of it chosen until somebody leaves something out. */
export function PersonRecords({ records, more, ticket, onErased }: Props) {
  const { find, columns, sources, fates, reasons } = usePrivacyTexts();
  const language = useLanguage();
  const titleOf = useTitle();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = records.filter((record) => !left.has(keyOf(record)));
  const found = { ticket, records: chosen.map(({ source, id }) => ({ source, id })) };
  const toggle = (key: string) =>
    setLeft((out) => {
      const next = new Set(out);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  return (
    <>
      <p role="status">
        <Prose>{find.found(formatNumber(records.length))}</Prose>
      </p>
      {more.map((source) => (
        <Notice key={source} color="yellow" mb="sm">
          {find.more(sources[source], formatNumber(MOST_OF_A_SOURCE))}
        </Notice>
      ))}
      <Table verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Td />
            <Table.Th>{columns.title}</Table.Th>
            <Table.Th>{columns.fate}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {records.map((record) => (
            <Table.Tr key={keyOf(record)}>
              <Table.Td className={styles.choice}>
                <Checkbox
                  aria-label={`${columns.select} ${titleOf(record.title)}`}
                  checked={!left.has(keyOf(record))}
                  onChange={() => toggle(keyOf(record))}
                />
              </Table.Td>
              <Table.Td>
                <strong>{titleOf(record.title)}</strong>
                <span className={styles.reason}>
                  {[sources[record.source], record.name, formatDate(record.at, language)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </Table.Td>
              <Table.Td>
                <strong>{fates[record.fate]}</strong>
                <span className={styles.reason}>{reasons[record.reason]}</span>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {chosen.length > 0 && (
        <>
          <RecordActions records={chosen} ticket={ticket} onErased={onErased} />
          <Consents {...found} />
          <Readers {...found} />
        </>
      )}
    </>
  );
}
