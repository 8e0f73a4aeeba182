import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './resource-form.module.css';

type Props = { title: string; list: ReactNode; record: ReactNode };

/** List and record side by side on wide screens; on narrow ones the record stands in front. */
export function ResourceScreen({ title, list, record }: Props) {
  return (
    <>
      <Title order={1} size="h2" mb="md">
        {title}
      </Title>
      <div className={styles.screen} data-record={record ? true : undefined}>
        <div className={styles.list}>{list}</div>
        {record && <div className={styles.record}>{record}</div>}
      </div>
    </>
  );
}
