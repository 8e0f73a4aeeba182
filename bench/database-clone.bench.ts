import { cloneTemplate, startTemplate } from '#tests/support/template-database.ts';
import { median } from './measure.ts';
import type { Bench } from './report.ts';

const CLONES = 7;

/** What every file of tests waits for before its first test. */
export const databaseClone: Bench = async (stage) => {
  const starting = startTemplate();
  // Registered before it is up: an interruption must not leave a half-started database behind.
  stage.onClear(() => starting.then(({ stop }) => stop()));
  const { templateUrl } = await starting;
  const milliseconds: number[] = [];
  for (let clone = 0; clone < CLONES; clone += 1) {
    const start = performance.now();
    const { drop } = await cloneTemplate(templateUrl);
    milliseconds.push(performance.now() - start);
    await drop();
  }
  const measured = `${Math.round(median(milliseconds))} ms`;
  return [{ name: 'database clone', measured, note: `median of ${CLONES}` }];
};
