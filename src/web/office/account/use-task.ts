import { useState } from 'react';
import { takeSuccessAway } from '../states/success-notices.ts';
import { explain } from './explain.ts';
import { useAccountTexts } from './texts.ts';

/** Runs one thing at a time: whether it runs, and what is to be said when it was refused. */
export function useTask() {
  const texts = useAccountTexts();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function run(task: () => Promise<unknown>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await task();
    } catch (error) {
      takeSuccessAway();
      setProblem(explain(texts, error));
    } finally {
      setBusy(false);
    }
  }

  return { busy, problem, run };
}
