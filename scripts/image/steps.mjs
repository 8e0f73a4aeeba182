// @ts-check
import { chown, copyFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { planOf } from './container.mjs';
import { listFiles, makeVolume, prepareInstance } from './instance.mjs';
import { demand, step } from './report.mjs';
import { run } from './shell.mjs';

const STOP_MS = 30_000;
const WORDS = 'Is this kept?';

/** Where an ordinary program might want to write. */
const PLACES = [
  '/',
  '/app',
  '/app/build',
  '/app/node_modules',
  '/etc',
  '/home/node',
  '/usr',
  '/var',
];

/** What runs in it has no rights, and nothing but the volume and /tmp can be written. @param {string} image */
export async function checkConfinement(image) {
  const volume = await makeVolume();
  const instance = await prepareInstance(image, [`${volume}:/data`]);
  await step('runs as a user without rights', async () => {
    const { output } = await instance.runOnly(['sh', '-c', 'id -u; cat /proc/self/status']);
    const [uid = '0'] = output.split('\n');
    const capabilities = /^CapBnd:\s*(\S+)/m.exec(output)?.[1];
    demand(
      instance.plan.user === 'node' && uid !== '0',
      `It runs as ${instance.plan.user} (${uid}).`,
    );
    demand(Number(`0x${capabilities}`) === 0, `It has the capabilities ${capabilities}.`);
    return [undefined, `user ${instance.plan.user} (${uid}), no capability, none to be had`];
  });
  await step('the root cannot be written', async () => {
    const attempts = PLACES.map((place) => `touch ${place}/attempt 2>/dev/null && echo ${place}`);
    const script = [...attempts, 'touch /tmp/a /data/a && echo writable'].join('; ');
    const { output } = await instance.runOnly(['sh', '-c', script]);
    demand(output === 'writable', `It could write to ${output.split('\n').join(', ')}.`);
    return [undefined, `${PLACES.length} attempts refused, /tmp and /data are writable`];
  });
}

/** The life of one container on its volume. @param {string} image @param {string} volume */
export async function checkLife(image, volume) {
  const instance = await prepareInstance(image, [`${volume}:/data`]);
  const before = await listFiles(instance.root);
  const server = await step('starts with its root read-only', async () => {
    const started = await instance.start();
    await instance.site.read('/');
    await instance.site.addQuestion(WORDS);
    return [started, `ready after ${started.readyMs} ms, serves and takes a record`];
  });
  await checkHealth(image, instance, server);
  await step('SIGTERM stops it cleanly', async () => {
    const { code, ms } = await server.stop();
    demand(code === 0, `It ended with ${code}: ${server.output().slice(-500)}`);
    demand(ms < STOP_MS, `It took ${ms} ms.`);
    return [undefined, `exit 0 after ${ms} ms`];
  });
  await step('nothing was written outside of the volume', async () => {
    const after = await listFiles(instance.root);
    const changed = [...after].filter((line) => !before.has(line));
    demand(changed.length === 0, changed.slice(0, 10).join('\n'));
    return [undefined, `${after.size} files of the root as before`];
  });
  await step('a second start on the same volume keeps the data', async () => {
    const second = await instance.start();
    demand(await instance.site.hasQuestion(WORDS), 'The record is gone.');
    await second.stop();
    return [undefined, `ready after ${second.readyMs} ms, the record is there`];
  });
}

/**
 * The command of the health check, as the image names it and as an orchestrator calls it.
 * @param {string} image @param {Awaited<ReturnType<typeof prepareInstance>>} instance
 * @param {Awaited<ReturnType<Awaited<ReturnType<typeof prepareInstance>>['start']>>} server
 */
async function checkHealth(image, { runOnly, plan }, server) {
  const command = ['node', 'scripts/health.mjs'];
  await step('health check, docker format', async () => {
    demand(String(plan.health) === String(command), `The image names ${plan.health}.`);
    const well = await server.run(plan.health ?? []);
    demand(well.code === 0, `It says: ${well.output}`);
    return [undefined, `the image names it, it ends with 0 (${well.output})`];
  });
  await step('health check, OCI format', async () => {
    const name = `${image}-oci`;
    const [container = ''] = (await run('buildah', ['from', '--pull-never', image])).output.split(
      '\n',
    );
    await run('buildah', ['commit', '--quiet', '--format', 'oci', '--rm', container, name]);
    const oci = await planOf(name);
    demand(oci.health === undefined, 'This format should not be able to name one.');
    const ill = await runOnly(['env', 'PORT=1', ...command]);
    demand(ill.code === 1, `Without a server it ended with ${ill.code}.`);
    return [
      undefined,
      `names none; the command by itself ends with 1 without a server (${ill.output})`,
    ];
  });
}

/** A backup made beside the running server, brought back into an empty volume. @param {string} image @param {string} volume */
export async function checkBackup(image, volume) {
  const backups = await makeVolume();
  const operate = ['node', 'build/server/operate.js'];
  const name = await step('a backup is made inside', async () => {
    const instance = await prepareInstance(image, [`${volume}:/data`, `${backups}:/backups`]);
    const server = await instance.start();
    const made = await server.run([...operate, 'backup', '/backups']);
    demand(made.code === 0, made.output);
    await server.stop();
    const [folder = ''] = await readdir(backups);
    return [folder, made.output.split('\n')[0] ?? ''];
  });
  await step('and restored inside', async () => {
    const fresh = await makeVolume();
    // As the handbook says: the key comes from where it is kept, apart from the backup.
    await copyFile(join(volume, 'secret.key'), join(fresh, 'secret.key'));
    await chown(join(fresh, 'secret.key'), 1000, 1000);
    const instance = await prepareInstance(image, [`${fresh}:/data`, `${backups}:/backups`]);
    const done = await instance.runOnly([...operate, 'restore', `/backups/${name}`]);
    demand(done.code === 0, done.output);
    const server = await instance.start();
    demand(await instance.site.hasQuestion(WORDS), 'The record is not in it.');
    await server.stop();
    return [undefined, done.output.split('\n')[0] ?? ''];
  });
}

/** The image before made a volume, and this one goes on with it. @param {string} before @param {string} image */
export async function checkUpgrade(before, image) {
  const volume = await makeVolume();
  await step('the image before starts', async () => {
    const older = await prepareInstance(before, [`${volume}:/data`]);
    const server = await older.start();
    await older.site.addQuestion(WORDS);
    const { code } = await server.stop();
    return [undefined, `ready after ${server.readyMs} ms, stopped with ${code}`];
  });
  await step('this one goes on with its volume', async () => {
    const newer = await prepareInstance(image, [`${volume}:/data`]);
    const server = await newer.start();
    demand(await newer.site.hasQuestion(WORDS), 'The record is gone.');
    await newer.site.read('/');
    const { code } = await server.stop();
    demand(code === 0, `It ended with ${code}.`);
    return [undefined, `migrated and ready after ${server.readyMs} ms, the record is there`];
  });
}
