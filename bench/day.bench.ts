import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { loanForm } from '#tests/support/loan-form.ts';
import { collectGarbage } from './collect-garbage.ts';
import { type Asking, createAsking, formatStatuses } from './faults/asking.ts';
import { type House, openHouse } from './faults/house.ts';
import { importOnce, reach } from './faults/import-load.ts';
import { signInForGood } from './faults/signing-in.ts';
import { type Bench, formatMilliseconds, limitLine } from './report.ts';
import { readResidentMegabytes } from './resident-memory.ts';
import { insertPeople } from './sms-people.ts';
import { QUEUED, queue } from './sms-queueing.bench.ts';

const [VISITORS, OFFICERS] = [50, 10];
const WARMING_MS = 20_000;
const LASTS_MS = 180_000;
/** Longer than the beat of anything that tidies up after itself. */
const SETTLING_MS = 20_000;
const ROWS = 50_000;
const PATIENCE_MS = 300_000;
const LONGEST_MS = 500;
const MOST_MEMORY_MB = 30;
const PAPER_BYTES = 400_000;

type People = { asking: Asking; house: House; token: string };

/** A working day in three minutes: visitors, officers, a campaign that gathers, a sheet that comes in. */
export const day: Bench = async (stage) => {
  const house = await openHouse(stage, {
    name: 'day',
    database: 'embedded',
    settings: { DEMO: '1', NODE_OPTIONS: '--inspect-port=0' },
  });
  await insertPeople(house.databaseUrl, house.secretKey, QUEUED);
  const asking = createAsking(house.origin);
  const people = { asking, house, token: await signInForGood(asking) };
  await work(people, WARMING_MS);
  await delay(SETTLING_MS);
  const { pid } = house.server();
  const logFile = join(stage.folder, 'day.log');
  await collectGarbage(pid, logFile);
  const before = readResidentMegabytes(pid);

  asking.restart();
  const working = work(people, LASTS_MS);
  const queueing = queue(house.db);
  const importing = importOnce(asking, { imports: new Map() }, people.token, {
    rows: ROWS,
    patienceMs: PATIENCE_MS,
  });
  await working;
  const [half, p99] = [asking.quantile(0.5), asking.quantile(0.99)];
  const [longest, slowest] = [asking.longest(), asking.slowest()];
  const statuses = new Map(asking.statuses);
  const queuedMs = await queueing;
  const id = (await importing) ?? 0;
  const imported = await reach(asking, id, 'done', people.token, PATIENCE_MS);
  await delay(SETTLING_MS);
  const uncollected = readResidentMegabytes(pid);
  await collectGarbage(pid, logFile);
  const after = readResidentMegabytes(pid);

  const answers = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  const failed = answers - (statuses.get(200) ?? 0) + asking.problems.length;
  const megabytes = (value: number) => `${value.toFixed(0)} MB`;
  const seconds = (value: number) => `${(value / 1_000).toFixed(0)} s`;
  return [
    {
      name: 'day: errors',
      measured: String(failed),
      target: '0',
      ok: failed === 0,
      note: [
        `${VISITORS} visitors and ${OFFICERS} officers for ${seconds(LASTS_MS)}: ${formatStatuses(statuses)}`,
        ...asking.problems.slice(0, 3),
      ].join('; '),
    },
    limitLine(
      'day: 99 of 100 answers',
      p99,
      LONGEST_MS,
      formatMilliseconds,
      `half within ${formatMilliseconds(half)}, the longest ${formatMilliseconds(longest)} (${slowest})`,
    ),
    {
      name: 'day: work beside it',
      measured: `${imported?.done ?? 0} rows`,
      target: `${ROWS} rows`,
      ok: imported?.done === ROWS,
      note: `the sheet came in; ${QUEUED.toLocaleString('en')} texts were queued in ${seconds(queuedMs)}`,
    },
    limitLine(
      'day: memory it keeps',
      after - before,
      MOST_MEMORY_MB,
      megabytes,
      `${megabytes(before)} before, ${megabytes(after)} after, both with the garbage collected; ${megabytes(uncollected)} as it was left`,
    ),
  ];
};

/** Everybody at their own pace, until the time is over. */
async function work(people: People, lastsMs: number): Promise<void> {
  const until = Date.now() + lastsMs;
  const repeat = async (act: () => Promise<unknown>, [least, most]: [number, number]) => {
    await delay(randomInt(0, most));
    while (Date.now() < until) {
      await act();
      await delay(randomInt(least, most));
    }
  };
  const visitors = Array.from({ length: VISITORS }, (_, number) =>
    repeat(() => visit(people, number), [1_000, 4_000]),
  );
  const officers = Array.from({ length: OFFICERS }, () =>
    repeat(() => workOnCases(people), [500, 3_000]),
  );
  await Promise.all([...visitors, ...officers]);
}

const WALK = ['/', '/Products', '/Cal', '/Costs', '/BranchGSB?q=เมือง', '/Articles', '/Register'];

/** Reads on; one in ten applies, with two papers. */
async function visit({ asking, house }: People, number: number): Promise<void> {
  if (number % 10 > 0) {
    await asking.page(encodeURI(WALK[randomInt(WALK.length)] ?? '/'));
    return;
  }
  const { productId, photoTypeId } = house.offers;
  const draftId = randomUUID();
  const files: string[] = [];
  for (let paper = 0; paper < 2; paper += 1) {
    const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(PAPER_BYTES)]);
    const query = `draftId=${draftId}&uploadTypeId=${photoTypeId}&name=a.pdf`;
    const answer = await asking.upload(`register/upload?${query}`, new Uint8Array(content));
    files.push((answer?.body.data as { token: string } | undefined)?.token ?? '');
  }
  await asking.call('register/send', loanForm(productId, { id: draftId, files }));
}

/** Looks at the queue, searches, opens a case and leaves a remark. */
async function workOnCases({ asking, token }: People): Promise<void> {
  const list = await asking.call('application/list', {}, token);
  const rows = (list?.body.data as { rows?: Array<{ id: number }> } | undefined)?.rows ?? [];
  await asking.call('application/list', { search: 'สมหญิง' }, token);
  await asking.call('dashboard/today', {}, token);
  const id = rows[randomInt(Math.max(rows.length, 1))]?.id;
  if (id === undefined) return;
  await asking.call('application/details', { resource: 'application', id }, token);
  await asking.call('application/timeline', { resource: 'application', id }, token);
  await asking.call('application/remark', { id, remark: 'โทรแล้ว รอเอกสาร' }, token);
}
