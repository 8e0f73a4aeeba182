import { Button, Checkbox, Menu } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useOfficeTexts } from '../texts.ts';
import styles from './resource-table.module.css';
import type { ListControl } from './use-list-state.ts';

type Props = {
  columns: ReadonlyArray<{ key: string; title: string; hidden?: boolean }>;
  control: ListControl;
};

/** Which columns of a list are shown; the first always is. */
export function ColumnChoice({ columns, control }: Props) {
  const texts = useOfficeTexts().resource;
  const shown =
    control.columns ?? columns.filter((column) => !column.hidden).map((column) => column.key);
  if (columns.length < 4) return null;
  return (
    <Menu closeOnItemClick={false} position="bottom-start">
      <Menu.Target>
        <Button
          className={`${styles.sign} ${styles.wide}`}
          title={texts.columns}
          variant="default"
          leftSection={<IconColumns3 size={16} aria-hidden />}
        >
          {texts.columns}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {columns.slice(1).map(({ key, title }) => (
          <Checkbox
            key={key}
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
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
