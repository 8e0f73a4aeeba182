import { EventEmitter, once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type Runner,
  run,
  type Task,
  type TaskList,
  type WorkerEvents,
  Logger as WorkerLogger,
} from 'graphile-worker';
import type pg from 'pg';
import { persistReports } from './job-reports.ts';
import { keepWorkers } from './job-workers.ts';
import { type Logger, nameError } from './logger.ts';
import { unlockJobs } from './unlock-jobs.ts';

export type { TaskList };

type Plan = {
  taskList: TaskList;
  crontab: string;
  /** No other process works on this database. */
  alone: boolean;
};

const CONCURRENCY = 4;
const SHORTEST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** What is left to do once the last job has ended: its report, and farewells. */
const FAREWELL_MS = 2_000;

/**
 * Runs jobs and the daily plan until stopped, whatever becomes of the database meanwhile; stopping
 * waits for the jobs under way.
 */
export async function startJobs(pool: pg.Pool, { alone, taskList, crontab }: Plan, log: Logger) {
  if (alone) await unlockJobs(pool);
  const stopping = new AbortController();
  const givenUp = new AbortController();
  const workers = keepWorkers(pool, log);
  const reports = persistReports(pool, log, givenUp.signal, workers.introduced);
  const events: WorkerEvents = new EventEmitter();
  const underWay = new Set<string>();
  events.on('job:start', ({ job }) => underWay.add(job.id));
  events.on('job:complete', ({ job }) => underWay.delete(job.id));
  events.on('pool:create', ({ workerPool }) => {
    // While a report is on its way, who works on what is not certain.
    const busyWith = () => (reports.underWay.size === 0 ? [...underWay] : undefined);
    workers.follow({ name: workerPool.id, busyWith });
  });

  const begin = () =>
    run({
      pgPool: reports.pool,
      taskList: keepErrorsIn(taskList, log),
      crontab,
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      events,
      logger: new WorkerLogger(() => (level, _message, meta) => {
        // Its sentences quote errors, which quote what they were about. Of jobs we have told ourselves.
        if ((level === 'error' || level === 'warning') && !meta?.failure)
          log.warn({ err: meta?.error }, 'the runner of jobs met a problem');
      }),
    });

  const supervised = supervise(await begin(), begin, log, stopping.signal);
  const stop = async () => {
    stopping.abort();
    const idle = async () => {
      while (underWay.size > 0) await once(events, 'job:complete');
    };
    // Without its database a runner takes a minute for its farewell; the jobs are what is waited for.
    await Promise.race([supervised, idle().then(farewell)]);
    await Promise.race([Promise.all(reports.underWay), farewell()]);
    givenUp.abort();
    await workers.stop();
  };
  let stopped: Promise<void> | undefined;
  return {
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

/**
 * What a task throws is kept beside its job, by its message, which quotes queries and all their
 * values: the log has the error, the job only what kind it was.
 */
export function keepErrorsIn(taskList: TaskList, log: Logger): TaskList {
  const guarded = Object.entries(taskList).map(([name, task]): [string, Task] => [
    name,
    async (payload, helpers) => {
      try {
        await task?.(payload, helpers);
      } catch (err) {
        const { id: jobId, attempts: attempt } = helpers.job;
        log.warn({ err, task: name, jobId, attempt }, 'a job failed');
        throw new Error(nameError(err));
      }
    },
  ]);
  return Object.fromEntries(guarded);
}

const farewell = () => delay(FAREWELL_MS, undefined, { ref: false });

/** A runner ends by itself only where something is wrong: another one takes its place. */
async function supervise(
  first: Runner,
  begin: () => Promise<Runner>,
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  let runner: Runner | undefined = first;
  for (let pause = SHORTEST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    const began = Date.now();
    await (runner && endOf(runner, signal));
    if (signal.aborted) return;
    log.error('the jobs stopped by themselves; they are started again');
    if (Date.now() - began > LONGEST_PAUSE_MS) pause = SHORTEST_PAUSE_MS;
    await delay(pause, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    runner = await begin().catch((err) => {
      log.error({ err }, 'the jobs cannot be started');
      return undefined;
    });
  }
}

async function endOf(runner: Runner, signal: AbortSignal): Promise<void> {
  const stop = () => runner.stop().catch(() => undefined);
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop, { once: true });
  await runner.promise.catch(() => undefined);
  signal.removeEventListener('abort', stop);
}
