import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { isDatabaseUnavailable } from '#server/platform/db.ts';
import type { House } from './house.ts';

const LEFT = `
  select count(*) || ' jobs ' || task_identifier as what from graphile_worker.jobs
    where attempts < max_attempts and (run_at <= now() or task_identifier like '%\\_import')
    group by task_identifier
  union all select count(*) || ' messages ' || state from sms_message
    where state in ('queued', 'sending') group by state
  union all select count(*) || ' campaigns' from sms_campaign
    where state in ('ready', 'sending') having count(*) > 0`;
const GLANCE_MS = 250;
const LONGEST_MS = 120_000;

/** Waits until nothing is left to do in the background; answers what still was. */
export async function settle({ pool }: House): Promise<string[]> {
  let left: string[] = [];
  for (const end = Date.now() + LONGEST_MS; Date.now() < end; await delay(GLANCE_MS)) {
    left = await readLeft(pool);
    if (left.length === 0) return [];
  }
  return left.map((what) => `still to do after ${LONGEST_MS / 1_000} s: ${what}`);
}

/** A database that was killed last may only now notice it, and go once more. */
async function readLeft(pool: pg.Pool): Promise<string[]> {
  try {
    const { rows } = await pool.query<{ what: string }>(LEFT);
    return rows.map(({ what }) => what);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return ['the database is away'];
  }
}
