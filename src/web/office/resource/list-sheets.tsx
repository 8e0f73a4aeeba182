import { Button } from '@mantine/core';
import { IconDownload, IconTable, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { RESOURCE_WINDOWS, sheetsOf } from '#contract/resource/names.ts';
import type { Permission } from '#contract/rights/permissions.ts';
import { ChoiceMenu } from '../floating/choice-menu.tsx';
import { MenuLine } from '../floating/menu-line.tsx';
import { useCan } from '../session/profile.ts';
import { useOfficeTexts } from '../texts.ts';
import { laterPart } from './later-part.tsx';
import type { Found } from './list-found.tsx';
import type { ResourceName } from './resource.ts';
import styles from './resource-table.module.css';
import type { ListControl } from './use-list-state.ts';
import type { Selection } from './use-selection.ts';

const ExportDialog = laterPart(async () => (await import('./export-dialog.tsx')).ExportDialog, {
  meanwhile: null,
});

type Props = {
  name: ResourceName;
  control: ListControl;
  filters?: object;
  selection: Selection;
  found: Found | undefined;
};

/** Sheets that go out and come in, for who may. */
export function SheetsMenu(props: Props) {
  const { name, control } = props;
  const texts = useOfficeTexts().lists;
  const can = useCan();
  const [exporting, setExporting] = useState(false);
  const may = (action: string) => can(`${RESOURCE_WINDOWS[name]}.${action}` as Permission);
  const sheets = sheetsOf(name);
  const mayExport = sheets !== 'none' && may('export');
  const mayImport = sheets === 'both' && (may('add') || may('edit'));
  if (!mayExport && !mayImport) return null;
  return (
    <>
      <ChoiceMenu
        opener={(props) => (
          <Button
            {...props}
            data-sheets
            className={styles.sign}
            title={texts.sheets}
            variant="default"
            leftSection={<IconTable size={16} aria-hidden />}
          >
            {texts.sheets}
          </Button>
        )}
      >
        {mayExport && (
          <MenuLine
            icon={<IconDownload size={16} aria-hidden />}
            onClick={() => setExporting(true)}
          >
            {texts.export}
          </MenuLine>
        )}
        {mayImport && (
          <MenuLine
            icon={<IconUpload size={16} aria-hidden />}
            onClick={() => control.change({ import: 'new', id: undefined })}
          >
            {texts.import}
          </MenuLine>
        )}
      </ChoiceMenu>
      {exporting && <ExportDialog {...props} onClose={() => setExporting(false)} />}
    </>
  );
}
