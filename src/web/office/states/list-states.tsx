import { IconInbox, IconSearchOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Prose } from '../../ui/prose.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useOfficeTexts } from '../texts.ts';
import { State } from './state.tsx';

/** Something is on its way. */
export function Loading({ lines = 6 }: { lines?: number }) {
  const { shell } = useOfficeTexts();
  return (
    <div aria-busy="true">
      <Skeleton text={shell.loading} count={lines} />
    </div>
  );
}

/** There is nothing yet; `children` say what to do, or hold the button that does it. */
export function Empty({ children }: { children?: ReactNode }) {
  const { states } = useOfficeTexts().shell;
  return (
    <State icon={IconInbox} title={states.empty} role="status">
      {children}
    </State>
  );
}

/** A search found nothing. */
export function NoResult({ query, children }: { query: string; children?: ReactNode }) {
  const { states } = useOfficeTexts().shell;
  return (
    <State icon={IconSearchOff} title={states.noResult(query)} role="status">
      <p>
        <Prose>{states.noResultHint}</Prose>
      </p>
      {children}
    </State>
  );
}
