import { useEffect } from 'react';
import type { SearchedPlace } from '#contract/visits/visits.ts';
import { askedByPage, readConsent } from '../../site/consent.ts';
import { tell } from '../../site/visits.ts';

/** The list answers letter by letter: words that still stand after this are what was looked for. */
const SETTLED_MS = 3_000;

/** Counts words that find nothing, once they are settled or the page is left with them. */
export function useMissedSearch(place: SearchedPlace, words: string): void {
  useEffect(() => {
    if (!words) return;
    const stop = () => {
      clearTimeout(timer);
      removeEventListener('pagehide', count);
    };
    const count = () => {
      stop();
      // With the leave of the visitor only, as visits are.
      if (readConsent(document.cookie, askedByPage()) === 'statistics')
        void tell('visit_count/addMissedSearch', { place, words });
    };
    const timer = setTimeout(count, SETTLED_MS);
    addEventListener('pagehide', count);
    return stop;
  }, [place, words]);
}
