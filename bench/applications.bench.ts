import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { ParsedInputOf } from '#contract/calls.ts';
import { initialParameters } from '#contract/parameters/parameters.ts';
import { thaiDay } from '#contract/thai/day.ts';
import type { CaseParts } from '#server/applications/parts.ts';
import { BLANK_PERSONAL, personalColumns } from '#server/applications/personal.ts';
import { application } from '#server/applications/tables.ts';
import { readDetails, readTimeline } from '#server/cases/details.ts';
import { findCases } from '#server/cases/finding.ts';
import { caseKinds } from '#server/cases/kinds.ts';
import { countQueues } from '#server/cases/queue.ts';
import { readCalendar } from '#server/cases/steps.ts';
import { CASE_FACTS } from '#server/compose/case-facts.ts';
import { readApplicationFigures } from '#server/dashboard/figures.ts';
import { rollUpApplicationCounts } from '#server/dashboard/roll-up.ts';
import { readToday } from '#server/dashboard/today.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import { createSealing } from '#server/platform/sealed.ts';
import { writeCursor } from '#server/resource/cursor.ts';
import { anyKind } from '#server/resource/kind.ts';
import { maintain } from '#server/resource/routes.ts';
import { cloneTemplate, startTemplate } from '#tests/support/template-database.ts';
import { insertApplications } from './application-content.ts';
import { insertCaseWork } from './case-content.ts';
import { medianTime } from './measure.ts';
import { type Bench, formatMilliseconds, type Line, limitLine } from './report.ts';
import { giveMemory } from './several-clients.ts';
import type { Stage } from './stage.ts';

const [FEW, MANY, MOST] = [10_000, 1_000_000, 10_000_000];
/** Ten times as many take no more than twice as long. */
const MOST_TIMES = 2;
const LONGEST_MS = 100;
const LONGEST_DASHBOARD_MS = 300;
const DASHBOARD = 'dashboard';
const QUARTER = { from: '2026-01-15', until: '2026-04-10' };

type Asked = Partial<ParsedInputOf<'application/list'>>;
type Window = 'open' | 'partner' | 'history';

const DAYS = { createdFrom: '2025-01-01', createdUntil: '2026-12-31' };
/** Of a million in two-minute steps, near the far end; of ten thousand there are none from then. */
const OLD_MONTH = (() => {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  return { createdFrom: day(1_300), createdUntil: day(1_270) };
})();
const ASKED: Record<string, [Window, Asked]> = {
  'open, newest': ['open', {}],
  'open, due': ['open', { sort: 'due' }],
  'open, name': ['open', { sort: 'name' }],
  'open, updated': ['open', { sort: 'updatedAt', descending: true }],
  'open, status since': ['open', { sort: 'statusSince' }],
  'open, one status by due': ['open', { sort: 'due', filters: { status: 'appraisal' } }],
  'open, mine by due': ['open', { sort: 'due', filters: { mine: true } }],
  'open, nobody’s by name': ['open', { sort: 'name', filters: { assignee: null } }],
  'open, network and province': ['open', { filters: { network: 'TIP', provinceCode: '50' } }],
  'open, product by name': ['open', { sort: 'name', filters: { productId: 3 } }],
  'open, companies of a channel': ['open', { filters: { applicant: 'company', channel: 'staff' } }],
  'open, overdue by due': ['open', { sort: 'due', filters: { overdue: true } }],
  'open, to call': ['open', { filters: { toCall: true } }],
  'open, something new': ['open', { filters: { news: true } }],
  'open, offers that wait': ['open', { filters: { offer: 'made' } }],
  'open, offers accepted by due': ['open', { sort: 'due', filters: { offer: 'accepted' } }],
  'open, appointments of the week': ['open', { filters: { appointment: 'week' } }],
  'open, appointments by name': ['open', { sort: 'name', filters: { appointment: 'ahead' } }],
  'open, sent in a period': ['open', { filters: DAYS }],
  'open, search common': ['open', { search: 'สมชาย' }],
  'open, search rare': ['open', { search: 'R00007000' }],
  'open, search nothing': ['open', { search: 'ไม่มีใครชื่อนี้' }],
  'open, search words in any order': ['open', { search: 'ใจดี๙๖ สมชาย' }],
  'open, search without a dash': ['open', { search: 'r-0000 7000' }],
  'open, search two letters': ['open', { search: 'zz' }],
  'open, search a telephone': ['open', { search: '081-234-5678' }],
  'open, search an ID card': ['open', { search: '1101700230708' }],
  'partner, newest': ['partner', {}],
  'partner, name': ['partner', { sort: 'name' }],
  'partner, search common': ['partner', { search: 'สมชาย' }],
  'history, newest': ['history', {}],
  'history, name': ['history', { sort: 'name', descending: true }],
  'history, updated': ['history', { sort: 'updatedAt' }],
  'history, status since': ['history', { sort: 'statusSince', descending: true }],
  'history, network by name': ['history', { sort: 'name', filters: { network: 'BCP' } }],
  'history, province by updated': [
    'history',
    { sort: 'updatedAt', filters: { provinceCode: '50' } },
  ],
  'history, status and product': ['history', { filters: { status: 'cancelled', productId: 5 } }],
  'history, companies of a province': [
    'history',
    { filters: { applicant: 'company', provinceCode: '33' } },
  ],
  'history, offers accepted by name': ['history', { sort: 'name', filters: { offer: 'accepted' } }],
  'history, sent in an old month': ['history', { filters: OLD_MONTH }],
  'history, search common': ['history', { search: 'ประเสริฐ' }],
  'history, search common by name': ['history', { search: 'ประเสริฐ', sort: 'name' }],
  'history, search rare': ['history', { search: 'บุญมี996' }],
  'history, search nothing': ['history', { search: 'ไม่มีใครชื่อนี้' }],
  'history, search words in any order': ['history', { search: 'ใจดี๙๖ สมชาย' }],
  'history, search two Thai letters': ['history', { search: 'พิ' }],
  'history, search two letters': ['history', { search: 'zz' }],
  'history, search a telephone': ['history', { search: '081-234-5678' }],
};

const VIEWER: Viewer = {
  userId: 1,
  name: 'user7',
  sessionId: '',
  administrator: false,
  permissions: new Set(),
  secondFactorRequired: false,
  secondFactorNeeded: false,
  publishApproval: false,
  network: null,
  approvesUpTo: null,
};
const PARTNER = { ...VIEWER, network: 'GSB' };
const FINDER: Viewer = {
  ...VIEWER,
  permissions: new Set(['RegisterMaint.view', 'RegisterMaintHist.view']),
};
const FOUND = ['สมชาย', 'ใจดี๙๖ สมชาย', 'R00007000', '081-234-5678', 'ไม่มีใครชื่อนี้'];

/** Pages of the three windows, the calendar, what is found and one case, among ten thousand and among a million. */
export const applications: Bench = async (stage) =>
  (await compareSizes(stage, FEW, MANY)).map(({ name, milliseconds, note }): Line => {
    const longest = name.startsWith(DASHBOARD) ? LONGEST_DASHBOARD_MS : LONGEST_MS;
    return limitLine(`applications: ${name}`, milliseconds, longest, formatMilliseconds, note);
  });

/** The same among a million and among ten with a hundred million events: 45 GB and most of an hour. */
export const tenMillion: Bench = async (stage) =>
  (await compareSizes(stage, MANY, MOST)).map(({ name, before, milliseconds, note }): Line => {
    const times = milliseconds / before;
    return limitLine(`ten million: ${name}`, times, MOST_TIMES, (one) => one.toFixed(1), note);
  });

async function compareSizes(stage: Stage, small: number, large: number) {
  const starting = startTemplate();
  stage.onClear(() => starting.then(({ stop }) => stop()));
  const { templateUrl } = await starting;
  const few = await timeAll(templateUrl, small);
  const many = await timeAll(templateUrl, large);
  return [...many].map(([name, milliseconds]) => {
    const before = few.get(name) ?? 0;
    const times = (milliseconds / before).toFixed(1);
    const note = `${formatMilliseconds(before)} among ${small}, ${formatMilliseconds(milliseconds)} (${times} times) among ${large}`;
    return { name, before, milliseconds, note };
  });
}

async function timeAll(templateUrl: string, rows: number): Promise<Map<string, number>> {
  const { url } = await cloneTemplate(templateUrl);
  await fill(url, rows);
  return timeFilled(url, rows);
}

async function fill(url: string, rows: number): Promise<void> {
  const clients = [new pg.Client(url), new pg.Client(url)] as const;
  await Promise.all(clients.map((client) => client.connect()));
  try {
    await giveMemory(clients);
    await insertApplications(clients, rows);
    await insertCaseWork(clients, rows);
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

async function timeFilled(url: string, rows: number): Promise<Map<string, number>> {
  // As the server has it: what is asked at once goes over connections of its own.
  const pool = new pg.Pool({ connectionString: url, max: 5 });
  // Connections that are still closing when the database stops are nobody's failure.
  pool.on('error', () => undefined);
  try {
    return await timeEach(pool, rows);
  } finally {
    await pool.end();
  }
}

async function timeEach(pool: pg.Pool, rows: number): Promise<Map<string, number>> {
  const db = drizzle(pool, { casing: 'snake_case' });
  const parts: CaseParts = {
    db,
    sealing: createSealing('a key of the bench'),
    publicOrigin: 'http://localhost',
    parameters: async () => initialParameters(),
    files: undefined as never,
    knowledge: CASE_FACTS,
  };
  const kinds = caseKinds(parts);
  const lists = {
    open: maintain(db, anyKind(kinds.open)),
    partner: maintain(db, anyKind(kinds.partner)),
    history: maintain(db, anyKind(kinds.history)),
  };
  const list = (window: Window, asked: Asked) =>
    lists[window].list(
      { search: '', sort: 'newest', descending: false, size: 25, bin: false, ...asked },
      { request: { ip: '' }, viewer: window === 'partner' ? PARTNER : VIEWER },
    );
  const times = new Map<string, number>();
  for (const [name, [window, asked]] of Object.entries(ASKED))
    times.set(name, await medianTime(() => list(window, asked)));
  const middle = Math.round(rows / 2);
  const after = writeCursor({ value: String(-middle), id: middle });
  times.set('open, newest, halfway down', await medianTime(() => list('open', { after })));
  times.set('history, newest, halfway down', await medianTime(() => list('history', { after })));
  const named = writeCursor({ value: 'มาลี', id: 0 });
  const byName = { sort: 'name', after: named } as const;
  times.set('history, name, halfway down', await medianTime(() => list('history', byName)));
  for (const search of FOUND)
    times.set(`find ${search}`, await medianTime(() => findCases(parts, search, FINDER)));
  const week = { from: thaiDay(), days: 7 };
  for (const [name, span] of Object.entries({
    'my week': { ...week, assignee: VIEWER.name },
    'everybody’s week': week,
  }))
    times.set(`calendar of ${name}`, await medianTime(() => readCalendar(db, span, VIEWER)));
  times.set('one case with its timeline', await medianTime(() => readOne(parts, middle)));
  times.set('the queue’s counts', await medianTime(() => countQueues(parts, VIEWER)));
  await rollUpApplicationCounts(db);
  await pool.query('vacuum analyze application_count, application_count_change');
  const everything = { from: '2020-01-01', until: '2029-12-15' };
  for (const [name, range] of Object.entries({ 'a quarter': QUARTER, 'ten years': everything }))
    times.set(
      `${DASHBOARD} of ${name}`,
      await medianTime(() =>
        Promise.all([
          readApplicationFigures(db, range, { network: null }, () => 9),
          readToday(db, VIEWER.name, { network: null }),
        ]),
      ),
    );
  return times;
}

async function readOne(parts: CaseParts, id: number): Promise<void> {
  const [row] = await parts.db.select().from(application).where(eq(application.id, id));
  if (!row) throw new Error(`There is no application ${id}.`);
  // What the content has there was never sealed.
  const { personal } = personalColumns(parts.sealing, BLANK_PERSONAL);
  await readDetails(parts, 'applicationHistory', { ...row, personal }, FINDER);
  await readTimeline(parts.db, { id, size: 20 }, FINDER);
}
