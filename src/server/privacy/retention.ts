import { type SQL, sql } from 'drizzle-orm';
import type { Parameters } from '#contract/parameters/parameters.ts';
import type { RetentionRule } from '#contract/privacy/privacy.ts';
import { type Db, isDatabaseUnavailable } from '#server/platform/db.ts';
import type { Logger } from '#server/platform/logger.ts';
import {
  type Cleared,
  ClearingError,
  type Place,
  type Retention,
} from '#server/platform/person-source.ts';
import { retentionRun } from './tables.ts';

const AT_ONCE = 200;
/** Where more than so many fail one by one, it is the rule that fails. */
const MOST_ASIDE = 50;
/** A night may be missed; after the second one somebody has to look. */
const LATE_DAYS = 2;

/** What tonight’s clearing would do, if nothing changed until then. */
export async function rehearse(db: Db, retentions: readonly Retention[], parameters: Parameters) {
  const runs = await db.select().from(retentionRun);
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
        behind:
          (oldest !== null && oldest.getTime() < late) ||
          runs.some((run) => run.rule === rule && run.setAside > 0),
      };
    }),
  );
}

/**
 * Clears what is older than staff decided, rule by rule and some at a time; nothing else is touched.
 * A row that cannot be cleared is set aside until the next night and holds up none behind it. A rule
 * that fails keeps none of the others: it is noted, and the job fails when all have had their turn,
 * so that it comes again.
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
      await note(db, rule, { startedAt: sql`now()`, cleared: 0, setAside: 0, problem: '' });
      await clearAll((most, after) => clearSome(db, days(parameters), most, after), {
        tell: (counts) => note(db, rule, counts),
        setAside: (id, err) =>
          log?.error({ err, task: rule, record: id }, 'an old record could not be cleared'),
      });
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

type Told = {
  tell: (counts: { cleared: number; setAside: number }) => Promise<void>;
  setAside: (id: number, error: unknown) => void;
};

/** Where many at once fail, such as by taking too long, fewer are tried, down to a single one. */
async function clearAll(
  clearSome: (most: number, after?: Place) => Promise<Cleared>,
  told: Told,
): Promise<void> {
  let [cleared, setAside, after]: [number, number, Place?] = [0, 0];
  for (let [most, usual] = [AT_ONCE, AT_ONCE]; ; ) {
    try {
      const some = await clearSome(most, after);
      if (!some.last) return;
      cleared += some.cleared;
      [usual, after] = [most, some.last];
    } catch (error) {
      const [first] = error instanceof ClearingError ? error.places : [];
      if (most > 1) {
        most = Math.ceil(most / 8);
        continue;
      }
      // Where it is not the row, each one would fail as this one did.
      if (!first || isDatabaseUnavailable(error) || setAside === MOST_ASIDE) throw error;
      told.setAside(first.id, error);
      setAside += 1;
      [most, after] = [usual, first];
    }
    await told.tell({ cleared, setAside });
  }
}

async function note(
  db: Db,
  rule: RetentionRule,
  change: Partial<Record<'startedAt' | 'doneAt', SQL>> & {
    cleared?: number;
    setAside?: number;
    problem?: string;
  },
): Promise<void> {
  await db
    .insert(retentionRun)
    .values({ ...change, rule })
    .onConflictDoUpdate({ target: retentionRun.rule, set: change });
}

/** By rule, how many records the last run could not clear. */
export function setAsideGauge(db: Db) {
  return {
    name: 'chanote_retention_set_aside',
    help: 'Old records that the last clearing could not clear, by rule; the log names them.',
    read: () =>
      db.select({ of: retentionRun.rule, value: retentionRun.setAside }).from(retentionRun),
  };
}

/** By rule, whether it has not come to its end for too long; for whoever watches the server. */
export function retentionGauge(db: Db) {
  const late = sql`now() - make_interval(days => ${LATE_DAYS}::int)`;
  return {
    name: 'chanote_retention_behind',
    help: 'Rules of clearing personal data that have not come to their end for two days or had to set records aside, by rule.',
    read: () =>
      db
        .select({
          of: retentionRun.rule,
          // One that never came to an end is late from the first night on that it failed.
          value: sql<number>`case when ${retentionRun.doneAt} < ${late}
            or ${retentionRun.setAside} > 0
            or (${retentionRun.doneAt} is null and ${retentionRun.problem} <> '') then 1 else 0 end`,
        })
        .from(retentionRun),
  };
}
