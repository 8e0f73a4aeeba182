import { useCallback } from 'react';
import { usePlace } from '../layout/place.ts';
import { boundStep, type Step, stepIn } from './steps-of-form.ts';

const SENT = '#sent';

/** Where in the form the address says we are. */
export function useSteps(ready: boolean, furthest: Step) {
  const { hash, pathname, search, go: goTo } = usePlace();
  const go = useCallback(
    (place: Step | 'sent', { replace = false, newSearch = search } = {}) =>
      goTo(`${pathname}${newSearch}#${place}`, { replace, keep: true }),
    [goTo, pathname, search],
  );
  return {
    step: ready ? boundStep(stepIn(hash) ?? 'start', furthest) : 'start',
    atSent: ready && hash === SENT,
    named: stepIn(hash),
    go,
  };
}
