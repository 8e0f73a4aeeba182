import { constants } from 'node:os';
import { Stage } from './stage.ts';

export type Case = [name: string, work: (stage: Stage) => Promise<void>];

/** The ones called by their name or by a word of it; all of them where none is called. */
export function chooseCases<Kind>(
  cases: Record<string, Kind>,
  wanted: readonly string[],
): Array<[name: string, kind: Kind]> {
  return Object.entries(cases).filter(
    ([name]) =>
      wanted.length === 0 || wanted.some((word) => name === word || name.split(' ').includes(word)),
  );
}

/**
 * One after the other, each from an empty stage. `conclude` says what came of it, is told how many
 * broke down, and answers whether all is well. The process ends with it, or with an interruption once
 * everything has been stopped.
 */
export async function runCases(
  cases: readonly Case[],
  conclude: (brokenDown: number) => boolean,
): Promise<void> {
  const stage = await Stage.open();
  let interrupted = false;
  /** Cases under way break when their servers go; that is no failure of theirs to report. */
  const interrupt = async (code: number) => {
    if (interrupted) return;
    interrupted = true;
    await stage.close();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => interrupt(128 + constants.signals[signal]));
  process.once('disconnect', () => interrupt(1));
  process.channel?.unref();

  let brokenDown = 0;
  for (const [name, work] of cases) {
    console.log(`${name}…`);
    const start = performance.now();
    try {
      await work(stage);
    } catch (error) {
      if (interrupted) return;
      brokenDown += 1;
      console.error(`✗ ${name} could not be carried out:`, error);
    }
    if (interrupted) return;
    await stage.clear();
    console.log(`  (${name}: ${Math.round((performance.now() - start) / 1_000)} s)`);
  }
  if (interrupted) return;
  await stage.close();
  process.exit(conclude(brokenDown) ? 0 : 1);
}
