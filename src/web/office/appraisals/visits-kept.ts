import { useSyncExternalStore } from 'react';
import { forget, keep, readKept } from '../../site/storage.ts';

const listeners = new Set<() => void>();
/** Where the note does not fit into the browser's storage, as long as the page is there. */
let keptHere = false;

/** Noted beside the visits: where there are none, nothing is loaded to look. */
export function noteVisitsKept(are: boolean): void {
  keptHere = are;
  if (are) keep('visitsKept', 'Y');
  else forget('visitsKept');
  for (const listen of listeners) listen();
}

function follow(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** Whether this device keeps visits that the server does not have yet, whoever wrote them. */
export const useVisitsKept = (): boolean =>
  useSyncExternalStore(follow, () => keptHere || readKept('visitsKept') !== null);
