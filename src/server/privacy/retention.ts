import { type SQL, sql } from 'drizzle-orm';
import type { Parameters } from '#contract/parameters.ts';
import type { RetentionRule } from '#contract/privacy.ts';
import type { Db } from '#server/platform/db.ts';
import type { Logger } from '#server/platform/logger.ts';
import type { Retention } from '#server/platform/person-source.ts';
import { retentionRun } from './tables.ts';

const AT_ONCE = 200;
/** A night may be missed; after the second one somebody has to look. */
const LATE_DAYS = 2;

/** What tonight’s clearing would do, if nothing changed until then. */
export async function rehearse(db: Db, retentions: readonly Retention[], parameters: Parameters) {
  return Promise.all(
    retentions.map(async ({ rule, days, count }) => {
      const after = days(parameters);
      const { count: waiting, oldest } = await count(db, after);
      const late = Date.now() - (after + LATE_DAYS) * 86_400_000;
      return {
        rule,
        days: after,
        count: waiting,
        oldest: oldest?.toISOString() ?? null,
        behind: oldest !== null && oldest.getTime() < late,
      };
    }),
  );
}

/**
 * Clears what is older than staff decided, rule by rule and some at a time; nothing else is touched.
 * A rule that fails keeps none of the others: it is noted, and the job fails when all have had their
 * turn, so that it comes again.
 */
export async function applyRetention(
  db: Db,
  retentions: readonly Retention[],
  parameters: Parameters,
  log?: Logger,
): Promise<void> {
  const failures: unknown[] = [];
  for (const { rule, days, clearSome } of retentions) {
    try {
      await note(db, rule, { startedAt: sql`now()`, cleared: 0, problem: '' });
      await clearAll(
        (most) => clearSome(db, days(parameters), most),
        (cleared) => note(db, rule, { cleared }),
      );
      await note(db, rule, { doneAt: sql`now()` });
    } catch (err) {
      failures.push(err);
      log?.error({ err, task: rule }, 'a clearing of old personal data failed');
      const problem = err instanceof Error ? err.name : 'unknown';
      await note(db, rule, { problem }).catch(() => undefined);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some clearings failed.');
}

/** Where many at once fail, such as by taking too long, fewer are tried. */
async function clearAll(
  clearSome: (most: number) => Promise<number>,
  tell: (cleared: number) => Promise<void>,
): Promise<void> {
  let cleared = 0;
  for (let most = AT_ONCE; ; ) {
    try {
      const some = await clearSome(most);
      cleared += some;
      if (some > 0) await tell(cleared);
      if (some < most) return;
    } catch (error) {
      if (most === 1) throw error;
      most = Math.ceil(most / 8);
    }
  }
}

async function note(
  db: Db,
  rule: RetentionRule,
  change: { startedAt?: SQL; doneAt?: SQL; cleared?: number; problem?: string },
): Promise<void> {
  await db
    .insert(retentionRun)
    .values({ ...change, rule })
    .onConflictDoUpdate({ target: retentionRun.rule, set: change });
}

/** By rule, whether it has not come to its end for too long; for whoever watches the server. */
export function retentionGauge(db: Db) {
  const late = sql`now() - make_interval(days => ${LATE_DAYS}::int)`;
  return {
    name: 'chanote_retention_behind',
    help: 'Rules of clearing personal data that have not come to their end for two days, by rule.',
    read: () =>
      db
        .select({
          of: retentionRun.rule,
          // One that never came to an end is late from the first night on that it failed.
          value: sql<number>`case when ${retentionRun.doneAt} < ${late}
            or (${retentionRun.doneAt} is null and ${retentionRun.problem} <> '') then 1 else 0 end`,
        })
        .from(retentionRun),
  };
}
