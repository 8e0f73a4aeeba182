import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from './logger.ts';

/** The statements by which graphile-worker says how a job ended, as it names them. */
const REPORT = /^(complete|fail)_jobs?(_q)?\//;
const LONGEST_PAUSE_MS = 5_000;

/**
 * The pool as graphile-worker may have it. It reports how a job ended and does not wait for the
 * answer (`completeJob` and `failJob` in its worker.js): a report that failed would be a rejection
 * that nobody handles, and end the process. So reports do not fail. They are made again until the
 * database has taken them or `signal` gives them up; the job then stays locked until somebody
 * else finds this worker gone. All other statements fail as ever, and it knows what to do then; they
 * wait until others know of this worker (`introduced`), who could not tell that it is gone otherwise.
 */
export function persistReports(
  pool: pg.Pool,
  log: Logger,
  signal: AbortSignal,
  introduced: () => Promise<void>,
) {
  const underWay = new Set<Promise<unknown>>();

  async function report(statement: pg.QueryConfig) {
    for (let pause = 100; !signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        return await pool.query(statement);
      } catch (err) {
        log.warn({ err }, 'cannot say yet how a job ended');
        await delay(pause, undefined, { signal }).catch(() => undefined);
      }
    }
    return { rows: [] };
  }

  /** Connects with its first statement: only then it is known whether it is a report. */
  function connectLate() {
    let client: pg.PoolClient | undefined;
    return {
      async query(statement: pg.QueryConfig, values?: unknown[]) {
        if (REPORT.test(statement.name ?? '')) {
          const reporting = report(statement).finally(() => underWay.delete(reporting));
          underWay.add(reporting);
          return reporting;
        }
        await introduced();
        client ??= await pool.connect();
        return client.query(statement, values);
      },
      release: () => client?.release(),
    };
  }

  const connect = (callback?: Parameters<typeof pool.connect>[0]) =>
    callback ? pool.connect(callback) : Promise.resolve(connectLate());
  const guarded: pg.Pool = Object.assign(Object.create(pool), { connect });
  return { pool: guarded, underWay };
}
