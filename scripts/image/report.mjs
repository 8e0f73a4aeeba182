// @ts-check
import { Shortcoming } from './shell.mjs';

let passed = 0;
let failed = 0;

/**
 * One named step: what it measured stands behind it. Where a step fails, those that build on it do
 * not run.
 * @template Result
 * @param {string} name @param {() => Promise<[Result, string]>} work what it made, and what it measured
 * @returns {Promise<Result>}
 */
export async function step(name, work) {
  const start = performance.now();
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  try {
    const [result, measured] = await work();
    passed += 1;
    console.log(`✓ ${name}: ${measured} (${seconds()})`);
    return result;
  } catch (error) {
    failed += 1;
    const words = error instanceof Shortcoming ? error.message : /** @type {Error} */ (error).stack;
    console.log(`✗ ${name} (${seconds()})\n${words}`);
    throw new Stopped();
  }
}

/** Has been told already. */
class Stopped extends Error {}

/** @param {boolean} holds @param {string} otherwise */
export function demand(holds, otherwise) {
  if (!holds) throw new Shortcoming(otherwise);
}

/** Runs the steps, then says how many held. @param {() => Promise<void>} steps */
export async function report(steps) {
  await steps().catch((error) => {
    if (error instanceof Stopped) return;
    failed += 1;
    console.log(error);
  });
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
