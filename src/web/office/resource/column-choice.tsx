import { Button, Checkbox } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { FloatingPanel } from '../floating/floating-panel.tsx';
import { MenuDivider } from '../floating/menu-line.tsx';
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
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        ref={button}
        className={`${styles.sign} ${styles.wide}`}
        title={texts.title}
        variant="default"
        leftSection={<IconColumns3 size={16} aria-hidden />}
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        {texts.title}
      </Button>
      {opened && (
        <FloatingPanel
          button={button}
          role="group"
          aria-label={texts.title}
          onClose={() => setOpened(false)}
        >
          <ColumnLines columns={columns} control={control} look={look} />
          <MenuDivider />
          <Checkbox
            className={styles.choice}
            label={texts.roomy}
            checked={look.roomy}
            onChange={(event) => look.setRoomy(event.currentTarget.checked)}
          />
          {Object.keys(look.widths).length > 0 && (
            <Button variant="subtle" fullWidth onClick={look.resetWidths}>
              {texts.usualWidths}
            </Button>
          )}
        </FloatingPanel>
      )}
    </>
  );
}
