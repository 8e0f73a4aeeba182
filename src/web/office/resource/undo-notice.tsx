import { Button, Group, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useOfficeTexts } from '../texts.ts';
import styles from './resource-table.module.css';

/** Long enough to read it, to see what it did, and to think better of it. */
const SHOWN_MS = 15_000;

type Props = { message: string; goBack: () => void; hide: () => void };

/** The words that tell what was done, and the way back. They stay while the pointer or the keyboard is on them. */
export function UndoNotice({ message, goBack, hide }: Props) {
  const { undo, undoKey } = useOfficeTexts().lists;
  const root = useRef<HTMLDivElement>(null);
  const leave = useRef(hide);
  useEffect(() => {
    const notice = root.current?.closest('[role="alert"]');
    const timer = window.setInterval(() => {
      if (!notice?.matches(':hover, :focus-within')) leave.current();
    }, SHOWN_MS);
    return () => window.clearInterval(timer);
  }, []);
  return (
    <Group ref={root} justify="space-between" wrap="nowrap" data-undo>
      <span>
        {message}
        <Text component="span" size="xs" c="dimmed" className={styles.undoKey ?? ''}>
          {undoKey}
        </Text>
      </span>
      <Button variant="light" size="compact-md" onClick={goBack}>
        {undo}
      </Button>
    </Group>
  );
}
