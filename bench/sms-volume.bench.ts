import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { countFailed } from '#server/compose/events.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { createSealing } from '#server/platform/sealed.ts';
import { writeCursor } from '#server/resource/cursor.ts';
import { openExport } from '#server/resource/export-rows.ts';
import { anyKind } from '#server/resource/kind.ts';
import { maintain } from '#server/resource/routes.ts';
import { claimDue, nextDue } from '#server/sms/claims.ts';
import { listCampaigns, messageKind } from '#server/sms/messages.ts';
import { cloneTemplate, startTemplate } from '#tests/support/template-database.ts';
import { medianTime } from './measure.ts';
import { type Bench, formatMilliseconds, type Line, limitLine } from './report.ts';
import { insertSmsContent } from './sms-content.ts';
import { measureMany } from './sms-many.ts';

const [FEW, MANY] = [10_000, 1_000_000];
const LONGEST_MS = 100;
const MOST_MEMORY_MB = 100;

type Asked = { sort?: string; descending?: boolean; search?: string; after?: string };
const ASKED: Record<string, Asked & { filters?: object }> = {
  newest: {},
  'by update': { sort: 'updatedAt', descending: true },
  'one campaign of half of all': { filters: { campaignId: 1 } },
  'failed ones of it': { filters: { campaignId: 1, state: 'failed' } },
  'failed ones of it by update': {
    sort: 'updatedAt',
    filters: { campaignId: 1, state: 'failed' },
  },
  'a small campaign by update': { sort: 'updatedAt', filters: { campaignId: 7 } },
  failed: { filters: { state: 'failed' } },
  'in doubt by update': { sort: 'updatedAt', descending: true, filters: { state: 'unknown' } },
  delivered: { filters: { state: 'delivered' } },
  single: { filters: { single: true } },
  'single, failed': { filters: { single: true, state: 'failed' } },
  'search four digits': { search: '4567' },
  'search two digits': { search: '77' },
  'search a whole number': { search: '081-234-5678' },
  'search nothing': { search: '9999999' },
  'search four digits of a campaign': { search: '4567', filters: { campaignId: 7 } },
};

const VIEWER: Viewer = {
  userId: 1,
  name: 'officer',
  sessionId: '',
  administrator: true,
  permissions: new Set(['BulkSMSHist.view']),
  secondFactorRequired: false,
  secondFactorNeeded: false,
  publishApproval: false,
  network: null,
  approvesUpTo: null,
};
const KIND = anyKind(messageKind(createSealing('a key of the bench')));
const FIRST = { search: '', sort: 'newest', descending: false, size: 25, bin: false };

/**
 * The history of messages with its totals, among ten thousand and among a million, and all as a sheet;
 * then a campaign to a million more.
 */
export const smsVolume: Bench = async (stage) => {
  const starting = startTemplate();
  stage.onClear(() => starting.then(({ stop }) => stop()));
  const { templateUrl } = await starting;
  const few = await withMessages(templateUrl, FEW, timeEach);
  return withMessages(templateUrl, MANY, async (db) => {
    const lines = [...(await timeEach(db, MANY))].map(([name, milliseconds]): Line => {
      const before = few.get(name) ?? 0;
      const note = `${formatMilliseconds(before)} among ${FEW}, ${(milliseconds / before).toFixed(1)} times as long among ${MANY}`;
      return limitLine(`sms: ${name}`, milliseconds, LONGEST_MS, formatMilliseconds, note);
    });
    return [...lines, await measureExport(db), ...(await measureMany(db, VIEWER, MANY))];
  });
};

async function withMessages<Found>(
  templateUrl: string,
  rows: number,
  work: (db: Db, rows: number) => Promise<Found>,
): Promise<Found> {
  const { url } = await cloneTemplate(templateUrl);
  const client = new pg.Client(url);
  await client.connect();
  // As the server has it: what is asked at once goes over connections of its own.
  const pool = new pg.Pool({ connectionString: url, max: 5 });
  // Connections that are still closing when the database stops are nobody's failure.
  pool.on('error', () => undefined);
  try {
    await insertSmsContent(client, rows);
    return await work(drizzle(pool, { casing: 'snake_case' }), rows);
  } finally {
    await client.end();
    await pool.end();
  }
}

async function timeEach(db: Db, rows: number): Promise<Map<string, number>> {
  const { list } = maintain(db, KIND);
  const ask = (asked: Asked) =>
    list({ ...FIRST, ...asked }, { request: { ip: '' }, viewer: VIEWER });
  const times = new Map<string, number>();
  for (const [name, asked] of Object.entries(ASKED))
    times.set(name, await medianTime(() => ask(asked)));
  const middle = Math.round(rows / 2);
  const after = writeCursor({ value: String(-middle), id: middle });
  times.set('newest, halfway down', await medianTime(() => ask({ after })));
  times.set('campaigns with their counts', await medianTime(() => listCampaigns(db, undefined)));
  times.set('dashboard: how many failed', await medianTime(() => countFailed(db, VIEWER)));
  times.set(
    'dispatcher: what is due',
    await medianTime(() => claimDue(db, 50, { events: true, campaigns: true })),
  );
  times.set(
    'dispatcher: when to go on',
    await medianTime(() => nextDue(db, 60_000, { events: true, campaigns: true })),
  );
  return times;
}

async function measureExport(db: Db): Promise<Line> {
  global.gc?.();
  const before = process.memoryUsage.rss();
  let [most, rows] = [before, 0];
  const start = performance.now();
  const { pages } = await openExport(db, KIND, FIRST, VIEWER, { languages: ['th'] });
  for await (const page of pages) {
    rows += page.length;
    most = Math.max(most, process.memoryUsage.rss());
    // The rest is like it: a tenth tells what it takes.
    if (rows >= MANY / 10) break;
  }
  const seconds = (performance.now() - start) / 1_000;
  return limitLine(
    'sms: memory of an export',
    (most - before) / 1024 ** 2,
    MOST_MEMORY_MB,
    (value) => `${value.toFixed(0)} MB`,
    `${rows.toLocaleString('en')} rows in ${seconds.toFixed(1)} s`,
  );
}
