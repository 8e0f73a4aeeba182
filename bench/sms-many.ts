import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { createSmsParts } from '#server/compose/sms.ts';
import { readParameters } from '#server/parameters/queries.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { readFacts } from '#server/sms/campaign-facts.ts';
import { gatherRecipients } from '#server/sms/gather-task.ts';
import { beginMove, goOnMoving } from '#server/sms/moves.ts';
import type { SmsParts } from '#server/sms/parts.ts';
import { insertList } from '#server/sms/recipient-lists.ts';
import { clearList } from '#server/sms/recipients.ts';
import { smsCampaign } from '#server/sms/tables.ts';
import { medianTime } from './measure.ts';
import { formatMilliseconds, type Line, limitLine } from './report.ts';
import { manyPeople } from './sms-recipients.ts';

const LONGEST_MS = 100;
const LONGEST_STEP_MS = 3_000;
const MOST_MEMORY_MB = 100;
const LOOK_MS = 250;
const megabytes = (value: number) => `${value.toFixed(0)} MB`;
const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(0)} s`;

/** A campaign of so many, from the first of them until it is cancelled and cleared, as staff see it. */
export async function measureMany(db: Db, viewer: Viewer, count: number): Promise<Line[]> {
  const parts = openParts(db, count);
  const [campaign] = await db
    .insert(smsCampaign)
    .values({ name: 'bench', texts: { th: 'ข่าวถึงคุณ{name}', en: '' } })
    .returning({ id: smsCampaign.id });
  const campaignId = campaign?.id ?? 0;
  const listId = await insertList(db, { campaignId, kind: 'applications' });
  const before = process.memoryUsage.rss();
  let [most, slowest, looks, gathering] = [before, 0, 0, true];
  const start = performance.now();
  const gathered = gatherRecipients(parts, { listId }).finally(() => {
    gathering = false;
  });
  while (gathering) {
    const asked = performance.now();
    await readFacts(parts, db, campaignId, viewer);
    slowest = Math.max(slowest, performance.now() - asked);
    most = Math.max(most, process.memoryUsage.rss());
    looks += 1;
    await delay(LOOK_MS);
  }
  await gathered;
  const took = seconds(performance.now() - start);
  const facts = () => readFacts(parts, db, campaignId, viewer);
  const { estimate } = await facts();
  if (estimate.recipients !== count) throw new Error(`${estimate.recipients} were gathered.`);
  await db.update(smsCampaign).set({ state: 'sending' }).where(eq(smsCampaign.id, campaignId));
  const watched = await medianTime(facts);
  const cancelling = performance.now();
  await db.transaction((tx) => beginMove(tx, campaignId, 'cancel'));
  const cancelled = performance.now() - cancelling;
  await goOnMoving(db, () => true);
  const allCancelled = seconds(performance.now() - cancelling);
  const clearing = performance.now();
  await clearList(db, { id: listId });
  const cleared = seconds(performance.now() - clearing);
  const of = `${count.toLocaleString('en')} recipients`;
  return [
    limitLine(
      'sms: memory of a gathering',
      (most - before) / 1024 ** 2,
      MOST_MEMORY_MB,
      megabytes,
      `${of} in ${took}`,
    ),
    limitLine(
      'sms: its progress meanwhile',
      slowest,
      LONGEST_STEP_MS,
      formatMilliseconds,
      `the slowest of ${looks} looks`,
    ),
    limitLine('sms: facts of that campaign', watched, LONGEST_MS, formatMilliseconds, of),
    limitLine(
      'sms: its cancelling',
      cancelled,
      LONGEST_STEP_MS,
      formatMilliseconds,
      `the rest follows: ${allCancelled} in all; cleared in ${cleared}`,
    ),
  ];
}

function openParts(db: Db, count: number): SmsParts {
  const parts = createSmsParts({
    db,
    secretKey: randomBytes(32).toString('hex'),
    // No sheet is read here.
    store: undefined as never,
    parameters: () => readParameters(db),
    settings: { publicOrigin: 'http://chanote.test', smsAllowPrivate: true },
  });
  return { ...parts, sources: { applications: () => manyPeople(count) } };
}
