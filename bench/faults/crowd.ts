import { availableParallelism, loadavg } from 'node:os';
import { createAsking, formatStatuses } from './asking.ts';
import { openHouse } from './house.ts';
import type { Fault } from './outcome.ts';
import { signInForGood } from './signing-in.ts';

const USERS = 300;
const LASTS_MS = 20_000;
const LONGEST_MS = 5_000;

/** More than the machine can serve: who cannot be served is told so soon. */
export const crowd: Fault = async ({ stage }) => {
  const house = await openHouse(stage, { name: 'crowd', database: 'embedded' });
  const asking = createAsking(house.origin);
  const token = await signInForGood(asking);
  const acts = [
    () => asking.page('/'),
    () => asking.page('/Register'),
    () => asking.call('visit_count/addVisitCountMySQL', {}),
    () => asking.call('register/findPlaces', { text: 'บาง' }),
    () => asking.call('application/list', {}, token),
    () => asking.call('receiveChannel/list', {}, token),
  ];
  for (const act of acts) await act();
  asking.restart();
  const until = Date.now() + LASTS_MS;
  // The server and this process need a core each: where others need them too, it says nothing.
  const [before = 0] = loadavg();
  const isQuiet = before < availableParallelism() / 2;
  await Promise.all(
    Array.from({ length: USERS }, async (_, user) => {
      for (let turn = user; Date.now() < until; turn += 1) await acts[turn % acts.length]?.();
    }),
  );
  const { statuses } = asking;
  const total = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  const share = ((statuses.get(503) ?? 0) / total) * 100;
  const others = [...statuses].filter(([status]) => status !== 200 && status !== 503);
  const longest = asking.longest();
  return [
    {
      name: 'users without pause',
      count: `${USERS} for ${LASTS_MS / 1_000} s, ${total.toLocaleString('en')} answers`,
      outcome: `longest ${(longest / 1_000).toFixed(1)} s (${asking.slowest()}), ${share.toFixed(1)} % of 503 (${formatStatuses(statuses)}); load before ${before.toFixed(1)}${isQuiet ? '' : ': too busy a machine to judge how long it takes'}`,
      broken: [
        ...asking.problems,
        ...others.map(([status, count]) => `${count} answers were ${status}`),
        ...(isQuiet && longest > LONGEST_MS ? [`an answer took ${Math.round(longest)} ms`] : []),
      ],
    },
  ];
};
