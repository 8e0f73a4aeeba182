import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/server/**/*.test.ts'],
    globalSetup: 'tests/support/vitest-setup.ts',
    testTimeout: 40_000,
    hookTimeout: 60_000,
  },
});
