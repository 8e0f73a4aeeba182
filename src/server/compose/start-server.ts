import { createCaseNews } from '#server/cases/news.ts';
import { seedContractForms } from '#server/contract-forms/first-forms.ts';
import { loadDemoApplications } from '#server/demo/applications-load.ts';
import { loadDemoInbox } from '#server/demo/inbox-load.ts';
import { loadDemoContent } from '#server/demo/load.ts';
import { loadDemoStaff } from '#server/demo/staff.ts';
import { shareMemory } from '#server/files/memory-guard.ts';
import { openStore } from '#server/files/open-store.ts';
import { createPrivateFiles } from '#server/files/private-files.ts';
import { createHouseMailer } from '#server/mail/house-mailer.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { seedNavigation } from '#server/navigation/seed.ts';
import { seedPageTexts } from '#server/pages/first-texts.ts';
import { readParameters } from '#server/parameters/queries.ts';
import { followChanges } from '#server/platform/change-feed.ts';
import { openDatabase, WORKING } from '#server/platform/db.ts';
import { sayFarewell } from '#server/platform/draining.ts';
import { HtmlCache } from '#server/platform/html-cache.ts';
import { startJobs } from '#server/platform/jobs.ts';
import { listen } from '#server/platform/listening.ts';
import { createLogger, type Logger } from '#server/platform/logger.ts';
import { migrateDatabase } from '#server/platform/migrate.ts';
import { watchPulse } from '#server/platform/pulse.ts';
import { createSealing } from '#server/platform/sealed.ts';
import { findPreviousKey, loadSecretKey, makeDataDir } from '#server/platform/secret-key.ts';
import type { Settings } from '#server/platform/settings.ts';
import { loadWebBuild } from '#server/platform/web-build.ts';
import { isSupervised, tellSupervisor } from '#server/platform/worker-messages.ts';
import { startEmbeddedPostgres } from '#server/postgres/embedded-postgres.ts';
import { requestDispatch } from '#server/sms/queue.ts';
import {
  chooseFirstPassword,
  FIRST_ADMINISTRATOR,
  type FirstPassword,
  makeFirstAdministrator,
} from '#server/users/first-administrator.ts';
import { type AppParts, createApp } from './app.ts';
import { createSmsParts } from './sms.ts';
import { DAILY_PLAN, tasks } from './tasks.ts';

type Say = (text: string) => void;

/** `leave` is for one of several processes: others take over what it would have been asked next. */
export type Started = { stop(): Promise<void>; leave?(): Promise<void>; roll?(): Promise<void> };

/** Starts everything `ROLE` asks for; what was started before a failure is stopped again. */
export async function startServer(settings: Settings, say: Say): Promise<Started> {
  const started: Array<() => Promise<unknown>> = [];
  const stop = async () => {
    for (const end of started.splice(0).reverse()) await end();
  };
  try {
    const app = await start(settings, say, (end) => started.push(end));
    if (isSupervised) tellSupervisor({ ready: true });
    return { stop, leave: () => (app ? sayFarewell(app) : Promise.resolve()) };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(settings: Settings, say: Say, onStop: (end: () => Promise<unknown>) => void) {
  const log = createLogger(settings.logLevel);
  const first = chooseFirstPassword(settings.adminPassword);
  await makeDataDir(settings);
  const secretKey = await loadSecretKey(settings);
  const previousKey = await findPreviousKey(settings);
  const url = settings.databaseUrl ?? (await startEmbedded(settings, log, onStop));
  await migrateDatabase(url);

  // Of those that work on jobs there is one, however many answer.
  shareMemory(settings.role === 'worker' ? 1 : settings.workers);
  const store = await openStore(settings);
  const database = openDatabase(url, log);
  onStop(database.close);
  await seedNavigation(database.db);
  if (settings.demo) {
    const content = await loadDemoContent(database.db, store);
    const sealing = createSealing(secretKey, previousKey);
    const files = createPrivateFiles(store, secretKey, previousKey);
    await loadDemoApplications(database.db, sealing, files);
    await loadDemoInbox(database.db, sealing);
    // Of two instances that start at once, the other may have loaded the applications.
    if (content) say('Loaded the demo content.');
  }
  await seedPageTexts(database.db);
  await seedContractForms(database.db);
  const administrator = await makeFirstAdministrator(database.db, first);
  const demoStaff = settings.demo ? await loadDemoStaff(database.db, first) : [];

  const working = settings.role === 'web' ? undefined : openDatabase(url, log, 10, WORKING);
  if (working) onStop(working.close);
  const pulse = watchPulse(url, log, [database.lines, ...(working ? [working.lines] : [])]);
  onStop(pulse.stop);
  const jobs =
    working &&
    (await startWork(settings, say, { log, store, secretKey, previousKey, database: working }));
  if (jobs) onStop(jobs.stop);
  if (settings.role === 'worker') {
    say('Working on jobs.');
    return undefined;
  }

  const cache = new HtmlCache();
  const news = createCaseNews();
  const changes = followChanges(url, log, {
    content_changed: () => cache.invalidate(),
    application_news: news.tell,
  });
  onStop(changes.stop);
  const [web] = await Promise.all([loadWeb(), changes.ready]);
  const app = await createApp({
    settings,
    secretKey,
    previousKey,
    store,
    database,
    log,
    web,
    cache,
    news,
  });
  // Side by side: a slow download does not use up the time of the jobs.
  onStop(() => Promise.all([app.close(), jobs?.stop()]));
  const address = await listen(app, settings);
  say(`Chanote is ready at ${address}`);
  sayHowToSignIn(say, address, first, [
    ...(administrator ? [FIRST_ADMINISTRATOR] : []),
    ...demoStaff,
  ]);
  return app;
}

type WorkParts = Pick<AppParts, 'log' | 'store' | 'secretKey' | 'previousKey' | 'database'>;

/** The jobs, in connections of their own. */
async function startWork(settings: Settings, say: Say, parts: WorkParts) {
  const { log, store, secretKey, previousKey, database } = parts;
  const sealing = createSealing(secretKey, previousKey);
  const mailer = createHouseMailer({
    db: database.db,
    sealing,
    operator: createMailer(settings),
    allowPrivate: settings.smtpAllowPrivate,
  });
  if (mailer.notice) say(mailer.notice);
  const mail = { mailer, publicOrigin: settings.publicOrigin };
  const parameters = () => readParameters(database.db);
  const sms = createSmsParts({ ...parts, ...database, parameters, settings });
  const plan = {
    taskList: tasks({ db: database.db, store, mail, sealing, log, sms, dataDir: settings.dataDir }),
    crontab: DAILY_PLAN,
    // The embedded database has one owner; others may work on one of the operator's.
    alone: settings.databaseUrl === undefined,
  };
  const jobs = await startJobs(database.pool, plan, log);
  // What a process was sending when it ended goes on at once.
  await requestDispatch(database.db);
  return jobs;
}

function sayHowToSignIn(say: Say, address: string, first: FirstPassword, made: string[]): void {
  const [user, ...others] = made;
  if (!user) return;
  const password = first.temporary
    ? `the password ${first.password} (shown this once; you will be asked to change it)`
    : 'the password given in ADMIN_PASSWORD';
  say(`Sign in at ${address}/login as "${user}" with ${password}.`);
  if (others.length > 0)
    say(
      `The demo users ${others.join(', ')} have the same first password and will be asked to change it.`,
    );
}

async function startEmbedded(
  { dataDir }: Settings,
  log: Logger,
  onStop: (end: () => Promise<unknown>) => void,
) {
  const postgres = await startEmbeddedPostgres({ dataDir, log: (message) => log.warn(message) });
  onStop(() => postgres.stop());
  return postgres.url;
}

async function loadWeb() {
  if (process.env.NODE_ENV !== 'development') return loadWebBuild();
  const { startDevelopmentWeb } = await import('#server/platform/development-web.ts');
  return startDevelopmentWeb();
}
