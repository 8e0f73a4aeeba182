import { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from './logger.ts';

type Listeners = {
  content_changed(): void;
  /** Without a word where some may have gone unheard. */
  application_news(payload?: string): void;
};

const CLOCK_MS = 60_000;
/** A line that is dead is noticed within twice as long. */
const ASK_MS = 5_000;
const LONGEST_PAUSE_MS = 2_000;

/**
 * Tells what changed in the database, on whichever instance; of content once a minute besides,
 * because the clock publishes and ends it too. While the connection is lost changes go unheard, so
 * regaining it counts as a change.
 */
export function followChanges(url: string, log: Logger, listeners: Listeners) {
  const channels = Object.keys(listeners) as (keyof Listeners)[];
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let pause = 50;
  let stopped = false;

  async function connect(): Promise<void> {
    const socket = new Socket();
    const attempt = new pg.Client({
      connectionString: url,
      application_name: 'chanote changes',
      connectionTimeoutMillis: 10_000,
      stream: () => socket,
    });
    client = attempt;
    // pg reports a lost connection by `error` and `end` both; reconnecting hangs on the latter.
    attempt.on('error', () => undefined);
    attempt.once('end', scheduleReconnect);
    attempt.on('notification', ({ channel, payload }) =>
      listeners[channel as keyof Listeners](payload),
    );
    try {
      await attempt.connect();
      for (const channel of channels) await attempt.query(`listen ${channel}`);
      pause = 50;
      endWhenDeaf(attempt, socket);
      for (const channel of channels) listeners[channel]();
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

  const clock = setInterval(listeners.content_changed, CLOCK_MS).unref();
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

/**
 * Who only listens does not notice that nobody can be heard any more: a machine that lost its power,
 * or a network that forgot the connection, ends nothing. So it is asked now and then.
 */
function endWhenDeaf(client: pg.Client, socket: Socket): void {
  let unanswered = false;
  const asking = setInterval(async () => {
    if (unanswered) {
      // What came while this process was busy is read first.
      await nextTurn();
      if (unanswered) socket.destroy();
      return;
    }
    unanswered = true;
    await client.query('select 1').catch(() => undefined);
    unanswered = false;
  }, ASK_MS).unref();
  client.once('end', () => clearInterval(asking));
}
