import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at every drawing, which does what the newest would do. */
export function useSteady<Given extends unknown[]>(act: (...given: Given) => void) {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...given: Given) => newest.current(...given), []);
}
