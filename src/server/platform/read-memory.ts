const MOST_ENTRIES = 500;

type Kept = { generation: number; result: Promise<unknown> };

export type Remember = ReturnType<typeof createReadMemory>;

/**
 * Remembers what public pages read again and again (menu, switches, lists) until content changes.
 * `generation` is a number that grows with every change. Arguments make the key, so only reads
 * with few different arguments belong here.
 */
export function createReadMemory(generation: () => number) {
  const entries = new Map<string, Kept>();

  return function remember<Args extends unknown[], Result>(
    name: string,
    read: (...args: Args) => Promise<Result>,
  ): (...args: Args) => Promise<Result> {
    return (...args) => {
      const key = `${name} ${JSON.stringify(args)}`;
      const kept = entries.get(key);
      if (kept?.generation === generation()) return kept.result as Promise<Result>;
      const fresh = { generation: generation(), result: read(...args) };
      entries.delete(key);
      entries.set(key, fresh);
      for (const oldest of entries.keys()) {
        if (entries.size <= MOST_ENTRIES) break;
        entries.delete(oldest);
      }
      // A failure is not worth remembering: the next page asks again.
      fresh.result.catch(() => {
        if (entries.get(key) === fresh) entries.delete(key);
      });
      return fresh.result;
    };
  };
}
