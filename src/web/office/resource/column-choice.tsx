import { Button, Checkbox, Menu } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useOfficeTexts } from '../texts.ts';
import type { ChoiceProps } from './column-lines.tsx';
import { laterPart } from './later-part.tsx';
import styles from './resource-table.module.css';

const ColumnLines = laterPart(async () => (await import('./column-lines.tsx')).ColumnLines, {
  meanwhile: null,
});

/** Which columns of a list are shown, how wide, and how high its rows are; the first always is. */
export function ColumnChoice({ columns, control, look }: ChoiceProps) {
  const texts = useOfficeTexts().lists.look;
  return (
    <Menu closeOnItemClick={false} position="bottom-start">
      <Menu.Target>
        <Button
          className={`${styles.sign} ${styles.wide}`}
          title={texts.title}
          variant="default"
          leftSection={<IconColumns3 size={16} aria-hidden />}
        >
          {texts.title}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <ColumnLines columns={columns} control={control} look={look} />
        <Menu.Divider />
        <Checkbox
          className={styles.choice}
          label={texts.roomy}
          checked={look.roomy}
          onChange={(event) => look.setRoomy(event.currentTarget.checked)}
        />
        {Object.keys(look.widths).length > 0 && (
          <Menu.Item onClick={look.resetWidths}>{texts.usualWidths}</Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
