import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { CallError } from '../../api/call.ts';
import { Prose } from '../../ui/prose.tsx';
import { useOfficeTexts } from '../texts.ts';
import { explainBroken } from './broken-record.ts';
import { State } from './state.tsx';

/** The query that failed. */
type Props = { of: { error: unknown; refetch: () => unknown } };

/** Data could not be loaded: what happened, and another try. */
export function Problem({ of: { error, refetch } }: Props) {
  const { resource, shell } = useOfficeTexts();
  const { states } = shell;
  return (
    <State icon={IconAlertTriangle} title={states.failed} role="alert">
      <p>
        <Prose>{explain()}</Prose>
      </p>
      <Button variant="default" onClick={() => refetch()}>
        {states.retry}
      </Button>
    </State>
  );

  function explain(): string {
    if (!(error instanceof CallError)) return states.other;
    if (error.reason === 'broken_record') return explainBroken(resource, error);
    if (error.reason === 'not_found') return resource.reasons.not_found;
    if (error.reason === 'not_permitted') return resource.reasons.not_permitted;
    return error.reason === 'network' ? states.network : states.other;
  }
}
