import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { takeOut } from '../../scripts/image/build.mjs';
import { Shortcoming } from '../../scripts/image/shell.mjs';

const HERE = resolve(import.meta.dirname, '../..');
/** Outside of node_modules, where Node strips no types. */
const KEPT = join(tmpdir(), 'chanote-releases');

/** An older state of this repository that can be started: its files, packages and web pages. */
export async function bringRelease(ref: string): Promise<string> {
  const commit = run(HERE, 'git', ['rev-parse', `${ref}^{commit}`]).trim();
  const folder = join(KEPT, commit.slice(0, 12));
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  await takeOut(HERE, commit, draft);
  const locks = await Promise.all(
    [HERE, draft].map((place) => readFile(join(place, 'package-lock.json'), 'utf8')),
  );
  if (locks[0] === locks[1]) await symlink(join(HERE, 'node_modules'), join(draft, 'node_modules'));
  else run(draft, 'npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
  run(draft, process.execPath, [join(draft, 'node_modules/.bin/react-router'), 'build']);
  await rename(draft, folder);
  return folder;
}

function run(cwd: string, command: string, args: string[]): string {
  const env = { ...process.env, NODE_ENV: args.includes('build') ? 'production' : undefined };
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env,
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Shortcoming(`${command} ${args[0]} failed: ${stdout}${stderr}`);
  return stdout;
}
