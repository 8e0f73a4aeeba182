const LEFT = 'application-left';

type Dated = { savedAt: string };

/**
 * Keeps at once, for this tab, what the device’s store has no time to write: it works on behind, and a page that is
 * being left may be gone before it has begun.
 */
export function leaveDraft(draft: Dated): void {
  try {
    sessionStorage.setItem(LEFT, JSON.stringify(draft));
  } catch {}
}

/** The store has it, or it is not wanted any more. */
export function dropLeftDraft(): void {
  try {
    sessionStorage.removeItem(LEFT);
  } catch {}
}

/** The later one of what the store holds and of what was left. */
export function laterDraft<Draft extends Dated>(stored: Draft | undefined): Draft | undefined {
  const left = readLeft<Draft>();
  if (!left || (stored && stored.savedAt >= left.savedAt)) return stored;
  return left;
}

function readLeft<Draft extends Dated>(): Draft | undefined {
  try {
    const text = sessionStorage.getItem(LEFT);
    return text === null ? undefined : (JSON.parse(text) as Draft);
  } catch {
    return undefined;
  }
}
