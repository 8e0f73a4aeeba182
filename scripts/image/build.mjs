// @ts-check

import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BASE } from './base.mjs';
import { lines, quote, run } from './shell.mjs';

/**
 * Builds the Containerfile of a folder. How packages are fetched on this machine (registry, its
 * certificates) is lent to the build and stays out of the image.
 * @param {string} folder @param {string} name
 */
export async function buildImage(folder, name) {
  const lent = await mkdtemp(join(tmpdir(), 'chanote-lent-'));
  try {
    const volumes = await lendSettings(lent);
    const how = ['--isolation', 'chroot', '--pull-never', '--layers', '--format', 'docker'];
    await run('buildah', ['build', ...how, ...volumes, '-f', 'Containerfile', '-t', name, '.'], {
      cwd: folder,
    });
  } finally {
    await rm(lent, { recursive: true, force: true });
  }
}

/** @param {string} folder */
async function lendSettings(folder) {
  const setting = async (/** @type {string} */ name) =>
    (await run('npm', ['config', 'get', name])).answer;
  const certificates = '/etc/ssl/certs';
  const cafile = process.env.NODE_EXTRA_CA_CERTS ?? (await setting('cafile'));
  const known = cafile.startsWith('/') && existsSync(cafile);
  const npmrc = [`registry=${await setting('registry')}`, known && `cafile=${cafile}`];
  const file = join(folder, 'npmrc');
  await writeFile(file, `${npmrc.filter(Boolean).join('\n')}\n`);
  const lent = ['--volume', `${file}:/root/.npmrc:ro`];
  if (existsSync(certificates)) lent.push('--volume', `${certificates}:${certificates}:ro`);
  return lent;
}

/** What an image weighs over its base, in millions of bytes as registries count. @param {string} name */
export async function weighOverBase(name) {
  const size = async (/** @type {string} */ image) =>
    Number((await lines('podman', ['image', 'inspect', '--format', '{{.Size}}', image]))[0]);
  return ((await size(name)) - (await size(BASE))) / 1_000_000;
}

/**
 * The files of an older state of this repository.
 * @param {string} root @param {string} ref @param {string} folder
 */
export async function takeOut(root, ref, folder) {
  await mkdir(folder, { recursive: true });
  await run('sh', ['-ec', `git archive ${quote(ref)} | tar -x -C ${quote(folder)}`], { cwd: root });
}

/**
 * The release before: the newest tag. While there is none, what stood before the last migration; and
 * while there is only the baseline, which nothing before can be upgraded to, the last state of that.
 * @param {string} root
 */
export async function releaseBefore(root) {
  const git = async (/** @type {string[]} */ ...args) =>
    (await run('git', args, { cwd: root })).output;
  const tag = (await git('tag', '--sort=-creatordate', '--merged', 'HEAD')).split('\n')[0];
  if (tag) return tag;
  const last = (/** @type {string[]} */ ...args) =>
    git('log', '-1', '--no-renames', '--format=%h', ...args);
  const added = await last('--diff-filter=A', '--', 'db/migrations/*.sql');
  const baseline = await last('--diff-filter=A', '--', 'db/migrations/0000_baseline.sql');
  if (added === baseline) return last('--', 'db/migrations');
  return git('rev-parse', '--short', `${added}^`);
}
