import type { ReactNode } from 'react';
import type { CaseResource } from '#contract/cases/case-shapes.ts';
import { CaseForm, RecordPage } from '../application-record/later-parts.ts';
import type { ListControl } from '../resource/use-list-state.ts';
import { useNeighbours } from './use-neighbours.ts';
import { useReturnFocus } from './use-return-focus.ts';

/** The application of a list that is open over the whole screen, or a new one. */
export function useOpenedCase(
  resource: CaseResource,
  control: ListControl,
  filters: object,
): ReactNode {
  const neighbours = useNeighbours(resource, control, filters);
  const { opened, open } = control;
  useReturnFocus(opened);
  const onClose = () => open(undefined);
  if (opened === undefined) return undefined;
  if (typeof opened === 'number')
    return (
      <RecordPage
        key={opened}
        id={opened}
        resource={resource}
        neighbours={neighbours}
        onClose={onClose}
      />
    );
  // Nothing is added to what is over.
  if (resource === 'applicationHistory') return undefined;
  return <CaseForm resource={resource} onSaved={open} onClose={onClose} />;
}
