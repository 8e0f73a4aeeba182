import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/server/**/*.test.ts'],
    globalSetup: 'tests/support/vitest-setup.ts',
    setupFiles: 'tests/support/pg-mistakes.ts',
    // More than there are cores: each waits for databases and processes half of the time.
    maxWorkers: 3,
    // Nothing here lives in a module: what one file has imported serves the next.
    isolate: false,
    // A busy machine may be slower than any patience; what fails twice is broken.
    retry: 1,
    // What is told to other instances takes its time on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
});
