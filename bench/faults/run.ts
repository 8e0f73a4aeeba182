import { parseArgs } from 'node:util';
import { chooseCases, runCases } from '../cases.ts';
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
const chosen = chooseCases(FAULTS, positionals);
if (chosen.length === 0 || !Number.isInteger(seed) || !(Number(values.kills) >= 1)) {
  console.error(
    `npm run check-faults -- [--kills 200] [--seed 1] [name …]; there are: ${Object.keys(FAULTS).join(', ')}.`,
  );
  process.exit(2);
}
console.log(`The seed is ${seed}: --seed ${seed} repeats the run.`);

let brokenPromises = 0;
await runCases(
  chosen.map(([name, fault]) => [
    name,
    async (stage) => {
      const parts = { stage, chance: createChance(seed), kills: Number(values.kills) };
      for (const outcome of await fault(parts)) {
        brokenPromises += outcome.broken.length;
        console.log(formatOutcome(outcome));
      }
    },
  ]),
  (brokenDown) => {
    const broken = brokenPromises + brokenDown;
    console.log(broken === 0 ? 'Every promise held.' : `${broken} promises were broken.`);
    return broken === 0;
  },
);
