import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

type Undo = {
  message: string;
  path: string;
  goBack: () => void;
  /** The words that tell of it still stand, with a way back of their own. */
  told: boolean;
};

let last: Undo | undefined;
const listeners = new Set<() => void>();

export function keepUndo(undo: Undo | undefined): void {
  last = undo;
  for (const tell of listeners) tell();
}

/** The words that told of it are gone. */
export function untell(undo: Undo): void {
  if (last === undo) keepUndo({ ...undo, told: false });
}

/** What was done last on this screen and can be taken back, also when the words that told of it are gone. */
export function useLastUndo(): Undo | undefined {
  const { pathname } = useLocation();
  const undo = useSyncExternalStore(follow, () => last);
  return undo?.path === pathname ? undo : undefined;
}

function follow(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}
