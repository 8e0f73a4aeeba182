/** When the server last saw this session, whichever tab called. */
let usedAt = Date.now();
const listeners = new Set<(at: number, ownTab: boolean) => void>();

export function lastUsedAt(): number {
  return usedAt;
}

/** After a call of this tab. */
export function markUsed(at: number): void {
  note(at, true);
}

/** When another tab says that it called. */
export function noteUsedElsewhere(at: number): void {
  note(at, false);
}

function note(at: number, ownTab: boolean): void {
  if (at <= usedAt) return;
  usedAt = at;
  for (const listener of listeners) listener(at, ownTab);
}

export function onUsed(listener: (at: number, ownTab: boolean) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
