const ATTENDED_MS = 60_000;
/** When somebody last did something in this tab, which opening it is as well. */
let touchedAt = Date.now();

export function noteTouch(): void {
  touchedAt = Date.now();
}

/** Whether a call made now comes of what somebody did here. Others are made by the page on its own. */
export function isAttended(): boolean {
  return Date.now() - touchedAt < ATTENDED_MS;
}

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
