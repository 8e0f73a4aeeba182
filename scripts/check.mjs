// @ts-check
import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepare, runtimeEnvironment } from './bootstrap.mjs';

const script = fileURLToPath(import.meta.url);

const steps = [
  { name: 'style', commands: ['biome check .'] },
  {
    name: 'types',
    commands: ['react-router typegen', 'node node_modules/typescript-native/bin/tsc --noEmit'],
  },
  { name: 'boundaries', commands: ['depcruise src tests scripts bench'] },
  { name: 'unused code', commands: ['knip'] },
  { name: 'patterns', commands: ['node scripts/check-patterns.mjs'] },
  { name: 'migrations', commands: ['node scripts/check-migrations.mjs'] },
];

/** Every step runs, whatever the ones before it found. */
export function runChecks() {
  return steps.map(({ name, commands }) => {
    const start = Date.now();
    const ok = commands.every(runCommand);
    const seconds = (Date.now() - start) / 1000;
    console.log(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
    return { name, ok, seconds };
  });
}

/** Prints what a failing command said; a passing one has nothing to tell. @param {string} line */
function runCommand(line) {
  const [command = '', ...args] = line.split(' ');
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const result = spawnSync(command, args, {
    cwd: dirname(dirname(script)),
    encoding: 'utf8',
    env: { ...runtimeEnvironment(), ...color },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (result.status === 0) return true;
  console.log(`$ ${line}\n${result.stdout ?? ''}${result.stderr ?? ''}${result.error ?? ''}`);
  return false;
}

if (process.argv[1] && realpathSync(process.argv[1]) === realpathSync(script)) {
  await prepare({ build: false });
  process.exitCode = runChecks().every((step) => step.ok) ? 0 : 1;
}
