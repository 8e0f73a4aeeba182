import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from './logger.ts';
import type { Lines } from './severable-pool.ts';

const EVERY_MS = 500;
/** In steps: one that this process itself was late for counts as one, however long it took. */
const [PATIENCE_STEPS, STEP_MS] = [14, 100];

type Beat = 'answered' | 'lost' | 'silent';

/**
 * Feels the database's pulse. Where it falls silent without ending its connections (stopped, swapped
 * out, behind a network that drops everything), what waits for it is told within two seconds; what
 * comes meanwhile, at once. As long as anything is heard on any line, it is merely slow.
 */
export function watchPulse(url: string, log: Logger, lines: readonly Lines[]) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let line: { client: pg.Client; socket: Socket } | undefined;
  let silent = false;

  async function ask(): Promise<void> {
    if (!line) {
      const socket = new Socket();
      const client = new pg.Client({
        connectionString: url,
        application_name: 'chanote pulse',
        stream: () => socket,
      });
      // What is lost is noticed by the next question; unheard, the event would end the process.
      client.on('error', () => undefined);
      line = { client, socket };
      await client.connect();
    }
    await line.client.query('select 1');
  }

  /** Not by a farewell, which a silent database would not answer either. */
  function drop(): void {
    line?.socket.destroy();
    line = undefined;
  }

  /**
   * Waits for an answer, in small steps between which one that has come is read. Where this process
   * hardly gets to run, neither may the database: only the time that was ours is held against it.
   */
  async function feel(): Promise<Beat> {
    let beat: Beat = 'silent';
    const asked = ask().then(
      () => {
        beat = 'answered';
      },
      () => {
        beat = 'lost';
      },
    );
    let heard = lines.map((open) => open.listen());
    for (let waited = 0; waited < PATIENCE_STEPS && beat === 'silent'; waited += 1) {
      await Promise.race([asked, delay(STEP_MS)]);
      if (!heard.some((since) => since())) continue;
      // Merely slow: its silence begins with the last that was heard.
      waited = 0;
      heard = lines.map((open) => open.listen());
    }
    return beat;
  }

  async function watch(): Promise<void> {
    while (!signal.aborted) {
      const beat = await feel();
      if (beat !== 'answered') drop();
      if (beat === 'answered' && silent) {
        silent = false;
        for (const cut of lines) cut.mend();
        log.warn('the database answers again');
      } else if (beat === 'silent' && !silent) {
        silent = true;
        log.error('the database does not answer; its connections are ended');
      }
      // Again each time: a connection may have been under way while the lines were cut.
      if (silent) for (const open of lines) open.sever();
      await delay(EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  const watching = watch();
  return {
    async stop() {
      stopping.abort();
      drop();
      await watching;
    },
  };
}
