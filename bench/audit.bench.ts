import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { AuditSearch } from '#contract/audit/audit.ts';
import { conditionsOf } from '#server/audit/conditions.ts';
import { countEvents, listEvents } from '#server/audit/queries.ts';
import { cloneTemplate, startTemplate } from '#tests/support/template-database.ts';
import { EVENTS, insertEvents } from './audit-content.ts';
import { median } from './measure.ts';
import { type Bench, formatMilliseconds, type Line, limitLine } from './report.ts';

const ROUNDS = 9;
const LONGEST_MS = 100;

const SEARCHES: Record<string, Partial<AuditSearch>> = {
  'newest page': {},
  'search, one event': { search: 'เลขที่ c4ca4238a0b923820dcc509a6f75849b' },
  'search, common word': { search: 'สินเชื่อ' },
  'search, nothing': { search: 'ไม่มีเหตุการณ์นี้แน่' },
  'search, two letters': { search: 'zz' },
  'person, long ago': { filters: { actorId: 1 } },
  action: { filters: { action: 'export' } },
  'window, long ago': { filters: { subject: 'CreditLimitMaint' } },
  record: { filters: { subject: 'user', subjectId: '77' } },
  'period, long ago': { filters: { from: '2025-02-01', to: '2025-02-03' } },
  'person in a period': { filters: { actorId: 7, from: '2025-02-01', to: '2025-03-01' } },
};

/** A page of the audit record and its total, as `audit/list` reads them, among 200,000 events. */
export const audit: Bench = async (stage) => {
  const starting = startTemplate();
  stage.onClear(() => starting.then(({ stop }) => stop()));
  const { templateUrl } = await starting;
  const { url } = await cloneTemplate(templateUrl);
  const client = new pg.Client(url);
  await client.connect();
  try {
    await insertEvents(client);
    const lines: Line[] = [];
    for (const [name, search] of Object.entries(SEARCHES))
      lines.push(await time(client, name, search));
    return lines;
  } finally {
    await client.end();
  }
};

async function time(client: pg.Client, name: string, given: Partial<AuditSearch>): Promise<Line> {
  const search = { search: '', filters: {}, ...given };
  const statements: Array<{ query: string; params: unknown[] }> = [];
  const db = drizzle(client, {
    casing: 'snake_case',
    logger: { logQuery: (query, params) => void statements.push({ query, params }) },
  });
  const milliseconds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    statements.length = 0;
    const start = performance.now();
    const condition = await conditionsOf(db, search);
    const { uncounted } = await countEvents(db, condition);
    await listEvents(db, condition, { size: 25, few: !uncounted });
    milliseconds.push(performance.now() - start);
  }
  const scanned = await findWholeScan(client, statements);
  const note = `${EVENTS} events; ${scanned ? 'most of them read' : 'few of them read'}`;
  const line = limitLine(
    `audit: ${name}`,
    median(milliseconds),
    LONGEST_MS,
    formatMilliseconds,
    note,
  );
  return { ...line, ok: line.ok === true && !scanned };
}

/** Whether one of the statements had to look at more than half of all events. */
async function findWholeScan(
  client: pg.Client,
  statements: ReadonlyArray<{ query: string; params: unknown[] }>,
): Promise<boolean> {
  for (const { query, params } of statements) {
    const { rows } = await client.query(`explain (analyze, format json) ${query}`, params);
    if (rowsRead(rows[0]['QUERY PLAN'][0].Plan) > EVENTS / 2) return true;
  }
  return false;
}

type Plan = {
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
};

function rowsRead(plan: Plan): number {
  const own = plan['Relation Name']
    ? (plan['Actual Rows'] ?? 0) + (plan['Rows Removed by Filter'] ?? 0)
    : 0;
  return (plan.Plans ?? []).reduce((sum, below) => sum + rowsRead(below), own);
}
