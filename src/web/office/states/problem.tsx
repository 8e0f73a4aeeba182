import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { CallError } from '../../api/call.ts';
import { useOfficeTexts } from '../../i18n/office.ts';
import { State } from './state.tsx';

type Props = { error: unknown; onRetry: () => void };

/** Data could not be loaded: what happened, and another try. */
export function Problem({ error, onRetry }: Props) {
  const { states } = useOfficeTexts().shell;
  const unreachable = error instanceof CallError && error.reason === 'network';
  return (
    <State icon={IconAlertTriangle} title={states.failed} role="alert">
      <p>{unreachable ? states.network : states.other}</p>
      <Button variant="default" onClick={onRetry}>
        {states.retry}
      </Button>
    </State>
  );
}
