import { setTimeout as delay } from 'node:timers/promises';

const STEP_MS = 100;
/** As many as the server waits for before it gives its database up. */
const STEPS = 14;

/** How much longer than it should anything takes here until `isOver`: on a crowded machine, all of it. */
export async function measureStretch(isOver: () => boolean): Promise<number> {
  const steps: number[] = [];
  while (!isOver()) {
    const start = performance.now();
    await delay(STEP_MS);
    steps.push((performance.now() - start) / STEP_MS);
  }
  const sums = steps
    .slice(STEPS - 1)
    .map((_, at) => steps.slice(at, at + STEPS).reduce((sum, step) => sum + step));
  return Math.max(1, ...sums.map((sum) => sum / STEPS));
}
