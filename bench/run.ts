import { applications, tenMillion } from './applications.bench.ts';
import { apply } from './apply.bench.ts';
import { applyCrash } from './apply-crash.bench.ts';
import { audit } from './audit.bench.ts';
import { cachedHome } from './cached-home.bench.ts';
import { type Case, chooseCases, runCases } from './cases.ts';
import { contentOffice } from './content-office.bench.ts';
import { databaseClone } from './database-clone.bench.ts';
import { day } from './day.bench.ts';
import { idleMemory } from './idle-memory.bench.ts';
import { lighthouse } from './lighthouse.bench.ts';
import { listCall } from './list-call.bench.ts';
import { menuClicks } from './menu-clicks.bench.ts';
import { newsStreams } from './news-streams.bench.ts';
import { waitForPictures } from './pictures-ready.ts';
import { type Bench, formatTable, type Line } from './report.ts';
import { schedules } from './schedules.bench.ts';
import { secondStart } from './second-start.bench.ts';
import { startServer } from './server-process.ts';
import { signIn } from './sign-in.bench.ts';
import { sizes } from './sizes.bench.ts';
import { smsKills } from './sms-kills.bench.ts';
import { smsQueueing } from './sms-queueing.bench.ts';
import { smsVolume } from './sms-volume.bench.ts';
import { uncachedRender } from './uncached-render.bench.ts';
import { userImport } from './user-import.bench.ts';
import { volume } from './volume.bench.ts';
import { workers } from './workers.bench.ts';

const BENCHES: Record<string, Bench> = {
  'cached home': cachedHome,
  'uncached render': uncachedRender,
  'list call': listCall,
  workers,
  day,
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
  'sms volume': smsVolume,
  schedules,
  sizes,
  'menu clicks': menuClicks,
  'idle memory': idleMemory,
  'news streams': newsStreams,
  'second start': secondStart,
  'database clone': databaseClone,
  lighthouse,
};

/** Runs only where it is called by its name. */
const LONG: Record<string, Bench> = { 'ten million': tenMillion };

const wanted = process.argv.slice(2);
const chosen = chooseCases(wanted.length > 0 ? { ...BENCHES, ...LONG } : BENCHES, wanted);
if (chosen.length === 0) {
  console.error(
    `No bench is called that: there are ${Object.keys({ ...BENCHES, ...LONG }).join(', ')}.`,
  );
  process.exit(1);
}

const lines: Line[] = [];
const prepare: Case = [
  'Preparing a data folder',
  async (stage) => {
    const { databaseUrl } = await startServer(stage);
    await waitForPictures(databaseUrl);
  },
];
const measure = ([name, bench]: [string, Bench]): Case => [
  `Measuring ${name}`,
  async (stage) => {
    lines.push(...(await bench(stage)));
  },
];
await runCases([prepare, ...chosen.map(measure)], (brokenDown) => {
  console.log(`\n${formatTable(lines)}`);
  return brokenDown === 0;
});
