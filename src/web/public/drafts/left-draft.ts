type Dated = { savedAt: string };

/**
 * Keeps at once, for this tab, what the device’s store has no time to write: it works on behind, and a page that is
 * being left may be gone before it has begun.
 */
export function keepLeft<Draft extends Dated>(key: string) {
  function read(): Draft | undefined {
    try {
      const text = sessionStorage.getItem(key);
      return text === null ? undefined : (JSON.parse(text) as Draft);
    } catch {
      return undefined;
    }
  }

  return {
    leave: (draft: Draft): void => {
      try {
        sessionStorage.setItem(key, JSON.stringify(draft));
      } catch {}
    },
    /** The store has it, or it is not wanted any more. */
    drop: (): void => {
      try {
        sessionStorage.removeItem(key);
      } catch {}
    },
    /** The later one of what the store holds and of what was left. */
    laterOf: (stored: Draft | undefined): Draft | undefined => {
      const left = read();
      if (!left || (stored && stored.savedAt >= left.savedAt)) return stored;
      return left;
    },
  };
}

export type LeftDraft<Draft extends Dated> = ReturnType<typeof keepLeft<Draft>>;
