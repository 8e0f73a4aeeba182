import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { Notice } from '../states/notice.tsx';
import { useOfficeTexts } from '../texts.ts';
import { explainFailure } from './explain.ts';

/** Why something did not work, beside what began it. */
export function Failure({ error }: { error: unknown }) {
  const { resource } = useOfficeTexts();
  return (
    <Notice color="red" role="alert">
      {explainFailure(resource, error)}
    </Notice>
  );
}

type FailedReadProps = {
  of: { error: unknown; refetch: () => unknown };
  /** Where it stands in the place of the list, the way back to it. */
  onClose?: () => void;
};

/** Why a record could not be read, with another try. */
export function FailedRead({ of: { error, refetch }, onClose }: FailedReadProps) {
  const { resource } = useOfficeTexts();
  return (
    <Notice color="red" role="alert" title={explainFailure(resource, error)}>
      <Group gap="xs">
        <Button variant="default" onClick={() => refetch()}>
          {resource.retry}
        </Button>
        {onClose && (
          <Button variant="subtle" onClick={onClose}>
            {resource.backToList}
          </Button>
        )}
      </Group>
    </Notice>
  );
}

/** Tells it in passing, where there is no place for it. */
export function useTellFailure(): (error: unknown) => void {
  const { resource } = useOfficeTexts();
  return (error) => notifications.show({ color: 'red', message: explainFailure(resource, error) });
}
