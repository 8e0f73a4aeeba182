import pg from 'pg';
import { createLogger } from '#server/platform/logger.ts';
import { makeDataDir } from '#server/platform/secret-key.ts';
import type { Settings } from '#server/platform/settings.ts';
import { openSharedPort } from '#server/platform/shared-port.ts';
import { unlockJobs } from '#server/platform/unlock-jobs.ts';
import { superviseWorkers } from '#server/platform/web-workers.ts';
import { startEmbeddedPostgres } from '#server/postgres/embedded-postgres.ts';

/** Of a process that answers, and of the one that works on jobs with what else is connected. */
const [WEB_CONNECTIONS, OTHER_CONNECTIONS] = [12, 40];
const LEAST_CONNECTIONS = 100;

/** Several processes at one port, with the embedded database where there is no other. */
export async function startSupervisor(settings: Settings, say: (text: string) => void) {
  const log = createLogger(settings.logLevel);
  await makeDataDir(settings);
  const port = await openSharedPort(settings);
  const embedded = settings.databaseUrl
    ? undefined
    : await startDatabase(settings, log.warn.bind(log));
  const workers = superviseWorkers(
    {
      roles: [
        ...Array<'web'>(settings.workers).fill('web'),
        ...(settings.role === 'all' ? (['worker'] as const) : []),
      ],
      env: {
        DATABASE_URL: settings.databaseUrl ?? embedded?.url ?? '',
        DEMO: settings.demo ? '1' : '0',
        PORT: String(port.port),
      },
      port,
      say,
    },
    log,
  );
  const stop = async () => {
    await workers.stop();
    await embedded?.stop();
  };
  try {
    if (embedded) await freeJobs(embedded.url);
    await workers.start();
  } catch (error) {
    await stop();
    throw error;
  }
  say(`${settings.workers} processes answer; kill -HUP ${process.pid} renews them one by one.`);
  return { stop, roll: workers.roll };
}

function startDatabase({ dataDir, workers }: Settings, log: (message: string) => void) {
  const connections = WEB_CONNECTIONS * workers + OTHER_CONNECTIONS;
  const config = { max_connections: String(Math.max(LEAST_CONNECTIONS, connections)) };
  return startEmbeddedPostgres({ dataDir, log, config });
}

/** Here, once: a process that is begun later may stand beside one that is at work. */
async function freeJobs(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'chanote supervisor' });
  await client.connect();
  await unlockJobs(client).finally(() => client.end());
}
