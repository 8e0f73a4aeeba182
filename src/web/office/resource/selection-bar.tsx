import { Button, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { RowFacts } from '#contract/resource.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useOfficeTexts } from '../../i18n/office.ts';
import { ColumnChoice } from './column-choice.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { explainFailure } from './explain.ts';
import { type Found, SelectFound } from './list-found.tsx';
import { SheetsMenu } from './list-sheets.tsx';
import { ViewsMenu } from './list-views.tsx';
import { operationsOf, type ResourceName } from './resource.ts';
import styles from './resource-table.module.css';
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

/**
 * The line above the rows: how the list is shown, or as soon as something is selected, what can be
 * done with that. It is as high either way: rows that move would be missed by the next click.
 */
export function SelectionBar(props: ToolsProps) {
  const { name, things, columns, control, may, selection } = props;
  const texts = useOfficeTexts().resource;
  const { state, change } = control;
  const [asking, setAsking] = useState(false);
  const restore = useRestore(props);
  const chosen = selection.names.size;

  function askToDelete() {
    if (chosen > 0) setAsking(true);
    else notifications.show({ color: 'yellow', message: texts.deleteFirst(things) });
  }

  return (
    <div className={styles.second}>
      {chosen > 0 ? (
        <>
          <Text size="sm" role="status">
            {texts.selected(formatNumber(chosen))}
          </Text>
          <Button variant="subtle" size="compact-sm" onClick={selection.clear}>
            {texts.clearSelection}
          </Button>
          <SelectFound {...props} />
        </>
      ) : (
        <>
          <ColumnChoice columns={columns} control={control} />
          <ViewsMenu name={name} control={control} />
        </>
      )}
      <SheetsMenu {...props} />
      <div className={styles.deeds}>
        {props.bulk?.(selection)}
        {may.delete && !state.bin && (
          <Button
            variant="default"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={askToDelete}
          >
            {texts.delete}
          </Button>
        )}
        {may.delete && state.bin && (
          <Button
            variant="default"
            disabled={chosen === 0}
            loading={restore.isPending}
            onClick={() => restore.mutate()}
          >
            {texts.restore}
          </Button>
        )}
        {may.delete && (
          <Button
            variant="subtle"
            onClick={() => {
              selection.clear();
              change({ bin: state.bin ? undefined : '1', id: undefined });
            }}
          >
            {state.bin ? texts.leaveBin : texts.showBin}
          </Button>
        )}
      </div>
      {asking && (
        <DeleteDialog name={name} selection={selection} onClose={() => setAsking(false)} />
      )}
    </div>
  );
}

function useRestore({ name, selection }: ToolsProps) {
  const texts = useOfficeTexts().resource;
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => operationsOf(name).restore([...selection.names.keys()]),
    onSuccess: () => {
      notifications.show({ message: texts.restored(formatNumber(selection.names.size)) });
      selection.clear();
    },
    onError: (error) => notifications.show({ color: 'red', message: explainFailure(texts, error) }),
    onSettled: () => client.invalidateQueries({ queryKey: [name] }),
  });
}
