import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { RowFacts } from '#contract/resource.ts';
import { useOfficeTexts } from '../../i18n/office.ts';
import type { Found } from './list-found.tsx';
import type { ResourceName } from './resource.ts';
import styles from './resource-table.module.css';
import { SearchBox } from './search-box.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { ListControl } from './use-list-state.ts';
import type { Selection } from './use-selection.ts';

export type ToolsProps = {
  name: ResourceName;
  things: string;
  columns: ReadonlyArray<{ key: string; title: string; hidden?: boolean }>;
  control: ListControl;
  may: { add: boolean; delete: boolean };
  tools?: ReactNode;
  filters?: object;
  selection: Selection;
  found: Found | undefined;
  nameOf: (row: RowFacts) => string;
  searchHint?: string;
  bulk?: (selection: Selection) => ReactNode;
};

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
