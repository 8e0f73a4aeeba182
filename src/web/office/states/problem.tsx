import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { CallError } from '../../api/call.ts';
import { Prose } from '../../ui/prose.tsx';
import { useOfficeTexts } from '../texts.ts';
import { explainBroken } from './broken-record.ts';
import { State } from './state.tsx';

type Props = {
  /** The query that failed. */
  of: { error: unknown; refetch: () => unknown };
  /** Of a record that stands in the place of its list: the way back to it. */
  onClose?: () => void;
  /** It is the whole page. */
  page?: boolean;
};

/** Data could not be loaded: what happened, and another try. */
export function Problem({ of: { error, refetch }, onClose, page = false }: Props) {
  const { resource, shell } = useOfficeTexts();
  const { states } = shell;
  return (
    <State icon={IconAlertTriangle} title={states.failed} role="alert" page={page}>
      <p>
        <Prose>{explain()}</Prose>
      </p>
      <Button variant="default" onClick={() => refetch()}>
        {states.retry}
      </Button>
      {onClose && (
        <Button variant="subtle" onClick={onClose}>
          {resource.backToList}
        </Button>
      )}
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
