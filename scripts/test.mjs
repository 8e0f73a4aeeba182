// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { prepare, runtimeEnvironment } from './bootstrap.mjs';
import { findBrowser } from './browser.mjs';
import { runChecks } from './check.mjs';

const results = join(import.meta.dirname, '..', 'test-results');

await prepare({ build: true });
rmSync(results, { recursive: true, force: true });
const start = Date.now();

const checks = await runChecks();
const counts = [
  {
    passed: checks.filter(({ ok }) => ok).length,
    failed: checks.filter(({ ok }) => !ok).length,
  },
  runVitest(),
  runPlaywright(await findBrowser()),
];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\nAll of it took ${Math.round((Date.now() - start) / 1000)} s.`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function runVitest() {
  const report = join(results, 'vitest.json');
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const ok = run('vitest', args);
  const { numPassedTests, numFailedTests } = read(report);
  return count(ok, numPassedTests, numFailedTests);
}

/** @param {string} browser */
function runPlaywright(browser) {
  const report = join(results, 'playwright.json');
  const env = { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const ok = run('playwright', ['test', '--reporter=dot,json'], env);
  const { expected, unexpected } = read(report).stats ?? {};
  return count(ok, expected, unexpected);
}

/**
 * A runner that died counts as a failure, whatever it counted until then.
 * @param {boolean} ok @param {number} passed @param {number} failed
 */
function count(ok, passed, failed) {
  return { passed: passed || 0, failed: ok ? failed || 0 : Math.max(failed || 0, 1) };
}

/** @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} env */
function run(command, args, env = {}) {
  console.log(`\n$ ${command} ${args[0]}`);
  const { status } = spawnSync(command, args, {
    cwd: join(results, '..'),
    stdio: 'inherit',
    env: { ...runtimeEnvironment(), ...env },
  });
  return status === 0;
}

/** @param {string} report */
function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
}
