import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { focusContent, isNowhere } from '../states/focus-content.ts';
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
  const listed = useRef<HTMLDivElement>(null);
  useRowBack(listed, Boolean(record));
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      <div
        className={styles.screen}
        data-record={record ? true : undefined}
        data-roomy={roomy || undefined}
      >
        <div ref={listed} className={styles.list}>
          {list}
        </div>
        {record && <div className={styles.record}>{record}</div>}
      </div>
    </>
  );
}

/** Who closes a record goes on at its row. */
function useRowBack(listed: RefObject<HTMLElement | null>, open: boolean): void {
  const row = useRef<Element>(undefined);
  useEffect(() => {
    if (open) row.current = listed.current?.querySelector('[data-opened]') ?? undefined;
  });
  const wasOpen = useRef(false);
  useEffect(() => {
    const closed = wasOpen.current && !open;
    wasOpen.current = open;
    if (!closed || !isNowhere()) return;
    row.current?.querySelector<HTMLElement>('[data-opens]')?.focus({ preventScroll: true });
    if (isNowhere()) focusContent();
  }, [open]);
}
