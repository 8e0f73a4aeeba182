import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openStore } from './files/open-store.ts';
import { connect, type Reached, reachDatabase } from './operations/reach.ts';
import {
  findPreviousKey,
  findSecretKey,
  makeDataDir,
  replaceKeyFile,
} from './platform/secret-key.ts';
import { readSettings, type Settings } from './platform/settings.ts';
import { StartupError } from './platform/startup-error.ts';

type Given = { settings: Settings; place: string | undefined; flags: Set<string> };

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function loadKeys(settings: Settings) {
  const secretKey = await findSecretKey(settings);
  if (secretKey === undefined) {
    throw new StartupError(
      `There is no secret key in ${settings.dataDir}: set DATA_DIR to the folder of the server, or SECRET_KEY.`,
    );
  }
  return { secretKey, previousKey: await findPreviousKey(settings) };
}

/** Hands the database over and lets go of it, however the work ends. */
async function withDatabase<Result>(
  settings: Settings,
  work: (reached: Reached) => Promise<Result>,
): Promise<Result> {
  const reached = await reachDatabase(settings);
  try {
    return await work(reached);
  } finally {
    await reached.stop();
  }
}

async function withClient<Result>(
  settings: Settings,
  work: (client: Awaited<ReturnType<typeof connect>>) => Promise<Result>,
): Promise<Result> {
  return withDatabase(settings, async ({ url }) => {
    const client = await connect(url);
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  });
}

/** Each brings its own imports: a refusal should not wait for what it does not need. */
const COMMANDS = {
  async backup({ settings, place }: Given) {
    if (!place) throw new StartupError('Say where to: npm run backup -- /path/to/backups');
    const { backUp } = await import('./operations/backup.ts');
    const { SECRETS } = await import('./compose/secrets.ts');
    const keys = await loadKeys(settings);
    const store = await openStore(settings);
    const { folder, manifest } = await withClient(settings, (client) =>
      backUp({ client, store, ...keys, files: SECRETS.files }, place),
    );
    const { tables, files, gone } = manifest;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    say(`Backed up ${rows} rows of ${tables.length} tables and ${files.length} files.`);
    if (gone.length) say(`${gone.length} files were removed meanwhile; the manifest lists them.`);
    say(`Keep the secret key apart from it: it is not in ${folder}`);
  },

  async restore({ settings, place, flags }: Given) {
    if (!place) throw new StartupError('Say what: npm run restore -- /path/to/backups/chanote-…');
    const { restore } = await import('./operations/restore.ts');
    let reached: Reached | undefined;
    const parts = {
      keys: [await findSecretKey(settings), await findPreviousKey(settings)],
      withoutKeys: flags.has('any-key')
        ? (await import('./compose/secrets.ts')).SECRETS
        : undefined,
      openDatabase: async () => {
        await makeDataDir(settings);
        reached = await reachDatabase(settings);
        return reached.url;
      },
      openStore: () => openStore(settings),
    };
    try {
      const { tables, files, gone, remade } = await restore(parts, place);
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      say(`Restored ${rows} rows of ${tables.length} tables and ${files.length} files.`);
      say('Every count and hash is that of the backup.');
      if (gone.length) say(`${gone.length} files were gone when it was made: see its manifest.`);
      if (remade.length)
        say(`Removed, to be made anew, since no key here opens it: ${remade.join(', ')}.`);
    } finally {
      await reached?.stop();
    }
  },

  async 'verify-audit'({ settings }: Given) {
    const { checkAudit } = await import('./audit/seal-tasks.ts');
    const { openDatabase } = await import('./platform/db.ts');
    const { createLogger } = await import('./platform/logger.ts');
    const { createSealing } = await import('./platform/sealed.ts');
    const { secretKey, previousKey } = await loadKeys(settings);
    const check = await withDatabase(settings, async ({ url }) => {
      const { db, close } = openDatabase(url, createLogger('silent'), 2);
      return checkAudit(db, createSealing(secretKey, previousKey), { whole: true }).finally(close);
    });
    const { position, seal, until, fault, brokenEventId } = check;
    if (position === 0 && !fault) return say('The audit record is empty: nothing is sealed yet.');
    const reach = `${position} events${until ? ` up to ${until.toISOString()}` : ''}`;
    if (!fault) return say(`The audit record is as it was written: ${reach}, last seal ${seal}.`);
    process.exitCode = 1;
    say(`The audit record is sound for ${reach}; then ${FAULTS[fault](brokenEventId)}.`);
  },

  async 'rotate-key'({ settings, flags }: Given) {
    if (flags.has('new')) {
      await replaceKeyFile(settings);
      return say('Made a new key. Restart the server, then run npm run rotate-key.');
    }
    const keys = await loadKeys(settings);
    if (keys.previousKey === undefined) {
      throw new StartupError(
        'There is no previous key: set SECRET_KEY to the new key and SECRET_KEY_PREVIOUS to the present one, or run npm run rotate-key -- --new where the key is a file, and restart the server first.',
      );
    }
    const { rotateKey } = await import('./operations/rotate-key.ts');
    const { SECRETS } = await import('./compose/secrets.ts');
    const store = await openStore(settings);
    const { renewed, current, left } = await withClient(settings, (client) =>
      rotateKey({ client, store, keys, kept: SECRETS }),
    );
    say(`Renewed ${renewed} rows and files; ${current} were under the present key already.`);
    if (left.length) {
      process.exitCode = 1;
      say(`Keep the previous key: not renewed are ${left.join(', ')}.`);
      return;
    }
    const file = join(settings.dataDir, 'secret.key.previous');
    const drop =
      settings.previousKey === undefined ? `delete ${file}` : 'unset SECRET_KEY_PREVIOUS';
    say(`Nothing is under the previous key any more: ${drop} and restart the server.`);
    say('Until then sessions and recovery codes of that key still count; afterwards they end.');
  },
};

const FAULTS = {
  changed: (id: number | null) => `event ${id} is not as it was written`,
  removed: (id: number | null) => `event ${id} was removed`,
  cut: () => 'seals are missing that were there before',
  key: () => 'the key of the seals cannot be read with this secret key',
};

function readArguments(args: string[]) {
  const options = { 'any-key': { type: 'boolean' }, new: { type: 'boolean' } } as const;
  try {
    // npm takes the first `--`; whoever adds an option later writes another, and no path is called so.
    const asMeant = args.filter((arg) => arg !== '--');
    return parseArgs({ args: asMeant, allowPositionals: true, options });
  } catch (error) {
    const [what] = String((error as Error).message).split('. ');
    throw new StartupError(
      `There is no such option (${what}): there are --any-key for restore and --new for rotate-key.`,
    );
  }
}

async function run(): Promise<void> {
  const [name = '', ...rest] = process.argv.slice(2);
  const { values, positionals } = readArguments(rest);
  const command = Object.entries(COMMANDS).find(([known]) => known === name)?.[1];
  if (!command) throw new StartupError(`There is no command "${name}".`);
  await command({
    settings: readSettings(process.env),
    place: positionals[0],
    flags: new Set(Object.keys(values)),
  });
}

await run().catch((error) => {
  const unexpected = error instanceof Error ? error.stack : error;
  process.stderr.write(`${error instanceof StartupError ? error.message : unexpected}\n`);
  process.exitCode = 1;
});
