import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { hasPreview } from '#contract/resource/preview-pages.ts';
import { useOfficeTexts } from '../texts.ts';
import { HistoryDrawer } from './history-drawer.tsx';
import { PreviewButton } from './preview-button.tsx';
import type { ResourceName } from './resource.ts';

type Values = Record<string, unknown>;

type Props = {
  name: ResourceName;
  id: number | undefined;
  valuesOf: (kept: Values) => Values;
  /** Missing where the form cannot be changed. */
  onFill: ((values: Values) => void) | undefined;
  onProblem: (problem: string | undefined) => void;
};

/** What every record offers besides its fields: its history, and the page it makes. */
export function RecordTools({ name, id, valuesOf, onFill, onProblem }: Props) {
  const { history } = useOfficeTexts().records;
  const [opened, setOpened] = useState(false);
  return (
    <>
      {hasPreview(name) && <PreviewButton name={name} id={id ?? 0} onProblem={onProblem} />}
      {id !== undefined && (
        <Button
          variant="default"
          leftSection={<IconHistory size={18} aria-hidden="true" />}
          onClick={() => setOpened(true)}
        >
          {history.open}
        </Button>
      )}
      {opened && id !== undefined && (
        <HistoryDrawer
          name={name}
          id={id}
          valuesOf={valuesOf}
          onBringBack={
            onFill &&
            ((values) => {
              onFill(values);
              setOpened(false);
              notifications.show({ message: history.broughtBack });
            })
          }
          onClose={() => setOpened(false)}
        />
      )}
    </>
  );
}
