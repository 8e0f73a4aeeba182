import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { createSmsParts } from '#server/compose/sms.ts';
import { openLocalStore } from '#server/files/local-store.ts';
import { readParameters } from '#server/parameters/queries.ts';
import { type Database, openDatabase } from '#server/platform/db.ts';
import { createLogger } from '#server/platform/logger.ts';
import { gatherRecipients } from '#server/sms/gather-task.ts';
import type { SmsParts } from '#server/sms/parts.ts';
import { requestDispatch } from '#server/sms/queue.ts';
import { insertList } from '#server/sms/recipient-lists.ts';
import { smsCampaign, smsRecipientList } from '#server/sms/tables.ts';
import { startSmsGateway } from '#tests/support/sms-gateway.ts';
import { killRepeatedly } from '#tests/support/sms-killing.ts';
import { letSmsGo } from '#tests/support/sms-ready.ts';
import { cloneTemplate, startTemplate } from '#tests/support/template-database.ts';
import type { Bench, Line } from './report.ts';
import { manyPeople } from './sms-recipients.ts';
import type { Stage } from './stage.ts';

const SENT = 5_000;
const KILLS = 50;

/** A campaign of 5,000 whose sender is killed 50 times. */
export const smsKills: Bench = async (stage) => {
  const starting = startTemplate();
  stage.onClear(() => starting.then(({ stop }) => stop()));
  const { templateUrl } = await starting;
  const { url } = await cloneTemplate(templateUrl);
  const database = openDatabase(url, createLogger('silent'), 5);
  try {
    const secretKey = randomBytes(32).toString('hex');
    const parts = await openParts(stage, database, secretKey);
    return await sendUnderFire(parts, url, secretKey);
  } finally {
    await database.close();
  }
};

async function openParts(stage: Stage, { db }: Database, secretKey: string) {
  const parts: SmsParts = createSmsParts({
    db,
    secretKey,
    store: await openLocalStore(`${stage.folder}/sms-files`),
    parameters: () => readParameters(db),
    settings: { publicOrigin: 'http://chanote.test', smsAllowPrivate: true },
  });
  return {
    ...parts,
    sources: { applications: () => manyPeople(SENT) },
  };
}

async function gather(parts: SmsParts): Promise<number> {
  const [campaign] = await parts.db
    .insert(smsCampaign)
    .values({ name: 'bench', texts: { th: 'ข่าวถึงคุณ{name}', en: '' } })
    .returning({ id: smsCampaign.id });
  const campaignId = campaign?.id ?? 0;
  const listId = await insertList(parts.db, { campaignId, kind: 'applications' });
  await gatherRecipients(parts, { listId });
  // Nobody of them applied for anything: they are sent to as numbers that staff answer for.
  await parts.db.update(smsRecipientList).set({ kind: 'numbers' });
  return campaignId;
}

async function sendUnderFire(parts: SmsParts, url: string, secretKey: string): Promise<Line[]> {
  const gateway = await startSmsGateway();
  const { db } = parts;
  try {
    const lookupUrl = `${gateway.origin}/?id={id}`;
    await letSmsGo(db, gateway.origin, { lookupUrl, timeoutSeconds: 0.5 });
    const id = await gather(parts);
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
