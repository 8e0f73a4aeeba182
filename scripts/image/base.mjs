// @ts-check
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runtimeNode } from '../bootstrap.mjs';
import { quote, run } from './shell.mjs';

/** What the Containerfile begins from. */
export const BASE = 'docker.io/library/node:24-bookworm-slim';

/**
 * The image that the Containerfile is built on. Where no registry of images can be reached it is made
 * like the official one: a small Debian with Node 24, npm and the user `node`, under the same name.
 */
export async function bringBase() {
  if ((await run('podman', ['image', 'exists', BASE], { any: true })).code === 0)
    return 'is here already';
  if ((await run('podman', ['pull', '--quiet', BASE], { any: true })).code === 0)
    return 'fetched from its registry';
  const folder = await mkdtemp(join(tmpdir(), 'chanote-base-'));
  try {
    await run('debootstrap', ['--variant=minbase', 'bookworm', folder]);
    await furnish(folder);
    await run('sh', ['-c', `tar -C ${quote(folder)} -c . | podman import -q - ${BASE}`]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return 'made by debootstrap';
}

/** @param {string} root */
async function furnish(root) {
  const npm = (await run('npm', ['root', '-g'])).output.split('\n').at(-1) ?? '';
  const bin = join(root, 'usr/local/bin');
  const script = [
    `install -D -m 0755 ${quote(runtimeNode())} ${quote(join(bin, 'node'))}`,
    `mkdir -p ${quote(join(root, 'usr/local/lib/node_modules'))}`,
    `cp -a ${quote(join(npm, 'npm'))} ${quote(join(root, 'usr/local/lib/node_modules/'))}`,
    `ln -s ../lib/node_modules/npm/bin/npm-cli.js ${quote(join(bin, 'npm'))}`,
    `ln -s ../lib/node_modules/npm/bin/npx-cli.js ${quote(join(bin, 'npx'))}`,
    `chroot ${quote(root)} groupadd --gid 1000 node`,
    `chroot ${quote(root)} useradd --uid 1000 --gid node --create-home node`,
    `rm -rf ${quote(join(root, 'var/cache/apt'))} ${quote(join(root, 'var/lib/apt/lists'))}`,
  ];
  await run('sh', ['-ec', script.join('\n')]);
}
