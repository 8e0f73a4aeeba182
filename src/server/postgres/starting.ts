import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { StartupError } from '#server/platform/startup-error.ts';
import { inUse, takeOwnership, tryConnect } from './owner.ts';
import { answersOnSocket, findPostmaster, type Postmaster } from './postmaster.ts';
import {
  listArguments,
  type PostgresProcess,
  type PostgresServer,
  spawnPostgres,
  stopPostmaster,
} from './process.ts';
import { guardSocketFolder } from './socket-folder.ts';

/** Recovery after a crash replays at most a few gigabytes. */
const hiddenPatience = 5000;
const startPatience = 300_000;
const respawnPatience = 5000;

/** Complaints that vanish by themselves: a simultaneous start, or backends of a killed server. */
const passingComplaint = /lock file|pre-existing shared memory/;

type StartOptions = { dataDir: string; log: (message: string) => void; signal: AbortSignal };

/** Finds the live server or starts one, and answers with the session that owns it. */
export async function findOrStartServer(
  server: PostgresServer,
  { dataDir, log, signal }: StartOptions,
): Promise<pg.Client> {
  const start = Date.now();
  const isLate = (patience: number) => Date.now() - start > patience;
  let child: PostgresProcess | undefined;
  let hasSpoken = false;
  for (; ; await delay(20)) {
    if (signal.aborted) child?.interrupt();
    signal.throwIfAborted();
    const postmaster = findPostmaster(server.clusterFolder);
    const owner = postmaster && (await tryToOwn(postmaster, dataDir));
    if (owner && isAsWanted(postmaster, server)) return owner;
    if (owner) {
      log('Restarting the embedded database, which ran with other settings.');
      await stopPostmaster(postmaster);
    } else if (!postmaster && (!child || child.hasExited())) {
      if (child) await explainFailure(child, isLate(respawnPatience), server.logFile);
      child = await spawnUnlessHidden(server, dataDir);
    } else if (isLate(startPatience)) {
      throw new StartupError(
        `The embedded database does not answer: look into ${server.logFile}, then start again.`,
      );
    } else if (isLate(5000) && !hasSpoken) {
      log('The embedded database is still starting; after a crash it has to recover first.');
      hasSpoken = true;
    }
  }
}

async function tryToOwn(postmaster: Postmaster, dataDir: string): Promise<pg.Client | undefined> {
  const client = postmaster.socketFolder && (await tryConnect(postmaster.socketFolder));
  if (!client) return undefined;
  try {
    await takeOwnership(client, dataDir);
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    if (error instanceof StartupError) throw error;
    return undefined;
  }
}

/** An orphan may run an older program, or without fsync for some test. */
function isAsWanted(postmaster: Postmaster, server: PostgresServer): boolean {
  const wanted = [server.executable, ...listArguments(server)];
  return wanted.join('\0') === postmaster.argv.join('\0');
}

async function explainFailure(child: PostgresProcess, isLate: boolean, logFile: string) {
  const complaint = child.readComplaint();
  if (isLate || !passingComplaint.test(complaint)) {
    throw new StartupError(
      `The embedded database did not start (${complaint}): repair what it names, see ${logFile}.`,
    );
  }
  await delay(100);
}

async function spawnUnlessHidden(server: PostgresServer, dataDir: string) {
  await guardSocketFolder(server.socketFolder, server.account);
  const start = Date.now();
  while (await answersOnSocket(server.socketFolder)) {
    // Seen meanwhile it is a simultaneous start; silent meanwhile, it was about to die.
    if (findPostmaster(server.clusterFolder)) return undefined;
    // Never seen and never silent, it runs in another container.
    if (Date.now() - start > hiddenPatience) throw inUse(dataDir);
    await delay(100);
  }
  return spawnPostgres(server);
}
