import { useSyncExternalStore } from 'react';
import { forget, keep, readKept } from '../../site/storage.ts';

const listeners = new Set<() => void>();

/** Noted beside the visits: where there are none, nothing is loaded to look. */
export function noteVisitsKept(are: boolean): void {
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
  useSyncExternalStore(follow, () => readKept('visitsKept') !== null);
