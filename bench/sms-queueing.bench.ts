import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { type Db, openDatabase } from '#server/platform/db.ts';
import { createLogger } from '#server/platform/logger.ts';
import { insertList, requestGather } from '#server/sms/recipient-lists.ts';
import { smsCampaign, smsRecipientList } from '#server/sms/tables.ts';
import { type Generate, startGenerator, wait } from './measure.ts';
import { type Bench, formatMilliseconds, formatPercent, type Line, limitLine } from './report.ts';
import { readResidentMegabytes } from './resident-memory.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { insertPeople } from './sms-people.ts';

export const QUEUED = 100_000;
const LONGEST_MS = 30_000;
const MOST_MEMORY_MB = 100;
const PATIENCE_MS = 300_000;
const LOOK_MS = 50;

/** 100,000 people into a campaign by the server as it runs: alone, and while visitors keep it busy. */
export const smsQueueing: Bench = async (stage) => {
  const server = await startServer(stage);
  const secretKey = readFileSync(join(stage.folder, 'data', 'secret.key'), 'utf8').trim();
  await insertPeople(server.databaseUrl, secretKey, QUEUED);
  const { db, close } = openDatabase(server.databaseUrl, createLogger('silent'), 2);
  try {
    const generate = await startGenerator(stage);
    return [...(await queueAlone(db, server)), await queueUnderLoad(db, generate, server)];
  } finally {
    await close();
  }
};

async function queueAlone(db: Db, { origin, pid }: ServerProcess): Promise<Line[]> {
  // What a server has that answered some visitors, so that only the queueing is counted.
  await wait(`${origin}/`, pid);
  const before = readResidentMegabytes(pid);
  let most = before;
  const milliseconds = await queue(db, () => {
    most = Math.max(most, readResidentMegabytes(pid));
  });
  const format = (value: number) => `${value.toFixed(0)} MB`;
  return [
    limitLine(
      'sms: 100,000 recipients queued',
      milliseconds,
      LONGEST_MS,
      formatMilliseconds,
      'read, opened, checked, sealed and written by the running server',
    ),
    limitLine(
      'sms: memory for them',
      most - before,
      MOST_MEMORY_MB,
      format,
      `page by page, whatever their number; ${format(before)} before`,
    ),
  ];
}

async function queueUnderLoad(
  db: Db,
  generate: Generate,
  { origin, pid }: ServerProcess,
): Promise<Line> {
  const ask = () =>
    generate(`${origin}/`, { connections: 8, headers: { 'accept-encoding': 'br' }, pid });
  const before = await ask();
  let queueing = true;
  const done = queue(db).finally(() => {
    queueing = false;
  });
  const rates: number[] = [];
  while (queueing) rates.push((await ask()).perSecond);
  const milliseconds = await done;
  const during = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
  return {
    name: 'sms: home page meanwhile',
    measured: formatPercent(during / before.perSecond),
    note: `${Math.round(during)}/s while queueing, ${Math.round(before.perSecond)}/s before; queued in ${formatMilliseconds(milliseconds)} then`,
  };
}

/** From the wish to the last recipient. */
export async function queue(db: Db, look: () => void = () => {}): Promise<number> {
  const listId = await db.transaction(async (tx) => {
    const [campaign] = await tx
      .insert(smsCampaign)
      .values({ name: 'bench', texts: { th: 'ข่าวถึงคุณ{name}', en: '' } })
      .returning({ id: smsCampaign.id });
    const id = await insertList(tx, { campaignId: campaign?.id ?? 0, kind: 'applications' });
    await requestGather(tx, id);
    return id;
  });
  const start = performance.now();
  while (performance.now() - start < PATIENCE_MS) {
    look();
    const [list] = await db.select().from(smsRecipientList).where(eq(smsRecipientList.id, listId));
    if (list?.state === 'done') {
      if (list.added !== QUEUED) throw new Error(`${list.added} recipients were added.`);
      return performance.now() - start;
    }
    await delay(LOOK_MS);
  }
  throw new Error('The recipients were never queued.');
}
