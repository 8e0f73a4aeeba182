import { join } from 'node:path';
import { openDraftColumns } from '#server/apply/draft-content.ts';
import { createSealing } from '#server/platform/sealed.ts';
import { checkSendings, sendUnanswered } from '#tests/support/apply-crash.ts';
import type { House } from './house.ts';
import type { Ledger } from './ledger.ts';
import type { Load } from './load.ts';

export type Verdict = { acknowledged: string; problems: string[] };

/** Holds what was acknowledged against what is there: all of it, once, and no file other than sent. */
export async function judge(house: House, { ledger, asking }: Load): Promise<Verdict> {
  await sendUnanswered(house.origin, house.offers.productId, ledger.sendings);
  const { databaseUrl, secretKey } = house;
  const folder = join(house.dataDir, 'files');
  const applied = await checkSendings(ledger.sendings, { databaseUrl, folder, secretKey });
  const messages = await judgeMessages(house, ledger);
  const drafts = await judgeDrafts(house, ledger);
  const records = await judgeRecords(house, ledger);
  const sessions = await judgeSessions(house, ledger, asking);
  const imports = await judgeImports(house, ledger);
  const files = ledger.sendings
    .filter(({ reference }) => reference)
    .reduce((sum, { hashes }) => sum + hashes.length, 0);
  return {
    acknowledged: `${applied.acknowledged} applications with ${files} files, ${messages.count} messages, ${drafts.count} drafts, ${records.count} records, ${sessions.count} sessions, ${imports.count} imports`,
    problems: [
      ...asking.problems,
      ...applied.problems,
      ...[messages, drafts, records, sessions, imports].flatMap(({ problems }) => problems),
    ],
  };
}

type Judged = { count: number; problems: string[] };

async function judgeMessages({ pool }: House, { messages }: Ledger): Promise<Judged> {
  const acknowledged = [...messages].filter(([, sent]) => sent.acknowledged);
  const { rows } = await pool.query<{ id: string; times: number }>(
    'select client_id as id, count(*)::int as times from contact_message group by client_id',
  );
  const times = new Map(rows.map((row) => [row.id, row.times]));
  return {
    count: acknowledged.length,
    problems: [
      ...acknowledged
        .filter(([id]) => !times.has(id))
        .map(([id]) => `message ${id} was acknowledged and is lost`),
      ...rows.filter((row) => row.times > 1).map(({ id }) => `message ${id} is there twice`),
    ],
  };
}

async function judgeDrafts({ pool, secretKey }: House, { drafts }: Ledger): Promise<Judged> {
  const sealing = createSealing(secretKey);
  const { rows } = await pool.query<{ id: string; email: string; content: string }>(
    'select id, email, content from application_draft',
  );
  const steps = new Map(
    rows.map((row) => [row.id, JSON.parse(openDraftColumns(sealing, row).content).step as number]),
  );
  const kept = [...drafts].filter(([, { acknowledged }]) => acknowledged > 0);
  return {
    count: kept.length,
    problems: kept
      .filter(([id, { acknowledged }]) => (steps.get(id) ?? 0) < acknowledged)
      .map(([id, { acknowledged }]) => `draft ${id} is at ${steps.get(id)}, not ${acknowledged}`),
  };
}

/** Each save is a version: as many as were acknowledged, and at most as many as were sent. */
async function judgeRecords({ pool }: House, { records }: Ledger): Promise<Judged> {
  const { rows } = await pool.query<{ id: number; version: number; name: string }>(
    `select id, version, name ->> 'en' as name from receive_channel`,
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  const problems = [...records].flatMap(([id, { acknowledged, sent }]) => {
    const row = found.get(id);
    const step = Number(row?.name.replace('Channel ', ''));
    const isRight = step >= acknowledged && step <= sent && (row?.version ?? 0) <= sent;
    return isRight ? [] : [`record ${id} is at ${step} of ${acknowledged} to ${sent}`];
  });
  return { count: records.size, problems };
}

async function judgeSessions(
  { pool }: House,
  { sessions }: Ledger,
  asking: Load['asking'],
): Promise<Judged> {
  // A few of them are used, the rest is counted.
  const tried = [...sessions].slice(-5);
  const problems: string[] = [];
  for (const token of tried) {
    const answer = await asking.call('receiveChannel/list', {}, token);
    if (answer?.status !== 200) problems.push(`a session is lost (${answer?.status})`);
  }
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from user_session',
  );
  if ((rows[0]?.count ?? 0) < sessions.size)
    problems.push(`of ${sessions.size} sessions ${rows[0]?.count} are there`);
  return { count: sessions.size, problems };
}

async function judgeImports({ pool }: House, { imports }: Ledger): Promise<Judged> {
  const problems: string[] = [];
  for (const [id, { users, begun }] of imports) {
    const { rows } = await pool.query<{ state: string; written: number; there: number }>(
      `select state,
        (select count(*)::int from sheet_import_row where import_id = $1 and state = 'written') as written,
        (select count(*)::int from app_user where user_id = any($2)) as there
      from sheet_import where id = $1`,
      [id, users],
    );
    const { state = 'lost', written = 0, there = 0 } = rows[0] ?? {};
    const isWhole = state === 'done' && written === users.length && there === users.length;
    // Before it is begun nothing of it is written; an answer that was lost may have begun it.
    const waits = ['mapping', 'checking', 'checked'].includes(state) && there === 0;
    if (!isWhole && (begun || !waits))
      problems.push(`import ${id} is ${state}: ${written} written, ${there} of ${users.length}`);
  }
  return { count: imports.size, problems };
}
