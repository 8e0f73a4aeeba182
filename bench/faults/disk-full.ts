import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Stage } from '../stage.ts';
import { formatStatuses } from './asking.ts';
import { openHouse } from './house.ts';
import { startLoad } from './load.ts';
import type { Fault } from './outcome.ts';
import { settle } from './settling.ts';
import { judge } from './verdict.ts';

/** Room for the database's programs, its cluster and what it writes ahead. */
const DISK = '600m';
const FULL_MS = 8_000;
const TIMES = 2;
const name = 'disk-full';

/** Database and files share a disk that is full for a while: nothing is lost, and it comes back. */
export const diskFull: Fault = async ({ stage }) => {
  const disk = await mountDisk(stage);
  if (!disk)
    return [
      { name: 'disk full', count: '0', outcome: 'left out: mounting needs root', broken: [] },
    ];
  const house = await openHouse(stage, { name, database: 'embedded' });
  const load = await startLoad(house);
  const broken: string[] = [];
  await delay(2_000);
  load.asking.restart();
  for (let time = 0; time < TIMES; time += 1) {
    const ballast = join(disk, `ballast-${time}`);
    fill(ballast);
    await delay(FULL_MS);
    if (house.server().hasEnded()) broken.push('the process ended');
    await rm(ballast);
    if (!(await house.isBack())) broken.push(`after time ${time + 1} it did not come back`);
    await delay(2_000);
  }
  const answers = formatStatuses(load.asking.statuses);
  await load.stop();
  const left = broken.length === 0 ? await settle(house) : [];
  const verdict =
    broken.length === 0
      ? await judge(house, load)
      : { acknowledged: '', problems: load.asking.problems };
  return [
    {
      name: 'disk full',
      count: `${TIMES} times ${FULL_MS / 1_000} s`,
      outcome: `${answers}; ${verdict.acknowledged}`,
      broken: [...broken, ...left, ...verdict.problems],
    },
  ];
};

/** Where the data folder will be; undefined where this user may not mount. */
async function mountDisk(stage: Stage): Promise<string | undefined> {
  const folder = join(stage.folder, name);
  mkdirSync(folder);
  const options = ['-t', 'tmpfs', '-o', `size=${DISK},mode=711`, 'chanote-faults', folder];
  if (spawnSync('mount', options).status !== 0) {
    await rm(folder, { recursive: true });
    return undefined;
  }
  await chmod(folder, 0o711);
  stage.onClear(async () => spawnSync('umount', ['-l', folder]));
  return folder;
}

/** To the last byte. */
function fill(file: string): void {
  const handle = openSync(file, 'w');
  for (const size of [1_048_576, 4_096, 1]) {
    try {
      for (;;) writeSync(handle, Buffer.alloc(size));
    } catch {
      // No more of that size.
    }
  }
  // Held open, its room would not be free again when it is removed.
  closeSync(handle);
}
