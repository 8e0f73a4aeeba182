import { useEffect, useState } from 'react';

const LONGEST_TIMER_MS = 3_600_000;

/**
 * The time, renewed only when something on the screen changes with it: `nextChange` says how long
 * that is from now. A page that slept in the background looks at the clock when it wakes.
 */
export function useClock(nextChange: (now: number) => number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const wait = Math.min(nextChange(Date.now()), LONGEST_TIMER_MS);
    const timer = setTimeout(() => setNow(Date.now()), wait);
    const wake = () => setNow(Date.now());
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  });
  return now;
}
