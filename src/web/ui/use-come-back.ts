import { useEffect, useEffectEvent } from 'react';

/** Hears when the browser shows the page again as it was left: what waited there waits for nothing. */
export function useComeBack(comeBack: () => void): void {
  const hear = useEffectEvent(comeBack);
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) hear();
    };
    addEventListener('pageshow', show);
    return () => removeEventListener('pageshow', show);
  }, []);
}
