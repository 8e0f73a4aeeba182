import { Button } from '@mantine/core';
import { IconCopy, IconEdit } from '@tabler/icons-react';
import { useState } from 'react';
import { useOfficeTexts } from '../texts.ts';
import { actsOf, fieldsOfKind } from './bulk-acts.ts';
import { laterPart } from './later-part.tsx';
import { SignButton } from './sign-button.tsx';
import type { ToolsProps } from './tools-props.ts';
import { useMay } from './use-may.ts';

const BulkDialog = laterPart(async () => (await import('./bulk-dialog.tsx')).BulkDialog, {
  meanwhile: null,
});

/** Of what is selected: the same changed of all, and a copy of one. */
export function BulkButton({ name, control, selection, sample, choice }: ToolsProps) {
  const texts = useOfficeTexts().lists.bulk;
  const may = useMay(name);
  const [open, setOpen] = useState(false);
  const fields = fieldsOfKind(sample);
  const acts = actsOf(fields, choice?.field);
  if (control.state.bin || fields.length === 0) return null;
  const [only] = selection.names.keys();
  return (
    <>
      {may('add') && selection.names.size === 1 && (
        <SignButton
          sign={<IconCopy size={16} aria-hidden />}
          word={texts.duplicate}
          onClick={() => {
            selection.clear();
            control.open('new', only);
          }}
        />
      )}
      {may('edit') && acts.length > 0 && (
        <Button
          variant="default"
          leftSection={<IconEdit size={16} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {texts.open}
        </Button>
      )}
      {open && (
        <BulkDialog
          name={name}
          selection={selection}
          sample={sample}
          choice={choice}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
