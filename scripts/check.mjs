// @ts-check
import { execFile } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepare, runtimeEnvironment } from './bootstrap.mjs';

const script = fileURLToPath(import.meta.url);

const steps = [
  { name: 'style', commands: ['biome check .'] },
  {
    name: 'types',
    commands: [
      'react-router typegen',
      'node node_modules/typescript-native/bin/tsc --noEmit --checkers 1',
    ],
  },
  { name: 'boundaries', commands: ['depcruise src tests scripts bench'] },
  { name: 'unused code', commands: ['knip'] },
  { name: 'patterns', commands: ['node scripts/check-patterns.mjs'] },
  { name: 'migrations', commands: ['node scripts/check-migrations.mjs'] },
];

/** Every step runs, whatever the others found: the types by themselves, all else beside them in turn. */
export async function runChecks() {
  /** @param {(typeof steps)[number]} step */
  const isLong = ({ name }) => name === 'types';
  const lanes = [steps.filter(isLong), steps.filter((step) => !isLong(step))];
  return (await Promise.all(lanes.map(runInTurn))).flat();
}

/** @param {typeof steps} lane */
async function runInTurn(lane) {
  const results = [];
  for (const { name, commands } of lane) {
    const start = Date.now();
    let ok = true;
    for (const command of commands) ok &&= await runCommand(command);
    const seconds = (Date.now() - start) / 1000;
    console.log(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
    results.push({ name, ok, seconds });
  }
  return results;
}

/**
 * Prints what a failing command said; a passing one has nothing to tell.
 * @param {string} line @returns {Promise<boolean>}
 */
function runCommand(line) {
  const [command = '', ...args] = line.split(' ');
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const options = {
    cwd: dirname(dirname(script)),
    env: { ...runtimeEnvironment(), ...color },
    maxBuffer: 64 * 1024 * 1024,
  };
  return new Promise((resolve) => {
    execFile(command, args, options, (error, stdout, stderr) => {
      if (error) console.log(`$ ${line}\n${stdout + stderr || error.message}`);
      resolve(!error);
    });
  });
}

if (process.argv[1] && realpathSync(process.argv[1]) === realpathSync(script)) {
  await prepare({ build: false });
  process.exitCode = (await runChecks()).every((step) => step.ok) ? 0 : 1;
}
