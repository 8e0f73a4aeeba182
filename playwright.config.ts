import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/support/e2e-database.ts',
  fullyParallel: true,
  // More than there are cores: each waits for its page half of the time.
  workers: 4,
  // Patience is long, for machines that are busy: it ends what stands still, and says nothing about speed.
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    screenshot: 'only-on-failure',
    // Nobody watches: what moves would only be waited for.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
      // On a machine that names no language, files with Thai names would lose them.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--in-process-gpu',
        // Pages live for seconds: compiling them well costs more than it brings.
        '--js-flags=--no-turbofan --no-maglev',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A name that leads here, which browsers do not take for safe over http.
        '--host-resolver-rules=MAP plain.test 127.0.0.1',
      ],
    },
  },
});
