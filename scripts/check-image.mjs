// @ts-check
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepare } from './bootstrap.mjs';
import { bringBase } from './image/base.mjs';
import { buildImage, releaseBefore, takeOut, weighOverBase } from './image/build.mjs';
import { leaveBehind, makeVolume, tidy } from './image/instance.mjs';
import { demand, report, step } from './image/report.mjs';
import { checkBackup, checkConfinement, checkLife, checkUpgrade } from './image/steps.mjs';
import { bringTools } from './image/tools.mjs';
import { startUnit, verifyUnit } from './image/unit.mjs';

/** Builds the image and the image before, and starts both, on a Debian without Docker. */
const MOST_MB = 350;
const IMAGE = 'localhost/chanote:check';
const BEFORE = 'localhost/chanote:before';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    /** The state of the repository that counts as the release before. */
    before: { type: 'string' },
    /** Images that were built by an earlier run are taken as they are. */
    'skip-build': { type: 'boolean', default: false },
  },
});

await prepare({ build: true });
await report(async () => {
  try {
    await step('tools', async () => [undefined, await bringTools()]);
    await step('base image', async () => [undefined, await bringBase()]);
    const before = values.before ?? (await releaseBefore(root));
    if (!values['skip-build']) await build(before);
    await step(`at most ${MOST_MB} MB over its base`, async () => {
      const weight = await weighOverBase(IMAGE);
      demand(weight <= MOST_MB, `It weighs ${weight.toFixed(0)} MB.`);
      return [undefined, `${weight.toFixed(0)} MB`];
    });
    const volume = await makeVolume();
    await checkConfinement(IMAGE);
    await checkLife(IMAGE, volume);
    await checkBackup(IMAGE, volume);
    await checkUpgrade(BEFORE, IMAGE);
    await checkUnit();
  } finally {
    await tidy();
  }
});

/** @param {string} before */
async function build(before) {
  await step('builds', async () => {
    await buildImage(root, IMAGE);
    return [undefined, IMAGE];
  });
  await step(`the image before builds (${before})`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'chanote-before-'));
    leaveBehind(() => rm(folder, { recursive: true, force: true }));
    await takeOut(root, before, folder);
    await buildImage(folder, BEFORE);
    return [undefined, BEFORE];
  });
}

async function checkUnit() {
  await step('the unit, as systemd reads it', async () => {
    const { output, exposure } = await verifyUnit(root);
    demand(output === '', output);
    return [undefined, `no complaint; exposure level ${exposure} of 10`];
  });
  await step('the command of the unit, as its user', async () => {
    const { readyMs, code, stopMs, most } = await startUnit(root);
    demand(code === 0 && stopMs < most * 1_000, `It stopped with ${code} after ${stopMs} ms.`);
    return [undefined, `ready after ${readyMs} ms, exit 0 after ${stopMs} ms`];
  });
}
