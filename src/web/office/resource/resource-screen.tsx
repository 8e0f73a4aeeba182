import type { ReactNode } from 'react';
import { ScreenTitle } from '../states/screen-title.tsx';
import styles from './resource-form.module.css';

type Props = {
  title: string;
  list: ReactNode;
  record: ReactNode;
  /** The record needs the room of the list beside it as well. */
  roomy?: boolean;
};

/** List and record side by side on wide screens; on narrow ones the record stands in front. */
export function ResourceScreen({ title, list, record, roomy = false }: Props) {
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      <div
        className={styles.screen}
        data-record={record ? true : undefined}
        data-roomy={roomy || undefined}
      >
        <div className={styles.list}>{list}</div>
        {record && <div className={styles.record}>{record}</div>}
      </div>
    </>
  );
}
