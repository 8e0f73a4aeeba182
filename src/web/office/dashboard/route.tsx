import { Table } from '@mantine/core';
import type { CSSProperties } from 'react';
import { formatDate, formatNumber } from '../../i18n/format.ts';
import { useOfficeTexts } from '../../i18n/office.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { callAsUser } from '../session/session.ts';
import { Empty } from '../states/list-states.tsx';
import { ScreenError } from '../states/screen-error.tsx';
import { ScreenTitle } from '../states/screen-title.tsx';
import type { Route } from './+types/route';
import styles from './dashboard.module.css';

export async function clientLoader() {
  const { data } = await callAsUser('dashboard/visits', {});
  return { days: data };
}

export default function Dashboard({ loaderData: { days } }: Route.ComponentProps) {
  const { dashboard } = useOfficeTexts();
  const language = useLanguage();
  const most = Math.max(1, ...days.map(({ total }) => total));
  return (
    <>
      <ScreenTitle>{dashboard.title}</ScreenTitle>
      {days.length === 0 ? (
        <Empty>
          <p>{dashboard.empty}</p>
        </Empty>
      ) : (
        <section className={styles.card}>
          <h2 id="visits">{dashboard.visits}</h2>
          <Table aria-labelledby="visits" className={styles.table}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{dashboard.day}</Table.Th>
                <Table.Td aria-hidden="true" />
                <Table.Th>{dashboard.total}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {days.map(({ day, total }) => (
                <Table.Tr key={day}>
                  <Table.Td>{formatDate(day, language)}</Table.Td>
                  <Table.Td aria-hidden="true">
                    <span className={styles.bar} style={partOf(total, most)} />
                  </Table.Td>
                  <Table.Td>{formatNumber(total)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </section>
      )}
    </>
  );
}

function partOf(total: number, most: number): CSSProperties {
  return { '--part': total / most } as CSSProperties;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
