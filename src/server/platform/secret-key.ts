import { hkdfSync, randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { flushFolder } from './atomic-folder.ts';
import { makeWritable } from './make-folder.ts';
import type { Settings } from './settings.ts';
import { errorCode, StartupError } from './startup-error.ts';

const keyPattern = /^[0-9a-f]{64}\n?$/;

const PREVIOUS = 'secret.key.previous';

export async function makeDataDir({ dataDir }: Pick<Settings, 'dataDir'>): Promise<void> {
  // Root runs the database as nobody, who has to pass through the folders but not to list them.
  await makeWritable(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700, {
    name: 'data folder',
    remedy: 'set DATA_DIR to a folder that this user can write to',
  });
}

export async function loadSecretKey(
  settings: Pick<Settings, 'dataDir' | 'secretKey'>,
): Promise<string> {
  if (settings.secretKey !== undefined) return settings.secretKey;
  const file = join(settings.dataDir, 'secret.key');
  return (await readKey(file)) ?? (await createKey(file));
}

/** The key as it stands, where there is one: looking makes none. */
export async function findSecretKey(
  settings: Pick<Settings, 'dataDir' | 'secretKey'>,
): Promise<string | undefined> {
  return settings.secretKey ?? (await readKey(join(settings.dataDir, 'secret.key')));
}

/** The key that the present one replaced, as long as things are still kept under it. */
export async function findPreviousKey(
  settings: Pick<Settings, 'dataDir' | 'secretKey' | 'previousKey'>,
): Promise<string | undefined> {
  if (settings.previousKey !== undefined || settings.secretKey !== undefined) {
    return settings.previousKey;
  }
  return readKey(join(settings.dataDir, PREVIOUS));
}

/** Puts a new key beside the one in the folder, which becomes the previous one. */
export async function replaceKeyFile({ dataDir }: Pick<Settings, 'dataDir'>): Promise<void> {
  const [file, previous] = [join(dataDir, 'secret.key'), join(dataDir, PREVIOUS)];
  if (await readKey(previous)) {
    throw new StartupError(
      `The key was replaced before and ${previous} is still there: run npm run rotate-key to the end, delete that file, then make a new key.`,
    );
  }
  if (!(await readKey(file))) {
    throw new StartupError(
      `There is no key file ${file}: set SECRET_KEY to a new key and SECRET_KEY_PREVIOUS to the present one instead.`,
    );
  }
  await link(file, previous);
  await rm(file);
  await createKey(file);
}

/** Tells keys apart without telling anything about them. */
export function fingerprintOf(secretKey: string): string {
  const print = hkdfSync('sha256', secretKey, '', 'chanote key fingerprint', 8);
  return Buffer.from(print).toString('hex');
}

async function readKey(file: string): Promise<string | undefined> {
  let text: string;
  try {
    text = await readFile(file, 'latin1');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw new StartupError(
      `The key file ${file} cannot be read (${errorCode(error)}): give this user access to it, or set SECRET_KEY.`,
    );
  }
  if (keyPattern.test(text)) return text.trim();
  throw new StartupError(
    `The key file ${file} is damaged: restore it from a backup, since stored documents cannot be read without it, or delete it if there are none.`,
  );
}

/** Linking a finished file is atomic and never replaces: of two simultaneous starts, one key wins. */
async function createKey(file: string): Promise<string> {
  const draft = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    await writeFile(draft, `${randomBytes(32).toString('hex')}\n`, {
      flag: 'wx',
      mode: 0o600,
      flush: true,
    });
    await link(draft, file).catch((error) => {
      if (errorCode(error) !== 'EEXIST') throw error;
    });
    await flushFolder(dirname(file));
  } catch (error) {
    throw new StartupError(
      `The key file ${file} cannot be made (${errorCode(error) ?? error}): make its folder writable, or set SECRET_KEY.`,
    );
  } finally {
    await rm(draft, { force: true });
  }
  const key = await readKey(file);
  if (key === undefined) {
    throw new StartupError(`The key file ${file} vanished while starting: start again.`);
  }
  return key;
}
