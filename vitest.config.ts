import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/server/**/*.test.ts'],
    globalSetup: 'tests/support/vitest-setup.ts',
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
