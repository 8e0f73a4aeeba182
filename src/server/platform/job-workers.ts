import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from './logger.ts';

const EVERY_MS = 3_000;
/** Who was not heard of for so long is gone. */
const GONE_SECONDS = 15;

type Worker = {
  name: string;
  /** The jobs that it knows itself to work on, or nothing while it cannot be certain. */
  busyWith: () => string[] | undefined;
};

/**
 * Jobs are locked by the name of who works on them, for four hours, because a worker that is not
 * heard of might yet come back. Here every worker says that it lives before it takes its first job,
 * and whoever lives takes the jobs of one that has fallen silent. One who could not speak for a while
 * does not judge the others, who could perhaps not speak either, before they had the time to. Of one
 * that never spoke nothing is known: it may be of a version that does not, and hard at work.
 */
export function keepWorkers(pool: pg.Pool, log: Logger) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let worker: Worker | undefined;
  let speakingSince = Number.POSITIVE_INFINITY;
  let spokeAt = Number.NEGATIVE_INFINITY;
  let introduced = Promise.withResolvers<void>();
  // Until there is one, nobody has to be introduced.
  introduced.resolve();

  async function speak({ name, busyWith }: Worker): Promise<void> {
    // Not by the clock of the day: set back, nobody would be judged for as long.
    const asked = performance.now();
    await pool.query(
      `insert into job_worker (name) values ($1)
        on conflict (name) do update set seen_at = now()`,
      [name],
    );
    if (asked - spokeAt > 2 * EVERY_MS) speakingSince = asked;
    spokeAt = performance.now();
    introduced.resolve();
    if (asked - speakingSince < GONE_SECONDS * 1_000) return;
    const busy = busyWith();
    const forgotten = busy ? await freeForgotten(pool, name, busy) : 0;
    if ((await freeJobsOfOthers(pool)) + forgotten > 0)
      log.warn('took over the jobs of a worker that is gone');
  }

  async function keep(): Promise<void> {
    while (!signal.aborted) {
      if (worker) {
        await speak(worker).catch((err) => log.warn({ err }, 'cannot say that this worker lives'));
      }
      await delay(EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  const keeping = keep();
  return {
    /** When the one that lives here has said so; at the end at the latest. */
    introduced: () => introduced.promise,
    /** From now on it is this one that lives here; one before it is gone. */
    follow(next: Worker) {
      worker = next;
      introduced.resolve();
      introduced = Promise.withResolvers();
      speakingSince = Number.POSITIVE_INFINITY;
      spokeAt = Number.NEGATIVE_INFINITY;
      return speak(next).catch((err) => log.warn({ err }, 'cannot say that this worker lives'));
    },
    async stop() {
      stopping.abort();
      introduced.resolve();
      await keeping;
      if (!worker) return;
      // What it could not finish is free for others at once.
      await pool
        .query(`update job_worker set seen_at = '-infinity' where name = $1`, [worker.name])
        .catch(() => undefined);
    },
  };
}

async function freeJobsOfOthers(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ freed: number }>(
    `with gone as (
      select name from job_worker where seen_at < now() - make_interval(secs => $1)
    ), jobs as (
      update graphile_worker._private_jobs set locked_by = null, locked_at = null
      where locked_by in (select name from gone)
      returning id
    ), queues as (
      update graphile_worker._private_job_queues set locked_by = null, locked_at = null
      where locked_by in (select name from gone)
      returning id
    ), forgotten as (
      delete from job_worker where seen_at < now() - interval '1 day'
    )
    select (select count(*) from jobs)::int + (select count(*) from queues)::int as freed`,
    [GONE_SECONDS],
  );
  return rows[0]?.freed ?? 0;
}

/** Locked in our name by a statement whose answer was lost with its connection: nobody works on it. */
async function freeForgotten(pool: pg.Pool, name: string, busyWith: string[]): Promise<number> {
  const { rowCount } = await pool.query(
    `with jobs as (
      update graphile_worker._private_jobs set locked_by = null, locked_at = null
      where locked_by = $1 and id <> all ($2::bigint[])
        and locked_at < now() - make_interval(secs => $3)
      returning job_queue_id
    ), queues as (
      update graphile_worker._private_job_queues set locked_by = null, locked_at = null
      where locked_by = $1 and id in (select job_queue_id from jobs)
    )
    select from jobs`,
    [name, busyWith, GONE_SECONDS],
  );
  return rowCount ?? 0;
}
