import { setTimeout as delay } from 'node:timers/promises';
import { measureStretch } from '#tests/support/stretch.ts';
import { formatStatuses } from './asking.ts';
import { openHouse } from './house.ts';
import { startLoad } from './load.ts';
import type { Fault } from './outcome.ts';
import { settle } from './settling.ts';
import { judge } from './verdict.ts';

const TIMES = 3;
const FROZEN_MS = 6_000;
const LONGEST_MS = 3_000;

/** The database keeps its connections and says nothing: everybody is told so in time. */
export const frozen: Fault = async ({ stage, chance }) => {
  const house = await openHouse(stage, { name: 'frozen', database: 'embedded' });
  const load = await startLoad(house);
  const { asking } = load;
  const broken: string[] = [];
  const all = new Map<number, number>();
  let [longest, stretched] = [0, 1];
  for (let time = 0; time < TIMES; time += 1) {
    await delay(chance.between(1_000, 2_000));
    // What began before counts from now on as well: it is under way when the freeze begins.
    asking.restart();
    const until = Date.now() + FROZEN_MS;
    const stretching = measureStretch(() => Date.now() >= until);
    const thaw = house.freezeDatabase();
    await delay(FROZEN_MS);
    longest = Math.max(longest, asking.longest());
    thaw();
    stretched = Math.max(stretched, await stretching);
    for (const [status, count] of asking.statuses) all.set(status, (all.get(status) ?? 0) + count);
    if (!(await house.isBack())) broken.push(`after freeze ${time + 1} it did not come back`);
  }
  await load.stop();
  const verdict = await judge(house, load);
  if (longest > LONGEST_MS * stretched)
    broken.push(
      `an answer took ${Math.round(longest)} ms, on a machine ${stretched.toFixed(1)} × as slow as quiet`,
    );
  return [
    {
      name: 'database frozen (SIGSTOP)',
      count: `${TIMES} times ${FROZEN_MS / 1_000} s`,
      outcome: `${formatStatuses(all)}; longest answer ${(longest / 1_000).toFixed(1)} s (the machine was ${stretched.toFixed(1)} × as slow as quiet); ${verdict.acknowledged}`,
      broken: [...broken, ...(await settle(house)), ...verdict.problems],
    },
  ];
};
