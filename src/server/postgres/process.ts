import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readArguments } from '#server/platform/process-table.ts';
import type { Account } from './account.ts';
import { postgresEnvironment } from './cluster.ts';
import { disarmStaleLocks, type Postmaster } from './postmaster.ts';

export type PostgresServer = {
  executable: string;
  clusterFolder: string;
  socketFolder: string;
  logFile: string;
  account: Account | undefined;
  config: Record<string, string>;
};

export type PostgresProcess = {
  hasExited: () => boolean;
  readComplaint: () => string;
  interrupt: () => void;
};

export function listArguments(server: PostgresServer): string[] {
  const config = {
    // What a common name finds among a million is kept row by row; with less, whole pages are read again.
    work_mem: '16MB',
    // In full its log quotes the values of rows that it refuses.
    log_error_verbosity: 'terse',
    ...server.config,
    listen_addresses: '',
    unix_socket_permissions: '0700',
    timezone: 'UTC',
  };
  const values = Object.entries(config).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', server.clusterFolder, '-k', server.socketFolder, ...values];
}

export function spawnPostgres(server: PostgresServer): PostgresProcess {
  disarmStaleLocks(server.clusterFolder, server.socketFolder);
  const log = openSync(server.logFile, 'a', 0o600);
  const logStart = fstatSync(log).size;
  let failure: Error | undefined;
  let child: ChildProcess;
  try {
    child = spawn(server.executable, listArguments(server), {
      ...server.account,
      cwd: dirname(server.clusterFolder),
      // Its own session: Ctrl-C in the terminal must not stop it before the requests are drained.
      detached: true,
      env: postgresEnvironment,
      stdio: ['ignore', log, log],
    });
  } finally {
    closeSync(log);
  }
  child.once('error', (error) => {
    failure = error;
  });
  child.unref();
  return {
    hasExited: () => failure !== undefined || child.exitCode !== null || child.signalCode !== null,
    readComplaint: () => failure?.message ?? findComplaint(server.logFile, logStart),
    interrupt: () => child.kill('SIGINT'),
  };
}

export async function stopPostmaster(postmaster: Postmaster, patience = 20_000): Promise<void> {
  // Fast shutdown ends all connections; the immediate one after it also gives up the checkpoint.
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    sendSignal(postmaster.pid, signal);
    for (const start = Date.now(); Date.now() - start < patience; await delay(10)) {
      if (readArguments(postmaster.pid).length === 0) return;
    }
  }
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended by itself in the meantime.
  }
}

function findComplaint(logFile: string, start: number): string {
  const lines = readFileSync(logFile).subarray(start).toString().trim().split('\n');
  const line = lines.findLast((text) => /FATAL|PANIC/.test(text)) ?? lines.at(-1) ?? '';
  return line.replace(/^[\d-]+ [\d:.]+ \w+ \[\d+\] /, '').trim() || 'it said nothing';
}
