import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useOfficeTexts } from '../../i18n/office.ts';
import styles from './resource-table.module.css';
import { SearchBox } from './search-box.tsx';
import { SelectionBar, type ToolsProps } from './selection-bar.tsx';

/** What stands above a list: search, filters, and what can be done with it or with the selection. */
export function ListTools(props: ToolsProps) {
  const { control, may } = props;
  const texts = useOfficeTexts().resource;
  const { state, change, open } = control;
  return (
    <>
      <Group gap="xs" className={styles.tools}>
        <SearchBox
          value={state.search}
          {...(props.searchHint && { hint: props.searchHint })}
          onChange={(q) => change({ q }, true)}
        />
        {props.tools}
        {may.add && !state.bin && (
          <Button
            className={styles.actions}
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => open('new')}
          >
            {texts.add}
          </Button>
        )}
      </Group>
      <SelectionBar {...props} />
    </>
  );
}
