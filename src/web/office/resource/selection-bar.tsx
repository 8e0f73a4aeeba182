import { Button, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconTrash, IconX } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import { focusContent } from '../states/focus-content.ts';
import { useOfficeTexts } from '../texts.ts';
import { BulkButton } from './bulk-button.tsx';
import { useTellFailure } from './failure.tsx';
import { SelectFound } from './list-found.tsx';
import { SheetsMenu } from './list-sheets.tsx';
import { operationsOf } from './resource.ts';
import styles from './resource-table.module.css';
import { SignButton } from './sign-button.tsx';
import type { ToolsProps } from './tools-props.ts';

/**
 * What can be done with what is selected, in the place of the tools of the list. Always drawn, if
 * unseen: a dialog that it opened shows its outcome after the selection has become empty by it.
 */
export function SelectionBar(props: ToolsProps & { onDelete: () => void }) {
  const { control, may, selection, onDelete } = props;
  const texts = useOfficeTexts().resource;
  const restore = useRestore(props);
  const chosen = selection.names.size;
  const bar = useRef<HTMLDivElement>(null);
  // What was pressed goes with what it was about.
  useLayoutEffect(() => {
    if (chosen === 0 && bar.current?.contains(document.activeElement)) focusContent();
  }, [chosen]);
  return (
    <div ref={bar} className={styles.selected} hidden={chosen === 0}>
      <Text size="sm" role="status">
        {texts.selected(formatNumber(chosen))}
      </Text>
      <SignButton
        variant="subtle"
        sign={<IconX size={16} aria-hidden />}
        word={texts.clearSelection}
        onClick={selection.clear}
      />
      <SelectFound {...props} />
      <div className={styles.deeds}>
        <SheetsMenu {...props} />
        <BulkButton {...props} />
        {props.bulk?.(selection)}
        {may.delete &&
          (control.state.bin ? (
            <Button loading={restore.isPending} onClick={() => restore.mutate()}>
              {texts.restore}
            </Button>
          ) : (
            <SignButton
              sign={<IconTrash size={16} aria-hidden />}
              word={texts.delete}
              onClick={onDelete}
            />
          ))}
      </div>
    </div>
  );
}

function useRestore({ name, selection }: ToolsProps) {
  const texts = useOfficeTexts().resource;
  const tellFailure = useTellFailure();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => operationsOf(name).restore([...selection.names.keys()]),
    onSuccess: ({ length }) => {
      const message = length > 0 ? texts.restored(formatNumber(length)) : texts.restoredBefore;
      notifications.show({ message });
      selection.clear();
    },
    onError: tellFailure,
    onSettled: () => client.invalidateQueries({ queryKey: [name] }),
  });
}
