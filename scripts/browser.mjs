// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Without the windows that nobody sees it takes half the time. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A Chromium for the browser tests: a given one, the system's, Playwright's own, or a new one. */
export async function findBrowser() {
  return (
    process.env.CHROME_PATH ||
    findInstalled([SHELL]) ||
    installPackage(SHELL) ||
    findInstalled(NAMES) ||
    (await findPlaywrights()) ||
    installPackage('chromium') ||
    (await installPlaywrights())
  );
}

/** @param {string[]} names */
function findInstalled(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
}

async function findPlaywrights() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** @param {string} name */
function installPackage(name) {
  const asRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!asRootOnDebian) return undefined;
  console.log(`Installing ${name} for the browser tests (about a minute, once)…`);
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
  return findInstalled([name]);
}

/** @returns {Promise<string>} */
async function installPlaywrights() {
  console.log('Installing Chromium for the browser tests (about a minute, once)…');
  run('npx', ['playwright', 'install', 'chromium']);
  const found = await findPlaywrights();
  if (found) return found;
  console.error('No Chromium could be installed: install one and name it in CHROME_PATH.');
  process.exit(1);
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stdout, stderr } = spawnSync(command, args, { env, encoding: 'utf8' });
  if (status !== 0) console.error(`${stdout}${stderr}`);
}
