import { randomBytes } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { SmsGateway } from '#contract/sms-gateway.ts';
import { openLocalStore } from '#server/files/local-store.ts';
import { readParameters } from '#server/parameters/queries.ts';
import { globalParameter } from '#server/parameters/tables.ts';
import { type Database, openDatabase } from '#server/platform/db.ts';
import { createLogger } from '#server/platform/logger.ts';
import { gatherRecipients } from '#server/sms/gather-task.ts';
import type { SmsParts } from '#server/sms/parts.ts';
import { requestDispatch } from '#server/sms/queue.ts';
import { insertList } from '#server/sms/recipient-lists.ts';
import { smsCampaign, smsGateway } from '#server/sms/tables.ts';
import { createSmsParts } from '#server/sms-parts.ts';
import { gatewaySettings, startSmsGateway } from '#tests/support/sms-gateway.ts';
import { killRepeatedly } from '#tests/support/sms-killing.ts';
import { cloneTemplate, startTemplate } from '#tests/support/template-database.ts';
import { type Bench, formatMilliseconds, type Line, limitLine } from './report.ts';
import { manyPeople } from './sms-recipients.ts';
import type { Stage } from './stage.ts';

const QUEUED = 100_000;
const LONGEST_QUEUEING_MS = 30_000;
const MOST_MEMORY_MB = 100;
const SENT = 5_000;
const KILLS = 50;

/** 100,000 recipients into a campaign, and one of 5,000 whose sender is killed 50 times. */
export const sms: Bench = async (stage) => {
  const starting = startTemplate();
  stage.onClear(() => starting.then(({ stop }) => stop()));
  const { templateUrl } = await starting;
  const { url } = await cloneTemplate(templateUrl);
  const database = openDatabase(url, createLogger('silent'), 5);
  try {
    const secretKey = randomBytes(32).toString('hex');
    const parts = await openParts(stage, database, secretKey);
    return [...(await timeQueueing(parts)), ...(await sendUnderFire(parts, url, secretKey))];
  } finally {
    await database.close();
  }
};

async function openParts(stage: Stage, { db }: Database, secretKey: string) {
  let people = QUEUED;
  const parts: SmsParts = createSmsParts({
    db,
    secretKey,
    store: await openLocalStore(`${stage.folder}/sms-files`),
    parameters: () => readParameters(db),
    settings: { publicOrigin: 'http://chanote.test', smsAllowPrivate: true },
  });
  return {
    ...parts,
    sources: { ...parts.sources, messages: () => manyPeople(people) },
    expect: (count: number) => {
      people = count;
    },
  };
}

type Parts = Awaited<ReturnType<typeof openParts>>;

async function gather(parts: Parts, count: number): Promise<number> {
  parts.expect(count);
  const [campaign] = await parts.db
    .insert(smsCampaign)
    .values({ name: `bench ${count}`, texts: { th: 'ข่าวถึงคุณ{name}', en: '' } })
    .returning({ id: smsCampaign.id });
  const campaignId = campaign?.id ?? 0;
  const listId = await insertList(parts.db, { campaignId, kind: 'messages' });
  await gatherRecipients(parts, { listId });
  return campaignId;
}

async function timeQueueing(parts: Parts): Promise<Line[]> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  global.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 20);
  delay.enable();
  const start = performance.now();
  await gather(parts, QUEUED);
  const milliseconds = performance.now() - start;
  delay.disable();
  clearInterval(watch);
  const grown = (most - before) / 1024 ** 2;
  const held = delay.percentile(99) / 1e6;
  return [
    limitLine(
      'sms: 100,000 recipients queued',
      milliseconds,
      LONGEST_QUEUEING_MS,
      formatMilliseconds,
      `99 % of other work waited less than ${formatMilliseconds(held)}`,
    ),
    limitLine(
      'sms: memory for them',
      grown,
      MOST_MEMORY_MB,
      (value) => `${value.toFixed(0)} MB`,
      'page by page, whatever their number',
    ),
  ];
}

async function sendUnderFire(parts: Parts, url: string, secretKey: string): Promise<Line[]> {
  const gateway = await startSmsGateway();
  const { db } = parts;
  try {
    const settings = gatewaySettings(gateway.origin, {
      lookupUrl: `${gateway.origin}/?id={id}`,
      timeoutSeconds: 0.5,
    });
    await db.insert(smsGateway).values({ id: 1, values: SmsGateway.parse(settings) });
    const parameters = {
      sms_allowed_from: '00:00',
      sms_allowed_until: '00:00',
      sms_per_second: 100,
    };
    for (const [name, value] of Object.entries(parameters))
      await db
        .insert(globalParameter)
        .values({ name, value })
        .onConflictDoUpdate({ target: globalParameter.name, set: { value } });
    const id = await gather(parts, SENT);
    await db.update(smsCampaign).set({ state: 'ready' }).where(sql`${smsCampaign.id} = ${id}`);
    await requestDispatch(db);
    const start = performance.now();
    const environment = { WORKER_DATABASE: url, WORKER_KEY: secretKey };
    const kills = await killRepeatedly(environment, KILLS, {
      sent: () => gateway.sent.length,
      isDone: async () => {
        const rows = await db.select().from(smsCampaign).where(sql`${smsCampaign.id} = ${id}`);
        return rows[0]?.state === 'done';
      },
    });
    const numbers = gateway.sent.map(({ number }) => number);
    const served = new Set(numbers).size;
    const seconds = Math.round((performance.now() - start) / 1_000);
    return [
      {
        name: `sms: ${SENT} sent through ${kills} kills`,
        measured: `${served} served, ${numbers.length - served} twice`,
        target: `${SENT} served, 0 twice`,
        ok: served === SENT && numbers.length === SENT,
        note: `${seconds} s, each kill a new process`,
      },
    ];
  } finally {
    await gateway.stop();
  }
}
