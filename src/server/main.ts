import { readSettings } from './platform/settings.ts';
import { StartupError } from './platform/startup-error.ts';
import { startServer } from './start-server.ts';

/** Requests and jobs under way get this long to finish. */
const DRAIN_MS = 25_000;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function fail(error: unknown): never {
  const known = error instanceof StartupError;
  const text = known
    ? error.message
    : `Chanote could not start: ${error instanceof Error ? (error.stack ?? error.message) : error}`;
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

// Whether a launcher holds the other end; it may be gone by the time the server has started.
const launched = process.connected;

try {
  const server = await startServer(readSettings(process.env), say);

  let stopping = false;
  const stop = async (why: string) => {
    if (stopping) return;
    stopping = true;
    say(`Stopping (${why})…`);
    const late = setTimeout(() => process.exit(1), DRAIN_MS);
    await server.stop().catch(fail);
    clearTimeout(late);
    say('Stopped.');
    process.exit(0);
  };
  process.on('SIGINT', () => stop('interrupted'));
  process.on('SIGTERM', () => stop('asked to'));
  // The launcher is gone: nobody is left to stop us later.
  const orphaned = () => stop('its launcher ended');
  process.on('disconnect', orphaned);
  process.channel?.unref();
  if (process.connected === false && launched) await orphaned();
} catch (error) {
  fail(error);
}
