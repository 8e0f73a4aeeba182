import type { Started } from './compose/start-server.ts';
import { readSettings } from './platform/settings.ts';
import { StartupError } from './platform/startup-error.ts';
import { isSupervised, onSupervisor, tellSupervisor } from './platform/worker-messages.ts';

/** Requests and jobs under way get this long to finish. */
const DRAIN_MS = 25_000;

function say(text: string): void {
  if (isSupervised) tellSupervisor({ say: text });
  else process.stdout.write(`${text}\n`);
}

function fail(error: unknown): never {
  const unexpected = error instanceof Error ? error.stack : error;
  const text =
    error instanceof StartupError ? error.message : `Chanote could not start: ${unexpected}`;
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

// Whether a launcher holds the other end; it may be gone by the time the server has started.
const launched = process.connected;
let stopping = false;

/** The first signal drains, also while still starting; a second one does not wait. */
async function stop(why: string): Promise<void> {
  if (stopping) process.exit(1);
  stopping = true;
  if (!isSupervised) say(`Stopping (${why})…`);
  setTimeout(() => process.exit(1), DRAIN_MS).unref();
  await (await starting).stop();
  if (!isSupervised) say('Stopped.');
  process.exit(0);
}

/** The rest is imported once the settings are good: a wrong one is said at once. */
async function start(): Promise<Started> {
  const settings = readSettings(process.env);
  if (settings.workers > 1 && settings.role !== 'worker' && !isSupervised) {
    const { startSupervisor } = await import('./compose/supervise.ts');
    const supervisor = startSupervisor(settings, say);
    // From the first moment on: whoever does not listen for it is ended by it.
    process.on('SIGHUP', () => supervisor.then(({ roll }) => roll()).catch(() => undefined));
    return supervisor;
  }
  const { startServer } = await import('./compose/start-server.ts');
  return startServer(settings, say);
}

const starting = start();
if (isSupervised) {
  // A terminal or a service manager signals every process: the supervisor alone decides.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
  onSupervisor(async (message) => {
    if (stopping || (message !== 'stop' && message !== 'leave')) return;
    if (message === 'leave') await (await starting).leave?.();
    // Asked to stop meanwhile: to stop a second time would cut what is still being answered.
    if (stopping) return;
    await stop('asked to').catch(fail);
  });
} else {
  process.on('SIGINT', () => stop('interrupted').catch(fail));
  process.on('SIGTERM', () => stop('asked to').catch(fail));
}
process.on('disconnect', () => stop('its launcher ended').catch(fail));
process.channel?.unref();
await starting.catch(fail);
if (launched && !process.connected && !stopping) await stop('its launcher ended').catch(fail);
