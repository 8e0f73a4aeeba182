import pg from 'pg';
import type { Logger } from './logger.ts';

const CHANNEL = 'content_changed';
const CLOCK_MS = 60_000;
const LONGEST_PAUSE_MS = 2_000;

/**
 * Calls `onChange` whenever content changed in the database, on whichever instance, and once a
 * minute besides, because the clock publishes and ends content too. While the connection is lost
 * changes go unheard, so regaining it counts as a change.
 */
export function followChanges(url: string, log: Logger, onChange: () => void) {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let pause = 50;
  let stopped = false;

  async function connect(): Promise<void> {
    const attempt = new pg.Client({
      connectionString: url,
      application_name: 'chanote changes',
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
    });
    client = attempt;
    // pg reports a lost connection by `error` and `end` both; reconnecting hangs on the latter.
    attempt.on('error', () => undefined);
    attempt.once('end', scheduleReconnect);
    attempt.on('notification', onChange);
    try {
      await attempt.connect();
      await attempt.query(`listen ${CHANNEL}`);
      pause = 50;
      onChange();
    } catch (err) {
      log.warn({ err }, 'cannot follow content changes');
      // One attempt leads to one more: a second would be listening beside it, unknown to `stop`.
      attempt.off('end', scheduleReconnect);
      await attempt.end().catch(() => undefined);
      scheduleReconnect();
    }
  }

  function scheduleReconnect(): void {
    if (stopped) return;
    clearTimeout(retry);
    retry = setTimeout(connect, pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }

  const clock = setInterval(onChange, CLOCK_MS).unref();
  const ready = connect();

  return {
    ready,
    async stop() {
      stopped = true;
      clearInterval(clock);
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
}
