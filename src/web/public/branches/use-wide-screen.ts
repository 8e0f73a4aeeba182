import { useSyncExternalStore } from 'react';

/** Where list and map have room side by side; the same width as in the styles. */
const WIDE = '(min-width: 60rem)';

function subscribe(onChange: () => void) {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** False on the server: the map is drawn by the browser only. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}
