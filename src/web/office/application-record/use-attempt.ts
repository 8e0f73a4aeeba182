import { useState } from 'react';
import { CallError } from '../../api/call.ts';
import { useExplainReason } from '../applications/explain-reason.ts';
import type { Change } from './use-case.ts';

type Refusal = { reason: string; fields: CallError['fields'] };

/**
 * A change that a dialog makes, and why it was refused. `wordsFor` has the words for what only this
 * dialog can meet; none leave it to those of all.
 */
export function useAttempt(change: Change, wordsFor?: (refusal: Refusal) => string | undefined) {
  const explain = useExplainReason();
  const [problem, setProblem] = useState<string>();
  function attempt(act: () => Promise<unknown>, onDone: () => void): void {
    setProblem(undefined);
    change.mutate(act, {
      onSuccess: onDone,
      onError: (error) => {
        const refusal: Refusal =
          error instanceof CallError ? error : { reason: 'other', fields: {} };
        setProblem(wordsFor?.(refusal) ?? explain(refusal.reason));
      },
    });
  }
  return { problem, attempt };
}
