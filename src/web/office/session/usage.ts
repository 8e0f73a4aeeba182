/** When the server last saw this session, whichever tab called. */
let usedAt = Date.now();
/** When somebody last pressed or typed something in this tab. */
let handAt = Date.now();
/** What is asked sooner than this may be what somebody asked for. */
const HAND_MS = 60_000;
const listeners = new Set<(at: number, ownTab: boolean) => void>();

export function lastUsedAt(): number {
  return usedAt;
}

export function markHand(at: number): void {
  handAt = at;
}

/** Whether a call of now is the page's own: it would keep a session awake that nobody uses. */
export function isDeserted(now: number): boolean {
  return now - handAt >= HAND_MS;
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
