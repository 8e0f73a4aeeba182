import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/server/**/*.test.ts'],
    globalSetup: 'tests/support/vitest-setup.ts',
    setupFiles: 'tests/support/pg-mistakes.ts',
    // More than there are cores: each waits for databases and processes half of the time.
    maxWorkers: 4,
    // Nothing here lives in a module: what one file has imported serves the next.
    isolate: false,
    // Patience is long, for machines that are busy: it ends what stands still, and says nothing about speed.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
