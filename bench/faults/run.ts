import { constants } from 'node:os';
import { parseArgs } from 'node:util';
import { Stage } from '../stage.ts';
import { createChance } from './chance.ts';
import { crowd } from './crowd.ts';
import { diskFull } from './disk-full.ts';
import { frozen } from './frozen.ts';
import { kills } from './kills.ts';
import { lyingMail, lyingSms } from './lying.ts';
import { type Fault, formatOutcome } from './outcome.ts';
import { slowClients } from './slow-clients.ts';
import { twoInstances } from './two-instances.ts';

const FAULTS: Record<string, Fault> = {
  kills,
  'disk-full': diskFull,
  frozen,
  mail: lyingMail,
  sms: lyingSms,
  'slow-clients': slowClients,
  'two-instances': twoInstances,
  crowd,
};

const { values, positionals } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
  allowPositionals: true,
});
const seed = Number(values.seed);
const chosen = Object.entries(FAULTS).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
);
if (chosen.length === 0 || !Number.isInteger(seed) || !(Number(values.kills) >= 1)) {
  console.error(
    `npm run check-faults -- [--kills 200] [--seed 1] [name …]; there are: ${Object.keys(FAULTS).join(', ')}.`,
  );
  process.exit(2);
}
console.log(`The seed is ${seed}: --seed ${seed} repeats the run.`);

const stage = await Stage.open();
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => interrupt(128 + constants.signals[signal]));
process.once('disconnect', () => interrupt(1));
process.channel?.unref();

async function interrupt(code: number): Promise<void> {
  if (interrupted) return;
  interrupted = true;
  await stage.close();
  process.exit(code);
}

let broken = 0;
for (const [name, fault] of chosen) {
  const start = performance.now();
  const parts = { stage, chance: createChance(seed), kills: Number(values.kills) };
  try {
    for (const outcome of await fault(parts)) {
      broken += outcome.broken.length;
      console.log(formatOutcome(outcome));
    }
  } catch (error) {
    if (interrupted) break;
    broken += 1;
    console.error(`✗ ${name} could not be carried out:`, error);
  }
  await stage.clear();
  console.log(`  (${name}: ${Math.round((performance.now() - start) / 1_000)} s)`);
}
// An interruption ends the process itself, once everything has been stopped.
if (!interrupted) {
  await stage.close();
  console.log(broken === 0 ? 'Every promise held.' : `${broken} promises were broken.`);
  process.exit(broken === 0 ? 0 : 1);
}
