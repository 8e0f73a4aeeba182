import { constants } from 'node:os';
import { applications } from './applications.bench.ts';
import { apply } from './apply.bench.ts';
import { applyCrash } from './apply-crash.bench.ts';
import { audit } from './audit.bench.ts';
import { cachedHome } from './cached-home.bench.ts';
import { contentOffice } from './content-office.bench.ts';
import { databaseClone } from './database-clone.bench.ts';
import { idleMemory } from './idle-memory.bench.ts';
import { lighthouse } from './lighthouse.bench.ts';
import { listCall } from './list-call.bench.ts';
import { waitForPictures } from './pictures-ready.ts';
import { type Bench, formatTable, type Line } from './report.ts';
import { secondStart } from './second-start.bench.ts';
import { startServer } from './server-process.ts';
import { signIn } from './sign-in.bench.ts';
import { sizes } from './sizes.bench.ts';
import { smsKills } from './sms-kills.bench.ts';
import { smsQueueing } from './sms-queueing.bench.ts';
import { Stage } from './stage.ts';
import { uncachedRender } from './uncached-render.bench.ts';
import { userImport } from './user-import.bench.ts';
import { volume } from './volume.bench.ts';

const BENCHES: Record<string, Bench> = {
  'cached home': cachedHome,
  'uncached render': uncachedRender,
  'list call': listCall,
  'sign in': signIn,
  apply,
  'apply crash': applyCrash,
  volume,
  audit,
  applications,
  'content office': contentOffice,
  'user import': userImport,
  'sms queueing': smsQueueing,
  'sms kills': smsKills,
  sizes,
  'idle memory': idleMemory,
  'second start': secondStart,
  'database clone': databaseClone,
  lighthouse,
};

const wanted = process.argv.slice(2);
const chosen = Object.entries(BENCHES).filter(
  ([name]) =>
    wanted.length === 0 || wanted.some((word) => name === word || name.split(' ').includes(word)),
);
if (chosen.length === 0) {
  console.error(`No bench is called that: there are ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(1);
}

const stage = await Stage.open();
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => interrupt(128 + constants.signals[signal]));
}
process.once('disconnect', () => interrupt(1));
process.channel?.unref();

/** Benches under way break when their servers go; that is no failure of theirs to report. */
async function interrupt(code: number): Promise<void> {
  if (interrupted) return;
  interrupted = true;
  await stage.close();
  process.exit(code);
}

const lines: Line[] = [];
let broken = false;

async function attempt(name: string, work: () => Promise<Line[]>): Promise<void> {
  if (interrupted) return;
  console.log(`${name}…`);
  try {
    lines.push(...(await work()));
  } catch (error) {
    if (interrupted) return;
    broken = true;
    console.error(error);
  }
  await stage.clear();
}

await attempt('Preparing a data folder', async () => {
  const { databaseUrl } = await startServer(stage);
  await waitForPictures(databaseUrl);
  return [];
});
for (const [name, bench] of chosen) await attempt(`Measuring ${name}`, () => bench(stage));
// An interruption ends the process itself, once everything has been stopped.
if (!interrupted) {
  await stage.close();
  console.log(`\n${formatTable(lines)}`);
  process.exit(broken ? 1 : 0);
}
