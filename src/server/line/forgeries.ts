const MOST = 30;
const WINDOW_MS = 60_000;
const MOST_NETWORKS = 10_000;

/** Whoever cannot sign is soon refused without looking: neither database nor key is asked. */
export function createForgeries(now: () => number = Date.now) {
  const counted = new Map<string, { count: number; since: number }>();
  const current = (network: string) => {
    const found = counted.get(network);
    return found && now() - found.since < WINDOW_MS ? found : undefined;
  };
  return {
    areTooMany: (network: string): boolean => (current(network)?.count ?? 0) >= MOST,
    count(network: string): void {
      const found = current(network);
      if (found) found.count += 1;
      else {
        if (counted.size >= MOST_NETWORKS) counted.clear();
        counted.set(network, { count: 1, since: now() });
      }
    },
  };
}
