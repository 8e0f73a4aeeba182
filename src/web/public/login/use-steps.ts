import { useState } from 'react';
import { withPatience } from '../../site/patience.ts';

export type Steps = typeof import('./steps.ts');

/** The steps that not everybody meets, once they are fetched. `load` tells whether they are there. */
export function useSteps() {
  const [steps, setSteps] = useState<Steps>();
  async function load(): Promise<boolean> {
    try {
      setSteps(await withPatience(import('./steps.ts')));
      return true;
    } catch {
      return false;
    }
  }
  return { steps, load };
}
