import { Button } from '@mantine/core';
import { IconArrowBackUp, IconRecycle, IconTrash } from '@tabler/icons-react';
import { useOfficeTexts } from '../texts.ts';
import { ColumnChoice } from './column-choice.tsx';
import { SheetsMenu } from './list-sheets.tsx';
import { ViewsMenu } from './list-views.tsx';
import styles from './resource-table.module.css';
import { SignButton } from './sign-button.tsx';
import type { ToolsProps } from './tools-props.ts';

/** How the list is shown, and what it leads to. Where there is room for one line only, by signs. */
export function ViewTools(props: ToolsProps & { onDelete: () => void }) {
  const { name, columns, control, may, selection, onDelete } = props;
  const texts = useOfficeTexts().resource;
  const { bin } = control.state;
  const turn = bin ? texts.leaveBin : texts.showBin;
  return (
    <>
      <ColumnChoice columns={columns} control={control} />
      <ViewsMenu name={name} control={control} />
      <div className={styles.twice}>
        <SheetsMenu {...props} />
        {may.delete && !bin && (
          <SignButton
            sign={<IconTrash size={16} aria-hidden />}
            word={texts.delete}
            onClick={onDelete}
          />
        )}
      </div>
      {may.delete && (
        <Button
          className={bin ? undefined : styles.sign}
          title={turn}
          variant={bin ? 'light' : 'default'}
          leftSection={
            bin ? <IconArrowBackUp size={16} aria-hidden /> : <IconRecycle size={16} aria-hidden />
          }
          onClick={() => {
            selection.clear();
            control.change({ bin: bin ? undefined : '1', id: undefined });
          }}
        >
          {turn}
        </Button>
      )}
    </>
  );
}
