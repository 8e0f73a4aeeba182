// @ts-check
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BASE } from './base.mjs';
import { startIn, unpack } from './container.mjs';
import { leaveBehind, makeVolume, PASSWORD, PORT } from './instance.mjs';
import { run, timed } from './shell.mjs';
import { openSite } from './site.mjs';

const PLACE = '/opt/chanote';
const STATE = '/var/lib/chanote';

/** The unit in the words of systemd itself, with the checkout where the unit looks for it. @param {string} checkout */
export async function verifyUnit(checkout) {
  const unit = join(checkout, 'ops/chanote.service');
  const lent = `mount -t tmpfs tmpfs /opt && mkdir ${PLACE} && mount --bind "$1" ${PLACE}`;
  const inNamespace = (/** @type {string} */ command) =>
    run('unshare', [
      '--mount',
      'bash',
      '-ec',
      `${lent}\n${command} "$2"`,
      'verify',
      checkout,
      unit,
    ]);
  const { output } = await inNamespace('systemd-analyze verify');
  const security = await inNamespace('systemd-analyze security --offline=true --no-pager');
  return { output, exposure: /level for \S+: ([\d.]+)/.exec(security.output)?.[1] ?? '?' };
}

/**
 * Starts what the unit starts, without systemd, which does not run here: its command as its user with
 * its settings, on a Debian whose root is read-only but for the state folder.
 * @param {string} checkout
 */
export async function startUnit(checkout) {
  const text = await readFile(join(checkout, 'ops/chanote.service'), 'utf8');
  const value = (/** @type {string} */ name) =>
    new RegExp(`^${name}=(.*)$`, 'm').exec(text)?.[1] ?? '';
  const { root, remove } = await unpack(BASE);
  leaveBehind(remove);
  await run('chroot', [
    root,
    'useradd',
    '--system',
    '--uid',
    '1000',
    '--non-unique',
    value('User'),
  ]);
  const plan = {
    user: value('User'),
    folder: value('WorkingDirectory'),
    command: value('ExecStart').split(' '),
    environment: {
      ...Object.fromEntries(
        value('Environment')
          .split(' ')
          .map((one) => one.split('=')),
      ),
      ...{ PORT: String(PORT), ADMIN_PASSWORD: PASSWORD, DEMO: '0' },
    },
    health: undefined,
  };
  const state = await makeVolume();
  const started = startIn(root, plan, [`${checkout}:${PLACE}:ro`, `${state}:${STATE}`]);
  leaveBehind(started.kill);
  const site = openSite(`http://127.0.0.1:${PORT}`, PASSWORD);
  const readyMs = await site.untilReady(started.demandAlive);
  await site.read('/');
  const pid = await started.firstProcess();
  const stopped = await timed(() => {
    process.kill(pid, 'SIGTERM');
    return started.ended;
  });
  return {
    readyMs,
    code: stopped.result,
    stopMs: stopped.ms,
    most: Number(value('TimeoutStopSec')),
  };
}
