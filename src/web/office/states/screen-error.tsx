import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { CallError } from '../../api/call.ts';
import { Prose } from '../../ui/prose.tsx';
import { useOfficeTexts } from '../texts.ts';
import { State } from './state.tsx';

/** In place of a screen whose loader or drawing failed. */
export function ScreenError({ error }: { error: unknown }) {
  const { states } = useOfficeTexts().shell;
  const { revalidate, state } = useRevalidator();
  const unreachable =
    (error instanceof CallError && error.reason === 'network') ||
    (isRouteErrorResponse(error) && error.status === 503);
  return (
    <State icon={IconAlertTriangle} title={states.screenFailed} role="alert" page>
      <p>
        <Prose>{unreachable ? states.network : states.other}</Prose>
      </p>
      <Button variant="default" loading={state === 'loading'} onClick={() => void revalidate()}>
        {states.retry}
      </Button>
    </State>
  );
}
