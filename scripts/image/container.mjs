// @ts-check
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { lines, run, Shortcoming } from './shell.mjs';

const ENTER = fileURLToPath(new URL('enter-root.sh', import.meta.url));
const NAMESPACES = ['--mount', '--pid', '--fork', '--kill-child'];
const PATHS = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const NOWHERE = { PATH: PATHS, HOME: '/nonexistent' };

/**
 * @typedef {{ user: string, folder: string, command: string[], environment: Record<string, string>,
 *   health: string[] | undefined }} Plan How a container is run
 */

/** What an image says about how it is run. @param {string} image @returns {Promise<Plan>} */
export async function planOf(image) {
  const { answer } = await run('podman', ['image', 'inspect', image]);
  const [{ Config, Healthcheck }] = JSON.parse(answer);
  return {
    user: Config.User,
    folder: Config.WorkingDir,
    command: [...(Config.Entrypoint ?? []), ...Config.Cmd],
    environment: Object.fromEntries(Config.Env.map((/** @type {string} */ one) => split(one))),
    health: Healthcheck?.Test.slice(1),
  };
}

/** @param {string} line */
const split = (line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)];

/** A root of its own made from an image. @param {string} image */
export async function unpack(image) {
  const [name = ''] = await lines('buildah', ['from', '--pull-never', image]);
  const [root = ''] = await lines('buildah', ['mount', name]);
  return { root, remove: () => run('buildah', ['rm', name]) };
}

/**
 * Runs a command in a root until it ends.
 * @param {string} root @param {Plan} plan @param {string[]} volumes host folder:place
 */
export function startIn(root, { user, folder, command, environment }, volumes) {
  const settings = Object.entries({ ...NOWHERE, ...environment }).map(
    ([key, is]) => `${key}=${is}`,
  );
  const inside = ['-i', ...settings, ...command];
  const args = [...NAMESPACES, 'bash', ENTER, root, user, folder, ...volumes, '--', ...inside];
  const child = spawn('unshare', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  return {
    ended,
    output: () => output,
    firstProcess: () => findFirst(child.pid ?? 0),
    /** Throws with what it said last, where it has ended. */
    async demandAlive() {
      if (isOver()) throw new Shortcoming(`It ended with ${await ended}:\n${output.slice(-2_000)}`);
    },
    /** Where nobody stopped it. */
    async kill() {
      // The first process takes all others with it.
      if (!isOver()) process.kill(await findFirst(child.pid ?? 0), 'SIGKILL');
      await ended;
    },
  };
}

/** As this machine counts processes: the only child of `unshare`. @param {number} parent */
async function findFirst(parent) {
  const text = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8').catch(() => '');
  const [pid] = text.trim().split(' ');
  if (!pid) throw new Shortcoming('The container has ended.');
  return Number(pid);
}

/**
 * Another command in a running container, as its user, with its settings.
 * @param {number} pid @param {Plan} plan @param {string[]} command
 */
export async function enter(pid, { user, folder, environment }, command) {
  const settings = Object.entries({ ...NOWHERE, ...environment }).map(
    ([key, is]) => `${key}=${is}`,
  );
  const rights = ['--reuid', user, '--regid', user, '--clear-groups', '--no-new-privs'];
  const inside = ['setpriv', ...rights, '--', 'env', `--chdir=${folder}`, '-i', ...settings];
  const target = ['--target', String(pid), '--mount', '--pid', '--root'];
  return run('nsenter', [...target, '--', ...inside, ...command], { any: true });
}
