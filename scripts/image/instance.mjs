// @ts-check
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enter, planOf, startIn, unpack } from './container.mjs';
import { run, timed } from './shell.mjs';
import { openSite } from './site.mjs';

export const PORT = Number(process.env.PORT ?? (await findFreePort()));
export const PASSWORD = 'Quartz-Wren-Plot-71';
const SETTINGS = { PORT: String(PORT), HOST: '127.0.0.1', ADMIN_PASSWORD: PASSWORD, DEMO: '1' };

/** One of the system's own choice: among those with a name some are refused by every browser. */
async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  return port;
}

/** @type {Array<() => Promise<unknown>>} */
const leftovers = [];

/** To be taken away at the end. @param {() => Promise<unknown>} remove */
export function leaveBehind(remove) {
  leftovers.push(remove);
}

/** Whatever was made goes again. */
export async function tidy() {
  for (const remove of leftovers.splice(0).reverse()) await remove();
}

/** A folder of this machine that containers write to, as the user `node`. */
export async function makeVolume() {
  const folder = await mkdtemp(join(tmpdir(), 'chanote-volume-'));
  leaveBehind(() => rm(folder, { recursive: true, force: true }));
  await chown(folder, 1000, 1000);
  return folder;
}

/**
 * One container: the server of an image on a volume, or another command of it.
 * @param {string} image @param {string[]} volumes host folder:place
 */
export async function prepareInstance(image, volumes) {
  const { root, remove } = await unpack(image);
  leaveBehind(remove);
  const plan = await planOf(image);
  const settled = { ...plan, environment: { ...plan.environment, ...SETTINGS } };
  const site = openSite(`http://127.0.0.1:${PORT}`, PASSWORD);

  return {
    root,
    plan: settled,
    site,
    /** A command instead of the server, to its end. @param {string[]} command */
    async runOnly(command) {
      const started = startIn(root, { ...settled, command }, volumes);
      return { code: await started.ended, output: started.output().trim() };
    },
    /** The server, until it is ready. */
    async start() {
      const started = startIn(root, settled, volumes);
      leaveBehind(started.kill);
      const readyMs = await site.untilReady(started.demandAlive);
      const pid = await started.firstProcess();
      return {
        readyMs,
        pid,
        output: started.output,
        /** Beside the server. @param {string[]} command */
        run: (command) => enter(pid, settled, command),
        /** As `podman stop` does it. */
        async stop() {
          const { result, ms } = await timed(async () => {
            process.kill(pid, 'SIGTERM');
            return started.ended;
          });
          return { code: result, ms };
        },
      };
    },
  };
}

/** Every file of a root with its size, time, mode and owner. @param {string} root */
export async function listFiles(root) {
  const { output } = await run('find', [root, '-xdev', '-printf', '%P %s %T@ %m %u\\n']);
  return new Set(output.split('\n'));
}
