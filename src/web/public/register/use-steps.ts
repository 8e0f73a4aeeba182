import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { boundStep, type Step, stepIn } from './steps-of-form.ts';

const SENT = '#sent';

/** Where in the form the address says we are. */
export function useSteps(ready: boolean, furthest: Step) {
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  const go = useCallback(
    (place: Step | 'sent', { replace = false, newSearch = search } = {}) =>
      navigate(
        { search: newSearch, hash: `#${place}` },
        { replace, preventScrollReset: true, defaultShouldRevalidate: false },
      ),
    [navigate, search],
  );
  return {
    step: ready ? boundStep(stepIn(hash) ?? 'start', furthest) : 'start',
    atSent: ready && hash === SENT,
    named: stepIn(hash),
    go,
  };
}
