// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { takeLock } from './preparation-lock.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const binFolder = join(root, 'node_modules', '.bin');
const lockFile = join(root, 'build', '.lock');
const installRecord = join(root, 'node_modules', '.chanote-lock');

/** What is built, each out of its own sources, and again only when those have changed. */
const builds = [
  {
    name: 'web',
    title: 'Building the web pages (about 15 seconds)',
    command: ['react-router', 'build'],
    record: join(root, 'build', '.web-sources'),
    sources: [
      'src/web',
      'src/contract',
      'public',
      'vite.config.ts',
      'react-router.config.ts',
      'tsconfig.json',
      'package-lock.json',
    ],
  },
  {
    name: 'server',
    title: 'Bundling the server',
    command: ['vite', 'build', '--config', 'vite.server.config.ts'],
    record: join(root, 'build', '.server-sources'),
    sources: ['src/server', 'src/contract', 'vite.server.config.ts', 'package-lock.json'],
  },
];

/** npm passes Ctrl-C on to a process that the terminal has already told. */
const echoOfSignal = 500;

/** @type {NodeJS.Signals[]} */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** @typedef {Awaited<ReturnType<typeof takeLock>>} Lock */
/** @typedef {(typeof builds)[number]} Build */

/**
 * Installs the packages and, if asked, builds the web pages and the server or the server alone, each
 * only when it is out of date.
 * @param {{ build: boolean | 'server' }} options
 */
export async function prepare({ build }) {
  const parts = build ? builds.filter(({ name }) => build === true || build === name) : [];
  if (isInstalled() && parts.every(isBuilt)) return;
  const lock = await takeLock(lockFile);
  try {
    // Looked at again: whoever held the lock before may have done the work.
    if (!isInstalled()) await install(lock);
    for (const part of parts) if (!isBuilt(part)) await make(part, lock);
  } finally {
    lock.release();
  }
}

/** Builds everything with the packages that are there, also what was built before. */
export async function buildAll() {
  const lock = await takeLock(lockFile);
  try {
    for (const part of builds) await make(part, lock);
  } finally {
    lock.release();
  }
}

const isInstalled = () => readRecord(installRecord) === describeInstall();
/** @param {Build} part */
const isBuilt = ({ record, sources }) => readRecord(record) === hashFiles(sources);

/** @param {Lock} lock */
async function install(lock) {
  const wanted = describeInstall();
  rmSync(installRecord, { force: true });
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  // Not on the Node inside node_modules, which npm is about to replace.
  const path = (process.env.PATH ?? '').split(delimiter).filter((part) => part !== binFolder);
  await perform('Installing packages (about 30 seconds the first time)', lock, 'npm', args, {
    ...process.env,
    PATH: path.join(delimiter),
  });
  writeFileSync(installRecord, wanted);
}

/** @param {Build} part @param {Lock} lock */
async function make({ title, command, record, sources }, lock) {
  const wanted = hashFiles(sources);
  rmSync(record, { force: true });
  const [program = '', ...args] = command;
  const env = { ...runtimeEnvironment(), NODE_ENV: 'production' };
  await perform(title, lock, runtimeNode(), [join(binFolder, program), ...args], env);
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, wanted);
}

/**
 * Shows the program's output only when it fails.
 * @param {string} title @param {Lock} lock @param {string} command
 * @param {string[]} args @param {NodeJS.ProcessEnv} env
 */
async function perform(title, lock, command, args, env) {
  console.log(`${title}…`);
  const start = Date.now();
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  lock.addHelper(child.pid);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  /** @type {NodeJS.Signals | undefined} */
  let interruption;
  /** @param {NodeJS.Signals} signal */
  const interrupt = (signal) => {
    interruption = signal;
    child.kill(signal);
  };
  for (const signal of stopSignals) process.on(signal, interrupt);
  const code = await new Promise((resolve) => {
    child.once('close', resolve).once('error', (error) => {
      output += error.message;
      resolve(1);
    });
  });
  for (const signal of stopSignals) process.off(signal, interrupt);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  if (code === 0) return console.log(`Done in ${seconds} s.`);
  lock.release();
  if (interruption) process.exit(128 + constants.signals[interruption]);
  const lines = output.split('\n').filter((line) => !line.includes('EBADENGINE'));
  console.error(`${lines.join('\n')}\n${title} failed after ${seconds} s: see the lines above.`);
  process.exit(1);
}

const describeInstall = () =>
  `${hashFiles(['package-lock.json'])} ${process.platform}-${process.arch}`;

/** @param {string} file */
function readRecord(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** @param {string[]} paths */
function hashFiles(paths) {
  const hash = createHash('sha256');
  for (const path of paths.filter((path) => existsSync(join(root, path)))) {
    for (const name of listFiles(path).sort()) {
      const content = readFileSync(join(root, name));
      hash.update(`${name}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

/** @param {string} path @returns {string[]} */
function listFiles(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  const entries = readdirSync(join(root, path), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const name = join(path, entry.name);
    if (entry.isDirectory()) return listFiles(name);
    return entry.isFile() ? [name] : [];
  });
}

/** @type {string | undefined} */
let knownNode;

/** The path of a Node that runs the server's TypeScript: the installed one, else the system's. */
export function runtimeNode() {
  knownNode ??= [join(binFolder, 'node'), process.execPath].find((path) => {
    const version = spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout ?? '';
    return Number(/^v(\d+)\./.exec(version)?.[1]) >= 24;
  });
  if (knownNode) return knownNode;
  console.error(
    `Chanote needs Node 24 or newer, which is not packaged for ${process.platform} ${process.arch}: install it from https://nodejs.org and start again.`,
  );
  return process.exit(1);
}

export function runtimeEnvironment() {
  return { ...process.env, PATH: `${binFolder}${delimiter}${process.env.PATH ?? ''}` };
}

/**
 * In a process group of its own, so that Ctrl-C reaches it once, through us. The channel tells it
 * when we are gone.
 * @param {string[]} args @param {NodeJS.ProcessEnv} [env]
 */
export function spawnNode(args, env) {
  return spawn(runtimeNode(), args, {
    cwd: root,
    detached: true,
    env: { ...runtimeEnvironment(), ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
}

/** @param {(signal: 'SIGINT' | 'SIGTERM') => void} pass */
export function forwardSignals(pass) {
  let last = 0;
  for (const signal of stopSignals) {
    process.on(signal, () => {
      if (Date.now() - last > echoOfSignal) pass(signal === 'SIGINT' ? signal : 'SIGTERM');
      last = Date.now();
    });
  }
}

/** Ends this process when the child ends. @param {string[]} args @param {{ env?: NodeJS.ProcessEnv }} [options] */
export function runNode(args, { env } = {}) {
  const child = spawnNode(args, env);
  forwardSignals((signal) => child.kill(signal));
  child.once('exit', (code, signal) => {
    process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1));
  });
}
