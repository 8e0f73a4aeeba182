import { vi } from 'vitest';

/** What is remembered of content is read anew a moment after it changed. */
export const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000 });
