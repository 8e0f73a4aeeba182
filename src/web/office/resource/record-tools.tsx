import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconHistory } from '@tabler/icons-react';
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
  /** The history is open, at one version or at none. */
  history: number | 'open' | undefined;
  onHistory: (history: number | 'open' | undefined) => void;
};

/** What every record offers besides its fields: its history, and the page it makes. */
export function RecordTools(props: Props) {
  const { name, id, valuesOf, onFill, onProblem, history, onHistory } = props;
  const { history: texts } = useOfficeTexts().records;
  return (
    <>
      {hasPreview(name) && <PreviewButton name={name} id={id ?? 0} onProblem={onProblem} />}
      {id !== undefined && (
        <Button
          variant="default"
          leftSection={<IconHistory size={18} aria-hidden="true" />}
          onClick={() => onHistory('open')}
        >
          {texts.open}
        </Button>
      )}
      {history !== undefined && id !== undefined && (
        <HistoryDrawer
          name={name}
          id={id}
          first={history === 'open' ? undefined : history}
          valuesOf={valuesOf}
          onBringBack={
            onFill &&
            ((values) => {
              onFill(values);
              onHistory(undefined);
              notifications.show({ message: texts.broughtBack });
            })
          }
          onClose={() => onHistory(undefined)}
        />
      )}
    </>
  );
}
