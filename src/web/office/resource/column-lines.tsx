import { ActionIcon, Checkbox, Group } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useOfficeTexts } from '../texts.ts';
import styles from './resource-table.module.css';
import type { ListLook } from './use-list-look.ts';
import type { ListControl } from './use-list-state.ts';

type Choosable = { key: string; title: string; hidden?: boolean };
export type ChoiceProps = { columns: readonly Choosable[]; control: ListControl; look: ListLook };

const STEP = 24;

/** A line a column: whether it is there, and a step narrower or wider. */
export function ColumnLines({ columns, control, look }: ChoiceProps) {
  const texts = useOfficeTexts().lists.look;
  const shown =
    control.columns ?? columns.filter((column) => !column.hidden).map((column) => column.key);
  const size = (key: string, by: number) => {
    const head = document.querySelector(`th[data-column="${key}"]`);
    look.setWidth(key, (head?.getBoundingClientRect().width ?? 0) + by);
  };
  return columns.slice(1).map(({ key, title }) => (
    <Group key={key} wrap="nowrap" gap={4} pe={8} justify="space-between">
      <Checkbox
        className={styles.choice}
        label={title}
        checked={shown.includes(key)}
        onChange={(event) => {
          const next = columns
            .map((column) => column.key)
            .filter((other) =>
              other === key ? event.currentTarget.checked : shown.includes(other),
            );
          control.change({ columns: next.join(',') }, true);
        }}
      />
      {shown.includes(key) && (
        <Group gap={2} wrap="nowrap">
          <ActionIcon
            variant="subtle"
            aria-label={texts.narrower(title)}
            onClick={() => size(key, -STEP)}
          >
            <IconMinus size={16} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            aria-label={texts.wider(title)}
            onClick={() => size(key, STEP)}
          >
            <IconPlus size={16} />
          </ActionIcon>
        </Group>
      )}
    </Group>
  ));
}
