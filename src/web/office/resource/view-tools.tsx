import { Button } from '@mantine/core';
import { IconArrowBackUp, IconRecycle } from '@tabler/icons-react';
import { useOfficeTexts } from '../texts.ts';
import { ColumnChoice } from './column-choice.tsx';
import { SheetsMenu } from './list-sheets.tsx';
import { ViewsMenu } from './list-views.tsx';
import styles from './resource-table.module.css';
import type { ToolsProps } from './tools-props.ts';

/** How the list is shown, and what it leads to. Where there is room for one line only, by signs. */
export function ViewTools(props: ToolsProps) {
  const { name, columns, control, look, may } = props;
  const texts = useOfficeTexts().resource;
  const { bin } = control.state;
  const turn = bin ? texts.leaveBin : texts.showBin;
  return (
    <>
      {look && <ColumnChoice columns={columns} control={control} look={look} />}
      <ViewsMenu name={name} control={control} />
      <div className={styles.twice}>
        <SheetsMenu {...props} />
      </div>
      {may.delete && (
        <Button
          className={bin ? undefined : styles.sign}
          title={turn}
          variant={bin ? 'light' : 'default'}
          leftSection={
            bin ? <IconArrowBackUp size={16} aria-hidden /> : <IconRecycle size={16} aria-hidden />
          }
          onClick={() => control.change({ show: bin ? undefined : 'bin', id: undefined })}
        >
          {turn}
        </Button>
      )}
    </>
  );
}
