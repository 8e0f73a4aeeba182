import { Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { applicantOf } from '#contract/applications/names.ts';
import type { OutputOf } from '#contract/calls.ts';
import type { CaseDetails } from '#contract/cases/case-shapes.ts';
import { nameIn } from '#contract/cases/people.ts';
import { localize } from '#contract/localize.ts';
import { formatAmount, formatNumber } from '../../i18n/format.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { ApplicationStatusWord } from '../applications/status.tsx';
import { OfficeLink } from '../links/office-link.tsx';
import { callAsUser } from '../session/session.ts';
import { Problem } from '../states/problem.tsx';
import { useOfficeTexts } from '../texts.ts';
import styles from './record.module.css';
import { Section } from './section.tsx';
import { useCaseTexts } from './texts.ts';

type Other = OutputOf<'application/duplicates'>['data'][number];
type Shown = Pick<
  Other,
  'status' | 'productName' | 'askedAmount' | 'createdAt' | 'assigneeName' | 'refCode'
>;

/** Other applications of the same person or land, beside this one; nothing where there are none. */
export function DuplicatesSection({ record }: { record: CaseDetails }) {
  const texts = useCaseTexts().duplicates;
  const query = useQuery({
    queryKey: ['application', 'duplicates', 'application', record.id],
    queryFn: async () => (await callAsUser('application/duplicates', { id: record.id })).data,
  });
  const others = query.data ?? [];
  if (query.isLoadingError) return <Problem of={query} />;
  if (others.length === 0) return null;
  return (
    <Section title={`${texts.title} (${formatNumber(others.length)})`}>
      <SideBySide record={record} others={others} />
    </Section>
  );
}

function SideBySide({ record, others }: { record: CaseDetails; others: Other[] }) {
  const applicationRecord = useCaseTexts();
  const { applications } = useOfficeTexts();
  const texts = applicationRecord.duplicates;
  const language = useLanguage();
  const { assignee, people } = record;
  const assigneeName = assignee && nameIn(people, assignee);
  const rows: Array<[string, (shown: Shown) => ReactNode]> = [
    [applications.status, ({ status }) => <ApplicationStatusWord status={status} />],
    [applications.product, ({ productName }) => localize(productName, language)],
    [
      applications.asked,
      ({ askedAmount }) => (askedAmount === null ? '–' : formatAmount(askedAmount)),
    ],
    [applications.received, ({ createdAt }) => formatTime(createdAt, language)],
    [applications.assignee, ({ assigneeName }) => assigneeName ?? applications.nobody],
    [applications.refCode, ({ refCode }) => refCode || '–'],
  ];
  return (
    <div className={styles.scroll}>
      <Table verticalSpacing={4} className={styles.sides}>
        <Table.Thead>
          <Table.Tr>
            <Table.Td />
            <Table.Th scope="col">
              {texts.thisOne}
              <span className={styles.small}>{applicantOf(record)}</span>
            </Table.Th>
            {others.map((other) => (
              <Table.Th key={other.id} scope="col">
                <OfficeLink to={`?tab=all&id=${other.id}`} className={styles.reference}>
                  {other.reference}
                </OfficeLink>
                <span className={styles.small}>{other.name}</span>
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          <Table.Tr>
            <Table.Th scope="row">{texts.same}</Table.Th>
            <Table.Td>–</Table.Td>
            {others.map((other) => (
              <Table.Td key={other.id}>
                {other.same.map((what) => texts.sames[what]).join(', ')}
              </Table.Td>
            ))}
          </Table.Tr>
          {rows.map(([label, read]) => (
            <Table.Tr key={label}>
              <Table.Th scope="row">{label}</Table.Th>
              <Table.Td>{read({ ...record, assigneeName })}</Table.Td>
              {others.map((other) => (
                <Table.Td key={other.id}>{read(other)}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
